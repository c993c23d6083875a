# Pharaon in English. How arguments are bound is told at the top of crates/words/src/lib.rs.

pharaon = Pharaon
    .about = One resource opens a zone and often helps to pay for what you do there. Each round the colours move on.
    .round = Round { $number } of { $count }
pharaon-nobody-won = The Traitor wins.
pharaon-goal = Collect nobles, artisans and the favour of gods; most points after five rounds win.

## Names. `.one` with the indefinite article where it has one, `.for` for what scores, `.title` as a heading.

pharaon-name-green = green
    .title = Green
    .one = green
pharaon-name-blue = blue
    .title = Blue
    .one = blue
pharaon-name-black = black
    .title = Black
    .one = black
pharaon-name-red = red
    .title = Red
    .one = red
pharaon-name-yellow = yellow
    .title = Yellow
    .one = yellow
pharaon-name-silver = silver
    .title = Silver
    .one = silver

pharaon-name-offerings = offerings
    .title = Offerings
    .for = for offerings
pharaon-name-nobles = nobles
    .title = Nobles
    .for = for nobles
pharaon-name-artisans = artisans
    .title = Artisans
    .for = for artisans
pharaon-name-nile = Nile
    .title = Nile
    .for = for the Nile
pharaon-name-tomb = tomb
    .title = Tomb
    .for = for the tomb

pharaon-name-horus = Horus
pharaon-name-bastet = Bastet
pharaon-name-sobek = Sobek
pharaon-name-thoth = Thoth
pharaon-name-anubis = Anubis

pharaon-name-res-green = green offering
    .title = Green offering
    .one = a green offering
pharaon-name-res-blue = blue offering
    .title = Blue offering
    .one = a blue offering
pharaon-name-res-black = black offering
    .title = Black offering
    .one = a black offering
pharaon-name-res-red = red offering
    .title = Red offering
    .one = a red offering
pharaon-name-res-yellow = yellow offering
    .title = Yellow offering
    .one = a yellow offering
pharaon-name-zone-offerings = offering (offerings)
    .title = Offering (offerings)
    .one = an offering (offerings)
pharaon-name-zone-nobles = offering (nobles)
    .title = Offering (nobles)
    .one = an offering (nobles)
pharaon-name-zone-artisans = offering (artisans)
    .title = Offering (artisans)
    .one = an offering (artisans)
pharaon-name-zone-nile = offering (Nile)
    .title = Offering (Nile)
    .one = an offering (Nile)
pharaon-name-zone-tomb = offering (tomb)
    .title = Offering (tomb)
    .one = an offering (tomb)
pharaon-name-vp-1 = offering (+1 point)
    .title = Offering (+1 point)
    .one = an offering (+1 point)
pharaon-name-vp-2 = offering (+2 points)
    .title = Offering (+2 points)
    .one = an offering (+2 points)

pharaon-name-cw = clockwise
    .title = Clockwise
pharaon-name-ccw = counter-clockwise
    .title = Counter-clockwise

pharaon-name-traitor = The Traitor

pharaon-name-scribe = Scribe
pharaon-name-general = General
pharaon-name-architect = Architect
pharaon-name-priestess = Priestess
pharaon-name-foreman = Foreman
pharaon-name-head-decorator = Head Decorator
pharaon-name-judge = Judge
pharaon-name-grand-vizier = Grand Vizier
pharaon-name-physician = Physician
pharaon-name-chief-contractor = Chief Contractor
pharaon-name-high-priest = High Priest
pharaon-name-steward = Steward
pharaon-name-seer = Seer
pharaon-name-treasurer = Treasurer
pharaon-name-teacher = Teacher
pharaon-name-diplomat = Diplomat
pharaon-name-court-official = Court Official

pharaon-name-gods = gods
    .title = Gods
    .for = for the gods
pharaon-name-resources = resources
    .title = Resources
    .for = for resources
pharaon-name-pharaoh = pharaoh token
    .title = Pharaoh token
    .for = for the pharaoh token
pharaon-name-first-player = first player token
    .title = First player token
    .for = for the first player token

pharaon-name-light = light side
    .title = Light side
pharaon-name-dark = dark side
    .title = Dark side

## Parts of other messages. Scribes and Court Officials differ from one another: they are told by their number.

pharaon-part-worth =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
pharaon-part-noble =
    { $role-id ->
        [scribe] { $role } { $noble }
        [court-official] { $role } { $noble }
       *[other] { $role }
    }
pharaon-part-noble-acc =
    { $role-id ->
        [scribe] { $role } { $noble }
        [court-official] { $role } { $noble }
       *[other] the { $role }
    }
pharaon-part-noble-card =
    { $first ->
        [1] { pharaon-name-scribe } { $first }
        [2] { pharaon-name-scribe } { $first }
        [3] { pharaon-name-scribe } { $first }
        [4] { pharaon-name-scribe } { $first }
        [5] { pharaon-name-scribe } { $first }
        [6] the { pharaon-name-general }
        [7] the { pharaon-name-architect }
        [8] the { pharaon-name-priestess }
        [9] the { pharaon-name-foreman }
        [10] the { pharaon-name-head-decorator }
        [11] the { pharaon-name-judge }
        [12] the { pharaon-name-grand-vizier }
        [13] the { pharaon-name-physician }
        [14] the { pharaon-name-chief-contractor }
        [15] the { pharaon-name-high-priest }
        [16] the { pharaon-name-steward }
        [17] the { pharaon-name-seer }
        [18] the { pharaon-name-treasurer }
        [19] the { pharaon-name-teacher }
        [20] the { pharaon-name-diplomat }
       *[other] { pharaon-name-court-official } { $first }
    }
pharaon-part-cause =
    { $cause-id ->
        [draft] { " " }(start)
        [bonus] { " " }(bonus)
        [artisan] { " " }(artisan)
        [nile] { " " }(Nile)
        [official] { " " }(Court Official)
        [teacher] { " " }(Teacher)
        [diplomat] { " " }(Diplomat)
        [pyramid] { " " }(pyramid of time)
       *[jar] { " " }(jar)
    }

## Steps: the question to whoever decides, and what the others read

pharaon-step-ring = The zones are laid out in random order.
    .waiting = The zones are laid out in random order.
pharaon-step-offset = The wheel is put into place.
    .waiting = The wheel is put into place.
pharaon-step-spin = The direction of the wheel is drawn.
    .waiting = The direction of the wheel is drawn.
