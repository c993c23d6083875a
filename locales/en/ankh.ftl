# Ankh in English. How arguments are bound is told at the top of crates/words/src/lib.rs.

ankh = Ankh: Gods of Egypt
    .about = Gods fight over the regions of Egypt. Whoever is worshipped least will be forgotten.
    .round = Conflict { $number } of { $count }
ankh-goal = Fight for regions and gain devotion. Whoever has too little of it is forgotten.
ankh-nobody-won = All gods are forgotten. Egypt believes in nobody any more, and nobody wins.

## Names. `.one` with its article, `.the` with the definite article, `.all` several of the kind, `.title` as a heading.

ankh-name-amun = Amun
    .title = Amun
ankh-name-anubis = Anubis
    .title = Anubis
ankh-name-isis = Isis
    .title = Isis
ankh-name-osiris = Osiris
    .title = Osiris
ankh-name-ra = Ra
    .title = Ra

ankh-name-red = red
    .title = Red
ankh-name-purple = purple
    .title = Purple
ankh-name-blue = blue
    .title = Blue
ankh-name-green = green
    .title = Green
ankh-name-yellow = yellow
    .title = Yellow

ankh-name-god = god
    .title = God
    .one = the god
ankh-name-warrior = warrior
    .title = Warrior
    .one = a warrior
ankh-name-captive = trapped warrior
    .title = Trapped warrior
    .one = a trapped warrior
ankh-name-cat = Cat Mummy
    .title = Cat Mummy
    .one = a Cat Mummy
ankh-name-satet = Satet
    .title = Satet
    .one = Satet
ankh-name-mummy = Mummy
    .title = Mummy
    .one = a Mummy
ankh-name-apep = Apep
    .title = Apep
    .one = Apep
ankh-name-scorpion = Giant Scorpion
    .title = Giant Scorpion
    .one = a Giant Scorpion
ankh-name-sphinx = Androsphinx
    .title = Androsphinx
    .one = an Androsphinx

ankh-name-small = small base
    .title = Small base
ankh-name-large = large base
    .title = Large base

ankh-name-obelisk = obelisk
    .title = Obelisk
    .one = an obelisk
    .the = the obelisk
    .all = obelisks
ankh-name-temple = temple
    .title = Temple
    .one = a temple
    .the = the temple
    .all = temples
ankh-name-pyramid = pyramid
    .title = Pyramid
    .one = a pyramid
    .the = the pyramid
    .all = pyramids

ankh-name-move = Move Figures
    .title = Move Figures
ankh-name-summon = Summon Figure
    .title = Summon Figure
ankh-name-gain = Gain Followers
    .title = Gain Followers
ankh-name-unlock = Unlock Ankh Power
    .title = Unlock Ankh Power

ankh-name-control = Control Monument
    .title = Control Monument
ankh-name-caravan = Camel Caravan
    .title = Camel Caravan
ankh-name-conflict = Conflict
    .title = Conflict

ankh-name-commanding = Commanding
    .title = Commanding
ankh-name-inspiring = Inspiring
    .title = Inspiring
ankh-name-omnipresent = Omnipresent
    .title = Omnipresent
ankh-name-revered = Revered
    .title = Revered
ankh-name-resplendent = Resplendent
    .title = Resplendent
ankh-name-obelisk-attuned = Obelisk-Attuned
    .title = Obelisk-Attuned
ankh-name-temple-attuned = Temple-Attuned
    .title = Temple-Attuned
ankh-name-pyramid-attuned = Pyramid-Attuned
    .title = Pyramid-Attuned
ankh-name-glorious = Glorious
    .title = Glorious
ankh-name-magnanimous = Magnanimous
    .title = Magnanimous
ankh-name-bountiful = Bountiful
    .title = Bountiful
ankh-name-worshipful = Worshipful
    .title = Worshipful

ankh-name-plague = Plague of Locusts
    .title = Plague of Locusts
ankh-name-build = Build Monument
    .title = Build Monument
ankh-name-chariots = Chariots
    .title = Chariots
ankh-name-cycle = Cycle of Ma’at
    .title = Cycle of Ma’at
ankh-name-drought = Drought
    .title = Drought
ankh-name-flood = Flood
    .title = Flood
ankh-name-miracle = Miracle
    .title = Miracle

# the steps of a battle; one of them is called by its card

ankh-name-obelisks = teleport
    .title = Teleport
ankh-name-announcement = announcement
    .title = Announcement
ankh-name-cards = choice of cards
    .title = Choice of cards
ankh-name-building = building
    .title = Building
ankh-name-majority = monument majority
    .title = Monument majority
ankh-name-resolution = battle resolution
    .title = Battle resolution
ankh-name-aftermath = after the battle
    .title = After the battle

# why followers come and go, why devotion rises

ankh-name-monuments = monuments
    .title = Monuments
ankh-name-bid = bid
    .title = Bid
ankh-name-worship = Worshipful
    .title = Worshipful
ankh-name-merge = merging gods
    .title = Merging gods
ankh-name-dominance = dominance
    .title = Dominance
ankh-name-victory = victory
    .title = Victory

# what a strength is made of, besides cards and powers

ankh-name-figures = figures
    .title = Figures
ankh-name-captives = trapped warriors
    .title = Trapped warriors
ankh-name-temples = temples
    .title = Temples

ankh-name-battle = battle
    .title = Battle
ankh-name-forgotten = forgotten
    .title = Forgotten
ankh-name-worshipped = worshipped
    .title = Worshipped
ankh-name-merged = merged
    .title = Merged

ankh-name-top = top space
    .title = Top space reached
ankh-name-last-conflict = last conflict
    .title = Last conflict fought
ankh-name-last-god = last god
    .title = Only one god left
ankh-name-atheist = atheist Egypt
    .title = Atheist Egypt

ankh-name-regular = regular summon
    .title = Regular summon
ankh-name-gate = Underworld token
    .title = Underworld token
ankh-name-supply = supply
    .title = Supply

# where the claws of a Giant Scorpion point: this direction and the next one clockwise

ankh-name-n = north and north-east
    .title = North and north-east
ankh-name-ne = north-east and south-east
    .title = North-east and south-east
ankh-name-se = south-east and south
    .title = South-east and south
ankh-name-s = south and south-west
    .title = South and south-west
ankh-name-sw = south-west and north-west
    .title = South-west and north-west
ankh-name-nw = north-west and north
    .title = North-west and north

ankh-name-fertile = fertile land
    .title = Fertile land
ankh-name-desert = desert
    .title = Desert
ankh-name-water = water
    .title = Water
