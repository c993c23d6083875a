# Imhotep in English. How arguments are bound is told at the top of crates/words/src/lib.rs.

imhotep = Imhotep
    .about = Ships carry stones to five building sites. Where they land, and when, is up to everybody.
    .round = Round { $number } of { $count }
imhotep-goal = Score most: your stones must be on the right ship when it lands at the right site.

## Names. `.one` with the indefinite article, `.to` and `.at` for where ships sail, `.for` for what scores,
## `.on` for where a stone goes, `.title` as a heading.

imhotep-name-market = market
    .title = Market
    .to = to the market
    .at = at the market
imhotep-name-pyramid = pyramid
    .title = Pyramid
    .to = to the pyramid
    .at = at the pyramid
    .for = for the pyramid
imhotep-name-temple = temple
    .title = Temple
    .to = to the temple
    .at = at the temple
    .for = for the temple
imhotep-name-burial = burial chamber
    .title = Burial chamber
    .to = to the burial chamber
    .at = at the burial chamber
    .for = for the burial chamber
imhotep-name-obelisks = obelisks
    .title = Obelisks
    .to = to the obelisks
    .at = at the obelisks
    .for = for the obelisks

imhotep-name-entrance = Entrance
    .one = an Entrance
imhotep-name-sarcophagus = Sarcophagus
    .one = a Sarcophagus
imhotep-name-path = Paved path
    .one = a Paved path
imhotep-name-pyramid-d = Pyramid decoration
    .one = a Pyramid decoration
imhotep-name-temple-d = Temple decoration
    .one = a Temple decoration
imhotep-name-burial-d = Burial chamber decoration
    .one = a Burial chamber decoration
imhotep-name-obelisk-d = Obelisk decoration
    .one = an Obelisk decoration
imhotep-name-statue = Statue
    .one = a Statue
imhotep-name-lever = Lever
    .one = a Lever
imhotep-name-hammer = Hammer
    .one = a Hammer
imhotep-name-sail = Sail
    .one = a Sail
imhotep-name-chisel = Chisel
    .one = a Chisel

imhotep-name-left = left
    .title = Left
    .on = on the left pyramid
imhotep-name-middle = middle
    .title = Middle
    .on = on the middle pyramid
imhotep-name-right = right
    .title = Right
    .on = on the right pyramid

imhotep-name-decorations = decorations
    .title = Decorations
    .for = for decorations
imhotep-name-statues = statues
    .title = Statues
    .for = for statues
imhotep-name-blue-cards = unused blue cards
    .title = Unused blue cards
    .for = for unused blue cards
imhotep-name-wrath = Wrath of the Pharaoh
    .for = for the Wrath of the Pharaoh

## Parts of other messages

imhotep-part-stones =
    { $count ->
        [one] { $count } stone
       *[other] { $count } stones
    }
imhotep-part-cause =
    { $cause-id ->
        [hammer] { " " }(Hammer)
        [chisel] { " " }(Chisel)
        [sail] { " " }(Sail)
        [bonus] { " " }(bonus)
        [temple] { " " }(temple)
       *[action] { "" }
    }

## Steps: the question to whoever decides, and what the others read

imhotep-step-round-card = The next round card is revealed.
    .waiting = The next round card is revealed.
imhotep-step-deal = New cards come to the market.
    .waiting = New cards come to the market.
imhotep-step-turn = Choose an action.
    .waiting = { $seat } chooses an action.
imhotep-step-lever = Lever: which ship sails?
    .waiting = { $seat } chooses a ship (Lever).
imhotep-step-hammer = Hammer: load a stone on a ship.
    .waiting = { $seat } loads a stone on a ship (Hammer).
imhotep-step-chisel = Chisel: load a stone on a ship.
    .waiting = { $seat } loads two stones on ships (Chisel).
imhotep-step-sail = Sail: load a stone on a ship, which then sails.
    .waiting = { $seat } loads a stone on a ship, which then sails (Sail).
imhotep-step-ship-bonus = Bonus: load a stone from your sled on a ship, or decline.
    .waiting = { $seat } may load a stone on a ship (bonus).
imhotep-step-to = Where does the ship sail?
    .waiting = { $seat } chooses a harbour.
