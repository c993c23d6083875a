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

## Planned moves

plan-from = Plan ahead, from move { $number }.
plan-how = Play what you expect of the others and what you answer, then choose “Plan this”.
plan-past-draw = Your plan goes past a draw: what follows is played only if exactly the same is drawn.
plan-this = Plan this
    .about = If the others play these moves, yours are played at once. Anything else ends the plan. Nobody else can see it.
plan-made = Planned. The table shows what waits.
plan-waits =
    { $count ->
        [one] One line is planned
       *[other] { $count } lines are planned
    }
plan-secret = Your moves are played as soon as the others have played theirs. Nobody else can see this.
plan-hidden = something hidden
plan-cancel = Cancel
plan-read = All right
plan-ended-differs = Your plan ended: something else was played.
plan-ended-illegal = Your plan ended: the planned move was not possible.
plan-ended-undone = Your plan ended: a move was taken back.