ankh-name-delta = Nile Delta
    .title = Nile Delta
ankh-name-west = West Egypt
    .title = West Egypt
ankh-name-east = East Egypt
    .title = East Egypt

ankh-name-middle-kingdom = Middle Kingdom
    .title = Middle Kingdom
ankh-name-old-kingdom = Old Kingdom
    .title = Old Kingdom

# sentences of the rules that a table reads in the other way

ankh-name-last-red-index = the last red space is 19
    .title = The last red space is 19
ankh-name-guardian-symbol-positions = guardian symbols at 2, 4 and 6
    .title = Guardian symbols at 2, 4 and 6
ankh-name-action-tracks = one action more on each track
    .title = One action more on each track
ankh-name-osiris-move-any = Osiris moves tokens only if all three are on the map
    .title = Osiris moves tokens only if all three are on the map
ankh-name-plague-bidders-fixed = only gods with figures bid in a second plague
    .title = Only gods with figures bid in a second plague
ankh-name-underworld-blocks-all-entry = Underworld tokens block only the end of a move
    .title = Underworld tokens block only the end of a move
ankh-name-control-monument-forced = Control Monument is voluntary
    .title = Control Monument is voluntary
ankh-name-merged-guardians-forced = guardians of the lower god may be refused
    .title = Guardians of the lower god may be refused
ankh-name-merge-keeps-own-guardians = a merging god may also give up own guardians
    .title = A merging god may also give up own guardians
ankh-name-anubis-trap-per-plague-card = Anubis traps one warrior in all plagues of a battle together
    .title = Anubis traps one warrior in all plagues of a battle together
ankh-name-bountiful-every-gain = Bountiful works only for majorities, victory and dominance
    .title = Bountiful works only for majorities, victory and dominance

## Parts of other messages

ankh-part-followers =
    { $count ->
        [one] { $count } follower
       *[other] { $count } followers
    }
ankh-part-bid =
    { $bid ->
        [0] no followers
        [one] { $bid } follower
       *[other] { $bid } followers
    }
ankh-part-figures =
    { $figures ->
        [one] { $figures } figure
       *[other] { $figures } figures
    }
ankh-part-cards =
    { $count ->
        [one] { $count } used card
       *[other] { $count } used cards
    }
ankh-part-neutralised =
    { $neutralised ->
        [0] { "" }
        [one] ; { $neutralised } figure counts nothing
       *[other] ; { $neutralised } figures count nothing
    }
ankh-part-gained = { $gained } devotion

## Steps: the question to whoever decides, and what the others read. Chance may settle the first three.

ankh-step-scenario = The scenario is drawn.
    .waiting = The scenario is drawn.
ankh-step-god = Which god are you?
    .waiting = The gods are chosen.
ankh-step-guardian = Which guardians of this level take part?
    .waiting = The guardians are chosen.
ankh-step-turn = Which action do you take?
    .waiting = { $seat } chooses an action.
ankh-step-from = Which figure do you move?
    .waiting = { $seat } moves figures.
ankh-step-to = Where does the figure go?
    .waiting = { $seat } moves a figure.
ankh-step-push = Where is the figure pushed?
    .waiting = { $seat } pushes a figure.
ankh-step-aim = Where do the claws of the Giant Scorpion point?
    .waiting = { $seat } aims a Giant Scorpion.
ankh-step-by = Which summon do you use?
    .waiting = { $seat } summons figures.
ankh-step-call = Which figure do you summon?
    .waiting = { $seat } summons a figure.
ankh-step-at = Where do you summon it?
    .waiting = { $seat } chooses a space for a figure.
ankh-step-sun = Do you make the figure radiant?
    .waiting = { $seat } may make a figure radiant.
ankh-step-power = Which power do you unlock?
    .waiting = { $seat } may unlock a power.
ankh-step-control = Which monument do you take?
    .waiting = { $seat } chooses a monument.
ankh-step-camel = Where does the next camel go?
    .waiting = { $seat } may divide a region with camels.
ankh-step-old = Which of the two new regions keeps the old token?
    .waiting = { $seat } hands out the tokens of two new regions.
ankh-step-swap = Do you swap the token of one of the two new regions?
    .waiting = { $seat } may swap conflict order tokens.
ankh-step-with = With which token do you swap it?
    .waiting = { $seat } swaps conflict order tokens.
ankh-step-teleport = Which figure do you teleport to one of your obelisks?
    .waiting = { $seat } may teleport figures.
ankh-step-teleport-to = Next to which obelisk does the figure appear?
    .waiting = { $seat } teleports a figure.
ankh-step-announce = Do you announce two cards for this battle?
    .waiting = { $seat } may announce two cards.
ankh-step-cards = Which card do you play?
    .waiting =
        { $seat-count ->
            [one] { $seat } chooses a battle card.
           *[other] { $seat } choose battle cards.
        }
ankh-step-build = Which monument do you build?
    .waiting = { $seat } may build a monument.
ankh-step-build-at = Where do you build it?
    .waiting = { $seat } builds a monument.
ankh-step-bids = How many followers do you bid? Everybody pays.
    .waiting =
        { $seat-count ->
            [one] { $seat } bids in secret.
           *[other] { $seat } bid in secret.
        }
ankh-step-mummy = Where does your Mummy return?
    .waiting = { $seat } chooses a space for a Mummy.
ankh-step-trap = Whose warrior do you trap?
    .waiting = { $seat } may trap a warrior.
ankh-step-tie = The strengths are tied. Do you use the tiebreaker token?
    .waiting = { $seat } may use the tiebreaker token.
ankh-step-spare = Which of your protected figures do you keep alive?
    .waiting = { $seat } may protect figures.
ankh-step-lift = Which Underworld token do you take?
    .waiting = { $seat } may place an Underworld token.
ankh-step-gate = Where does the Underworld token go?
    .waiting = { $seat } may place an Underworld token.
ankh-step-worship = Do you pay followers for devotion?
    .waiting = { $seat } may pay followers for devotion.
ankh-step-adopt = Which guardian does the merged god keep?
    .waiting = { $seat } chooses guardians of the merged god.
ankh-step-over = The game is over.
    .waiting = The game is over.

## Moves, as imperatives. `.short` on a button below the question

ankh-move-scenario = Play the scenario { $noun }
    .short = { $noun }
ankh-move-god = Choose { $noun }
    .short = { $noun }
ankh-move-guardian = Choose { $noun }
    .short = { $noun-title }
ankh-move-move = Move Figures
ankh-move-summon = Summon Figure
ankh-move-gain = Gain Followers
ankh-move-unlock = Unlock Ankh Power
    .short = Unlock Power
