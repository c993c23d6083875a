# Egizia in English. How arguments are bound is told at the top of crates/words/src/lib.rs.

egizia = Egizia
    .about = Ships sail down the Nile and never back. Feed your crews, haul stone and build together what Egypt will be known for.
    .round = Round { $number } of { $count }
egizia-goal = Have the most points after five rounds: build the monuments, and keep your crews fed.

## Names. `.the` with the definite article, `.on` and `.at` where, `.to` where to, `.all` several of the kind, `.field` a field
## of this colour, `.for` for what scores, `.title` as a heading.

egizia-name-black = black crew
    .title = Black crew
    .short = Black
    .the = the black crew
egizia-name-yellow = yellow crew
    .title = Yellow crew
    .short = Yellow
    .the = the yellow crew
egizia-name-blue = blue crew
    .title = Blue crew
    .short = Blue
    .the = the blue crew
egizia-name-joker = joker
    .title = Joker
    .short = Joker
    .the = the joker

egizia-name-stone = stone market
    .title = Stone market
egizia-name-grain = grain market
    .title = Grain market

egizia-name-green = green
    .title = Green
    .field = Green field
    .all = green fields
egizia-name-yellow-green = yellow-green
    .title = Yellow-green
    .field = Yellow-green field
    .all = yellow-green fields
egizia-name-brown = brown
    .title = Brown
    .field = Brown field
    .all = brown fields

egizia-name-left = left
    .title = Left
    .to = to the left
egizia-name-middle = middle
    .title = Middle
    .to = to the middle
egizia-name-right = right
    .title = Right
    .to = to the right
egizia-name-stay = stay
    .title = Stay

egizia-name-site-sphinx = Sphinx
    .title = Sphinx
    .at = at the Sphinx
egizia-name-site-obelisk = obelisk and graves
    .title = Obelisk and graves
    .at = at obelisk and graves
egizia-name-site-pyramid = pyramid and temple
    .title = Pyramid and temple
    .at = at pyramid and temple

egizia-name-sphinx = Sphinx
    .title = Sphinx
    .for = for Sphinx cards that were returned
egizia-name-obelisk = obelisk
    .title = Obelisk
    .on = on the obelisk
    .for = for the obelisk
egizia-name-graves = graves
    .title = Graves
    .on = on the graves
    .for = for graves
egizia-name-pyramid = pyramid
    .title = Pyramid
    .on = on the pyramid
    .for = for the pyramid
egizia-name-temple = temple
    .title = Temple
    .on = on the temple
    .for = for the temple

egizia-name-pillar-left = left pillar
    .title = Left pillar
egizia-name-pillar-right = right pillar
    .title = Right pillar
egizia-name-columns = columns
    .title = Columns
egizia-name-lintels = lintels
    .title = Lintels

egizia-name-ombos = Ombos
egizia-name-edfu = Edfu
egizia-name-thebae = Thebae
egizia-name-abydus = Abydus
egizia-name-selinon = Selinon
egizia-name-passalon = Passalon
egizia-name-amarna = Amarna
egizia-name-beni-hasan = Beni Hasan
egizia-name-alyi = Alyi
egizia-name-giza = Giza
egizia-name-heliopolis = Heliopolis

egizia-name-immediate = at once
    .title = At once
egizia-name-any-time = any time
    .title = Any time
egizia-name-permanent = permanent
    .title = Permanent

# cards; those with a number of their own are called by egizia-label-card

egizia-name-quarry = quarry
    .title = Quarry
    .all = quarries
egizia-name-field = field
    .title = Field
egizia-name-sphinx-plus = Two extra Sphinx cards
egizia-name-sphinx-keep = Keep two Sphinx cards
egizia-name-crew-each-round = Crew +1 every round
egizia-name-pay-for-crew = Stones for a crew
egizia-name-upstream = Sail upstream
egizia-name-occupied = Occupied round space
egizia-name-first-place = First at building sites
egizia-name-stones-as-grain = Stones as grain
egizia-name-leftover = Take a leftover card
egizia-name-better-field = Better field
egizia-name-grave-bonus = Grave value
egizia-name-crews-choice = Two crews +1 or one +2
egizia-name-crew-pair = Two named crews +1
egizia-name-stone-market = stone market
    .title = Stone market
egizia-name-grain-market = grain market
    .title = Grain market
    .for = at the grain market
egizia-name-brick-points = Points for bricks
egizia-name-stones = stones
    .title = Stones
egizia-name-strength = strength
    .title = Strength
egizia-name-two-crews = Two crews together
egizia-name-double-turn = Double turn
egizia-name-double-space = Double round space
egizia-name-sell-stones = Sell stones
egizia-name-stand-in = Substitute may build

egizia-name-crew = crew
    .title = Crew
egizia-name-any-crew = crew of your choice
    .title = Crew of your choice
egizia-name-ring = water ring
    .title = Water ring
egizia-name-points = points
    .title = Points

egizia-name-obelisk-row = row of the obelisk
    .title = Row of the obelisk
egizia-name-pyramid-row = row of the pyramid
    .title = Row of the pyramid
egizia-name-temple-parts = parts of the temple
    .title = Parts of the temple
egizia-name-graves-taken = graves taken
    .title = Graves taken
egizia-name-market-players = players at the bottom of a market
    .title = Players at the bottom of a market
egizia-name-own-bricks = own bricks
    .title = Own bricks
egizia-name-bricks-everywhere = bricks in every building
    .title = Bricks in every building
egizia-name-own-market = own market marker
    .title = Own market marker
egizia-name-permanent-cards = permanent cards
    .title = Permanent cards
egizia-name-ten-points = tens of points
    .title = Tens of points
egizia-name-each-brick = each own brick
    .title = Each own brick
egizia-name-crew-strength = strength of a crew
    .title = Strength of a crew
egizia-name-most-production = most production
    .title = Most production

egizia-name-setup = setup
    .title = Setup
egizia-name-deal = new cards
    .title = New cards
egizia-name-sail = sailing the Nile
    .title = Sailing
egizia-name-feed = feeding the crews
    .title = Feeding
egizia-name-produce = producing stones
    .title = Production