pharaon-step-board = The Traitor’s boards are laid out.
    .waiting = The Traitor’s boards are laid out.
pharaon-step-dark = Some of the Traitor’s boards are turned to the dark side.
    .waiting = Some of the Traitor’s boards are turned to the dark side.
pharaon-step-lane = The lanes of the Traitor get their colours.
    .waiting = The lanes of the Traitor get their colours.
pharaon-step-scribe = Beginners get a Scribe.
    .waiting = Beginners get a Scribe.
pharaon-step-draft-jar = Choose the jar you start with.
    .waiting = { $seat } chooses a jar to start with.
pharaon-step-look = Two nobles are drawn to choose from.
    .waiting = Two nobles are drawn to choose from.
pharaon-step-draft-noble = Which of the two nobles do you keep?
    .waiting = { $seat } chooses one of two nobles.
pharaon-step-first = Who begins is drawn by lot.
    .waiting = Who begins is drawn by lot.
pharaon-step-jars = New jars are turned up.
    .waiting = New jars are turned up.
pharaon-step-tokens = New offerings are drawn from the bag.
    .waiting = New offerings are drawn from the bag.
pharaon-step-show-nobles = Nobles are laid out.
    .waiting = Nobles are laid out.
pharaon-step-show-artisans = Artisans are laid out.
    .waiting = Artisans are laid out.
pharaon-step-turn = Choose an action, or pass.
    .waiting = { $seat } chooses an action.
pharaon-step-entry = Which piece do you lay on the wheel to enter?
    .waiting = { $seat } pays for an action.
pharaon-step-payment = What else do you pay?
    .waiting = { $seat } pays for an action.
pharaon-step-offering = Take an offering from the bonus field, or draw one from the bag.
    .waiting = { $seat } chooses an offering.
pharaon-step-draw-token = An offering is drawn from the bag.
    .waiting = An offering is drawn from the bag.
pharaon-step-arrows = On which track does your disc climb?
    .waiting = { $seat } climbs on the tracks of the Nile.
pharaon-step-draw-noble = The top noble of the deck is drawn.
    .waiting = The top noble of the deck is drawn.
pharaon-step-draw-artisan = The top artisan of the deck is drawn.
    .waiting = The top artisan of the deck is drawn.
pharaon-step-draw-jar = A jar is drawn from the pile.
    .waiting = A jar is drawn from the pile.
pharaon-step-artisan = Court Official: which artisan do you take?
    .waiting = { $seat } chooses an artisan (Court Official).
pharaon-step-diplomat = Diplomat: do you choose the resources of this jar yourself?
    .waiting = { $seat } may use the Diplomat.
pharaon-step-teacher = Teacher: do you gain one more basic resource with this jar?
    .waiting = { $seat } may use the Teacher.
pharaon-step-gain = Which basic resource do you gain?
    .waiting = { $seat } chooses a basic resource.
pharaon-step-give = What do you give away in exchange?
    .waiting = { $seat } exchanges a resource.
pharaon-step-get = Which resource do you take in exchange?
    .waiting = { $seat } exchanges a resource.
pharaon-step-pass-jar = You pass: take one of the jars.
    .waiting = { $seat } passes and chooses a jar.
pharaon-step-general = General: do you move on by one field of the pyramid at once?
    .waiting = { $seat } may move on at once (General).
pharaon-step-window = You pass: do you exchange a resource before that?
    .waiting = { $seat } may still exchange a resource.
pharaon-step-reward = Which reward of the pyramid do you take?
    .waiting = { $seat } chooses a reward of the pyramid.
pharaon-step-traitor-jar = The Traitor turns up a jar.
    .waiting = The Traitor turns up a jar.
pharaon-step-traitor-top = What does the Traitor put on the wheel? The other goes to a lane.
    .waiting = { $seat } decides what the Traitor puts on the wheel.
pharaon-step-traitor-gain = Which basic resource does the Traitor gain?
    .waiting = { $seat } chooses a basic resource for the Traitor.
pharaon-step-over = The game is over.
    .waiting = The game is over.

## Moves, as imperatives. `.short` on a button below the question

pharaon-move-jar = Take jar { $first }
    .short = Jar { $first }
pharaon-move-keep = Keep { pharaon-part-noble-card }
pharaon-move-pair = Take pair { $first } of the offerings
    .short = Pair { $first }
pharaon-move-bonus = Take pair { $first } of the offerings and a bonus
    .short = Pair { $first } and bonus
pharaon-move-noble =
    { $noun-id ->
        [deck] Take the top noble of the deck, unseen
       *[other] Take noble { $first } from the left
    }
    .short =
        { $noun-id ->
            [deck] From the deck
           *[other] Noble { $first }
        }
pharaon-move-artisan =
    { $noun-id ->
        [deck] Take the top artisan of the deck, unseen
       *[other] Take artisan { $first } from the left
    }
    .short =
        { $noun-id ->
            [deck] From the deck
           *[other] Artisan { $first }
        }
pharaon-move-nile = Choose action { $first } of the Nile
    .short = Nile { $first }
pharaon-move-tomb = Build the next space of your tomb
    .short = Build your tomb
pharaon-move-seer = Exchange a resource with the Seer
    .short = Seer
pharaon-move-treasurer = Exchange a resource for silver with the Treasurer
    .short = Treasurer
pharaon-move-give = Give away { $noun-one }
    .short = { $noun-title }
pharaon-move-get = Take { $noun } in exchange
    .short = { $noun-title }
pharaon-move-pass = Pass
pharaon-move-lay = Enter with { $noun-one }
    .short = { $noun-title }
pharaon-move-pay = Pay { $noun-one }
    .short = { $noun-title }
pharaon-move-token =
    { $noun-id ->
        [bag] Draw an offering from the bag
        [res-green] Draw { $noun-one } from the bag
        [res-blue] Draw { $noun-one } from the bag
        [res-black] Draw { $noun-one } from the bag
        [res-red] Draw { $noun-one } from the bag
        [res-yellow] Draw { $noun-one } from the bag
        [zone-offerings] Draw { $noun-one } from the bag
        [zone-nobles] Draw { $noun-one } from the bag
        [zone-artisans] Draw { $noun-one } from the bag
        [zone-nile] Draw { $noun-one } from the bag
        [zone-tomb] Draw { $noun-one } from the bag
        [vp-1] Draw { $noun-one } from the bag
        [vp-2] Draw { $noun-one } from the bag
       *[other] Take bonus token { $first }
    }
    .short =
        { $noun-id ->
            [bag] From the bag
           *[other] Bonus token { $first }
        }
