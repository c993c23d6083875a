# Puzzles in English. $points is a number of points, $text the name of a move.

## The list

puzzle-begin = Begin
puzzle-go-on = Go on
puzzle-solved-of = Solved: { $number } of { $count }
puzzle-level-easy = Easy
puzzle-level-medium = Medium
puzzle-level-hard = Hard
puzzle-tile-open = Puzzle { $number }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
puzzle-tile-solved = Puzzle { $number }, solved: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
puzzle-tile-shown = Puzzle { $number }, solution seen: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
puzzle-proof = The engine found these positions in games between bots. Each answer was proved by several long searches and by playing on many times after every legal move. The points are those of your lead over the best opponent.

## At the board

puzzle-number = Puzzle { $number }
puzzle-number-of = Puzzle { $number } of { $count }
puzzle-task = Find the move that wins { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .about = It is your turn. Every legal move is lit; one is clearly better than all others.
puzzle-hint = Hint
    .about = { $count ->
        [one] It is the move that is still lit:
       *[other] It is one of the { $count } moves that are still lit:
    }
puzzle-give-up = Show the solution
puzzle-goes-on = Right. How do you go on?
puzzle-wrong = Not the best: { $text }.
puzzle-loss = It gives away about { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Try another move.
puzzle-solved = Solved!
puzzle-shown = The solution
puzzle-margin = On average this is { $points ->
        [one] { $points } point
       *[other] { $points } points
    } better than the second best: { $text }.
puzzle-because = What the best move brings in comparison, above all:
puzzle-next = Next puzzle