egizia-name-build = building
    .title = Building
egizia-name-cooperation = cooperation bonus
    .title = Cooperation
    .for = for cooperation
egizia-name-turn-order = turn order
    .title = Turn order
egizia-name-final-scoring = final scoring
    .title = Final scoring

egizia-name-rows = row bonus
    .title = Row bonus
    .for = the row bonus
egizia-name-nile-cards = Nile cards
    .title = Nile cards
    .for = with a Nile card
egizia-name-hunger = hunger
    .title = Hunger
egizia-name-sale = sale
    .title = Sale of stones
    .for = for stones that were left
egizia-name-grave-tiles = grave tiles
    .title = Grave tiles
    .for = for the value of the graves
egizia-name-sphinx-cards = Sphinx cards
    .title = Sphinx cards
    .for = for Sphinx cards

# why stones come and go

egizia-name-space = town
    .title = Town
egizia-name-card = Nile card
    .title = Nile card
egizia-name-market = stone market
    .title = Market
egizia-name-quarries = quarries
    .title = Quarries
egizia-name-feeding = feeding
    .title = Feeding
egizia-name-training = strength for a crew
    .title = Strength for a crew

## Parts of other messages

egizia-part-stones =
    { $count ->
        [one] { $count } stone
       *[other] { $count } stones
    }
egizia-part-number-stones =
    { $number ->
        [one] { $number } stone
       *[other] { $number } stones
    }
egizia-part-first-stones =
    { $first ->
        [one] { $first } stone
       *[other] { $first } stones
    }
egizia-part-steps =
    { $number ->
        [one] { $number } step
       *[other] { $number } steps
    }
egizia-part-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
egizia-part-first-cards =
    { $first ->
        [one] { $first } card
       *[other] { $first } cards
    }
egizia-part-worth =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
egizia-part-number-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
# fields that a better field can lie on
egizia-part-field =
    { $noun-id ->
        [a09] the yellow-green field 5
        [a10] the yellow-green field 6
        [a11] the brown field 6
        [a12] the brown field 7
        [b07] the yellow-green field 5
        [b08] the yellow-green field 6
        [b09] the brown field 8
        [b10] the brown field 9
       *[other] a field
    }

egizia-part-sphinx-1 = Obelisk row 7 built
egizia-part-sphinx-2 = Obelisk row 8 built
egizia-part-sphinx-3 = Obelisk row 9 built
egizia-part-sphinx-4 = Pyramid row 3 complete
egizia-part-sphinx-5 = Pyramid row 4 complete
egizia-part-sphinx-6 = Both temple pillars complete
egizia-part-sphinx-7 = Temple columns complete
egizia-part-sphinx-8 = 8 graves taken
egizia-part-sphinx-9 = Players at the bottom of the stone market
egizia-part-sphinx-10 = Players at the bottom of the grain market
egizia-part-sphinx-11 = 4 own bricks on the obelisk
egizia-part-sphinx-12 = 5 own bricks on the obelisk
egizia-part-sphinx-13 = 4 own bricks on the temple
egizia-part-sphinx-14 = 6 own bricks on the pyramid
egizia-part-sphinx-15 = 7 own bricks on the pyramid
egizia-part-sphinx-16 = 2 own bricks in every building
egizia-part-sphinx-17 = Own marker at the bottom of the stone market
egizia-part-sphinx-18 = Own marker at the bottom of the grain market
egizia-part-sphinx-19 = 2 points per permanent card
egizia-part-sphinx-20 = 1 point per 10 points
egizia-part-sphinx-21 = 1 point per own brick on the graves
egizia-part-sphinx-22 = Strength of the black crew
egizia-part-sphinx-23 = Strength of the yellow crew
egizia-part-sphinx-24 = Strength of the blue crew
egizia-part-sphinx-25 = Strength of the joker crew
egizia-part-sphinx-26 = Most production of quarries
egizia-part-sphinx-27 = Most production of green fields
egizia-part-sphinx-28 = Most production of yellow-green fields
egizia-part-sphinx-29 = Most production of brown fields
egizia-part-sphinx-first =
    { $first ->
        [1] { egizia-part-sphinx-1 }
        [2] { egizia-part-sphinx-2 }
        [3] { egizia-part-sphinx-3 }
        [4] { egizia-part-sphinx-4 }
        [5] { egizia-part-sphinx-5 }
        [6] { egizia-part-sphinx-6 }
        [7] { egizia-part-sphinx-7 }
        [8] { egizia-part-sphinx-8 }
        [9] { egizia-part-sphinx-9 }
        [10] { egizia-part-sphinx-10 }
        [11] { egizia-part-sphinx-11 }
        [12] { egizia-part-sphinx-12 }
        [13] { egizia-part-sphinx-13 }
        [14] { egizia-part-sphinx-14 }
        [15] { egizia-part-sphinx-15 }
        [16] { egizia-part-sphinx-16 }
        [17] { egizia-part-sphinx-17 }
        [18] { egizia-part-sphinx-18 }
        [19] { egizia-part-sphinx-19 }
        [20] { egizia-part-sphinx-20 }
        [21] { egizia-part-sphinx-21 }
        [22] { egizia-part-sphinx-22 }
        [23] { egizia-part-sphinx-23 }
        [24] { egizia-part-sphinx-24 }
        [25] { egizia-part-sphinx-25 }
        [26] { egizia-part-sphinx-26 }
        [27] { egizia-part-sphinx-27 }
        [28] { egizia-part-sphinx-28 }
       *[29] { egizia-part-sphinx-29 }
    }

## Steps: the question to whoever decides, and what the others read

egizia-step-deal-sphinx = Sphinx cards are dealt.
    .waiting = Sphinx cards are dealt.
egizia-step-setup = Which of the two Sphinx cards do you keep?
    .waiting =
        { $seat-count ->
            [one] { $seat } chooses a Sphinx card.
           *[other] { $seat } choose a Sphinx card each.
        }
egizia-step-turn-graves = Grave tiles are turned up.
    .waiting = Grave tiles are turned up.
egizia-step-deal-nile = Nile cards are dealt.
    .waiting = Nile cards are dealt.