pharaon-move-step = Climb on the { $noun } track
    .short = { $noun-title }
pharaon-move-gain = Gain { $noun }
    .short = { $noun-title }
pharaon-move-diplomat = Use the Diplomat and choose the resources
    .short = Use the Diplomat
pharaon-move-teacher = Use the Teacher and gain one more resource
    .short = Use the Teacher
pharaon-move-decline = Do not use the noble
    .short = No
pharaon-move-advance = Move on by one field with the General
    .short = Move on
pharaon-move-done = Exchange nothing and finish passing
    .short = No exchange
pharaon-move-reward = Take the reward of field { $first }
    .short = Field { $first }
pharaon-move-wheel = Put { $noun } on the wheel
    .short = { $noun-title }
pharaon-move-ring = Lay out the { $noun } zone
pharaon-move-offset = Turn the wheel to position { $first }
pharaon-move-spin = Let the wheel turn { $noun }
pharaon-move-look =
    { $noun-id ->
        [hidden] Look at a noble in secret
       *[other] Look at { pharaon-part-noble-card } in secret
    }
pharaon-move-scribe = Deal { pharaon-part-noble-card }
pharaon-move-board = Lay out Traitor board { $noun-id }
pharaon-move-dark = Turn Traitor board { $noun-id } to the dark side
pharaon-move-lane = Give the next lane to { $noun }
pharaon-move-first = Draw the beginner: { $noun }

## Events, as sentences for the log

pharaon-event-zones-laid = The zones lie clockwise: { $zones }.
pharaon-event-wheel-set = In this order they are entered with { $colours }; after each round the wheel turns { $direction }.
pharaon-event-boards-laid =
    { $dark ->
        [0] The Traitor’s five boards are laid out, all with the light side up.
       *[other] The Traitor’s five boards are laid out, { $dark } with the dark side up.
    }
pharaon-event-lanes-set = The colours of the Traitor’s lanes, from the left: { $colours }.
pharaon-event-scribe-dealt = { $seat } starts with { pharaon-part-noble-acc }, drawn at random.
pharaon-event-noble-seen = { $seat } sees { pharaon-part-noble-acc }.
pharaon-event-noble-kept = { $seat } keeps { pharaon-part-noble-acc }.
pharaon-event-noble-left = The Traitor gets the other noble, without its effect: { pharaon-part-noble }.
pharaon-event-nobles-returned =
    { $count ->
        [one] The noble that was not kept is shuffled back into the deck.
       *[other] The { $count } nobles that were not kept are shuffled back into the deck.
    }
pharaon-event-starter-drawn = { $seat } begins and gets the first player token.
pharaon-event-jar-revealed = Jar { $jar } is turned up: { $colours }.
pharaon-event-jars-shuffled = The discarded jars are shuffled into a new pile.
pharaon-event-pair-laid = New pair { $place } of the offerings: { $offerings }.
pharaon-event-bonus-laid = New bonus token { $place }: { $offering }.
pharaon-event-bag-filled = The bag is empty: the discarded offerings go back into it.
pharaon-event-noble-shown = New noble { $place } from the left: { pharaon-part-noble }.
pharaon-event-artisan-shown = New artisan { $place } from the left: { pharaon-part-worth }.
pharaon-event-slots-blocked =
    { $colours-count ->
        [0] Nobody took jar { $jar }: it is discarded.
       *[other] Nobody took jar { $jar }: it blocks slots of the wheel for this round ({ $colours }).
    }
pharaon-event-round-began = Round { $round } begins. { $seat } goes first.
pharaon-event-paid =
    { $pieces-count ->
        [0] { $seat } enters the { $zone } zone with { $entry-one } and pays nothing else.
       *[other] { $seat } enters the { $zone } zone with { $entry-one } and pays { $pieces }.
    }
pharaon-event-noble-used = { $seat } uses up { pharaon-part-noble-acc } for this round.
pharaon-event-ability-declined = { $seat } does not use the { $role }.
pharaon-event-pair-taken = { $seat } takes pair { $place } of the offerings: { $offerings }.
pharaon-event-offering-taken =
    { $cause-id ->
        [bonus] { $seat } takes { $offering-one } from the bonus field.
       *[other] { $seat } takes { $offering-one } from the bonus field{ pharaon-part-cause }.
    }
pharaon-event-offering-drawn = { $seat } draws { $offering-one } from the bag{ pharaon-part-cause }.
pharaon-event-no-offering = { $seat } gets no offering, because none is left{ pharaon-part-cause }.
pharaon-event-noble-taken = { $seat } takes { pharaon-part-noble-acc }.
pharaon-event-noble-drawn = { $seat } draws { pharaon-part-noble-acc } from the deck.
pharaon-event-artisan-taken = { $seat } takes an artisan worth { pharaon-part-worth }.
pharaon-event-artisan-drawn = { $seat } draws an artisan worth { pharaon-part-worth } from the deck.
pharaon-event-no-artisan = { $seat } gets no artisan, because no card is left.
pharaon-event-disc-moved =
    { $points ->
        [0] { $seat } climbs to level { $level } of the { $colour } track.
       *[other] { $seat } climbs to level { $level } of the { $colour } track, worth { pharaon-part-worth } at the end.
    }
    .brings = { $colour } level { $level }
pharaon-event-steps-lost =
    { $count ->
        [one] { $seat } cannot use all steps: one is lost.
       *[other] { $seat } cannot use all steps: { $count } are lost.
    }
pharaon-event-tomb-built = { $seat } builds space { $space } of the tomb, worth { pharaon-part-worth } at the end.
    .brings = { pharaon-part-worth } at the end
pharaon-event-tomb-finished = { $seat } has finished the tomb already: the step is lost.
pharaon-event-succeeded = { $seat } is the successor and gets the pharaoh token: { ui-part-points } at the end.
pharaon-event-resources-gained = { $seat } gains { $resources }{ pharaon-part-cause }.
    .brings = { $resources }