ankh-move-from = Take the figure on { $noun-id }
    .short = { $noun-id }
ankh-move-to = Go to { $noun-id }
    .short = { $noun-id }
ankh-move-push = Push the figure to { $noun-id }
    .short = { $noun-id }
ankh-move-aim = Point the claws { $noun }
    .short = { $noun-title }
ankh-move-by =
    { $noun-id ->
        [regular] Use the regular summon
        [gate] Summon onto an Underworld token
       *[other] Summon next to the pyramid on { $noun-id }
    }
    .short =
        { $noun-id ->
            [regular] Regular summon
            [gate] Underworld token
           *[other] Pyramid { $noun-id }
        }
ankh-move-call =
    { $noun-id ->
        [captive] Free a trapped warrior and summon it
       *[other] Summon { $noun-one }
    }
    .short = { $noun-title }
ankh-move-at = Place it on { $noun-id }
    .short = { $noun-id }
ankh-move-sun = Attach a Sun token
    .short = Radiant
ankh-move-power = Unlock { $noun }
    .short = { $noun }
ankh-move-done = Done
ankh-move-decline = Decline
ankh-move-control = Take control of the monument on { $noun-id }
    .short = { $noun-id }
ankh-move-camel = Place a camel on the edge { $noun-id }
    .short = { $noun-id }
ankh-move-old = Leave the old token to the region of { $noun-id }
    .short = Region of { $noun-id }
ankh-move-swap = Swap token { $first }
    .short = Token { $first }
ankh-move-with = Swap with token { $first }
    .short = Token { $first }
ankh-move-announce = Announce two cards
    .short = Two cards
ankh-move-card =
    { $noun-id ->
        [hidden] Choose a battle card in secret
       *[other] Play { $noun }
    }
    .short = { $noun }
ankh-move-build = Build { $noun-one }
    .short = { $noun-title }
ankh-move-bid =
    { $noun-id ->
        [hidden] Bid in secret
        [0] Bid no followers
        [1] Bid 1 follower
       *[other] Bid { $first } followers
    }
    .short = { $first }
ankh-move-trap = Trap a warrior of { $noun }
    .short = { $noun }
ankh-move-tiebreak = Use the tiebreaker token and win
    .short = Use it
ankh-move-spare = Keep the figure on { $noun-id } alive
    .short = { $noun-id }
ankh-move-lift =
    { $noun-id ->
        [supply] Take an Underworld token from the supply
       *[other] Take the Underworld token from { $noun-id }
    }
    .short =
        { $noun-id ->
            [supply] Supply
           *[other] { $noun-id }
        }
ankh-move-gate = Place the Underworld token on { $noun-id }
    .short = { $noun-id }
ankh-move-worship = Pay followers for devotion
    .short = Pay
ankh-move-adopt =
    { $noun-id ->
        [cat] Keep { $noun-one } from the pool
        [satet] Keep { $noun-one } from the pool
        [mummy] Keep { $noun-one } from the pool
        [apep] Keep { $noun-one } from the pool
        [scorpion] Keep { $noun-one } from the pool
        [sphinx] Keep { $noun-one } from the pool
       *[other] Keep the guardian on { $noun-id }
    }
    .short =
        { $noun-id ->
            [cat] { $noun-title }
            [satet] { $noun-title }
            [mummy] { $noun-title }
            [apep] { $noun-title }
            [scorpion] { $noun-title }
            [sphinx] { $noun-title }
           *[other] { $noun-id }
        }

## Events, as sentences for the log

ankh-event-scenario-chosen = Scenario: { $scenario }.
ankh-event-god-taken = { $seat } is { $god }.
ankh-event-guardian-chosen =
    { $figures ->
        [one] Guardian of level { $level }: { $guardian }, { $figures } figure.
       *[other] Guardians of level { $level }: { $guardian }, { $figures } figures.
    }
ankh-event-game-began = The game begins. Turn order: { $seats }.
ankh-event-action-taken = { $seat } takes the action { $action }: space { $space } of { $spaces }.
    .preview = The marker goes to space { $space } of { $spaces }.
ankh-event-figure-moved = { $seat } moves { $kind-one } from { $from-id } to { $to-id }.
ankh-event-figure-pushed = With Satet { $by } pushes { $kind-one } of { $seat } from { $from-id } to { $to-id }.
ankh-event-scorpion-aimed = { $seat } points the claws of the Giant Scorpion on { $hex-id } at { $at }.
ankh-event-figure-summoned = { $seat } summons { $kind-one } to { $hex-id }.
ankh-event-pyramid-used = { $seat } uses the extra summon next to the pyramid on { $hex-id }.
ankh-event-gate-used = { $seat } uses the extra summon onto the Underworld token on { $hex-id }.
ankh-event-warrior-freed = { $seat } frees a warrior that { $anubis } has trapped.
ankh-event-sun-attached = { $seat } attaches a Sun token to { $kind-one } on { $hex-id }: it is radiant now.
ankh-event-nothing-summoned = { $seat } summons nobody.
ankh-event-followers-gained = { $seat } gains { ankh-part-followers } ({ $cause }).
ankh-event-no-followers = { $seat } gains no followers.
ankh-event-followers-paid = { $seat } pays { ankh-part-followers } ({ $cause }).
ankh-event-power-unlocked = { $seat } unlocks { $power } (level { $level }).
ankh-event-nothing-unlocked = { $seat } unlocks nothing.
ankh-event-guardian-gained = { $seat } gets { $guardian-one }.
ankh-event-no-guardian = { $seat } gets no guardian of level { $level }: there is no figure or no base left.
ankh-event-occasion-began = { $seat } triggers event { $space }: { $occasion }.
ankh-event-monument-controlled =
    { $from-id ->
        [none] { $seat } takes control of { $monument-the } on { $hex-id }.
       *[other] { $seat } takes control of { $monument-the } on { $hex-id } from { $from }.
    }
ankh-event-nothing-controlled = { $seat } takes no monument.
ankh-event-caravan-laid =
    { $camels-count ->
        [one] { $seat } divides region { $token } with { $camels-count } camel: { $camels }.
       *[other] { $seat } divides region { $token } with { $camels-count } camels: { $camels }.
    }