egizia-step-sail = Place a ship, or pass.
    .waiting = { $seat } places a ship.
egizia-step-again = Double turn: place another ship.
    .waiting = { $seat } places another ship.
egizia-step-berth = Which building space do you take?
    .waiting = { $seat } chooses a building space.
egizia-step-grow = Which crew gains 1 strength?
    .waiting = { $seat } chooses a crew.
egizia-step-ring = Do you move the water ring?
    .waiting = { $seat } may move the water ring.
egizia-step-tail = Do you place another ship with Double turn?
    .waiting = { $seat } may place another ship.
egizia-step-leftover = Which of the cards left do you take?
    .waiting = { $seat } may take a card that is left.
egizia-step-feed = How do you feed your crews?
    .waiting = { $seat } feeds hungry crews.
egizia-step-first-place = Do you move to first place, here and at the sites to come?
    .waiting = { $seat } may move to first place.
egizia-step-stand-in = Do you build as the substitute with your card?
    .waiting = { $seat } may build as the substitute.
egizia-step-build = Which crew do you commit?
    .waiting = { $seat } commits a crew.
egizia-step-commit = Add strength, or begin to build.
    .waiting = { $seat } commits crews.
egizia-step-lay = What do you build next?
    .waiting = { $seat } builds.
egizia-step-extra = How many more Sphinx cards do you draw, free of charge?
    .waiting = { $seat } may draw more Sphinx cards.
egizia-step-draw-sphinx = Sphinx cards are drawn.
    .waiting = Sphinx cards are drawn.
egizia-step-keep = Which Sphinx card do you keep? The others bring points.
    .waiting = { $seat } looks at Sphinx cards.
egizia-step-market = On which market do you move down?
    .waiting = { $seat } moves down on a market.
egizia-step-bonus = Do you use a card before the round ends?
    .waiting = { $seat } may still use a card.
egizia-step-last-upgrade = Final scoring: do you lay Better field on a field?
    .waiting = { $seat } may still improve a field.
egizia-step-over = The game is over.
    .waiting = The game is over.

## Moves, as imperatives. `.short` on a button below the question

egizia-move-keep =
    { $noun-id ->
        [hidden] Keep a Sphinx card in secret
       *[other] Keep “{ egizia-part-sphinx-first }”
    }
egizia-move-ship = Place a ship on space { $first }
    .short = Space { $first }
egizia-move-double = Place a ship on space { $first } and use it twice (Double round space)
    .short = Space { $first }, twice
egizia-move-berth = Take building space { $first }
    .short = Building space { $first }
egizia-move-pass = Pass
egizia-move-grow = Strengthen { $noun-the }
    .short = { $noun-title }
egizia-move-take = Take the card from card square { $first }
    .short = Card square { $first }
egizia-move-decline = Do not use the card
    .short = No
egizia-move-ring =
    { $noun-id ->
        [stay] Leave the water ring where it is
       *[other] Move the water ring { $noun-to }
    }
    .short = { $noun-title }
egizia-move-again = Discard Double turn and place another ship
    .short = Another ship
egizia-move-done = Done
egizia-move-grain = Discard a grain card
    .short = Grain card
egizia-move-feed = Feed { egizia-part-first-stones } instead of grain
    .short = { egizia-part-first-stones }
egizia-move-first = Move to first place
    .short = First place
egizia-move-commit = Commit { $noun-the }
    .short = { $noun-title }
egizia-move-joker = Add the joker
    .short = Joker
egizia-move-boost = Discard a strength card
    .short = Strength card
egizia-move-give-up = Give up building here
    .short = Give up
egizia-move-draw = Pay for { egizia-part-first-cards } from the Sphinx deck
    .short = { egizia-part-first-cards }
egizia-move-extra =
    { $first ->
        [0] Draw no more Sphinx cards
        [one] Draw { $first } more Sphinx card, free of charge
       *[other] Draw { $first } more Sphinx cards, free of charge
    }
    .short =
        { $first ->
            [0] None
           *[other] { egizia-part-first-cards }
        }
egizia-move-obelisk = Build on the obelisk
    .short = Obelisk
egizia-move-grave =
    { $noun-id ->
        [none] Take the next grave
       *[other] Turn up a grave tile of value { $first }
    }
    .short = Grave
egizia-move-row = Build in row { $first } of the pyramid
    .short = Pyramid, row { $first }
egizia-move-pillar =
    { $noun-id ->
        [left] Build on the left pillar of the temple
       *[right] Build on the right pillar of the temple
    }
    .short =
        { $noun-id ->
            [left] Left pillar
           *[right] Right pillar
        }
egizia-move-column = Build a column of the temple
    .short = Column
egizia-move-lintel = Build a lintel of the temple
    .short = Lintel
egizia-move-market = Move down on the { $noun }
    .short = { $noun-title }
egizia-move-stand-in = Build as the substitute
    .short = Build
egizia-move-haul = Discard the card for stones and gain them
    .short = Stones
egizia-move-sell = Sell { egizia-part-first-stones } for points
    .short = { egizia-part-first-stones }
egizia-move-water = Lay Better field on { egizia-part-field }
egizia-move-drill = Strengthen { $noun-the } (Crew +1 every round)
    .short = { $noun-title }
egizia-move-train = Pay stones and strengthen { $noun-the }
    .short = { $noun-title }
egizia-move-nile = Deal Nile card { $noun-id }
egizia-move-card =
    { $noun-id ->
        [hidden] Draw a Sphinx card in secret
       *[other] Draw “{ egizia-part-sphinx-first }” in secret
    }

## Events, as sentences for the log

egizia-event-sphinx-seen = { $seat } sees “{ egizia-label-sphinx-card }”.
egizia-event-sphinx-kept = { $seat } keeps “{ egizia-label-sphinx-card }”.
egizia-event-sphinx-chosen =
    { $kept ->
        [0] { $seat } keeps no Sphinx card and returns { $returned }.
        [one] { $seat } keeps { $kept } Sphinx card and returns { $returned }.
       *[other] { $seat } keeps { $kept } Sphinx cards and returns { $returned }.
    }
