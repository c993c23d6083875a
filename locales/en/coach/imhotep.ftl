# Coach of Imhotep in English: what to think of at each step, and the terms of the evaluation as reasons.

## Steps: one line for whoever decides

imhotep-coach-turn = Anybody may sail any ship with enough stones: act before yours end up in the wrong place.
imhotep-coach-lever = You set the unloading order: choose a ship where it matters whose stone comes first.
imhotep-coach-hammer = Choose a ship that may soon go where you want it. And mind the slot: the bow is unloaded first.
imhotep-coach-chisel = Two stones in one turn: together they can make a ship ready, apart they reach two sites.
imhotep-coach-sail = The ship sails at once, so nobody can interfere: which ship and slot bring most at a free harbour?
imhotep-coach-ship-bonus = This stone costs you no turn. Just do not make a ship ready that others will use against you.
imhotep-coach-to = Count what the stones on board bring at each free harbour: yours and those of the others.
imhotep-coach-order = The first stone takes the next space, or the first pick of the cards. That is not always the best.
imhotep-coach-take = Statues score together: the more, the better. A decoration counts the stones of all players.
imhotep-coach-keep = Only you see both cards: keep the one that fits your plans, the other is discarded.
imhotep-coach-put = See which space comes next on each pyramid: its points, its bonus, and what you leave to the others.
imhotep-coach-card-bonus = A card for nothing is almost always welcome. A red one acts at once.
imhotep-coach-stones-bonus = Stones now save you a turn later: only those on your sled can be loaded on a ship.
imhotep-coach-choice = The point is certain. Stones save you a turn, if there is still time to use them.

## Terms of the evaluation. `.gain` and `.loss` follow a figure such as “+2.5:”

imhotep-term-scored = Points scored now
    .gain = you score points right away
    .loss = you lose points right away
imhotep-term-temple = Your stones in the temple
    .gain = the temple will bring you more
    .loss = the temple will bring you less from now on
imhotep-term-burial = Your stones in the burial chamber
    .gain = more points for the burial chamber at the end
    .loss = fewer points for the burial chamber at the end
imhotep-term-obelisks = Your stones at the obelisks
    .gain = more points for the obelisks at the end
    .loss = fewer points for the obelisks at the end
imhotep-term-statues = Your statues
    .gain = your statues promise more points
    .loss = your statues promise fewer points
imhotep-term-decorations = Your decorations
    .gain = your decorations promise more points
    .loss = your decorations promise fewer points
imhotep-term-blue-cards = Your blue cards
    .gain = a blue card that you can still use
    .loss = a blue card used up, or less time to use it
imhotep-term-ships = Your stones on ships
    .gain = more of your stones are on their way
    .loss = fewer of your stones are still on their way
imhotep-term-sled = Stones on your sled
    .gain = more stones ready on your sled
    .loss = fewer stones on your sled, or less time for them