ankh-event-no-caravan = { $seat } lays no caravan.
ankh-event-region-divided = Region { $old } now has { $old_size } land spaces, the new region { $new } has { $new_size }.
ankh-event-tokens-swapped = { $seat } swaps the tokens { $one } and { $other }.
ankh-event-conflict-began = Conflict { $number } begins. { $seat } holds the tiebreaker token.
ankh-event-monument-destroyed =
    { $fate-id ->
        [scorpion]
            { $seat-id ->
                [none] A Giant Scorpion destroys the neutral { $monument } on { $hex-id }.
               *[other] A Giant Scorpion destroys { $monument-the } of { $seat } on { $hex-id }.
            }
       *[other]
            { $seat-id ->
                [none] The neutral { $monument } on { $hex-id } is destroyed.
               *[other] { $seat } loses { $monument-the } on { $hex-id }: it is destroyed.
            }
    }
ankh-event-region-empty = Region { $token }: nobody is there.
ankh-event-region-dominated = { $seat } dominates region { $token }.
ankh-event-battle-began = Battle for region { $token }: { $seats }.
ankh-event-figure-teleported = { $seat } teleports { $kind-one } from { $from-id } to { $to-id }.
ankh-event-two-cards-announced = { $seat } announces two cards.
ankh-event-cards-revealed = { $seat } reveals { $cards }.
ankh-event-figures-flooded =
    { $figures ->
        [0] Flood protects no figure of { $seat }.
       *[other] Flood protects { ankh-part-figures } of { $seat }.
    }
ankh-event-monument-built = { $seat } builds { $monument-one } on { $hex-id }.
ankh-event-nothing-built = { $seat } builds nothing.
ankh-event-plague-began = Plague of Locusts, played by { $seat }: the bids are secret.
ankh-event-bid-revealed = { $seat } bids { ankh-part-bid }.
ankh-event-plague-spared =
    { $seat-id ->
        [none] The locusts spare nobody.
       *[other] The locusts spare the figures of { $seat }.
    }
ankh-event-figure-killed =
    { $fate-id ->
        [plague] { $seat } loses { $kind-one } on { $hex-id } to the locusts.
       *[battle] { $seat } loses { $kind-one } on { $hex-id } in battle.
    }
ankh-event-mummy-returned = { $seat } summons the Mummy again, to { $hex-id }.
ankh-event-warrior-trapped = { $seat } traps a warrior of { $owner }.
ankh-event-nothing-trapped = { $seat } traps nobody.
ankh-event-majority-held = { $seat } has the majority of { $monument-all }: { $count }.
ankh-event-strength-counted =
    { $figures ->
        [0] { $seat } has no figure left here: strength 0.
       *[other]
            { $strength ->
                [0] { $seat } has strength 0{ ankh-part-neutralised }.
               *[other] { $seat } has strength { $strength }: { $parts }{ ankh-part-neutralised }.
            }
    }
ankh-event-tiebreaker-used = { $seat } uses the tiebreaker token.
ankh-event-tiebreaker-kept = { $seat } does not use the tiebreaker token.
ankh-event-battle-won =
    { $margin ->
        [0] { $seat } wins the battle for region { $token } with strength { $strength }.
       *[other] { $seat } wins the battle for region { $token } with strength { $strength }, { $margin } ahead.
    }
ankh-event-battle-undecided = Nobody wins the battle for region { $token }.
ankh-event-figure-spared = { $seat } keeps { $kind-one } on { $hex-id } alive.
ankh-event-gate-placed =
    { $from-id ->
        [none] { $seat } places an Underworld token on { $hex-id }.
       *[other] { $seat } moves an Underworld token from { $from-id } to { $hex-id }.
    }
ankh-event-no-gate = { $seat } places no Underworld token.
ankh-event-cards-returned = { $seat } takes { ankh-part-cards } back in hand.
ankh-event-not-worshipped = { $seat } does not pay for devotion.
ankh-event-devotion-gained =
    { $bountiful ->
        [0] { $seat } gains { ankh-part-gained } ({ $merit }): space { $space }.
       *[other] { $seat } gains { ankh-part-gained } ({ $merit }, { $bountiful } of it from Bountiful): space { $space }.
    }
    .brings = devotion +{ $gained }
ankh-event-devotion-lost = { $seat } loses { $lost } devotion to a Cat Mummy: space { $space }.
ankh-event-conflict-ended = Conflict { $number } is over.
ankh-event-gods-merged = { $god } and { $lower_god } become one god, on space { $space }: { $seat } and { $lower } play on together.
ankh-event-guardian-adopted =
    { $hex-id ->
        [none] The merged god of { $seat } keeps { $guardian-one } in the pool.
       *[other] The merged god of { $seat } keeps { $guardian-one } on { $hex-id }.
    }
ankh-event-guardian-dismissed = The merged god of { $seat } gives up { $guardian-one }: it leaves the game.
ankh-event-god-forgotten = { $god } is on space { $space } and is forgotten: { $seat } is out.
ankh-event-game-ended =
    { $ending-id ->
        [top]
            { $winners-count ->
                [one] { $winners } reaches the top space and wins the game.
               *[other] { $winners } reach the top space and win the game together.
            }
        [last-god]
            { $winners-count ->
                [one] Only one god is left: { $winners } wins the game.
               *[other] Only one god is left: { $winners } win the game together.
            }
        [atheist] All gods are forgotten. Egypt is atheist, and nobody wins.
       *[last-conflict]
            { $winners-count ->
                [one] { $winners } has the highest devotion and wins the game.
               *[other] { $winners } have the highest devotion and win the game together.
            }
    }

## Options

ankh-option-scenario = Scenario
    .middle-kingdom = Middle Kingdom
    .old-kingdom = Old Kingdom
    .random = Drawn
ankh-option-gods = Gods
    .random = Drawn
    .draft = Everybody chooses, the last player first
ankh-option-guardian-1 = Guardians of level 1
    .random = Drawn
    .draft = A player chooses
    .cat = Cat Mummy
    .satet = Satet
ankh-option-guardian-2 = Guardians of level 2
    .random = Drawn
    .draft = A player chooses
    .mummy = Mummy
    .apep = Apep
ankh-option-guardian-3 = Guardians of level 3
    .random = Drawn
    .draft = A player chooses
    .scorpion = Giant Scorpion
    .sphinx = Androsphinx
ankh-option-last-red-index = Last red space of the devotion track
ankh-option-guardian-symbol-positions = Positions of the row with a guardian symbol
ankh-option-action-tracks = Length of the action tracks
    .usual = Usual
    .longer = One action more on each
ankh-option-osiris-move-any = Osiris may move Underworld tokens that lie on the map
    .yes = Always
    .no = Only if all three are there
ankh-option-plague-bidders-fixed = Bidders in a second plague
    .yes = The same as before
    .no = Only gods with figures; a lone bidder is spared
