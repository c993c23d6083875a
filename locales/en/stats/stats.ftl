# Statistics. $share, $low and $high are whole percents.

stats-game = Game
stats-counting = The games are being counted.
stats-none = Nobody has finished this game here yet.
stats-counted = Counted: { $number ->
        [one] { $number } game of yours
       *[other] { $number } games of yours
    } and { $count ->
        [one] { $count } game
       *[other] { $count } games
    } of all people here.
stats-partial = There are more, which will be counted the next time.
stats-few = You have finished { $count ->
        [one] { $count } game
       *[other] { $count } games
    }. With fewer than { $least } the figures say little: look at the intervals.
stats-results = Results
stats-you = You
stats-all = Everybody
stats-winners = Winners
stats-won = Games won
stats-points = Points on average
stats-sources = Points by source
stats-source = Source
stats-seats = Does the seat matter?
stats-seat = Seat
stats-seat-of = Seat { $number } of { $count }
stats-thing = Had it and won
stats-kind-god = Gods
stats-kind-power = Powers
stats-kind-guardian = Guardians
stats-kind-effect = Nile cards
stats-kind-card = Cards
stats-kind-goal = Sphinx cards
stats-kind-role = Nobles
stats-openings = Openings: the first decisions
stats-decision = Decision
stats-percent = { $number } %
stats-interval = { $low }–{ $high } % in { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
stats-help = The bar shows where the true chance lies with 95 % certainty; the blue line is what chance alone would bring. Only people are counted, and a shared victory counts as a part of one.