egizia-event-grave-turned = Grave { $slot } is turned up: value { $value }.
egizia-event-round-began = Round { $round } begins. Turn order: { $seats }.
egizia-event-phase-began = Phase: { $phase }.
egizia-event-nile-dealt = Card square { $square }: { egizia-label-card }.
egizia-event-ship-placed = { $seat } places a ship on space { $position }.
egizia-event-town-visited = { $seat } places a ship in { $town } (space { $position }).
egizia-event-ship-berthed = { $seat } takes building space { $place } { $site-at }.
egizia-event-substitute-stands = { $seat } stands as the substitute { $site-at }.
egizia-event-card-taken = { $seat } takes “{ egizia-label-card }”.
egizia-event-card-used = { $seat } uses “{ egizia-label-card }”.
egizia-event-crew-grew = { $seat } strengthens { $crew-the } to { $strength }.
egizia-event-crew-full = { $seat } cannot strengthen { $crew-the } any more.
egizia-event-market-moved = { $seat } moves down to space { $space } of the { $market }.
egizia-event-market-bottom = { $seat } is at the bottom of the { $market } already.
egizia-event-stones-gained = { $seat } gains { egizia-part-stones } ({ $cause }).
    .brings = { egizia-part-stones }
egizia-event-stones-lost =
    { $count ->
        [one] { $seat } has no room for { $count } stone: it is lost.
       *[other] { $seat } has no room for { $count } stones: they are lost.
    }
egizia-event-stones-paid = { $seat } pays { egizia-part-stones } ({ $cause }).
egizia-event-ring-moved = { $seat } moves the water ring { $ring-to }.
egizia-event-ring-stayed = { $seat } leaves the water ring where it is.
egizia-event-field-improved = { $seat } lays Better field on a field, which now is a { $colour } field { $number }.
egizia-event-passed = { $seat } passes.
egizia-event-sailed-out = { $seat } has no ship or no space left.
egizia-event-leftover-declined = { $seat } takes none of the cards left.
egizia-event-fed = { $seat } feeds all crews: { $grain } grain for { $need }.
egizia-event-starved = { $seat } lacks { $missing } grain.
egizia-event-first-place-taken = { $seat } moves to first place { $site-at }.
egizia-event-first-place-declined = { $seat } does not move to first place.
egizia-event-gave-up = { $seat } gives up building { $site-at }.
egizia-event-could-not-build = { $seat } can build nothing { $site-at }.
egizia-event-substitute-left = { $seat } may not build as the substitute { $site-at }: the ship returns.
egizia-event-crews-committed = { $seat } builds { $site-at } with strength { $strength } ({ $crews }).
egizia-event-sphinx-drawn =
    { $free ->
        [0] { $seat } draws { egizia-part-cards } from the Sphinx deck.
       *[other] { $seat } draws { egizia-part-cards } from the Sphinx deck, { $free } of them free of charge.
    }
egizia-event-obelisk-built = { $seat } builds in row { $row } of the obelisk: value { $value }.
egizia-event-grave-taken = { $seat } takes grave { $slot }: value { $value }.
egizia-event-pyramid-built = { $seat } builds space { $space } in row { $row } of the pyramid: value { $value }.
egizia-event-temple-built = { $seat } builds on the temple ({ $part }): value { $value }.
egizia-event-row-completed = Row { $row } of the pyramid is complete. { $seat } has the most bricks in it: { $bricks }.
egizia-event-ships-returned = The ships return to their owners.
egizia-event-cards-removed =
    { $count ->
        [one] { $count } Nile card that nobody took leaves the game.
       *[other] { $count } Nile cards that nobody took leave the game.
    }
egizia-event-turn-order = New turn order: { $seats }.
egizia-event-round-ended = Round { $round } ends.
egizia-event-graves-counted = { $seat } has graves of value { $sum }.
egizia-event-sphinx-revealed = { $seat } shows “{ egizia-label-sphinx-card }”: { ui-part-points }.
egizia-event-scored =
    { $source-id ->
        [hunger] { $seat } suffers from hunger: { ui-part-points }.
       *[other] { $seat } scores { $source-for }: { ui-part-points }.
    }
    .brings = { ui-part-points }
egizia-event-game-ended =
    { $winners-count ->
        [one] { $winners } wins the game.
       *[other] { $winners } win the game together.
    }

## Labels of the table

egizia-label-tie-break = With equal points, whoever is in front on the score track wins.

# cards: `card` and `sphinx-card` are their titles, `nile-` says what a Nile card does, `bonus-` what a field brings at once,
# `goal-` what a Sphinx card counts

egizia-label-card =
    { $effect-id ->
        [quarry] Quarry { $number }
        [field] { $colour-field } { $number }
        [pay-for-crew]
            { $number ->
                [one] { $number } stone: crew +1
               *[other] { $number } stones: crew +1
            }
        [grave-bonus] Grave value +{ $number }
        [stone-market] Stone market { $number } down
        [grain-market] Grain market { $number } down
        [grain] { $number } grain
        [stones] { egizia-part-number-stones }
        [strength] Strength +{ $number }
        [sell-stones] Sell up to { egizia-part-number-stones }
       *[other] { $effect }
    }
egizia-label-sphinx-card =
    { $card ->
        [1] { egizia-part-sphinx-1 }
        [2] { egizia-part-sphinx-2 }
        [3] { egizia-part-sphinx-3 }
        [4] { egizia-part-sphinx-4 }
        [5] { egizia-part-sphinx-5 }
        [6] { egizia-part-sphinx-6 }
        [7] { egizia-part-sphinx-7 }
        [8] { egizia-part-sphinx-8 }
        [9] { egizia-part-sphinx-9 }
        [10] { egizia-part-sphinx-10 }
        [11] { egizia-part-sphinx-11 }
        [12] { egizia-part-sphinx-12 }
        [13] { egizia-part-sphinx-13 }
        [14] { egizia-part-sphinx-14 }
        [15] { egizia-part-sphinx-15 }
        [16] { egizia-part-sphinx-16 }
        [17] { egizia-part-sphinx-17 }
        [18] { egizia-part-sphinx-18 }
        [19] { egizia-part-sphinx-19 }
        [20] { egizia-part-sphinx-20 }
        [21] { egizia-part-sphinx-21 }
        [22] { egizia-part-sphinx-22 }
        [23] { egizia-part-sphinx-23 }
        [24] { egizia-part-sphinx-24 }
        [25] { egizia-part-sphinx-25 }
        [26] { egizia-part-sphinx-26 }
        [27] { egizia-part-sphinx-27 }
        [28] { egizia-part-sphinx-28 }
       *[29] { egizia-part-sphinx-29 }
    }