imhotep-step-order = Whose stone is unloaded next?
    .waiting = { $seat } decides the unloading order.
imhotep-step-take = Take a card from the market.
    .waiting = { $seat } chooses a card from the market.
imhotep-step-peek = Somebody looks at the face-down cards in secret.
    .waiting = Somebody looks at the face-down cards in secret.
imhotep-step-keep = Which of the two cards do you keep?
    .waiting = { $seat } chooses one of two cards.
imhotep-step-put = Which pyramid gets your stone?
    .waiting = { $seat } chooses a pyramid.
imhotep-step-card-bonus = Bonus: do you draw a market card?
    .waiting = { $seat } may draw a market card (bonus).
imhotep-step-stones-bonus = Bonus: do you take stones from the quarry?
    .waiting = { $seat } may take stones from the quarry (bonus).
imhotep-step-draw = A card is drawn.
    .waiting = A card is drawn.
imhotep-step-choice = Temple reward: a point or stones?
    .waiting = { $seat } chooses between a point and stones.
imhotep-step-sweep = The cards left over leave the market.
    .waiting = The cards left over leave the market.
imhotep-step-over = The game is over.
    .waiting = The game is over.

## Moves, as imperatives. `.short` on a button below the question

imhotep-move-quarry = Get new stones from the quarry
    .short = New stones
imhotep-move-load = Load a stone on ship { $first }, slot { $second }
    .short = Load a stone
imhotep-move-sail = Sail ship { $first }
imhotep-move-play = Play the { $noun }
imhotep-move-to = Sail { $noun-to }
    .short = { $noun-title }
imhotep-move-next = Next, unload a stone of { $noun }
    .short = { $noun }
imhotep-move-take = Take a card from market space { $first }
    .short = Market space { $first }
imhotep-move-keep = Keep the { $noun }
    .short = { $noun }
imhotep-move-put = Put the stone { $noun-on }
    .short = { $noun-title }
imhotep-move-draw =
    { $noun-id ->
        [none] Draw a market card
       *[other] Draw { $noun-one }
    }
imhotep-move-haul = Take stones from the quarry
    .short = Take stones
imhotep-move-decline = Decline the bonus
    .short = Decline
imhotep-move-point = Take a point
imhotep-move-stones = Take stones from the quarry
    .short = Take stones
imhotep-move-round = Reveal round card { $first }
imhotep-move-reveal = Lay out { $noun-one } in the market
imhotep-move-peek =
    { $noun-id ->
        [hidden] Look at a face-down card
       *[other] Look at a face-down card: { $noun }
    }
imhotep-move-sweep = Discard the face-down { $noun }

## Events, as sentences for the log

imhotep-event-round-began = Round { $round } begins. { $seat } goes first.
imhotep-event-ships-came = Ships arrive with room for { $ships } stones.
imhotep-event-card-dealt = Market space { $place } shows { $card-one }.
imhotep-event-pair-laid =
    { $count ->
        [one] One more card lies face down.
       *[other] { $count } more cards lie face down.
    }
imhotep-event-reshuffled = The discard pile is shuffled into a new draw pile.
imhotep-event-stones-taken =
    { $count ->
        [0] { $seat } has no room for stones from the quarry{ imhotep-part-cause }.
       *[other] { $seat } takes { imhotep-part-stones } from the quarry{ imhotep-part-cause }.
    }
    .brings = { imhotep-part-stones }
imhotep-event-stone-loaded = { $seat } loads a stone on ship { $ship }, slot { $slot }{ imhotep-part-cause }.
imhotep-event-ship-sailed = { $seat } sails ship { $ship } { $site-to }.
imhotep-event-card-played = { $seat } plays the { $card }.
imhotep-event-order-chosen = { $seat } sets the unloading order: { $order }.
imhotep-event-pyramid-built = { $seat } builds on the pyramid: { ui-part-points }.
    .brings = { ui-part-points }
imhotep-event-small-pyramid-built = { $seat } builds { $pyramid-on }: { ui-part-points }.
    .brings = { ui-part-points }
imhotep-event-pyramid-overflowed = { $seat } lays a stone beside the finished pyramid: { ui-part-points }.
    .brings = { ui-part-points }
