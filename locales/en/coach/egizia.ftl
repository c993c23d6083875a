# Coach of Egizia in English: what to think of at each step, and the terms of the evaluation as reasons.

## Steps: one line for whoever decides

egizia-coach-setup = Keep the card that you can fulfil along the way. It scores only at the end of the game.
egizia-coach-sail = You sail only downstream: take what is good on the way, unless others are about to grab something better.
egizia-coach-again = One more ship before the others move: take what somebody would otherwise take from you.
egizia-coach-berth = The lower the number, the earlier you build. That matters where others want to build the same as you.
egizia-coach-grow = A strong crew builds more at once, but it also eats more in every round.
egizia-coach-ring = The ring decides which fields get water, for everybody: look at your fields and at theirs.
egizia-coach-tail = Two ships in a row secure two spaces. If nobody threatens your next one, save the card.
egizia-coach-leftover = A card that needs no ship. Quarries and fields still count in this round.
egizia-coach-feed = Your space on the grain market says what missing grain costs: compare that with what you give.
egizia-coach-first-place = Being first pays where others could take a row or a grave from you. After this round the card is gone.
egizia-coach-stand-in = Without the card your ship returns with nothing. With it you still need a crew and stones.
egizia-coach-build = Each crew works once per round: keep a strong one for the site where you have the stones for it.
egizia-coach-commit = Strength beyond your stones is wasted, and a joker used here is missing at later sites.
egizia-coach-lay = Think of the rows, of your Sphinx cards, and of the stones that you need at later sites.
egizia-coach-extra = They cost nothing: more cards give you a better choice, and each one returned brings a point.
egizia-coach-keep = Keep a card only if it will bring more than the point for returning it.
egizia-coach-market = Low on the grain market hunger costs less; low on the stone market leftover stones score at the end.
egizia-coach-bonus = What you may do once per round expires now. A one-time card may wait, but not in the last round.
egizia-coach-last-upgrade = Only Sphinx cards for the most production look at your fields now: which colour do you need?

## Terms of the evaluation. `.gain` and `.loss` follow a figure such as “+2.5:”

egizia-term-scored = Points scored now
    .gain = you score points right away
    .loss = you lose points right away
egizia-term-building = Building in this round
    .gain = more to expect from building in this round
    .loss = less is left for you to build in this round
egizia-term-rows = Rows of the pyramid
    .gain = more to expect from rows of the pyramid
    .loss = less to expect from rows of the pyramid
egizia-term-future = Stones and crews for later
    .gain = your stones and crews will bring more later
    .loss = your stones and crews will bring less later
egizia-term-river = Spaces within reach
    .gain = more spaces within reach of your ships
    .loss = fewer spaces within reach of your ships
egizia-term-hunger = Grain for your crews
    .gain = hunger will cost you less
    .loss = your crews will lack grain
egizia-term-markets = Your place on the markets
    .gain = a better place on the markets
    .loss = your place on the markets is worth less
egizia-term-graves = Your graves
    .gain = your graves will bring more at the end
    .loss = your graves will bring less at the end
egizia-term-cards = Your Nile cards
    .gain = your Nile cards will still help you
    .loss = a Nile card used up, or less time to use it
egizia-term-goals = Your Sphinx cards
    .gain = your Sphinx cards promise more points
    .loss = your Sphinx cards promise fewer points