egizia-label-nile-quarry = It brings { egizia-part-number-stones } each time your quarries produce, already in this round.
egizia-label-nile-field = It brings { $number } grain each time you feed your crews while this colour is irrigated, already in this round.
egizia-label-nile-sphinx-plus = Whenever you build at the Sphinx, you may draw up to { $number } cards more, which need neither stones nor strength.
egizia-label-nile-sphinx-keep = Whenever you build at the Sphinx, you may keep up to { $number } of the cards drawn.
egizia-label-nile-crew-each-round = Once per round, on your turn, one of your crews gains { $number } strength.
egizia-label-nile-pay-for-crew =
    { $fed-id ->
        [true] Once per round, on your turn after feeding, you may pay { egizia-part-number-stones } and one of your crews gains 1 strength.
       *[false] Once per round, on your turn, you may pay { egizia-part-number-stones } and one of your crews gains 1 strength.
    }
egizia-label-nile-upstream = Once per round you may place a ship upstream of your lowest one; the ships after it still go downstream of the lowest one.
egizia-label-nile-occupied = Once per round you may place a ship on a round space where ships stand already, but not in Heliopolis.
egizia-label-nile-first-place = When a building site begins, you may move to first place there and at all later sites of the round; then the card leaves the game.
egizia-label-nile-stones-as-grain = When grain is missing, you may pay 1 stone for each grain that you lack.
egizia-label-nile-leftover = In each round, when all have passed, you may take one Nile card that is still on the board, without a ship.
egizia-label-nile-better-field = Lay it on a field of yours for good: brown becomes yellow-green, yellow-green becomes green.
egizia-label-nile-grave-bonus = In the final scoring your graves together are worth { $number } more.
egizia-label-nile-crews-choice = Your crews gain { $number } strength in all: two different crews 1 each, or one crew both.
egizia-label-nile-crew-pair = These crews of yours gain { $number } strength each: { $crews }.
egizia-label-nile-stone-market = Your marker on the stone market moves { egizia-part-steps } down.
egizia-label-nile-grain-market = Your marker on the grain market moves { egizia-part-steps } down.
egizia-label-nile-brick-points = At once { egizia-part-number-points } for each of your bricks on these buildings: { $buildings }.
egizia-label-nile-grain = Discard it when grain is missing: it counts as { $number } grain, and what you do not need is lost.
egizia-label-nile-stones = Discard it on your turn and gain { egizia-part-number-stones }.
egizia-label-nile-strength = Discard it when you commit a crew: this build has { $number } strength more.
egizia-label-nile-two-crews = Discard it when you commit a crew: a second regular crew joins this build.
egizia-label-nile-double-turn = Discard it after placing a ship, and place another one at once.
egizia-label-nile-double-space = Discard it when you place a ship on a round space, but not in Heliopolis: you use the space twice.
egizia-label-nile-sell-stones = Discard it on your turn and sell up to { egizia-part-number-stones } for 1 point each.
egizia-label-nile-stand-in = Discard it when you are the substitute and nobody has given up: you may build after the others.

egizia-label-bonus-stone-market = At once: stone market { egizia-part-steps } down.
egizia-label-bonus-grain-market = At once: grain market { egizia-part-steps } down.
egizia-label-bonus-points = At once: { egizia-part-number-points }.
egizia-label-bonus-stones = At once: { egizia-part-number-stones }.

egizia-label-goal-obelisk-row = { egizia-part-worth } if row { $number } of the obelisk is full at the end, whoever built it.
egizia-label-goal-pyramid-row = { egizia-part-worth } if row { $number } of the pyramid is full at the end, whoever built it.
egizia-label-goal-temple-parts = { egizia-part-worth } if this is built of the temple at the end, by whomever: { $parts }.
egizia-label-goal-graves-taken = { egizia-part-worth } if at least { $number } graves are taken at the end, by whomever.
egizia-label-goal-market-players = By the number of players at the bottom of the { $market } at the end, yourself or others: { $one } for one, { $two } for two, { $three } for three, { $four } for four.
egizia-label-goal-own-bricks =
    { $number ->
        [one] { egizia-part-worth } if you have at least { $number } brick { $building-on } at the end.
       *[other] { egizia-part-worth } if you have at least { $number } bricks { $building-on } at the end.
    }
egizia-label-goal-bricks-everywhere =
    { $number ->
        [one] { egizia-part-worth } if you have at least { $number } brick on each of these at the end: { $buildings }.
       *[other] { egizia-part-worth } if you have at least { $number } bricks on each of these at the end: { $buildings }.
    }
egizia-label-goal-own-market = { egizia-part-worth } if your marker is at the bottom of the { $market } at the end.
egizia-label-goal-permanent-cards = { egizia-part-worth } for each permanent card that you have at the end, except fields and quarries.
egizia-label-goal-ten-points = { egizia-part-worth } for every full { $number } points that you have when everything else is counted.
egizia-label-goal-each-brick = { egizia-part-worth } for each brick that you have { $building-on } at the end.
egizia-label-goal-crew-strength = { egizia-part-worth } for each strength of your { $crew } at the end.
egizia-label-goal-most-production = { egizia-part-worth } if nobody’s { $of-all } produce more than yours at the end; the water ring does not matter, and a tie is enough.

# what towns do

egizia-label-act-stone-market = stone market { egizia-part-steps } down
egizia-label-act-grain-market = grain market { egizia-part-steps } down
egizia-label-act-crew = { $crew } +{ $number }
egizia-label-act-any-crew = one crew +{ $number }
egizia-label-act-stones = { egizia-part-number-stones }
egizia-label-act-ring =
    { $number ->
        [one] the water ring may move { $number } place
       *[other] the water ring may move { $number } places
    }