ankh-option-underworld-blocks-all-entry = Underworld tokens keep out figures of other gods
    .yes = In every way
    .no = Only at the end of a move
ankh-option-control-monument-forced = Control Monument
    .yes = Compulsory if a monument can be taken
    .no = Voluntary
ankh-option-merged-guardians-forced = Guardians of the lower god in a merge
    .yes = Must be taken
    .no = May be refused
ankh-option-merge-keeps-own-guardians = Too few bases in a merge
    .yes = Own guardians stay
    .no = Choose among all guardians
ankh-option-anubis-trap-per-plague-card = Anubis in a battle with several plagues
    .yes = Traps one warrior for each
    .no = Traps one warrior in all
ankh-option-bountiful-every-gain = Bountiful adds 1 devotion
    .yes = To every gain
    .no = Only to majorities, victory and dominance

## What things do, in one sentence

ankh-god-amun = Once per conflict, before cards are chosen, you may announce that you play two cards in this battle.
ankh-god-anubis = Whenever enemy warriors are killed, you may trap one of them; each of up to three gives your god 1 strength, and its owner can free it for 1 follower.
ankh-god-isis = When figures die in battle resolution, those of yours that are adjacent to an enemy figure may live.
ankh-god-osiris = After a lost battle you may place an Underworld token in the region, which others may not enter; with each summon action you may summon 1 more figure onto a free one.
ankh-god-ra = You may attach one of three Sun tokens to a figure that you summon; where a radiant figure of yours is, victory and dominance bring 1 more devotion.

ankh-guardian-cat = When it is killed, every other god loses 1 devotion.
ankh-guardian-satet = Its move may end on an enemy figure, which it pushes to an empty neighbouring space.
ankh-guardian-mummy = When it is killed, it returns at once to an empty space adjacent to your god.
ankh-guardian-apep = It can be summoned to any water space and then belongs to all regions around it.
ankh-guardian-scorpion = Its claws point at two neighbouring spaces; when a conflict begins, it destroys adjacent monuments there, even yours.
ankh-guardian-sphinx = Enemy figures adjacent to it have strength 0 in battle.

ankh-power-commanding = You gain 3 followers when you win a battle.
ankh-power-inspiring = Build Monument costs you no followers.
ankh-power-omnipresent = When a conflict begins, you gain 1 follower for each region with a figure of yours.
ankh-power-revered = Gain Followers brings you 1 more follower.
ankh-power-resplendent = Your god has strength 3 while you control at least 3 monuments of one type.
ankh-power-obelisk-attuned = At the start of a battle in which you have a figure, you may teleport your figures next to your obelisks in the region.
ankh-power-temple-attuned = In battle you have 2 more strength for each of your temples in the region that is adjacent to a figure of yours.
ankh-power-pyramid-attuned = With each summon action you may summon 1 more figure next to each of your pyramids.
ankh-power-glorious = You gain 3 devotion instead of 1 if you win a battle by at least 3 strength.
ankh-power-magnanimous = You gain 2 devotion if you lose a battle with at least 2 figures.
ankh-power-bountiful = While you are in the red section, each gain of devotion is 1 more.
ankh-power-worshipful = After each battle in which you took part, you may pay 2 followers for 1 devotion.

ankh-card-plague = All bid followers in secret and pay; only the highest bidder’s warriors and guardians live.
ankh-card-build = You may pay 3 followers and build a monument of your own on an empty land space of the region.
ankh-card-chariots = Strength and nothing else.
ankh-card-cycle = After the battle all your used cards return to your hand, this one too.
ankh-card-drought = If you win, you gain 1 more devotion for each of your figures in the desert of the region.
ankh-card-flood = You gain 1 follower for each of your figures on fertile land of the region, and these do not die in battle resolution.
ankh-card-miracle = After the battle you gain 1 devotion for each figure that you lost in it.

ankh-action-move = Move each of your figures up to 3 spaces, through everything, to an empty land space.
ankh-action-summon = Put a warrior or a guardian next to a figure of yours or a monument that you control.
ankh-action-gain = Gain 1 follower for each neutral or own monument adjacent to your figures.
ankh-action-unlock = Pay followers for a power of the next level in your row.

ankh-occasion-control = Whoever triggers it takes a neutral monument adjacent to an own figure.
ankh-occasion-caravan = Whoever triggers it may divide a region into two with up to 6 camels.
ankh-occasion-conflict = All regions are fought over, in the order of their tokens.

ankh-stage-obelisks = Gods with Obelisk-Attuned may teleport figures to their obelisks, the lowest devotion first.
ankh-stage-announcement = Amun may announce two cards.
ankh-stage-cards = All choose a card in secret; then all cards are revealed.
ankh-stage-building = Whoever played Build Monument may build, the lowest devotion first.
ankh-stage-plague = For each Plague of Locusts all bid in secret, and figures die.
ankh-stage-majority = Whoever controls the most monuments of a type in the region gains 1 devotion for it.
ankh-stage-resolution = The highest strength wins; warriors and guardians of the others die.
ankh-stage-aftermath = Miracle, Osiris, Cycle of Ma’at and Worshipful follow.

ankh-monument-obelisk = Figures can be teleported to it with Obelisk-Attuned.
ankh-monument-temple = It gives strength with Temple-Attuned.
ankh-monument-pyramid = It allows an extra summon with Pyramid-Attuned.

## Labels of the table

ankh-label-tie-break = On the same space, whoever is higher in the stack has the higher devotion.
ankh-label-progress = After { $conflict } of { $conflicts } conflicts

# map

ankh-label-map = Map
ankh-label-regions = Regions
ankh-label-zoom-in = Nearer
ankh-label-zoom-out = Whole map
ankh-label-figure-of = { $kind-title } of { $seat }
ankh-label-monument-of = { $monument-title } of { $seat }
ankh-label-monument-neutral = { $monument-title }, neutral
ankh-label-region = Region { $token }
ankh-label-region-size =
    { $size ->
        [one] Region { $token }, { $size } land space.
       *[other] Region { $token }, { $size } land spaces.
    }