pharaon-event-resources-missed = { $seat } goes without { $resources }, because the bank has run out{ pharaon-part-cause }.
pharaon-event-jar-taken = { $seat } takes jar { $jar } with { $colours }.
pharaon-event-jar-drawn = { $seat } draws jar { $jar } with { $colours }{ pharaon-part-cause }.
pharaon-event-no-jar = { $seat } gets no jar, because none is left.
pharaon-event-exchanged = { $seat } exchanges { $given } for { $resource } ({ $role }).
pharaon-event-passed = { $seat } passes and enters row { $row } of the pyramid of time.
    .brings = row { $row }
pharaon-event-passed-last = { $seat } is the last to pass.
pharaon-event-advanced = { $seat } moves on to field { $field } in row { $row } of the pyramid.
    .brings = row { $row }
pharaon-event-reward-taken = { $seat } takes the reward of field { $field }.
pharaon-event-no-reward = { $seat } finds no reward on the pyramid.
pharaon-event-first-player-taken = { $seat } takes the first player token.
pharaon-event-stack-laid =
    { $count ->
        [one] The Traitor gets a stack of { $count } jar.
       *[other] The Traitor gets a stack of { $count } jars.
    }
pharaon-event-traitor-revealed = The Traitor turns up jar { $jar }: { $colours }, the last one at the bottom.
pharaon-event-traitor-entered = The Traitor puts { $colour } on the wheel and takes a slot of the { $zone } zone.
pharaon-event-lane-filled = The Traitor puts { $colour } on space { $space } of lane { $lane }.
pharaon-event-lanes-full = All lanes of the Traitor are full: { $colour } is not placed.
pharaon-event-symbol-idle =
    { $sign-id ->
        [tomb] The symbol brings the Traitor nothing: the tomb is finished.
        [nile-fullest] The symbol brings the Traitor nothing: the disc is at the top of its track.
        [nile-emptiest] The symbol brings the Traitor nothing: the disc is at the top of its track.
        [take-noble] The symbol brings the Traitor nothing: no noble lies there.
        [discard-noble] The symbol does nothing: no noble lies there.
        [take-highest] The symbol brings the Traitor nothing: no artisan lies out.
        [take-lowest] The symbol brings the Traitor nothing: no artisan lies out.
        [discard-highest] The symbol does nothing: no artisan lies out.
        [discard-lowest] The symbol does nothing: no artisan lies out.
        [pair] The symbol brings the Traitor nothing: no pair lies there.
        [bonus] The symbol brings the Traitor nothing: no bonus token lies there.
        [noble-value] The symbol brings the Traitor nothing: the nobles are worth that much already.
       *[other] The symbol brings the Traitor nothing new.
    }
pharaon-event-noble-discarded = Noble { $place } from the left leaves the game: { pharaon-part-noble }.
pharaon-event-artisan-discarded = Artisan { $place } from the left leaves the game: { pharaon-part-worth }.
pharaon-event-noble-value-raised = At the end each noble of the Traitor is worth at least { pharaon-part-worth }.
pharaon-event-traitor-god = The Traitor satisfies { $god }: { ui-part-points } at the end.
pharaon-event-round-ended = Round { $round } ends.
pharaon-event-wheel-cleared =
    { $count ->
        [0] The wheel is empty.
        [one] The wheel is cleared: { $count } piece leaves it.
       *[other] The wheel is cleared: { $count } pieces leave it.
    }
pharaon-event-wheel-turned = The wheel turns { $direction }; the zones, in their order, are now entered with { $colours }.
pharaon-event-gods-satisfied =
    { $gods-count ->
        [0] { $seat } satisfies no god.
       *[other] { $seat } satisfies { $gods }: { ui-part-points }.
    }
pharaon-event-noble-scored = { $seat } scores for { pharaon-part-noble-acc }: { ui-part-points }.
pharaon-event-scored = { $seat } scores { $source-for }: { ui-part-points }.
pharaon-event-game-ended =
    { $winners-count ->
        [one] { $winners } wins the game.
       *[other] { $winners } win the game together.
    }

## Options

pharaon-option-beginner = Beginners (they get a random Scribe)
    .none = nobody
pharaon-option-difficulty = Difficulty (dark boards of the Traitor)

## Labels of the table

pharaon-label-tie-break = With equal points the pharaoh token decides, then who has more resources and offerings left.

# browser: why a line of the score sheet has its points

pharaon-label-sheet-gods = Each satisfied god brings the points of both its conditions. Nothing counts for two gods.
pharaon-label-sheet-nobles = Each noble brings the points of its card, some of them for what you own.
pharaon-label-sheet-tomb = Only the space reached counts, not those before it.
pharaon-label-sheet-artisans = Each artisan brings the points of its card.
pharaon-label-sheet-nile = Each track brings the points of the level reached.
pharaon-label-sheet-resources = Each resource that is left brings 1 point, silver too.
pharaon-label-sheet-offerings = Each offering that is left brings 1 point, and the extra points printed on it.
pharaon-label-sheet-pharaoh = For the first with enough nobles who has built far enough on the tomb.
pharaon-label-sheet-first-player = For whoever holds the token at the end.

# browser: what zones, pyramid and jars are for

pharaon-zone-offerings = Take a pair of offerings. The piece you enter with pays for it; two pieces of one colour bring a bonus offering too.
pharaon-zone-nobles = Pay one piece of each colour and take a noble, from the display or unseen from the deck.
pharaon-zone-artisans = Pay three pieces of one colour and take an artisan, from the display or unseen from the deck.
pharaon-zone-nile = Pay for one of the five actions. First it brings resources or a jar, then your discs climb.
pharaon-zone-tomb = Pay for the next space and move your cube there. Only the space you reach in the end scores.
pharaon-pyramid = Whoever passes goes to the lowest free row. In each later turn the cylinder moves one field to the right and brings the reward of that field or of an earlier one in its row.
pharaon-jars = Whoever passes takes one of the jars that lie face up and gains its three resources. In the last round there are none.

# the Traitor’s boards: `symbol-` is what a space does, places count from the left or from the top

pharaon-label-symbol-tomb = The Traitor’s cube moves one space further in the tomb.
pharaon-label-symbol-take-noble = The Traitor takes noble { $number } from the left, without its effect.
pharaon-label-symbol-discard-noble = Noble { $number } from the left leaves the game.
pharaon-label-symbol-noble-value =
    { $number ->
        [one] At the end each noble of the Traitor is worth at least { $number } point.
       *[other] At the end each noble of the Traitor is worth at least { $number } points.
    }
