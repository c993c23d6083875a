# Statistics. Percents are whole numbers; $points and $times are texts with one decimal.

stats-game = Game
stats-players = Players
stats-players-all = All
stats-players-of = { $number ->
        [one] { $number } player
       *[other] { $number } players
    }
stats-counting = The games are being counted.
stats-failed = The games could not be counted.
stats-again = Try again
stats-none = Nobody has finished this game here yet.
stats-none-players = Nobody has finished this game with so many players here yet.
stats-none-own = You have not finished such a game yet: these are the figures of everybody.
stats-play = Play it
stats-games = { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
stats-results-count = { $count ->
        [one] { $count } result
       *[other] { $count } results
    }
stats-battle-count = { $count ->
        [one] { $count } battle
       *[other] { $count } battles
    }
stats-counted = Counted: { $number ->
        [one] { $number } game of yours
       *[other] { $number } games of yours
    } and { $count ->
        [one] { $count } game
       *[other] { $count } games
    } of all people here.
stats-partial = There are more, which are still being counted.
stats-few = You have finished { $count ->
        [one] { $count } game
       *[other] { $count } games
    }. With fewer than { $least } the figures say little: look at the intervals.
stats-few-records = So few games say little: look at the intervals.
stats-results = Results
stats-you = You
stats-all = Everybody
stats-winners = Winners
stats-won = Games won
stats-points = Points on average
stats-everybody-too = Everybody: { $points }
stats-gap = Where winners leave you behind
stats-gap-all = What winners do better
stats-gap-points = { $points } in a game
stats-gap-none = Nothing: you score like a winner.
stats-sources = Points by source
stats-source = Source
stats-sources-about = On average in a game. The solid bar is you, the thin one everybody, the line marks the winners.
stats-sources-about-all = On average in a game. The bar is everybody, the line marks the winners.
stats-seats = Does the seat matter?
stats-seat = Seat
stats-seat-of = Seat { $number } of { $count }
stats-seat-points = { $points } on average
stats-thing = Had it and won
stats-kind-god = Gods
stats-kind-power = Powers
stats-kind-guardian = Guardians
stats-kind-effect = Nile cards
stats-kind-card = Cards
stats-kind-goal = Sphinx cards
stats-kind-role = Nobles
stats-kind-artisan = Artisans
stats-battles = Battle cards
stats-battles-thing = Played it and won the battle
stats-times = Times in a game
stats-action-action = Actions
stats-action-sailed = Where your ships sail
stats-action-building = Ships at building sites
stats-action-town = Visits to towns
stats-action-zone = Actions by zone
stats-openings = Openings: the first decisions
stats-decision = Decision
stats-more = Show { $count } more
stats-fewer = Show fewer
stats-above = more than by chance
stats-below = less than by chance
stats-percent = { $number } %
stats-by-chance = by chance { $number } %
stats-range = { $low }–{ $high } %
stats-help = The bar shows where the true chance lies with 95 % certainty (Wilson’s interval), the dark mark in it is the share that was won, and the blue line is what the seats of the same games won on average, as chance alone would have it. Only people are counted, and a shared victory counts as a part of one. Every seat counts: a game of three people has three results.
stats-record-help = Intervals are Wilson’s, at 95 %. A shared victory counts as a part of one. Every seat counts: a game of three has three results.
