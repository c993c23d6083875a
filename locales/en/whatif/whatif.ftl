# What if: the card above the board of a game that goes on otherwise than it did.

whatif-from = What if, from move { $number }.
whatif-counts = Nothing here counts.
whatif-redrawn = Hidden cards were drawn anew, and so is everything to come.
whatif-draws = Everything to come is drawn anew.
whatif-over = The game would end here:
whatif-points =
    { $points ->
        [one] { $seat } { $points } point
       *[other] { $seat } { $points } points
    }
whatif-take-back = Take back
whatif-redraw = Draw anew
    .about = Draws everything again that you cannot know. Your moves stay as far as they are possible.
whatif-link = Copy a link to this line
whatif-who = Others
whatif-alone = I play all seats
whatif-against = Bots: { $level }
whatif-you = You are
whatif-back = Back to the game
whatif-shorter = Not all moves were possible after the new draw.