ankh-label-region-empty = Nobody has a figure here.
ankh-label-force = { $seat }: { ankh-part-figures }, strength { $strength } to { $most }.
ankh-label-divides = This makes regions of { $one } and { $other } land spaces.
ankh-label-map-grid = Spaces of the map. Arrow keys go from space to space, Page Down goes to the next one where you can act.
ankh-label-space = { $hex-id }, { $terrain }, region { $token }
ankh-label-space-plain = { $hex-id }, { $terrain }
ankh-label-next-to = Next to: { $hexes }.
ankh-label-neighbour = { $hex-id } { $pieces }
ankh-label-neighbour-river = { $hex-id } { $pieces } across the river
ankh-label-neighbour-camel = { $hex-id } { $pieces } behind camels
ankh-label-piece-at = { $pieces } on { $hex-id }
ankh-label-move-of = { $moves }: { $pieces }
ankh-label-move-onto = { $moves } ({ $terrain }, region { $token })
ankh-label-move-onto-plain = { $moves } ({ $terrain })
ankh-label-move-within = { $moves } (region { $token })
ankh-label-move-sized =
    { $size ->
        [one] { $moves } ({ $size } land space)
       *[other] { $moves } ({ $size } land spaces)
    }
ankh-label-place-at = Place { $thing-one } on { $hex-id }
ankh-label-moves-up-to = It may go up to { $count } spaces.
ankh-label-about-fertile = Nobody stands here. Flood counts figures on fertile land.
ankh-label-about-desert = Nobody stands here. Drought counts figures in the desert.
ankh-label-about-water = Figures cross it but cannot stay. Only Apep lives here, and then belongs to all regions around.
ankh-label-about-gate = Only figures of Osiris may enter this space.
ankh-label-about-regions = Tints the regions and shows strengths with the best card in hand, too.

# panels

ankh-label-actions = Actions
ankh-label-side-battle = Battle
ankh-label-side-choose = Choice
ankh-label-side-powers = Powers
ankh-label-powers-panel = Guardians and powers
ankh-label-event-track = Event track
ankh-label-event-at = Event { $space } of { $spaces }.
ankh-label-event-next = Next: { $occasion-title }.
ankh-label-next-event = Next event
ankh-label-event-named = Event { $space } of { $spaces }: { $occasion-title }
ankh-label-events-in-order = In order
ankh-label-then-merge = then the two last gods merge
ankh-label-then-forget = then gods in the red section are forgotten
ankh-label-then-end = then the game ends
ankh-label-actions-two = { $seat }: two actions
ankh-label-actions-one = { $seat }: one action
ankh-label-actions-lower = The second must lie lower.
ankh-label-actions-last = { $seat }: last action
ankh-label-about-actions = A turn has two actions, the second in a lower row. A marker that reaches the end of its track triggers the next event, and the turn is over.
ankh-label-track-left = { $left } more until the next event: { $occasion-title }.
ankh-label-track-triggers = The next one triggers an event: { $occasion-title }.
ankh-label-triggers = triggers { $occasion }
ankh-label-costs = costs { ankh-part-followers }
ankh-label-brings = brings { ankh-part-followers }
ankh-label-brings-devotion = brings { $points } devotion
ankh-label-do-gain = Gain { ankh-part-followers }
ankh-label-do-unlock = Power for { $cost }
ankh-label-do-build = { $monument-title }, costs { $cost }
ankh-label-do-worship = Pay { ankh-part-followers } for { $points } devotion
ankh-label-devotion-track = Devotion
ankh-label-rank-of = { $rank }. { $seat } { $points }
ankh-label-about-devotion = Space { $top } wins at once. Up to space { $red } the track is red: whoever stands there after conflict { $conflict } is forgotten. On one space the upper marker is ahead.
ankh-label-about-merge = After conflict { $conflict } the two last gods merge.
ankh-label-devotion-list = Devotion: { $items }.
ankh-label-ranking = Order
ankh-label-guardians-left = { $count } left
ankh-label-level = Level { $level }
ankh-label-supply = Supply
ankh-label-camels = Camels
ankh-label-about-supply = What is left for all players.

# conflicts and battles

ankh-label-last-conflict = Last conflict
ankh-label-conflict-told = Conflict { $number }, region { $token }
ankh-label-told-battle = Battle for region { $token }, once more
ankh-label-told-dominated = Region { $token }, dominated by { $seat }
ankh-label-told-empty = Region { $token }, empty
ankh-label-replay-back = Step back
ankh-label-replay-on = Next step
ankh-label-battle-in = Battle for region { $token }
ankh-label-chosen = chosen
ankh-label-battle-step = Step { $step } of { $steps }: { $stage-title }
ankh-label-tie-up = { $seat } decides ties.
ankh-label-tie-down = { $seat } has used the tiebreaker token.
ankh-label-part =
    { $part-id ->
        [figures]
            { $strength ->
                [one] { $strength } figure
               *[other] { $strength } figures
            }
        [captives] { $strength } trapped
        [temples] { $strength } Temple-Attuned
       *[other] { $strength } { $part-title }
    }
ankh-label-no-figures = no figures
ankh-label-plays-cards = plays { $cards }
ankh-label-bid-of = bids { $count }
ankh-label-bid-most = at most { $count }
ankh-label-killed-of =
    { $count ->
        [one] { $count } figure killed
       *[other] { $count } figures killed
    }
ankh-label-wins = { $seat } wins
# moments on the whole board

ankh-label-moment-won = { $seat } wins the battle for region { $token }
ankh-label-moment-won-together = { $seat } and { $other } win the battle for region { $token }
ankh-label-moment-gains = { $seat } gains devotion.
ankh-label-moment-conflict = Conflict { $number } is over
ankh-label-moment-stands = { $seat } has { $points } devotion
ankh-label-moment-stand-together = { $seat } and { $other } have { $points } devotion
ankh-label-moment-merged = { $one-title } and { $other-title } become one god
ankh-label-moment-together = They share everything, and win or lose together. In a turn each takes one action; outside of turns { $seat } decides.
ankh-label-moment-forgotten =
    { $count ->
        [one] { $gods } is forgotten
       *[other] { $gods } are forgotten
    }

# the position in words

ankh-label-say-state = Tracks
ankh-label-say-figures = Your figures
ankh-label-say-coming = Events to come: { $items }.
ankh-label-say-empty = Empty, { $terrain }: { $hexes }.
ankh-label-say-water = Water spaces: { $hexes }.
ankh-label-say-camels = Camels stand between: { $hexes }.
ankh-label-say-rivers = The river runs between: { $hexes }.

# choices

