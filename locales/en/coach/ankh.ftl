# Coach of Ankh in English: what to think of at each step, and the terms of the evaluation as reasons.

## Steps: one line for whoever decides

ankh-coach-god = Every god has an ability of its own: take one that you can picture using at once.
ankh-coach-guardian = Everybody can win these guardians: choose the kind that helps your god most.
ankh-coach-turn = The last space of a track triggers an event: think who profits from it, and whether it suits you now.
ankh-coach-from = Go to monuments, or to a region that you can win or have to yourself. Leave a guard at home.
ankh-coach-to = Beside neutral monuments and your own you gain followers. Or go where you can win the next battle.
ankh-coach-push = Push it away from a monument, or out of a region where its strength would count.
ankh-coach-aim = When a conflict starts, adjacent monuments between the claws are destroyed, even your own.
ankh-coach-by = Begin with the summon that opens new spaces: each new figure can be the starting point for the next.
ankh-coach-call = A guardian is no stronger than a warrior: call it where its ability helps.
ankh-coach-at = Put it where little is missing to win the region, or beside a monument that you want to control.
ankh-coach-sun = A radiant figure brings extra devotion where you win or dominate. If it dies, the token returns to you.
ankh-coach-power = The earlier you have a power, the more it brings: take one that your figures and monuments use at once.
ankh-coach-control = Think of majorities: of which type of monument will you then have more than the others in the region?
ankh-coach-camel = Alone in a region you gain devotion without a battle: draw the line so that the others stay outside.
ankh-coach-old = The number says when a region is fought over: think where and when you will need your cards.
ankh-coach-swap = In later regions there are usually fewer cards in hand: choose the order that suits your cards.
ankh-coach-with = A swap concerns two regions: see what it does to the other one, too.
ankh-coach-teleport = A figure that comes here is missing in its old region, if that is still to be fought over.
ankh-coach-teleport-to = Mind the space itself: desert counts for Drought, fertile land for Flood.
ankh-coach-announce = Two cards win more easily, but both are used, and you may do it only once in each conflict.
ankh-coach-cards = Can you win by strength? If not, play a card that pays even in defeat or takes your cards back.
ankh-coach-build = A new monument counts at once: build a type that gives you a majority or takes one away from others.
ankh-coach-build-at = A space next to your figures is good: there the monument will bring you followers, too.
ankh-coach-bids = All bids are paid, and a tie for the highest saves nobody: bid more than others can, or nothing.
ankh-coach-mummy = It returns next to your god: see which monuments and figures it will stand beside.
ankh-coach-trap = Each trapped warrior makes your god stronger. Best take it from whoever threatens you most.
ankh-coach-tie = The token decides only one battle in a conflict: is it this one, or is there a bigger one to come?
ankh-coach-spare = A figure kept alive holds the region. One that dies counts for Miracle, if you play it in this battle.
ankh-coach-lift = Take the token that is of least use to you where it lies now.
ankh-coach-gate = You can summon onto this space later: choose one from which you can win the region next time.
ankh-coach-worship = The devotion is certain. But would the followers do more for a power or in a plague?
ankh-coach-adopt = Bases limit how many guardians stay: keep the one whose ability helps you most.

## Terms of the evaluation. `.gain` and `.loss` follow a figure such as “+2.5:”

ankh-term-devotion = Your devotion
    .gain = you gain devotion
    .loss = you lose devotion
ankh-term-conflict = The conflict at hand
    .gain = you can expect more from the conflict
    .loss = you can expect less from the conflict
ankh-term-top = The top of the devotion track
    .gain = you come closer to the top space, which wins
    .loss = the top space moves further away
ankh-term-later = Later conflicts
    .gain = later conflicts promise you more
    .loss = later conflicts promise you less
ankh-term-followers = Your followers
    .gain = you have more followers
    .loss = followers spent, or less time to use them
ankh-term-figures = Your figures
    .gain = your figures can do more for you
    .loss = your figures can do less for you from now on
ankh-term-monuments = Monuments
    .gain = you get more out of monuments
    .loss = you get less out of monuments
ankh-term-powers = Your Ankh powers
    .gain = your powers will help you more
    .loss = your powers will help you less
ankh-term-tokens = Trapped warriors and Underworld tokens
    .gain = trapped warriors or Underworld tokens help you more
    .loss = trapped warriors or Underworld tokens help you less
ankh-term-cards = Battle cards in your hand
    .gain = more or better battle cards in your hand
    .loss = the battle cards that you use up
ankh-term-merge = Merging gods
    .gain = you are less likely to have to merge
    .loss = you may have to merge with another god