# why a line of the score sheet has its points

egizia-label-sheet-sphinx = 1 point for each card drawn at the Sphinx and returned.
egizia-label-sheet-obelisk = The value of each brick laid on the obelisk.
egizia-label-sheet-graves = The value of each grave, when it was taken.
egizia-label-sheet-pyramid = The value of each brick laid on the pyramid.
egizia-label-sheet-temple = The value of each brick laid on the temple.
egizia-label-sheet-rows = For the most bricks in a complete row of the pyramid, 1 point for each of them.
egizia-label-sheet-grain-market = For each step at the bottom of the grain market.
egizia-label-sheet-nile-cards = What Nile cards brought at once, stones sold with a card too.
egizia-label-sheet-cooperation = For the number of sites built at in a round.
egizia-label-sheet-hunger = Lost for grain that was missing, by the space of the grain market.
egizia-label-sheet-sale = For stones left at the end, if the marker of the stone market is low enough.
egizia-label-sheet-grave-tiles = For the sum of the grave tiles at the end.
egizia-label-sheet-sphinx-cards = For the Sphinx cards kept.

# buttons that lead to several moves

egizia-label-verb-keep = Keep a Sphinx card
egizia-label-verb-ship = Place a ship
egizia-label-verb-double = Double action
egizia-label-verb-berth = Building space
egizia-label-verb-grow = Strengthen
egizia-label-verb-take = Take a card
egizia-label-verb-ring = Water ring
egizia-label-verb-feed = Pay with stones
egizia-label-verb-commit = Crew
egizia-label-verb-draw = Draw cards
egizia-label-verb-extra = Free cards
egizia-label-verb-row = Pyramid
egizia-label-verb-pillar = Pillar
egizia-label-verb-market = Market
egizia-label-verb-sell = Sell stones
egizia-label-verb-water = Improve a field
egizia-label-verb-drill = Crew +1 every round
egizia-label-verb-train = Stones for a crew

# buttons that say what comes of them

egizia-label-go-hungry = Go hungry: { ui-part-points }
egizia-label-end-turn = End the turn
egizia-label-ends-pass = Pass? You place no more ships this round.
egizia-label-ends-pass-hungry = Pass? No more ships, and { $missing } grain missing: { ui-part-points }.
egizia-label-ends-give-up = Give up building here? Your ship returns, and you build nothing.
egizia-label-ends-hungry = Go hungry: { ui-part-points }? Other moves are still possible.
egizia-label-return-cards = Return them: { ui-part-points }
egizia-label-feed-for = { egizia-part-stones }: { ui-part-points }

# mats

egizia-label-only-you = only you
egizia-label-worth-now = now { egizia-part-worth }
egizia-label-points-now = { egizia-part-worth } so far
egizia-label-used = used in this round
egizia-label-crew-of = { $crew-title }, strength { $number }
egizia-label-stones-of = Stones: { $count } of { $most }
egizia-label-production =
    { $count ->
        [one] Production: { $count } stone each round
       *[other] Production: { $count } stones each round
    }
egizia-label-fed = The crews need { $need } grain, the fields bring { $grain }.
egizia-label-hungry = The crews need { $need } grain, the fields bring { $grain }: { $missing } missing, { ui-part-points }.
egizia-label-market-of = { $market-title }: space { $number } of { $most }
egizia-label-start-field = Start field
egizia-label-irrigated = irrigated
egizia-label-dry = not irrigated
egizia-label-quarries-of =
    { $count ->
        [one] Quarries: { $count } stone each round
       *[other] Quarries: { $count } stones each round
    }
egizia-label-ships-left = Ships left: { $count }
egizia-label-sphinx-of = Sphinx cards: { $count }
egizia-label-graves-of =
    { $count ->
        [one] { $count } grave tile, sum { $sum }
       *[other] { $count } grave tiles, sum { $sum }
    }
egizia-label-tile-of = Place { $number } in the turn order
egizia-label-scarab-of = Scarab: { $points } points and more
egizia-label-passed = passed
egizia-label-cards = Cards
egizia-label-no-cards = no cards
egizia-label-choose = { $card-id }: choose

# what a ship at a site is for, and what a move costs and brings

egizia-label-at-site-sphinx = build at the Sphinx in phase 5
egizia-label-at-site-obelisk = build on obelisk and graves in phase 5
egizia-label-at-site-pyramid = build on pyramid and temple in phase 5
egizia-label-costs = costs { egizia-part-stones }
egizia-label-scores = { ui-part-points }
egizia-label-uses = uses { $cards }

# board: `sum-` is what screen readers say

egizia-label-source = upstream
egizia-label-mouth = to the sea
egizia-label-front = front
egizia-label-score-order = Score track, from the front to the rear:
egizia-label-sum-marker = { $seat } { $points }
egizia-label-nile-deck =
    { $count ->
        [one] { $count } Nile card is still in the deck of this round
       *[other] { $count } Nile cards are still in the deck of this round
    }
egizia-label-sphinx-deck =
    { $count ->
        [one] { $count } card in the Sphinx deck
       *[other] { $count } cards in the Sphinx deck
    }
egizia-label-about-card = Details: { $text-id }
egizia-label-about-town = Details: { $town }
egizia-label-about-site = Details: { $site }
egizia-label-about-market = Details: { $market }
egizia-label-free = free
egizia-label-sum-places = Building spaces in their order: { $places }.
egizia-label-sum-substitute = Substitute: { $seat }.
egizia-label-sum-ring = Water ring: irrigated fields are { $fields }.
egizia-label-sum-market-place = { $seat } on space { $space }
egizia-label-sum-bricks = { $building-title }: { $count } of { $spaces } spaces built.
egizia-label-sum-next = Next: { $value }.
egizia-label-sum-sphinx-seat = { $seat }: Sphinx cards { $goals }, sites built at in this round { $sites }.
egizia-label-row-bonus = row bonus now
egizia-label-sum-row-leader =
    { $bricks ->
        [one] Row { $row }: { $seat } would score { $bricks } point.
       *[other] Row { $row }: { $seat } would score { $bricks } points.
    }