ankh-label-choice-scenario = Scenario
ankh-label-choice-god = Choose a god
ankh-label-choice-guardian = Choose a guardian
ankh-label-choice-by = How do you summon?
ankh-label-choice-call = Whom do you summon?
ankh-label-choice-sun = Sun token
ankh-label-choice-power = Unlock a power
ankh-label-choice-adopt = Keep a guardian
ankh-label-choice-card = Choose a card
ankh-label-tap-again = Tap again to play
ankh-label-choice-bid = Bid followers
ankh-label-choice-announce = Two cards
ankh-label-choice-build = Build a monument
ankh-label-choice-trap = Trap a warrior
ankh-label-choice-tiebreak = Tie
ankh-label-choice-lift = Underworld token
ankh-label-choice-worship = Followers for devotion
ankh-label-choose-by-regular = Next to one of your figures or monuments.
ankh-label-choose-by-gate = One more figure, onto an Underworld token.
ankh-label-choose-by-pyramid = One more figure, next to this pyramid.
ankh-label-choose-trap = It gives your god 1 strength until its owner frees it.
ankh-label-choose-scenario = Where gods, warriors and monuments stand at the start.
ankh-label-choose-sun = The figure becomes radiant: 1 more devotion where it wins or dominates.
ankh-label-choose-announce = Play two battle cards in this battle, once in a conflict.
ankh-label-choose-tiebreak = Win this battle; the token is used up for this conflict.
ankh-label-choose-lift-supply = Take a token that is not on the map yet.
ankh-label-choose-worship = Pay 2 followers for 1 devotion.
ankh-label-call-warrior = A warrior from your pool.
ankh-label-call-captive = Your warrior that Anubis has trapped; he gets 1 follower.
ankh-label-build-supply = { $count } in the supply
ankh-label-bases-left =
    { $count ->
        [one] { $count } base free
       *[other] { $count } bases free
    }

# mats

ankh-label-gods = { $one-title } and { $other-title }
ankh-label-god-power-amun = Plays two cards in one battle of each conflict.
ankh-label-god-power-anubis = Traps enemy warriors that die; each adds 1 strength to the god.
ankh-label-god-power-isis = Figures beside an enemy survive a lost battle.
ankh-label-god-power-osiris = After a lost battle: an Underworld token, which only Osiris may enter.
ankh-label-god-power-ra = A Sun on a figure: 1 more devotion where it wins.
ankh-label-god-tip-amun = Keep two strong cards for the battle that matters.
ankh-label-god-tip-anubis = Fight where many warriors stand: every battle and every plague may bring you one.
ankh-label-god-tip-isis = Stand close: a lost battle costs you the points, not the army. A plague still kills.
ankh-label-god-tip-osiris = A lost battle is not wasted: each token is a safe space and one more summon.
ankh-label-god-tip-ra = Spread your radiant figures: one in each region that you can win is enough.
ankh-label-you-are = You are
ankh-label-god-of = The god of { $seat }
ankh-label-before-gods = The gods
ankh-label-other-gods = The other gods
ankh-label-own-god = Your god
ankh-label-at-start = On the map
ankh-label-remember = Remember
ankh-label-remember-line = After conflict { $conflict } every god with { $red } devotion or less is forgotten.
ankh-label-remember-top = { $top } devotion win at once.
ankh-label-show-god = Show the card of the god
ankh-label-row-followers = Followers
ankh-label-row-warriors = Warriors
ankh-label-row-map = On the map
ankh-label-row-supply = In supply
ankh-label-row-monuments = Monuments
ankh-label-row-powers = Powers
ankh-label-row-cards = Battle cards
ankh-label-row-hand = In hand
ankh-label-row-line = The line
ankh-label-row-bases = Free bases
ankh-label-row-last = Last battle
ankh-label-row-captives = Trapped
ankh-label-row-suns = Suns free
ankh-label-row-gates = Gates free
ankh-label-row-amun = Two cards
ankh-label-n-followers = { ankh-part-followers }
ankh-label-n-warriors =
    { $count ->
        [one] { $count } warrior
       *[other] { $count } warriors
    }
ankh-label-n-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
ankh-label-n-obelisk =
    { $count ->
        [one] { $count } obelisk
       *[other] { $count } obelisks
    }
ankh-label-n-temple =
    { $count ->
        [one] { $count } temple
       *[other] { $count } temples
    }
ankh-label-n-pyramid =
    { $count ->
        [one] { $count } pyramid
       *[other] { $count } pyramids
    }
ankh-label-n-monuments =
    { $count ->
        [one] { $count } monument
       *[other] { $count } monuments
    }
ankh-label-guardians = Guardians
ankh-label-gain-each = +{ $count } each gain
ankh-label-below-line = { $missing } below the line
ankh-label-above-line = above the line
ankh-label-in-supply = { $count } in supply
ankh-label-trapped = { $count } trapped
ankh-label-next-cost = next costs { $cost }
ankh-label-next-level = next: level { $level }
ankh-label-all-powers = all unlocked
ankh-label-of-cards = { $count } of { $most }
ankh-label-amun-ready = ready
ankh-label-amun-used = used
ankh-label-no-god = No god yet
ankh-label-merged-with = Merged with the god of { $seat }
ankh-label-about-merged = Plays one god together with { $seat }. Outside of turns { $higher } decides; both win or lose together.
ankh-label-was-forgotten = This god was forgotten.
ankh-label-followers-of = { ankh-part-followers }.
ankh-label-gain-now = Gain Followers would bring { $count } now.
ankh-label-ankhs-of =
    { $count ->
        [one] { $count } Ankh token in the pool
       *[other] { $count } Ankh tokens in the pool
    }
ankh-label-warriors-of =
    { $count ->
        [one] { $count } warrior in the pool.
       *[other] { $count } warriors in the pool.
    }
ankh-label-trapped-of = { $count } trapped by Anubis.
ankh-label-pool-of = { $guardian-title }: { $count } in the pool
ankh-label-controls = { $monument-title }: controls { $count }
ankh-label-captives-of = { $count } of { $most } warriors trapped
ankh-label-suns-of = { $count } of { $most } Sun tokens free
ankh-label-gates-of = { $count } of { $most } Underworld tokens in the supply
ankh-label-amun-up = Amun token: two cards are possible in this conflict
ankh-label-amun-down = The Amun token is used in this conflict
ankh-label-powers = Powers
ankh-label-powers-of =
    { $count ->
        [one] { $count } power
       *[other] { $count } powers
    }
ankh-label-locked =
    { $cost ->
        [one] Next power of level { $level } for { $cost } follower
       *[other] Next power of level { $level } for { $cost } followers
    }
ankh-label-locked-guardian =
    { $cost ->
        [one] Next power of level { $level } for { $cost } follower, with a guardian of this level
       *[other] Next power of level { $level } for { $cost } followers, with a guardian of this level
    }
ankh-label-hand = Cards in hand
ankh-label-hand-of =
    { $count ->
        [one] { $count } card in hand: { $cards }
       *[other] { $count } cards in hand: { $cards }
    }
