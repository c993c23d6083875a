# Lesson of Ankh in English. The keys are explained at the top of crates/learn/src/lib.rs.

## Basic

ankh-lesson-turn = Your turn
    .about = The four actions, and the event that follows a full track.
    .end = Every turn has two actions from top to bottom, and each one brings the next event nearer.
ankh-lesson-turn-move = Choose Move Figures, bring your god from B5 to B7, beside the pyramid, and choose Done: each figure may walk up to 3 spaces.
    .title = Walk to the monuments
ankh-lesson-turn-gain = Your second action must lie in a lower row: choose Gain Followers. Your obelisk and the neutral pyramid beside your figures bring 1 follower each.
    .title = Monuments bring followers
ankh-lesson-turn-summon = Choose Summon Figure and place a warrior on C4, next to your other one: a new figure always comes beside one of your figures or monuments.
    .title = Call a warrior
ankh-lesson-turn-unlock = Now Unlock Ankh Power, and take Revered for 1 follower: from now on every Gain Followers brings you 1 more.
    .title = Followers buy powers
ankh-lesson-turn-event = Gain Followers again: the marker reaches its last space and triggers an event, which gives you the pyramid on B8 and ends your turn.
    .title = A full track is an event

ankh-lesson-conflict = Conflict
    .about = How regions are fought over and where devotion comes from.
    .end = Devotion comes from majorities of monuments, from dominance and from battles; in each battle everybody plays one card.
ankh-lesson-conflict-march = Move C4 to D1, B4 to D2 and D4 to G4, then choose Done. The full track starts a Conflict: your god is alone in region 1 and gains 3, 1 for dominance and 2 for monuments.
    .title = Alone in a region, you dominate
ankh-lesson-conflict-miracle = In region 2 your warrior can hardly win against 3 figures, so play Miracle: for each of your figures that dies here you gain 1 devotion.
    .title = A defeat can bring devotion
ankh-lesson-conflict-chariots = Play Chariots in region 3: 2 warriors and 3 are strength 5, and { $b } has at most 4. The winner gains 1 devotion, the loser’s warriors die.
    .title = The highest strength wins

ankh-lesson-regions = Guardians and camels
    .about = How you get a guardian, and how camels make two regions out of one.
    .end = A region of your own is worth a caravan: in every conflict you can dominate it without a battle.
ankh-lesson-regions-guardian = Unlock your second power, Commanding: 3 followers for each battle won. Below this token is a guardian symbol: a Cat Mummy joins your pool, and you can summon it like a warrior.
    .title = The second power has company
ankh-lesson-regions-caravan = The full track brings a Camel Caravan: place a camel on D0-E1, and the line goes on to the river. Leave token 3, fought over third, to your side with B0, then Decline: you are alone there.
    .title = Camels divide a region

ankh-lesson-victory = Winning
    .about = Late in another game you are Ra: out of the red section and up to the top.
    .end = Space 31 wins at once, otherwise the highest god after the fifth conflict; with 3 or more players the two last gods merge after the third.
ankh-lesson-victory-red = You are on 19, and after the fourth conflict every god on 20 or less is forgotten. Gain Followers now: it starts a Conflict, and the three regions that are yours alone lift you to 29.
    .title = Leave the red section
ankh-lesson-victory-top = Play Chariots: 3 figures and 3 are 6, { $b } has at most 4, and you reach 30. Then use Worshipful, 2 followers for 1 devotion: on space 31 you win at once.
    .title = The top space wins

## Advanced

ankh-lesson-scoring = Where the points are
    .about = You are Ra, with Sun tokens on two warriors: majorities, the desert and a victory without a strong card.
    .end = A victory alone is worth 1: the real points are monuments, the desert and the ability of your god.
ankh-lesson-scoring-majority = Unlock Omnipresent: the full track gives you the obelisk on I1. In region 3 it ties with the enemy obelisk on C2, and a tie is no majority for anybody.
    .title = A tie takes a majority away
ankh-lesson-scoring-conflict = Gain Followers to start the Conflict. Even before strengths are compared, your monuments will bring 2 in region 1 and 2 in region 3, because you have figures in both.
    .title = Monuments count before strength
ankh-lesson-scoring-drought = Play Drought: your 4 figures here all stand in the desert. 4 and 1 are 5, { $b } has at most 4, and the victory brings 1, 4 for the desert and 1 for Ra’s radiant warrior.
    .title = Six devotion from one battle
ankh-lesson-scoring-flood = In region 3 you have 3 figures, and { $b } has at most 2 with any card. So keep Chariots and play Flood: your 3 figures on fertile land bring 3 followers besides the victory.
    .title = Win without a strong card

ankh-lesson-timing = The right moment
    .about = When to start a conflict, and in which order to spend your cards.
    .end = Start the conflict yourself when you are ready: the tiebreaker token is yours, and new powers work at once.
ankh-lesson-timing-power = Unlock Omnipresent with your last follower. It fills the track, and the power works at once in your Conflict: figures in 3 regions, 3 followers.
    .title = A power just in time
ankh-lesson-timing-chariots = Region 1 comes first, so play Chariots: 2 figures and 3 are 5, and { $b } has at most 4. You will get the card back sooner than it seems.
    .title = Be sure of the first battle
ankh-lesson-timing-cycle = In region 2 one warrior meets 2 figures, so save your strength and play Cycle of Ma’at: after the battle you take Chariots back, in time for region 3.
    .title = Take your cards back in between
ankh-lesson-timing-tie = Play Chariots again for strength 5, which { $b } can reach too. You triggered the Conflict, so you hold the tiebreaker token: use it and win.
    .title = You decide the tie

ankh-lesson-mistakes = Typical mistakes
    .about = Four moves that many players regret in their first game.
    .end = Leave a guard at home, choose when the conflict starts, and never bid what others can match.
ankh-lesson-mistakes-home = Move Figures: take only the warrior from B4 to D2 and choose Done. If your god left region 1 too, you would lose 2 devotion there: 1 for the obelisk and 1 for dominance.
    .title = Do not leave your home empty
ankh-lesson-mistakes-early = Summon a warrior to E2 now and Gain Followers in your next turn. Gaining now would start the Conflict with 2 warriors against 2 in region 3; then it will be 3.
    .title = Do not start the conflict too soon
ankh-lesson-mistakes-safe = Play Chariots: 3 and 3 are 6, { $b } has at most 5. Build Monument would bring 1 for an obelisk, but with strength 3 you might lose the battle and all 3 warriors.
    .title = Do not be greedy in a battle
ankh-lesson-mistakes-bid = A plague: bid 2, because { $b } has only 1 follower. A bid of 1 could be tied, and with a tie the locusts spare nobody: your 3 warriors would die.
    .title = Do not tie in a plague