pharaon-label-symbol-take-highest = The Traitor takes the artisan with the most points, without what it brings.
pharaon-label-symbol-take-lowest = The Traitor takes the artisan with the fewest points, without what it brings.
pharaon-label-symbol-discard-highest = The artisan with the most points leaves the game.
pharaon-label-symbol-discard-lowest = The artisan with the fewest points leaves the game.
pharaon-label-symbol-pair = The Traitor takes pair { $number } of the offerings from the top, if it is there.
pharaon-label-symbol-bonus = The Traitor takes bonus token { $number } from the top, if it is there.
pharaon-label-symbol-nile-fullest = The Traitor’s disc climbs on the track in the colour of the fullest lane.
pharaon-label-symbol-nile-emptiest = The Traitor’s disc climbs on the track in the colour of the least filled lane.
pharaon-label-symbol-god = The Traitor satisfies { $god }.
pharaon-label-symbol-none = nothing happens
pharaon-label-symbols = Symbols
pharaon-label-traitor-stack =
    { $count ->
        [0] No jar is left on the Traitor’s stack.
        [one] { $count } jar is left on the Traitor’s stack.
       *[other] { $count } jars are left on the Traitor’s stack.
    }
pharaon-label-traitor-owns = What the Traitor owns
pharaon-label-traitor-noble-value = each worth { pharaon-part-worth }
pharaon-label-lane-jars =
    { $count ->
        [one] { $count } jar for the Traitor in round { $round }
       *[other] { $count } jars for the Traitor in round { $round }
    }
pharaon-label-lane-jars-now =
    { $count ->
        [one] { $count } jar for the Traitor in this round
       *[other] { $count } jars for the Traitor in this round
    }
pharaon-label-lane-space = Space { $space }
pharaon-label-sum-lane = Lane { $lane }, board { $board-id }, { $face }
pharaon-label-sum-lane-fill = { $count } of { $total } spaces filled
pharaon-label-sum-lane-next = next: { $what }

# details

pharaon-label-reconstructed = Some of these values could not be read off a copy of the game. They are reconstructed to fit what is known.
pharaon-label-round-short = R { $round }
pharaon-label-deck =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
pharaon-label-bag =
    { $count ->
        [one] { $count } token in the bag
       *[other] { $count } tokens in the bag
    }
pharaon-label-offering-res = You may pay it as { $colour }.
pharaon-label-offering-zone = You may pay it as any basic colour, but only in the { $zone } zone.
pharaon-label-offering-worth = If you have it left at the end: { pharaon-part-worth }.
pharaon-label-artisan-worth = Artisan, { pharaon-part-worth } at the end.
pharaon-label-brings = Brings at once: { $gains }.
pharaon-label-a-jar = a jar
pharaon-label-nile-action =
    { $count ->
        [one] Pay { $cost }; gain { $gains }; { $count } step on these tracks: { $tracks }.
       *[other] Pay { $cost }; gain { $gains }; { $count } steps on these tracks: { $tracks }.
    }
pharaon-label-nile-levels = At the end each track scores the level of your disc, and only that one.
pharaon-label-level = Level
pharaon-label-succession =
    { $nobles ->
        [one] The first to own { $nobles } noble and to reach space { $tomb } gets the pharaoh token: { ui-part-points }.
       *[other] The first to own { $nobles } nobles and to reach space { $tomb } gets the pharaoh token: { ui-part-points }.
    }
pharaon-label-row = Row { $row }
pharaon-label-reward-first-player = the first player token
pharaon-label-reward-basic = a basic resource of your choice
pharaon-label-reward-silver = silver
pharaon-label-reward-offering = an offering from the bonus field or from the bag
pharaon-label-pyramid = Pyramid of time
pharaon-label-jars = Canopic jars
pharaon-label-score-now = If the game ended now:
pharaon-label-god-asks = { $god } asks for { $needs }.
pharaon-label-god-worth = Worth { pharaon-part-worth }, if you have both at the end.
pharaon-label-god-once = What counts for one god cannot count for its neighbour too. At the end the best choice is made for you.
pharaon-label-need-offerings =
    { $count ->
        [one] { $count } offering
       *[other] { $count } offerings
    }
pharaon-label-need-nobles =
    { $count ->
        [one] { $count } noble
       *[other] { $count } nobles
    }
pharaon-label-need-artisans =
    { $count ->
        [one] { $count } artisan
       *[other] { $count } artisans
    }
pharaon-label-need-nile =
    { $count ->
        [one] { $count } track of the Nile with your disc above the start
       *[other] { $count } tracks of the Nile with your disc above the start
    }
pharaon-label-need-tomb =
    { $count ->
        [one] { $count } step in the tomb
       *[other] { $count } steps in the tomb
    }

# details of nobles: when they work, what they do, what they bring, what they are worth

pharaon-label-rhythm-permanent = Always
pharaon-label-rhythm-once-per-round = Once per round
pharaon-label-rhythm-one-shot = At once
pharaon-label-tired = Used in this round.
pharaon-label-worth = { pharaon-part-worth }
pharaon-label-worth-now = Worth { pharaon-part-worth } now
pharaon-label-at-the-end = At the end: { $parts }.
pharaon-label-ability-none = This noble only scores.
pharaon-label-ability-swap = When you pay, { $colours } may stand in for each other. Each piece still has one colour for the whole action.
pharaon-label-ability-advance = When you pass while others are still in the round, you may move one field further on the pyramid at once and take a reward.
pharaon-label-ability-any-entry = You may enter the { $zone } zone with any colour. Your piece takes a slot as usual and counts towards the cost in its own colour.
pharaon-label-ability-any-five = A noble costs you any five pieces instead of five different ones. The entry must still have the colour of the wheel.
pharaon-label-ability-full-zone = You may act in the { $zone } zone although all its slots are taken. You pay as usual, and your entry lies beside the wheel.
pharaon-label-ability-exchange-basic = Before you act or when you pass, you may exchange a basic resource for one of another colour. Coloured offerings can be exchanged too.
pharaon-label-ability-exchange-silver = Before you act or when you pass, you may exchange a basic resource for silver. Coloured offerings can be exchanged too.
pharaon-label-ability-extra-basic = When you gain a jar, you may gain one more basic resource of your choice.
pharaon-label-ability-any-jar = When you gain a jar, you may gain any three basic resources instead of those on the jar.
pharaon-label-ability-gain = When you get this card, it brings { $gains }, free of charge.
pharaon-label-gain-nile =
    { $count ->
        [one] { $count } step on a track of the Nile
       *[other] { $count } steps on tracks of the Nile
    }