imhotep-event-temple-built = { $seat } builds on temple space { $place }.
imhotep-event-burial-built = { $seat } lays a stone in the burial chamber: row { $row }, column { $column }.
imhotep-event-obelisk-raised =
    { $height ->
        [one] { $seat } begins an obelisk.
       *[other] { $seat } raises their obelisk to { $height } stones.
    }
imhotep-event-stone-loose = { $seat } lays a loose stone at the obelisks ({ $count } now).
imhotep-event-tower-built = { $seat } stacks loose stones into a tower: { ui-part-points }.
    .brings = { ui-part-points }
imhotep-event-card-taken = { $seat } takes { $card-one } from the market.
imhotep-event-market-empty = The market is empty: { $seat } returns the stone to the quarry.
imhotep-event-pair-taken = { $seat } picks up the face-down cards.
imhotep-event-pair-seen = { $seat } sees { $card-one }.
imhotep-event-pair-split = { $seat } keeps { $card-one } and discards { $rejected-one }.
imhotep-event-card-drawn = { $seat } draws { $card-one }{ imhotep-part-cause }.
imhotep-event-nothing-to-draw = { $seat } draws nothing: no card is left.
imhotep-event-quarry-empty = { $seat } has no stone left in the quarry: the { $card } has no effect.
imhotep-event-card-discarded = The { $card } goes to the discard pile.
imhotep-event-bonus-declined = { $seat } declines the bonus.
imhotep-event-temple-rewarded = { $seat } scores temple space { $place }: { ui-part-points }.
    .brings = { ui-part-points }
imhotep-event-passed = { $seat } has no possible action and passes.
imhotep-event-round-stalled = Nobody can act any more: the round ends early.
imhotep-event-stones-returned = { $seat } returns { imhotep-part-stones } from the ships to the quarry.
imhotep-event-pair-swept = Nobody took the face-down { $card }: it goes to the discard pile.
imhotep-event-round-ended = Round { $round } ends.
imhotep-event-scored =
    { $source-id ->
        [wrath] { $seat } suffers the Wrath of the Pharaoh: { ui-part-points }.
       *[other] { $seat } scores { $source-for }: { ui-part-points }.
    }
imhotep-event-game-ended =
    { $winners-count ->
        [one] { $winners } wins the game.
       *[other] { $winners } win the game together.
    }

## Options

imhotep-option-market = Market
    .a = Side A
    .b = Side B
imhotep-option-pyramid = Pyramid
    .a = Side A
    .b = Side B
imhotep-option-temple = Temple
    .a = Side A
    .b = Side B
imhotep-option-burial = Burial chamber
    .a = Side A
    .b = Side B
imhotep-option-obelisks = Obelisks
    .a = Side A
    .b = Side B
imhotep-option-wrath = Wrath of the Pharaoh
    .no = No
    .yes = Yes: −5 points for whoever lacks a stone on any monument

## Labels of the table

imhotep-label-sled = Sled
imhotep-label-quarry = Quarry
imhotep-label-ships = Ships
imhotep-label-ship = Ship { $ship }
imhotep-label-minimum = at least { imhotep-part-stones }
imhotep-label-docked = docked { $site-at }
imhotep-label-harbour = Harbour
imhotep-label-empty = empty
imhotep-label-seen = You see: { $cards }
imhotep-label-round-cards = Round cards that may still come
imhotep-label-pyramids = Pyramids
imhotep-label-beside = beside the pyramid
imhotep-label-row = Row { $row }
imhotep-label-height = Height
imhotep-label-loose = Loose stones
imhotep-label-towers = Towers
imhotep-label-tie-break = Players with equal points compare the stones on their sleds: more is better.

## What the cards do

imhotep-card-entrance = At once, a stone from your quarry goes to the pyramid.
imhotep-card-sarcophagus = At once, a stone from your quarry goes to the burial chamber.
imhotep-card-path = At once, a stone from your quarry goes to the obelisks.
imhotep-card-pyramid-d = At the end of the game: 1 point for every 3 stones on the pyramid, whoever owns them.
imhotep-card-temple-d = At the end of the game: 1 point for every 3 stones in the temple, whoever owns them.
imhotep-card-burial-d = At the end of the game: 1 point for every 3 stones in the burial chamber, whoever owns them.
imhotep-card-obelisk-d = At the end of the game: 1 point for every 3 stones at the obelisks, whoever owns them.
imhotep-card-statue = At the end of the game, 1 to 5 statues are worth 1, 3, 6, 10 or 15 points, and each further one 2 more.
imhotep-card-lever = Instead of another action: sail a ship and decide in which order its stones are unloaded.
imhotep-card-hammer = Instead of another action: take up to 3 stones from the quarry, then load one on a ship.
imhotep-card-sail = Instead of another action: load a stone on a ship and sail that ship at once.
imhotep-card-chisel = Instead of another action: load two stones, on one ship or on two.

