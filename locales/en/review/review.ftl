# Analysis of a game in English. $seat is a player, $share and $loss are formatted percentages.

review-about = A search plays through every decision of the game and tells what was good, what was luck, and what would have been better.
review-about-running = While the game runs, your own decisions so far are analysed, with what you knew. Everything else follows after the end.
review-own-only = Only your own decisions so far are analysed, with what you knew. Everything else follows after the end.
review-start = Analyse this game
review-depth = Depth
review-depth-quick = quick
review-depth-standard = standard
review-depth-deep = deep
review-knowledge = Judged
review-knowledge-seat = as the player knew it
review-knowledge-open = with open cards
review-progress = Progress of the analysis
review-status-running = { $total ->
        [0] The analysis is starting…
       *[other] { $done } of { $total } lines
    }
review-status-waiting = Many games are being analysed just now. This one waits its turn and then goes on by itself.
review-status-stopped = { $total ->
        [0] Stopped
       *[other] Stopped after { $done } of { $total } lines
    }
review-done = The analysis is complete.
review-stop = Cancel
review-resume = Go on

## The chart

review-shown = What is shown
review-mode-win = Chance to win
review-mode-points = Expected points
review-chart-win = Chance to win over the game, in percent
review-chart-points = Expected points at the end, over the game

## What is on the board

review-decides = { $seat } to move
review-board-before = before move { $number }
review-board-after = after move { $number }
review-board-expected = expected, not played
review-board = { $round }, { $position }

## A decision

review-could = What { $seat } could do
review-after-win = chance to win after it
review-after-points = expected points after it
review-played = Played
review-against = The best move does better here:
review-share = { $share } of the search
review-expected = What the bot expected next
review-back = Back to the game
review-no-decision = Go to a decision to see its best moves.

## Marks

review-mark-good = the only good move
review-mark-inaccuracy = a slip
review-mark-mistake = a mistake
review-mark-blunder = a blunder
review-from = (from { $loss })
review-next = Next mistake
review-faultless = No mistakes found

## A draw

review-draw-title = What the draw changed
review-draw-about = The change for each player, compared with the average of everything that could have been drawn. All cards are open for this, also those that nobody had seen.

## Luck and decisions

review-luck-title = Luck and decisions
review-luck-win = in the chance to win
review-luck-points = in points
review-luck-about = { $knowledge ->
        [open] Draws and decisions are both judged with all cards open.
       *[seat] Draws are judged with all cards open, decisions by what the player knew.
    }
review-luck = luck of the draw
review-decisions = decisions
review-count-good = { $count ->
        [one] { $count } good move
       *[other] { $count } good moves
    }
review-count-blunder = { $count ->
        [one] { $count } blunder
       *[other] { $count } blunders
    }
review-count-mistake = { $count ->
        [one] { $count } mistake
       *[other] { $count } mistakes
    }
review-count-inaccuracy = { $count ->
        [one] { $count } slip
       *[other] { $count } slips
    }
