# Lesson of Pharaon in English. The keys are explained at the top of crates/learn/src/lib.rs.

## Basic

pharaon-lesson-turn = Your turn
    .about = How one piece opens a zone and often helps to pay for what you do there.
    .end = In each turn you enter one zone, pay and act; if the colour of your entry is part of the price, it counts.
pharaon-lesson-turn-start = Take the jar with red, green and yellow: these and 2 silver are your start. Then keep the Grand Vizier, worth 3 points and 3 more for each of your nobles, this one included.
    .title = Three colours, silver and a noble
pharaon-lesson-turn-offerings = On the wheel, red faces the offerings: take pair 1 and enter with red. This single piece is the whole price, and the token with +2 is worth 3 points at the end.
    .title = The wheel says how you get in
pharaon-lesson-turn-nile = Choose action 1 of the Nile and enter with green: it counts, so you pay only yellow and gain blue and black. Climb on yellow with both arrows: level 2 is worth 3 points.
    .title = The entry pays, too
pharaon-lesson-turn-tomb = Build space 1 of your tomb: it costs black and yellow and brings 5 points. You have no yellow left, so silver, the joker, stands for it: pay black and keep the other silver.
    .title = Silver stands for any colour

pharaon-lesson-round = A round
    .about = What changes with a new round, and why it can be good to pass early.
    .end = The round ends when the last player passes; then the wheel turns again, and you know all colours to come.
pharaon-lesson-round-wheel = Round 2: the wheel has turned by one zone, and red now faces the artisans. Take artisan 1 for your three red ones: 7 points at the end, and green at once.
    .title = The wheel turns every round
pharaon-lesson-round-pass = Pass, and you are the first to choose a jar. Take the jar with red, black and green: then you own all five colours, and you start in the bottom row of the pyramid of time.
    .title = Passing brings a jar
pharaon-lesson-round-pyramid = While others act, you climb: field 2 brings the first player token and a resource, so gain black, which opens the tomb next round. In your next turn take the silver of field 3.
    .title = The pyramid rewards patience

pharaon-lesson-court = The court
    .about = Round 4 of the same game: win a second noble and become the successor of the pharaoh.
    .end = Nobles help you and score at the end; with two of them and space 3 of the tomb the pharaoh token goes to the first.
pharaon-lesson-court-noble = A noble costs one piece of each colour, and in this zone your offering (nobles) stands in for the green that you lack. Take noble 1, the Chief Contractor: the last free slot is yours.
    .title = One of each for a noble
pharaon-lesson-court-pharaoh = Build space 3 of your tomb: 18 points. As the first player with two nobles who gets this far, you also win the pharaoh token, worth 7 points.
    .title = Become the pharaoh’s successor

pharaon-lesson-end = The last round
    .about = Round 5: satisfy a god and turn what you have left into points.
    .end = After round 5 everything is counted and the most points win; here you win by 109 to 92.
pharaon-lesson-end-bonus = Horus, between offerings and tomb, gives 10 points for 3 offerings and 2 steps. Take pair 1 and a bonus for a second blue, then bonus token 3, worth 3 points itself.
    .title = Gods look at two zones
pharaon-lesson-end-higher = Build space 4: it counts 27 points instead of 18, and the Chief Contractor is worth 2 more. Only your last space scores, and each step adds more than the one before.
    .title = Every step is worth more
pharaon-lesson-end-spend = Choose action 2 of the Nile: your offering (Nile) opens it, and three offerings remain for Horus. Climb on yellow to the top: 7 points instead of 3.
    .title = Spend what no god needs

## Advanced

pharaon-lesson-scoring = Where the points are
    .about = Round 4 of another game: gods, the top of the Nile and offerings that count only once.
    .end = Look for the one card, step or token that completes a god: nothing else brings so much at once.
pharaon-lesson-scoring-god = Enter with the blue offering and take noble 3, the Grand Vizier: 12 points. Thoth takes two of your nobles, so the third satisfies Sobek: 8 points, and 3 more for the Seer.
    .title = One card completes a god
pharaon-lesson-scoring-top = Choose action 2 of the Nile and climb on yellow: 7 points instead of 3. The first step on a track brings nothing, the second 3 and the last one 4, so finish what you began.
    .title = The top of a track pays best
pharaon-lesson-scoring-steps = Build now: enter with yellow and pay black, then build again in your next turn thanks to your offering (tomb). Two steps are 11 points and part of what Horus wants.
    .title = Steps for points and for a god
pharaon-lesson-scoring-share = Thoth holds two offerings, and nothing counts for two gods. Take pair 3 and a bonus for two red ones, then bonus token 2: of five offerings, three go to Horus, 10 points.
    .title = Each token serves one god

pharaon-lesson-timing = The right moment
    .about = When to pass, what to take from the pyramid, and what to leave for the last round.
    .end = Pass early when you can pay for little, and keep for the last round what only brings points.
pharaon-lesson-timing-early = You can pay for little in this round, so pass first: take the jar with two black and a red, use the Teacher and gain blue as well. Your opponent acts on, and each of these turns is one on the pyramid for you.
    .title = Pass before the others
pharaon-lesson-timing-climb = Gain yellow on field 2, and in your next turn take the reward of field 2 again instead of silver and gain green. Then you own all five colours, enough for a noble.
    .title = Earlier rewards stay open
pharaon-lesson-timing-general = Take noble 3, the General, and pay the blue resource: on space 3 of the tomb, your second noble brings the pharaoh token, 7 points. With this and the first player token he is worth 15.
    .title = A card for this very moment
pharaon-lesson-timing-late = Take pair 3 and a bonus: enter with your offering (offerings), pay blue and take bonus token 1. The three new tokens are worth 7 points; what you pay would have brought only 3, the Teacher included.
    .title = Offerings come last

pharaon-lesson-mistakes = Typical mistakes
    .about = Four good moves, each beside a natural bad one, and what that would have cost.
    .end = Pay in the colour of your entry, look one round ahead, and count the gods before you spend a token.
pharaon-lesson-mistakes-entry = Take artisan 1 and pay green, the colour of your entry: three pieces are enough. If you paid black, the entry would not count: green and three black, four pieces.
    .title = Paying in the wrong colour
pharaon-lesson-mistakes-jar = You had to pass, so take the jar with two black and a yellow: in round 5 yellow faces the Nile and black the artisans. Action 2 and an artisan need four black ones, and no other jar here brings any.
    .title = A jar without a plan
pharaon-lesson-mistakes-token = Choose action 2 of the Nile, enter with the yellow resource and climb on yellow. The yellow offering would cost 8 points: Anubis wants two offerings, and you have just two.
    .title = Spending what a god counts
pharaon-lesson-mistakes-nine = In the last round a resource brings just 1 point, so take artisan 1 for three black ones: 9 points. Artisan 2 with its silver would bring 7, and one with a jar 6.
    .title = Resources in the last round