## What the sites do

imhotep-site-market-a = For each stone you take a face-up card; the stone goes back to your quarry.
imhotep-site-market-b = For each stone you take a face-up card, or look at the two face-down cards and keep one; the stone goes back to your quarry.
imhotep-site-pyramid-a = Each stone scores the number on its space at once.
imhotep-site-pyramid-b = You choose one of three small pyramids for each stone; it scores at once, and some spaces bring a bonus.
imhotep-site-temple-a = At the end of each round, every stone visible from above scores 1 point.
imhotep-site-temple-b = At the end of each round, every stone visible from above brings the reward of its space: points, stones or a card.
imhotep-site-burial-a = At the end of the game, stones of one colour that touch form groups; large groups score far more than small ones.
imhotep-site-burial-b = At the end of the game, each of the three rows scores for those who have the most stones in it.
imhotep-site-obelisks-a = At the end of the game, the tallest obelisks score.
imhotep-site-obelisks-b = Three loose stones become a tower that scores at once, the first towers most; at the end each loose stone scores 1 point.

# terminal client

imhotep-label-bonus-card = card
imhotep-label-bonus-stones = stones
imhotep-label-bonus-ship = loading
imhotep-label-reward-choice = { ui-part-points } or { imhotep-part-stones }
imhotep-label-reward-points = { ui-part-points }
imhotep-label-reward-card = a card

# browser: why a line of the score sheet has its points

imhotep-label-sheet-decorations = Each card brings 1 point for every 3 stones at its monument, whoever owns them.
imhotep-label-sheet-statues = 1 to 5 statues are worth 1, 3, 6, 10 or 15 points, and each further one 2 more.
imhotep-label-sheet-blue-cards = Each blue card that was not played brings 1 point.
imhotep-label-sheet-wrath = Whoever lacks a stone at any of the four monuments loses 5 points.

# board: `sum-` is what screen readers say, `short` what fits on a plate

imhotep-label-short-burial = Burial
imhotep-label-short-decoration = Decoration
imhotep-label-short-path = Path
imhotep-label-when-market = card now
imhotep-label-when-pyramid = points now
imhotep-label-when-temple = each round
imhotep-label-when-end = at the end
imhotep-label-when-both = now, at the end
imhotep-label-effect-red = a stone at once
imhotep-label-effect-green = 1 per { $stones } stones
imhotep-label-effect-lever = sail, any order
imhotep-label-effect-hammer = take { $take }, load 1
imhotep-label-effect-sail = load 1, then sail
imhotep-label-effect-chisel = load 2
imhotep-label-use-red = at once
imhotep-label-use-green = at the end
imhotep-label-use-violet = a set
imhotep-label-use-blue = an action
imhotep-label-next = next { ui-part-points }
imhotep-label-further = each further one { ui-part-points }
imhotep-label-of = { $count } of { $total }
imhotep-label-choose-pyramid = you choose the pyramid
imhotep-label-in-sight = each stone seen from above
imhotep-label-groups = each group of touching stones
imhotep-label-rows = most stones in each row
imhotep-label-loose-each = { ui-part-points } for each loose stone
imhotep-label-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
imhotep-label-dock = Dock here
imhotep-label-sail-short = Sail
imhotep-label-take-short = Take
imhotep-label-more = { $count } more
imhotep-label-ready = ready
imhotep-label-sailed = ship { $ship } has sailed
imhotep-label-only-you = only you see it
imhotep-label-in-quarry = { $count } in quarry
imhotep-label-no-cards = no cards
imhotep-label-stela-round = Round
imhotep-label-stela-of = of { $rounds }
imhotep-label-details = Details: { $site }
imhotep-label-stones = { imhotep-part-stones }
imhotep-label-sum-stones = { $site-title }, { imhotep-part-stones }
imhotep-label-sum-next = next space { ui-part-points }
imhotep-label-sum-finished = finished
imhotep-label-sum-visible = Seen from above, from the left: { $seats }
imhotep-label-sum-seats = { $seats }
imhotep-label-sum-count = { $seat } { $count }
imhotep-label-sum-tower = { $seat } { ui-part-points }
imhotep-label-sum-cards = { $site-title }: { $cards }
imhotep-label-sum-no-cards = { $site-title }: no cards
imhotep-label-sum-sled = On the sled: { $count } of { $total }
imhotep-label-verb-load = Load a stone
imhotep-label-verb-sail = Sail a ship
imhotep-label-verb-play = Play a card

