# The pages of the rules: search, rulings, and the gallery of cards and boards.

rules-search = Search the rules
# The number of sections that match.
rules-found =
    { $count ->
        [0] Nothing found
        [one] { $count } section
       *[other] { $count } sections
    }
# Stands before the title of a ruling: "Decided: Nothing to get".
rules-decided = Decided:
rules-print = Print
# While the button to print waits for the pictures.
rules-print-soon = Loading the pictures first…
rules-gallery = Cards and boards
rules-gallery-of = { $game }: cards and boards
rules-back = To the rules
rules-gallery-lead = Everything that is printed, with every number that Maat plays by.
rules-kinds = Show
rules-all = All
rules-copies = { $count }×
# After a number that is reconstructed.
rules-unchecked = We could not check this against the printed game.
# Below the values of a section that carry a dagger. The link leads to the chapter on such values.
rules-unchecked-here = † We could not [check](#numbers) this against the printed game.
# What screen readers say for a dagger.
rules-unchecked-mark = not checked
# After several lines with such numbers.
rules-unchecked-lines = We could not check the lines in italics against the printed game.
# Above a gallery with such numbers.
rules-unchecked-some =
    { $count ->
        [one] We could not check one value of this game against the printed one, so we filled it in with our best guess. It is marked at its place. Do you own the game? Help us correct it.
       *[other] We could not check { $count } values of this game against the printed one, so we filled them in with our best guess. They are marked at their places. Do you own the game? Help us correct them.
    }
rules-rule = The rule
rules-kind-boards = Boards
rules-kind-cards = Cards
rules-kind-ships = Ships and rounds
rules-kind-numbers = Numbers
rules-kind-gods = Gods
rules-kind-guardians = Guardians
rules-kind-powers = Powers
rules-kind-monuments = Monuments
rules-kind-tracks = Tracks
rules-kind-scenarios = Map and scenarios
rules-kind-nile = Nile cards
rules-kind-sphinx = Sphinx cards
rules-kind-river = The Nile
rules-kind-sites = Buildings
rules-kind-markets = Markets and ring
rules-kind-nobles = Nobles
rules-kind-artisans = Artisans
rules-kind-jars = Jars
rules-kind-offerings = Offerings
rules-kind-traitor = The Traitor