pharaon-label-gain-artisans =
    { $count ->
        [one] { $count } artisan
       *[other] { $count } artisans
    }
pharaon-label-gain-tomb =
    { $count ->
        [one] { $count } step in the tomb
       *[other] { $count } steps in the tomb
    }
pharaon-label-gain-silver = { $count } silver
pharaon-label-gain-offerings =
    { $count ->
        [one] { $count } offering
       *[other] { $count } offerings
    }
pharaon-label-each-god-beside = { $points } for each satisfied god beside the { $zone } zone
pharaon-label-each-god = { $points } for each satisfied god
pharaon-label-each-pharaoh = { $points } for the pharaoh token
pharaon-label-each-first-player = { $points } for the first player token
pharaon-label-each-noble = { $points } for each of your nobles, this one included
pharaon-label-each-artisan-value = { $points } for each different value among your artisans
pharaon-label-each-tomb-step = { $points } for each of your steps in the tomb
pharaon-label-each-offering = { $points } for each offering you have left
pharaon-label-each-finished-track = { $points } for each track of the Nile with your disc at the top
pharaon-label-each-silver = { $points } for each silver you have left
pharaon-label-each-basic = { $points } for each basic resource you have left, coloured offerings included
pharaon-label-each-best-other = as much as your best other noble

# board: `sum-` is what screen readers say

pharaon-label-round = Round
pharaon-label-of-rounds = of { $rounds }
pharaon-label-wheel-turns = After each round the wheel turns one zone { $direction }.
pharaon-label-later-rounds = Entry colours, round by round
pharaon-label-next-entry = { $zone-title }, next round: { $colour }
pharaon-label-zones = Zones
pharaon-label-jar = Jar with { $colours }
pharaon-label-jar-pile =
    { $count ->
        [one] { $count } jar in the pile
       *[other] { $count } jars in the pile
    }
pharaon-label-no-jars = no jars
pharaon-label-only-you = Only you see these nobles
pharaon-label-bank = Bank
pharaon-label-in-bank = { $kind-title }: { $count } in the bank
pharaon-label-payment =
    { $pieces-count ->
        [0] Enter with { $entry-one }, nothing else to pay.
       *[other] Enter with { $entry-one } and pay { $pieces }.
    }
pharaon-label-paying = { $zone-title }: paid so far
pharaon-label-more-of = { $count } more
pharaon-label-step-to =
    { $points ->
        [0] To level { $level }
       *[other] To level { $level }, worth { pharaon-part-worth } at the end
    }
pharaon-label-bonus-field = Bonus field
pharaon-label-sum-section = { $zone-title }: entry { $colour }, { $free } of { $slots } slots free.
pharaon-label-sum-passed = { $seat }: passed, row { $row }, field { $field }
pharaon-label-sum-passed-last = { $seat }: passed last
pharaon-label-sum-active = { $seat }: still in the round
pharaon-label-sum-tomb =
    { $space ->
        [0] { $seat }: at the start
       *[other] { $seat }: space { $space }, { pharaon-part-worth }
    }
pharaon-label-sum-pair = pair: { $offerings }
pharaon-label-sum-bonus = bonus field: { $offerings }
pharaon-label-sum-track = { $colour } { $level }
pharaon-label-sum-god = { $god } asks for { $needs }: { ui-part-points } at the end
pharaon-label-verb-lay = Lay on the wheel
pharaon-label-verb-pay = Pay
pharaon-label-verb-give = Give away
pharaon-label-verb-token = Take an offering
pharaon-label-ends-pass = Pass? You do no more actions this round.

# panel: what one does in a zone, what it costs, what one pays

pharaon-label-goal-alone = Collect nobles, artisans and the favour of gods; after five rounds, have more points than the Traitor.
pharaon-label-say-offerings = Take a pair of tokens: pay with them later, or keep them for points.
pharaon-label-say-nobles = Take one noble. It helps you from now on and scores at the end.
pharaon-label-say-artisans = Take one artisan: something at once, points at the end.
pharaon-label-say-nile = Trade goods and climb on the tracks of influence.
pharaon-label-say-tomb = Build your tomb one step further. Only the last step counts.
pharaon-label-say-passing = You take a jar and climb the pyramid while the others play on. You act again next round.
pharaon-label-say-passing-last = No jars are left. You climb the pyramid while the others play on.
pharaon-label-say-draft-jar = You begin with the three resources of the jar you take.
pharaon-label-say-draft-noble = Keep one of the two. It helps you for the whole game and scores at the end.
pharaon-label-draft = Your first noble
pharaon-label-passing = Passing
pharaon-label-enter-with = Enter with
pharaon-label-enter-about = You lay a piece of this colour on the wheel. It counts towards the price if its colour is part of it.
pharaon-label-next-round = next round
pharaon-label-price = Price
pharaon-label-price-about = What the action costs, the entry included if its colour fits.
pharaon-label-price-offerings = the entry alone
pharaon-label-price-nobles = one of each colour
pharaon-label-price-artisans = three of one colour
pharaon-label-price-nile = a pair of colours
pharaon-label-price-tomb = { $cost }
pharaon-label-tomb-done = your tomb is finished
pharaon-label-fan-price = Pay { $text }
pharaon-label-you-pay = You pay
pharaon-label-paid = Paid
pharaon-label-pay-about = The cheapest payment from what you have. You can still choose other pieces, one by one.
pharaon-label-still-owed = { $count } more to pay
pharaon-label-to-enter = to enter
pharaon-label-nothing-else = and nothing else
pharaon-label-pay-differs = depends on what you choose
pharaon-label-places-free = { $free } of { $slots } places free
pharaon-label-places-none = all { $slots } places taken
pharaon-label-places-free-short = { $free } free
pharaon-label-can-choose = { $count } to choose from
pharaon-label-can-choose-short = { $count } here
pharaon-label-can-build = step { $space }: +{ $count }, { $points } in all
pharaon-label-can-build-short = step { $space }: +{ $count }
pharaon-label-zone-full = full until next round
pharaon-label-zone-full-last = full
pharaon-label-too-dear = too dear now
pharaon-label-fan-artisans = worth { $parts }
pharaon-label-fan-offerings = pairs: { $count }, bonus tokens: { $number }
pharaon-label-fan-nile = { $count } actions, { $number } tracks

