# Replays: the bar below the board, and the form for records.

replay-beginning = The beginning of the game.
replay-line = The course of the game
# Where the replay stands: of all its steps.
replay-place = { $number } of { $count }.
# A round above the line of the game; in Ankh the rounds are conflicts.
replay-round =
    { $game ->
        [ankh] Conflict { $number }
       *[other] Round { $number }
    }
replay-beside = Log and analysis
replay-first = To the beginning
replay-back = Back
replay-forward = Forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-unit = Step
replay-unit-line = Every line
replay-unit-decision = Decision
replay-unit-turn = Turn
replay-unit-round = Round
replay-speed = Speed
replay-speed-1 = Calm
replay-speed-2 = Quick
replay-speed-4 = Very quick
# Keys, each followed by what it does.
replay-key-step = step
replay-key-round = round
replay-key-space = space
replay-key-play = play
replay-as = View
replay-as-open = everything open
replay-as-spectator = spectator
replay-link = Copy a link to this moment
replay-table = To the table
replay-other = Another record
replay-to-study = Back to the study
replay-study = Make a study
replay-verify = Check the draws

## Records

replay-record = The record as text
replay-example = game imhotep · revision 1 · seats 2 …
replay-open = Look at it
replay-file = Choose a file
replay-file-unreadable = This cannot be read. Choose or drop a text file.

record-line = Line { $number }:
record-syntax = this is not written as records are. A record begins with a line such as “game imhotep · revision 1 · seats 2”.
record-game = this game, its revision or its options are not known here.
record-move = this move was not possible.
record-hidden = something is hidden. The record was taken from a game that was not over; download it again after the end.
record-result = the result is not the one that the moves lead to.
record-long = the record is longer than any game.
record-comment = this comment or title is too long or cannot be shown.
record-full = from here on it does not fit into a study. A study holds at most 1,000 comments, drawings and side lines, 40 of them at one position, and 200 kB in all.