ankh-label-last-played = Played in the last battle: { $cards }
ankh-label-used-cards = Used cards
ankh-label-used-card = { $card-title }, used
ankh-label-red-of = In the red section: { $missing } more devotion, or forgotten after conflict { $conflict }
ankh-label-bases-of = Free bases: { $small } small, { $large } large

# details: `about-` says what a thing is for, `is-` what a figure is at the moment

ankh-label-also-god = Merged with { $god-title }
ankh-label-owned-by = Owned by
ankh-label-unlocked-by = Unlocked by
ankh-label-in-hand-of = In hand of
ankh-label-guardian-facts = Level { $level }, { $base }
ankh-label-power-facts =
    { $cost ->
        [one] Level { $level }, costs { $cost } follower
       *[other] Level { $level }, costs { $cost } followers
    }
ankh-label-card-facts = Strength { $strength-signed }
ankh-label-figure = Figure
ankh-label-monument = Monument
ankh-label-neutral = Neutral
ankh-label-about-warrior = Strength 1.
ankh-label-about-god = Strength 1; it is never killed.
ankh-label-is-radiant = Radiant: it carries a Sun token.
ankh-label-is-flooded = Flood protects it in this battle.
ankh-label-is-moved = It has moved already.
ankh-label-is-neutralised = An enemy Androsphinx takes its strength.
ankh-label-is-struck = A Giant Scorpion will destroy it when a conflict begins.
ankh-label-strikes =
    { $count ->
        [one] When a conflict begins, it will destroy { $count } monument.
       *[other] When a conflict begins, it will destroy { $count } monuments.
    }
ankh-label-majority-in = Region { $token }: { $seat } has the majority of this type.
ankh-label-no-majority = Region { $token }: nobody has the majority of this type.
ankh-label-region-dominance = Whoever is alone here dominates.
ankh-label-region-battle = A conflict brings a battle here.
ankh-label-strengths = Strength, without and with a card
ankh-label-majorities = Monument majorities
ankh-label-pieces = Pieces here
ankh-label-reconstructed = Where some conflict order tokens lie at the start could not be read off a copy of the game. It is reconstructed to fit what is known.
ankh-label-no-majorities = Nobody has a majority here.
ankh-label-absent = no figure here, so nobody scores
ankh-label-neutralised = { $count } without strength next to an Androsphinx
ankh-label-terrain-of = On fertile land { $fertile }, in the desert { $desert }

# names that must be short

ankh-label-power-short-commanding = Commanding
ankh-label-power-short-inspiring = Inspiring
ankh-label-power-short-omnipresent = Omnipresent
ankh-label-power-short-revered = Revered
ankh-label-power-short-resplendent = Resplendent
ankh-label-power-short-obelisk-attuned = Obelisks
ankh-label-power-short-temple-attuned = Temples
ankh-label-power-short-pyramid-attuned = Pyramids
ankh-label-power-short-glorious = Glorious
ankh-label-power-short-magnanimous = Magnanimous
ankh-label-power-short-bountiful = Bountiful
ankh-label-power-short-worshipful = Worshipful
ankh-label-card-short-plague = Plague
ankh-label-card-short-build = Build
ankh-label-card-short-chariots = Chariots
ankh-label-card-short-cycle = Cycle
ankh-label-card-short-drought = Drought
ankh-label-card-short-flood = Flood
ankh-label-card-short-miracle = Miracle
ankh-label-card-brief-plague = All bid followers; only the highest bidder’s troops live.
ankh-label-card-brief-build = Build a monument of your own here; it costs { $cost }.
ankh-label-card-brief-chariots = Strength and nothing else.
ankh-label-card-brief-cycle = All your used cards return to your hand.
ankh-label-card-brief-drought = If you win: +1 devotion for each figure in the desert.
ankh-label-card-brief-flood = +1 follower for each figure on fertile land; these survive.
ankh-label-card-brief-miracle = +1 devotion for each figure that you lose.

# why a line of the score sheet has its points

ankh-label-sheet-majority = Most obelisks, temples or pyramids of a region in a conflict.
ankh-label-sheet-dominance = Alone in a region in a conflict.
ankh-label-sheet-victory = Battles won, with Drought, Glorious and Ra’s radiance.
ankh-label-sheet-magnanimous = Battles lost with at least two figures.
ankh-label-sheet-miracle = Own figures that were killed.
ankh-label-sheet-worshipful = Followers paid after battles.
ankh-label-sheet-bountiful = Added to gains that began in the red section.
ankh-label-sheet-cat = Lost when Cat Mummies of others were killed.
ankh-label-sheet-merge = The marker went down to the space of the lower god.

# buttons that lead to several moves

ankh-label-verb-scenario = Scenario
ankh-label-verb-god = God
ankh-label-verb-guardian = Guardian
ankh-label-verb-from = Figure
ankh-label-verb-to = Go to
ankh-label-verb-push = Push to
ankh-label-verb-aim = Aim
ankh-label-verb-by = Summon
ankh-label-verb-call = Figure
ankh-label-verb-at = Space
ankh-label-verb-power = Power
ankh-label-verb-control = Monument
ankh-label-verb-camel = Camel
ankh-label-verb-old = Old token
ankh-label-verb-swap = Swap a token
ankh-label-verb-with = Swap with
ankh-label-verb-card = Battle card
ankh-label-verb-build = Build
ankh-label-verb-bid = Bid
ankh-label-verb-trap = Trap
ankh-label-verb-spare = Keep alive
ankh-label-verb-lift = Underworld token
ankh-label-verb-gate = Space
ankh-label-verb-adopt = Guardian
ankh-label-ends-power = Unlock nothing? The action then brings you no power.

# terminal client

ankh-label-red-section = Devotion, red section
ankh-label-mark-river = river
ankh-label-mark-camel = camel
ankh-label-mark-radiant = radiant
ankh-label-mark-flooded = protected by Flood
ankh-label-mark-neutralised = no strength
ankh-label-of-size =
    { $size ->
        [one] { $size } land space
       *[other] { $size } land spaces
    }

# the end: the parts of the game are its conflicts
ankh-label-stage = Conflict { $number }
ankh-label-by-stage = Conflict by conflict
ankh-label-end-since = In the lead since conflict { $number }.
ankh-label-end-always = In the lead after every conflict.
ankh-label-end-late = The last move turned it.
ankh-label-end-shaded = Shaded: the last move
ankh-label-record-stage = Best conflict
ankh-label-record-lead-length =
    { $count ->
        [one] { $seat }, one conflict
       *[other] { $seat }, { $count } conflicts
    }
