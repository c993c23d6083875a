# Coach in English: what is common to all games. $text is a move or the title of a lesson, $points a formatted number.

coach-name = Coach

## Buttons and questions

coach-hint = Show a hint
coach-again = Ask the coach
coach-show = Show me where
coach-quiet = No more advice

## The advice and its reasons

coach-best = My advice: { $text }.
coach-points = about { $points } points in all
coach-others = Other players
    .gain = the others will score less
    .loss = the others will score more
coach-close-call = Several moves are about equally good.
coach-luck = No single thing stands out: this move is a little better in several ways.
coach-thinking = The coach is looking at the position…
coach-lesson = Lesson: { $text }

## The warning before a big mistake

coach-warning = One moment: are you sure about this?
coach-warning-about = This looks better to me: { $text }.
coach-play-anyway = Play it anyway
coach-think-again = Let me think again

## Beginning and end of the coaching

coach-fades = You know the ropes now. From here on I stay silent unless you ask me.
coach-first-game = Play your first game with a coach
    .about = An easy bot, a line of advice at every decision, and a warning before big mistakes.
