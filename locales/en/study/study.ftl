# Studies: a game with comments, drawings and side lines.

study = Study
study-untitled = Study without a title
study-title = Title
study-rename = Rename
study-save = Save
study-tab-notes = Notes
study-tab-together = Together
study-move = Move { $number }

## The list

study-none = You have no studies yet. Open the replay of a finished game and choose “Make a study”, or bring a text.
study-seats = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
study-notes = { $count ->
        [0] no notes
        [one] { $count } note
       *[other] { $count } notes
    }
study-of-others = you may write
study-from-text = A study from a text
study-text-long = This text is longer than a study can be.

## Notes

study-here = At move { $number }
study-line-here = Side line, move { $number }
study-nothing-here = Nothing is noted here.
study-comment = Comment on move { $number }
study-post = Post
study-left = { $count ->
        [one] { $count } character left
       *[other] { $count } characters left
    }
study-drafts = Not posted yet
study-draft-discard = Throw away
study-draft-gone = Somebody has changed or removed this comment meanwhile. Compare your text with what is there now; you can post it as a new comment.
study-over = { $count ->
        [one] { $count } character too many
       *[other] { $count } characters too many
    }
study-rewriting = Editing a comment on move { $number }
study-rewrite = Edit
study-remove = Remove
study-all = { $count ->
        [0] No comments yet
        [one] { $count } comment
       *[other] { $count } comments
    }

## Drawings

study-draw = Draw on the board
study-draw-done = Done
study-tool-circle = Circle
    .about = Tap a place for a circle; hold and drag to another place for an arrow. The same again removes it.
study-tool-arrow = Arrow
    .about = Tap two places, or hold and drag from one to the other. The same again removes it.
study-draw-list = Choose from a list
study-from = Place
study-to = Arrow to
study-only-circle = no arrow, only a circle
study-add-shape = Draw or remove
study-circle = Circle: { $text }
study-arrow = Arrow from { $from } to { $to }

## Side lines

study-line = Side line
study-play-on = Play on from here
study-playing = Playing on from move { $number }.
    .about = Play for all seats, or against bots, and keep the line with a sentence. Everything to come is drawn anew.
study-line-why = What there is to say about this line
study-line-save = Keep the line
study-line-long = A side line holds at most { $most } moves and draws, and this one has { $count }. Take some back to keep it.
study-line-kept = The side line is kept.
study-line-about = Side line. { $text }
study-show-line = Show
study-in-line = This is a side line, which nobody has played.
study-leave-line = Back to the game

## Together

study-people = Who is here
study-you = you
study-leads = leads
study-writes = may write
study-lead = Take the lead
study-rest = Stop leading
study-hand-over = Hand over
study-follow = Follow { $text }
study-look-around = Look around
study-you-lead = You lead: everybody who follows sees what you look at.
study-following = You follow { $text }.
study-looking = { $text } leads. You look around by yourself.
study-together-help = One person leads, and the others see the same move from the same view. Whoever walks by themselves looks around until they follow again.
study-share = Sharing
study-link-read = Copy the link to read
study-link-write = Copy the link to write
study-open-writing = Let others write
study-close-writing = Let nobody else write
study-only-you = Everybody with the link reads; only you write.
study-others-write = Everybody with the link reads. Whoever gets the link to write may comment, draw and lead.
study-of = This study belongs to { $text }.
study-analyse = Analyse this game
study-text = Download as text
study-delete = Delete the study
study-delete-ask = The study and everything in it will be gone, for everybody.