egizia-label-build-state = strength { $strength }: { $spent } built, { $budget } more
egizia-label-rule-site-sphinx = { egizia-part-worth } per card returned
egizia-label-rule-site-obelisk = value = cost = points
egizia-label-rule-site-pyramid = row: most bricks score
egizia-label-short-site-sphinx = Sphinx
egizia-label-short-site-obelisk = Obelisk
egizia-label-short-site-pyramid = Pyramid
egizia-label-goals-held = goals
egizia-label-sites-built = built this round
egizia-label-tabs = Parts of the board
egizia-label-tab-river = Nile
egizia-label-tab-markets = Markets
egizia-label-tab-lit = { $text-id }: something can be chosen here

# details: `about-` says what a thing is for

egizia-label-about-site-sphinx = Each card costs 1 stone and 1 strength, up to { $most } cards. You keep { $keep } at most; each card returned brings { egizia-part-worth }.
egizia-label-about-site-obelisk = A brick goes to the lowest open space of the obelisk; graves are taken in their order. You pay the value in stones, need as much strength and score as much. After building you move one step down on a market.
egizia-label-about-site-pyramid = You pay the value in stones, need as much strength and score as much. A brick of the pyramid needs two below it. When a row is complete, whoever has the most bricks in it scores 1 point for each of them.
egizia-label-about-market-stone =
    { $stones ->
        [one] Each step onto the bottom space or on it brings { $stones } stone. At the end, from space { $from } on, stones are sold: { egizia-part-stones } for { egizia-part-worth }.
       *[other] Each step onto the bottom space or on it brings { $stones } stones. At the end, from space { $from } on, stones are sold: { egizia-part-stones } for { egizia-part-worth }.
    }
egizia-label-about-market-grain = The space says what each missing grain costs. Each step onto the bottom space or on it brings { egizia-part-worth }.
egizia-label-about-ring = The ring shows which fields are irrigated when crews are fed.
egizia-label-about-track = Whoever has more points stands in front; of those with as many, whoever came first. Whoever is last begins the next round.
egizia-label-about-feeding = Each strength needs one grain, also that of the joker. Only irrigated fields bring grain.
egizia-label-places = Building spaces
egizia-label-place-free = free
egizia-label-substitute = substitute
egizia-label-deck-of =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
egizia-label-known-cards = Cards in the deck that only you know
egizia-label-known-place = { $number } from the top
egizia-label-row-of = Row { $row }
egizia-label-value-of = value { $number }
egizia-label-next = next
egizia-label-full = complete
egizia-label-closed = not yet open
egizia-label-taken-of = { $count } of { $most }
egizia-label-open-graves = Open graves
egizia-label-grave-table = Grave tiles at the end
egizia-label-sum-from = sum of { $number } and more
egizia-label-ready-crews = Your crews that can work
egizia-label-crews-need = The crews need
egizia-label-fields-bring = The fields bring
egizia-label-penalty = each missing grain { ui-part-points }
egizia-label-by-ring = By the place of the water ring
egizia-label-water-level = { $ring-title }: { $colours }
egizia-label-river-space = Space { $number } of the Nile
egizia-label-sells = { egizia-part-stones }: { egizia-part-worth }
egizia-label-bottom-stones = a step: { egizia-part-stones }
egizia-label-bottom-points = a step: { ui-part-points }
egizia-label-no-double = Double round space and Occupied round space do not work here.
egizia-label-score-now = Points so far
egizia-label-at-the-end = What would be added if the game ended now
egizia-label-track-order = From the front of the score track
egizia-label-owned = Quarries and fields
egizia-label-goals-hidden =
    { $count ->
        [one] { $count } Sphinx card, face down
       *[other] { $count } Sphinx cards, face down
    }
egizia-label-bricks-on = Bricks
egizia-label-reconstructed = Some of these values could not be read off a copy of the game. They are reconstructed to fit what is known.

# mats in words

egizia-label-crews-heading = Crews
egizia-label-crews-strength = Crews, strength
egizia-label-short-crew = { $crew-short }
egizia-label-grain-heading = Grain
egizia-label-grain-for = { $grain } for { $need }
egizia-label-grain-of = { $grain } of { $need }
egizia-label-spare = { $count } spare
egizia-label-all-fed = all fed
egizia-label-fed-for-good = no more feeding
egizia-label-lacks = lacks { $missing }:
egizia-label-dry-fields =
    { $count ->
        [one] { $count } field dry
       *[other] { $count } fields dry
    }
egizia-label-stones-heading = Stones
egizia-label-of-most = of { $most }
egizia-label-each-round = { $count-signed } each round
egizia-label-markets-heading = Markets
egizia-label-ships-heading = Ships
egizia-label-left = { $count } left
egizia-label-in-turn = { $number } in turn order
egizia-label-missing-one = a missing grain { $points-signed }
egizia-label-sale-now =
    { $points ->
        [one] { egizia-part-stones } for { $points } point
       *[other] { egizia-part-stones } for { $points } points
    }
egizia-label-no-sale = no stone sale
egizia-label-goals-heading = Goals
egizia-label-your-goals = Your Sphinx goals, points now
egizia-label-small-graves = graves { $sum }
egizia-label-no-goals = none yet
egizia-label-small-grain = grain { $grain } of { $need }
egizia-label-small-stones = stones { $count }
egizia-label-small-ships = ships { $count }
egizia-label-word-grain = grain
egizia-label-word-stones = stones
egizia-label-word-ships = ships
egizia-label-word-cards = cards
egizia-label-word-goals = goals

# the round's balance, and what ends a phase

egizia-label-pass-hungry = Pass: { $points-signed } at feeding
egizia-label-feeding-fed = At feeding all crews eat: { $grain } grain for { $need }.
egizia-label-feeding-lacks = At feeding you lack { $missing } grain: { ui-part-points }.
egizia-label-feeding-helped = Your cards can still help.
egizia-label-round-end = Round { $number } ends
egizia-label-you-lack = You lack { $missing } grain
egizia-label-seat-lacks = { $seat } lacks { $missing } grain
egizia-label-you-feed = You feed everybody
egizia-label-seat-feeds = { $seat } feeds everybody
egizia-label-quarried =
    { $count ->
        [one] { $count } stone from the quarries
       *[other] { $count } stones from the quarries
    }