# panel: what a thing brings

pharaon-label-finally = at the end
pharaon-label-if-kept = if kept
pharaon-label-at-once = At once:
pharaon-label-brings-nothing = Brings nothing at once.
pharaon-label-cost = Costs { $cost }
pharaon-label-nile-steps =
    { $count ->
        [one] { $count } step on { $tracks }
       *[other] { $count } steps on { $tracks }
    }
pharaon-label-nile-steps-any =
    { $count ->
        [one] { $count } step on any track
       *[other] { $count } steps on any track
    }
pharaon-label-level-of = Level { $level }
pharaon-label-track = { $colour-title } track
pharaon-label-climb = climb
pharaon-label-more-for-you = +{ $points } for you
pharaon-label-unseen = Unseen card
pharaon-label-unseen-say = The top of the deck, { $count } left.
pharaon-label-deck-empty = The deck is empty.
pharaon-label-place-empty = This place is empty.
pharaon-label-pair-taken = This pair is taken.
pharaon-label-with-bonus = With a bonus token, for one more piece of the same colour
pharaon-label-pair-about = Both tokens are yours: pay with them later, or keep them for points.
pharaon-label-and-bonus = and a bonus
pharaon-label-bonus-about = If you pay two pieces of one colour in this zone, you also take one of these, or draw one from the bag.
pharaon-label-bag-about = Draw one without looking.
pharaon-label-bag-short = bag, { $count }
pharaon-label-with-god-beside =
    { $count ->
        [one] with { $count } god
       *[other] with { $count } gods
    }
pharaon-label-with-god =
    { $count ->
        [one] with { $count } god
       *[other] with { $count } gods
    }
pharaon-label-with-noble =
    { $count ->
        [one] with { $count } noble
       *[other] with { $count } nobles
    }
pharaon-label-with-artisan-value =
    { $count ->
        [one] with { $count } value
       *[other] with { $count } values
    }
pharaon-label-with-tomb-step =
    { $count ->
        [one] with { $count } step
       *[other] with { $count } steps
    }
pharaon-label-with-offering =
    { $count ->
        [one] with { $count } offering
       *[other] with { $count } offerings
    }
pharaon-label-with-finished-track =
    { $count ->
        [one] with { $count } full track
       *[other] with { $count } full tracks
    }
pharaon-label-with-silver = with { $count } silver
pharaon-label-with-basic =
    { $count ->
        [one] with { $count } resource
       *[other] with { $count } resources
    }
pharaon-label-with-pharaoh =
    { $count ->
        [0] without the token
       *[other] with the token
    }
pharaon-label-with-first-player =
    { $count ->
        [0] without the token
       *[other] with the token
    }
pharaon-label-with-best-other = like your best
pharaon-label-craft-jeweller = Jeweller
pharaon-label-craft-potter = Potter
pharaon-label-craft-sculptor = Sculptor
pharaon-label-craft-weaver = Weaver
pharaon-label-craft-sandal-maker = Sandal maker
pharaon-label-craft-embalmer = Embalmer
pharaon-label-count-artisan = Worth { pharaon-part-worth }
pharaon-label-count-jar = Take a jar: { $things }
pharaon-label-bowl-zone = in { $zone-title }
pharaon-label-bowl-any = any colour in { $zone-title }
pharaon-label-bowl-points =
    { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }
pharaon-label-jar-holds = { $colours }
pharaon-label-short-swap = { $colours } count as one when you pay.
pharaon-label-short-advance = When you pass, move one field on at once.
pharaon-label-short-any-entry = Enter { $zone-title } with any colour.
pharaon-label-short-any-five = A noble costs you any five pieces.
pharaon-label-short-full-zone = Enter { $zone-title } though it is full.
pharaon-label-short-exchange-basic = Exchange a basic resource for another.
pharaon-label-short-exchange-silver = Exchange a basic resource for silver.
pharaon-label-short-extra-basic = One more basic resource with a jar.
pharaon-label-short-any-jar = Any three basic resources for a jar.
pharaon-label-short-gain = { $gains }, free of charge.

# panel: passing, bank, tokens, the Traitor

pharaon-label-prize-first-player = first player
pharaon-label-prize-basic = any resource
pharaon-label-prize-silver = silver
pharaon-label-prize-offering = offering
pharaon-label-prizes = { $gains }
pharaon-label-field-of = Row { $row }, field { $field }
pharaon-label-field-start = The first field brings nothing.
pharaon-label-pass-here = Pass
pharaon-label-pyramid-foot = Each turn one field to the right: take the reward of that field or of an earlier one.
pharaon-label-pyramid-short = Pyramid
pharaon-label-jars-count =
    { $count ->
        [one] { $count } jar
       *[other] { $count } jars
    }
pharaon-label-jars-to-begin = { $count } to begin with
pharaon-label-jars-left = { $count } for passing
pharaon-label-jars-in-stack = jars to come: { $count }
pharaon-label-passed-row = passed, row { $row }
pharaon-label-passed-last = passed last
pharaon-label-passed-first = first: { $text }
pharaon-label-nobody-passed = nobody has passed
pharaon-label-still-in = still in the round
pharaon-label-nobody = nobody
pharaon-label-bank-about = What the bank still has. You gain resources only as long as they last.
pharaon-label-in-the-bank = in the bank
pharaon-label-you-have = you have { $count }
pharaon-label-tokens = Tokens
pharaon-label-tokens-about = Two tokens that only one player holds at a time. They score at the end.
pharaon-label-first-player-about = Its holder begins the next round. It is taken on the pyramid of time.
pharaon-label-traitor-about = The Traitor plays against you: each jar it turns up takes a place on the wheel and fills a space of a lane.
pharaon-label-lane-tomb = tomb step
pharaon-label-lane-take-noble = noble { $number }
pharaon-label-lane-discard-noble = noble { $number } leaves
pharaon-label-lane-noble-value = nobles worth { $number }
pharaon-label-lane-take-highest = highest artisan
pharaon-label-lane-take-lowest = lowest artisan
pharaon-label-lane-discard-highest = highest artisan leaves
pharaon-label-lane-discard-lowest = lowest artisan leaves
pharaon-label-lane-pair = pair { $number }
pharaon-label-lane-bonus = bonus token { $number }
pharaon-label-lane-nile-fullest = Nile, fullest lane
pharaon-label-lane-nile-emptiest = Nile, emptiest lane
pharaon-label-lane-god = { $god }
pharaon-label-lane-then = then: { $parts }
pharaon-label-lane-full = the lane is full
pharaon-label-reconstructed-short = reconstructed numbers