# explanations: sites, ships, cards, mats

imhotep-label-side-a = side A
imhotep-label-side-b = side B
imhotep-label-points = { ui-part-points }
imhotep-label-of-stones = { $count } of { $total } stones
imhotep-label-sum-points = Score: { ui-part-points }
imhotep-label-now-stones = Your stones here: { $count }
imhotep-label-now-visible = Your stones seen from above: { $count }
imhotep-label-next-stone = The next stone: { ui-part-points }
imhotep-label-worth-now = { ui-part-points } if the game ended now
imhotep-label-missing =
    { $count ->
        [one] { $count } stone missing before it may sail
       *[other] { $count } stones missing before it may sail
    }
imhotep-label-may-sail = it may sail
imhotep-label-sled-text = Only stones on the sled can be loaded on ships.
imhotep-label-quarry-text = An action brings up to { imhotep-part-stones } from the quarry to the sled.
imhotep-label-pair = Two face-down cards
imhotep-label-pile-draw = { $count } to draw
imhotep-label-pile-discard = { $count } discarded
imhotep-label-pile-draw-text = New market cards come from the draw pile.
imhotep-label-pile-discard-text = Played and unwanted cards. They are shuffled when the draw pile is empty.
imhotep-label-pair-text = Whoever chooses them looks at both in secret, keeps one and discards the other.
imhotep-label-stela-text = In each round four ships come. The round ends when all of them have sailed.
imhotep-label-kind-green = Decorations
imhotep-label-kind-violet = Statues
imhotep-label-kind-blue = Actions
imhotep-label-short-pyramid-d = Pyramid
imhotep-label-short-temple-d = Temple
imhotep-label-short-burial-d = Burial
imhotep-label-short-obelisk-d = Obelisks

# what docking somewhere would bring each player

imhotep-label-gain-now = Points now
imhotep-label-gain-round = Points this round
imhotep-label-gain-end = Points at the end
imhotep-label-gain-stones = New stones
imhotep-label-gain-short-now = now
imhotep-label-gain-short-round = round
imhotep-label-gain-short-end = end
imhotep-label-gain-short-stones = stones
imhotep-label-gain-points = { $seat } { $amount-signed }
imhotep-label-gain-points-you = you { $amount-signed }
imhotep-label-gain-count = { $seat } { $amount }
imhotep-label-gain-count-you = you { $amount }
imhotep-label-gain-change = { $seat } from { $before } to { $after }
imhotep-label-gain-change-you = you from { $before } to { $after }

# notes below moves

imhotep-label-note-quarry = Up to { $take }; your sled holds { $count } of { $total }.
imhotep-label-take-card = Take the { $card }
imhotep-label-take-pair =
    { $count ->
        [one] Take the face-down card
       *[other] Take two face-down cards and keep one
    }
imhotep-label-load-on = Load a stone on ship { $ship } ({ $seats }), slot { $slot }
imhotep-label-load-empty = Load a stone on the empty ship { $ship }, slot { $slot }
imhotep-label-sail-with = Sail ship { $ship } ({ $seats })
imhotep-label-note-next = This stone will be number { $number } to be unloaded.
imhotep-label-note-decline = Nothing happens.

# the position in words: printed figures

imhotep-label-scale-pyramid = Points of the free spaces, in order
imhotep-label-scale-groups = Points of a group of 1, 2, 3 … stones
imhotep-label-scale-places = Points by place
imhotep-label-scale-towers = Points of the free spaces for towers