egizia-label-you-score = You score: { $text-id }
egizia-label-seat-scores = { $seat } scores: { $text-id }
egizia-label-you-score-nothing = You score nothing
egizia-label-seat-scores-nothing = { $seat } scores nothing

# what answers bring

egizia-label-pays = { $text-id }: { egizia-part-stones }
egizia-label-crew-works = { $crew-title }: strength { $strength }
egizia-label-crew-joins = { $crew-title }: strength { $count-signed }
egizia-label-crew-grows = { $crew-title }: { $from } to { $number }
egizia-label-grow-about = Each strength builds more, and needs one grain each round.
egizia-label-work-about = This strength is the most that you can build here; the crew rests until the next round.
egizia-label-ring-fed = { $ring-title }: you feed all
egizia-label-ring-hungry = { $ring-title }: { $points-signed } at feeding
egizia-label-market-to = { $market-title }: to space { $space }
egizia-label-ship-card = Place a ship on “{ egizia-label-card }”
egizia-label-ship-site = Place a ship { $site-at }
egizia-label-ship-town = Place a ship in { $town }: { $acts }
egizia-label-double-town = Place a ship in { $town } and use it twice: { $acts }
egizia-label-parts-of = { $parts }
egizia-label-take-card = Take “{ egizia-label-card }”
egizia-label-discard-card = Discard “{ egizia-label-card }”
egizia-label-berth-at = Take building space { $number } { $site-at }
egizia-label-market-down = Move down on the { $market } to space { $space }: { $text-id }
egizia-label-take-grave = Take the grave of value { $value }
egizia-label-berth-order =
    { $number ->
        [1] Space { $number }: you build first
        [2] Space { $number }: you build second
        [3] Space { $number }: you build third
       *[other] Space { $number }
    }
egizia-label-berth-about =
    { $number ->
        [1] You build here first.
       *[other] You build here after the ships on the spaces before it.
    }
egizia-label-stop-building = Stop building
egizia-label-value-left = Crews and stones allow for a value of { $budget } more.

# words on the board

egizia-label-kind-immediate = at once
egizia-label-kind-any-time = any time
egizia-label-kind-permanent = permanent
egizia-label-yields-grain = { $number } grain
egizia-label-yields-stones = { egizia-part-number-stones }
egizia-label-gain-stone-market = stone market ↓{ $number }
egizia-label-gain-grain-market = grain market ↓{ $number }
egizia-label-gain-points = +{ egizia-part-number-points }
egizia-label-gain-stones = +{ egizia-part-number-stones }
egizia-label-does-stone-market = stone market ↓{ $number }
egizia-label-does-grain-market = grain market ↓{ $number }
egizia-label-does-crew = { $crew-short } +{ $number }
egizia-label-does-any-crew = any crew +{ $number }
egizia-label-does-stones = +{ egizia-part-number-stones }
egizia-label-does-ring = water ring by { $number }
egizia-label-power-upstream = upstream
egizia-label-power-occupied = occupied
egizia-label-powers = { $count } cards
egizia-label-twice = twice
egizia-label-place-closed = closed
egizia-label-watered = Watered now:
egizia-label-colours-of = { $colours }
egizia-label-head-stone = sale at the end
egizia-label-head-grain = a missing grain
egizia-label-head-graves = Points for their sum at the end:
egizia-label-grave-from = { $from }+: { $points }
egizia-label-head-draw = draw up to { $most } cards
egizia-label-tab-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

# explanations and the position in words

egizia-label-ahead = { egizia-part-worth } ahead
egizia-label-behind = { egizia-part-worth } behind the leader
egizia-label-score-track = Score track
egizia-label-no-sale-here = no sale
egizia-label-markers-here = Markers: { $places }.
egizia-label-ship-of = { $seat }: a ship on space { $space }.
egizia-label-square-to-deal = A card is dealt here at the start of each round.
egizia-label-empty-square = The card of this square is taken.
egizia-label-square-of = Card square { $number }
egizia-label-space-of = Space { $space }: { $text-id }
egizia-label-ships-here = Ships: { $places }.
egizia-label-may-ship = You may place a ship here.
egizia-label-may-not-ship = Not open to you now.
egizia-label-about-river = Ships sail downstream only: each of yours is placed further down than your last one.
egizia-label-about-pier = The ships build in the order of these spaces; the substitute builds only if somebody gives up.
egizia-label-about-deck = The cards of this kind are dealt to the squares at the start of a round.
egizia-label-brick-free = Value { $value }: it costs as many stones and as much strength, and brings as many points.
egizia-label-brick-of = A brick of { $seat }, value { $value }.
egizia-label-grave-hidden = Face down: its value is not known yet.
egizia-label-grave-taken = Taken by { $seat }.
egizia-label-grave-free = Value { $value }: it costs as many stones and as much strength, and brings as many points; its value counts again at the end.
egizia-label-grave-number = Grave { $number }
egizia-label-next-one = This is the next one.
egizia-label-rows-of = { $building-title }, row { $row }
egizia-label-row-says = value { $value }, { $count } of { $most } built
egizia-label-row-owners = Bricks: { $places }.
egizia-label-about-standings = How many Sphinx cards each player holds, and at which sites they built in this round; building at several sites brings points.
egizia-label-about-row-bonus = Whoever has the most bricks in a row when it is complete scores 1 point for each of them.
egizia-label-about-crew = A crew works once a round: its strength is the most that it can build. Each strength needs one grain.
egizia-label-about-joker = The joker joins another crew and adds all its strength.
egizia-label-about-stones = Stones pay for building. You can hold { $most } at most.
egizia-label-about-ships = Each turn you place a ship or pass. Ships come back at the end of the round.
egizia-label-about-turn = The last on the score track begins the next round.
egizia-label-about-goals = Sphinx cards are counted at the end. Only their owner knows them.

# terminal client

egizia-label-more-of = { $count } more