# gods: how far one is

pharaon-label-have-offerings =
    { $total ->
        [one] { $count } of { $total } offering
       *[other] { $count } of { $total } offerings
    }
pharaon-label-have-nobles =
    { $total ->
        [one] { $count } of { $total } noble
       *[other] { $count } of { $total } nobles
    }
pharaon-label-have-artisans =
    { $total ->
        [one] { $count } of { $total } artisan
       *[other] { $count } of { $total } artisans
    }
pharaon-label-have-nile =
    { $total ->
        [one] { $count } of { $total } track
       *[other] { $count } of { $total } tracks
    }
pharaon-label-have-tomb =
    { $total ->
        [one] { $count } of { $total } step
       *[other] { $count } of { $total } steps
    }
pharaon-label-serves =
    { $zone-id ->
        [nile] { $god } has tracks
        [tomb] { $god } has steps
       *[other] { $god } has { $zone }
    }
pharaon-label-lacks-one = { $god } lacks { $text }
pharaon-label-count-of = { $count } of { $total }
pharaon-label-gods-with = { $gods } +{ $points }
pharaon-label-gods-line = With you: { $gods } +{ $points }
pharaon-label-gods-none = no god yet

# mats

pharaon-label-tomb-and-nile = Tomb and Nile
pharaon-label-tomb-step =
    { $space ->
        [0] not begun
       *[other] step { $space } of { $number }, { pharaon-part-worth }
    }
pharaon-label-step-short = tomb { $space }
pharaon-label-levels = Levels: { $parts }
pharaon-label-holds-pharaoh = Pharaoh
pharaon-label-holds-first-player = First
pharaon-label-used = used this round
pharaon-label-only-scores = only scores
pharaon-label-artisans-sum = { $count }, together { pharaon-part-worth }
pharaon-label-have-all-nobles =
    { $count ->
        [one] { $count } noble
       *[other] { $count } nobles
    }
pharaon-label-have-all-artisans =
    { $count ->
        [one] { $count } artisan
       *[other] { $count } artisans
    }
pharaon-label-have-all-offerings =
    { $count ->
        [one] { $count } offering
       *[other] { $count } offerings
    }
pharaon-label-have-all-nile =
    { $count ->
        [one] { $count } track
       *[other] { $count } tracks
    }
pharaon-label-have-all-tomb =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
pharaon-label-basic-pays = Pays in its colour. If you have it left at the end: { pharaon-part-worth }.
pharaon-label-silver-pays = Pays for any basic colour. If you have it left at the end: { pharaon-part-worth }.
pharaon-label-resources-about = What you pay with. Each piece that is left at the end brings a point.

# names of moves by what they bring, and the labels of their buttons

pharaon-label-take-jar = Take the jar with { $colours }
pharaon-label-take-noble = Take the { $role }
pharaon-label-take-noble-who = Take the { $role }: { $text }
pharaon-label-keep-noble = Keep the { $role }
pharaon-label-keep-noble-who = Keep the { $role }: { $text }
pharaon-label-noble-gains = { $gains }
pharaon-label-take-artisan = Take the { $text }: { pharaon-part-worth } and at once { $gains }
pharaon-label-take-artisan-points = Take the { $text }: { pharaon-part-worth }
pharaon-label-take-pair = Take a pair: { $offerings }
pharaon-label-take-bonus = Take a pair and a bonus: { $offerings }
pharaon-label-take-nile = Nile: pay { $cost }, gain { $gains }, { $text }
pharaon-label-take-token = Take { $offering-one } from the bonus field
pharaon-label-build-tomb = Build step { $space } of your tomb: { pharaon-part-worth } at the end
pharaon-label-take-reward = Take the reward: { $gains }
pharaon-label-pair-label = { $parts }
pharaon-label-bonus-label = { $parts } + bonus
pharaon-label-nile-label = { $gains } for { $cost }
pharaon-label-tomb-label = Tomb +{ $count }
pharaon-label-tomb-note = Step { $space }: { pharaon-part-worth } at the end.
pharaon-label-step-label = { $colour-title }: level { $level }, { pharaon-part-worth }
pharaon-label-advance-label = Move on: { $gains }
pharaon-label-wheel-label = { $colour-title }: { $zone-title }
pharaon-label-wheel-note = The Traitor takes a place of the { $zone } zone; the other colour goes to a lane.
pharaon-label-owned-label = { $kind-title }, you have { $count }
pharaon-label-seat-owns = { $kind-title }, { $seat } has { $count }
pharaon-label-owned-short = { $kind-title } ({ $count })
pharaon-label-pass-label = Pass, take a jar
pharaon-label-pass-note = You take a jar, if there is one, and do no more actions this round.
pharaon-label-verb-offerings = { pharaon-name-offerings.title }
pharaon-label-verb-nobles = { pharaon-name-nobles.title }
pharaon-label-verb-artisans = { pharaon-name-artisans.title }
pharaon-label-verb-nile = { pharaon-name-nile.title }
pharaon-label-verb-tomb = { pharaon-name-tomb.title }
pharaon-label-verb-exchange = Exchange
pharaon-label-on-wheel = On the wheel: { $pieces }.
pharaon-label-overflow = It entered the { $zone } zone although the zone was full.

# the position in words

pharaon-label-describe-wheel = The wheel and what lies around it
pharaon-label-describe-ring = Clockwise from the top, zones and the gods on their borders: { $parts }.
pharaon-label-describe-border = Between { $parts }.

# terminal client: what nobles do, beside their names

pharaon-label-does-swap = { $colours } as one
pharaon-label-does-advance = one field further when you pass
pharaon-label-does-any-entry = { $zone }: enter with any colour
pharaon-label-does-any-five = any five pieces for a noble
pharaon-label-does-full-zone = { $zone }: act although it is full
pharaon-label-does-exchange-basic = exchanges a resource
pharaon-label-does-exchange-silver = exchanges a resource for silver
pharaon-label-does-extra-basic = one more resource with a jar
pharaon-label-does-any-jar = resources of your choice with a jar
pharaon-label-does-gain = brings { $gains }
pharaon-label-field-basic = any resource
pharaon-label-field-offering = offering
