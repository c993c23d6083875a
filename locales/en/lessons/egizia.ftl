# Lesson of Egizia in English. The records are in crates/learn/lessons/egizia.

egizia-lesson-river = Down the Nile
    .about = Your ships collect cards, strengthen your crews and reach a building site.
    .end = When all have passed, the crews eat, the quarries bring stones, and then you build.
egizia-lesson-river-card = Place a ship on space 1 and take Quarry 3: you build with stones, and this quarry brings you 3 more in every round.
    .title = A ship takes a card
egizia-lesson-river-town = Place a ship in Thebae, space 4: your black and your yellow crew each gain 1 strength, and the stronger a crew, the more it can build.
    .title = Towns act at once
egizia-lesson-river-field = Crews need as much grain as they have strength: 7 now, but your field brings only 6. Place a ship on space 9 and take Green field 3; there is no way back upstream.
    .title = Strong crews eat more
egizia-lesson-river-site = Place a ship at obelisk and graves, space 12, and take building space 1: you will build there first. Then pass; for a first round this is enough.
    .title = A ship at a building site

egizia-lesson-building = Building
    .about = What you make of your stones, and where points come from.
    .end = Each crew builds once per round, and the more sites you build at, the higher the cooperation bonus.
egizia-lesson-building-build = Commit the black crew, strength 2, and build on the obelisk twice: 1 stone and 1 point each. Then move down on the grain market, so that hunger will cost you less.
    .title = Strength and stones
egizia-lesson-building-sites = In the new round, place ships at the Sphinx (6), obelisk and graves (12), pyramid and temple (18), always on building space 1, then pass. Building at all three brings 6 points.
    .title = Three sites bring 6 points
egizia-lesson-building-sphinx = Commit the yellow crew, draw 2 Sphinx cards for 2 stones and keep “4 own bricks on the obelisk”: you have 2 already. The card you return brings 1 point.
    .title = Sphinx cards score at the end
egizia-lesson-building-grave = Commit the black crew and take the grave of value 2: 2 points now, and it counts again at the end. Then move down on the stone market: from space 3 on, leftover stones score too.
    .title = Graves count twice
egizia-lesson-building-joker = Commit the blue crew, strength 1, and add the joker: 3 in all. Build twice in row 1 of the pyramid and once on the left pillar of the temple: 3 points.
    .title = The joker helps

egizia-lesson-end = The last round
    .about = Water for the fields, a Sphinx card fulfilled, and the final scoring.
    .end = After round 5 leftover stones, graves and Sphinx cards score, and the most points win.
egizia-lesson-end-ring = Place a ship in Heliopolis, space 20: the joker gains 1, so you need 20 grain and have 17. Move the water ring to the right: your brown field gets water and brings 8 more.
    .title = The water ring
egizia-lesson-end-goal = Commit the black crew and build on the obelisk twice: 5 points, and your Sphinx card now brings 5 more. Then move down on the grain market: the step to the bottom brings 2 points.
    .title = A Sphinx card fulfilled
egizia-lesson-end-row = Commit the yellow crew, add the joker, and build twice in row 3 and once in row 4 of the pyramid. Row 3 is then complete; you have the most bricks in it, 3, and score 3 extra.
    .title = The row bonus

egizia-lesson-scoring = Where the points are
    .about = A last round in which every stone scores as often as it can.
    .end = The best stone scores several times: for the brick, the row, a Sphinx card and cooperation.
egizia-lesson-scoring-sites = Place ships at all three sites, on spaces 6, 12 and 18, always on building space 1. Three sites bring 6 points, two only 3, and for the third 1 stone is enough.
    .title = Remember the third site
egizia-lesson-scoring-sphinx = Commit the blue crew, draw 3 cards and keep “Pyramid row 3 complete”: you will complete this row in a moment, for 5 points. The 2 cards returned bring 2.
    .title = A card you are about to fulfil
egizia-lesson-scoring-graves = Commit the black crew, add the joker and take the grave of 6: it lifts your sum from 10 to 16, at the end 5 points instead of 2. Then build your 4th brick on the obelisk and choose the grain market.
    .title = Graves above 10
egizia-lesson-scoring-row = Commit the yellow crew and build twice in row 3: 6 points for the bricks, 3 as the row bonus and 5 for your Sphinx card make 14.
    .title = One row, three rewards

egizia-lesson-timing = The right moment
    .about = When to wait, when to hurry, and who has the last word on the water.
    .end = Watch where the others are: what they have all passed waits for you alone.
egizia-lesson-timing-steps = { $b } is at space 7 already, so further up you are alone: take spaces 1, 3, 4 and 5 calmly, one per turn.
    .title = No need to hurry
egizia-lesson-timing-first = Now hurry: row 1 lacks two bricks, and whoever adds both scores a row bonus of 4. Place a ship at pyramid and temple (18) on building space 1, before { $b } gets there.
    .title = When order matters
egizia-lesson-timing-ring = Place a ship on space 20, Heliopolis, and move the ring to the left; nobody can move it back. Your fields are all green, but { $b } will lack 6 grain and lose 12 points.
    .title = The last word on the water
egizia-lesson-timing-row = Commit the black crew, add the joker, and build twice in row 1 and twice in row 2. That is 6 points and the row bonus of 4, which { $b } could have taken otherwise.
    .title = The reward for being first

egizia-lesson-mistakes = Typical mistakes
    .about = Four tempting moves, what they cost, and what to play instead.
    .end = Grain comes before strength; do not pass early, save your strong crew, and leave no row open.
egizia-lesson-mistakes-field = First take Yellow-green field 5 on space 13, then place a ship in Beni Hasan, space 14. The other way round the field would be behind you, and you would lack 1 grain: −2 points.
    .title = Strength before grain
egizia-lesson-mistakes-pass = Place a ship at pyramid and temple (18), but do not pass yet: on space 19 lies Quarry 3. For one ship it brings 3 stones in this round and 3 in the next.
    .title = Passing too early
egizia-lesson-mistakes-crew = Leave the grave of 5: it takes yellow or the joker, and together they build for 7 at the pyramid. Commit black, build on the obelisk twice, then choose the stone market: 3 stones.
    .title = The strong crew too early
egizia-lesson-mistakes-row = Commit the yellow crew, add the joker, complete row 2 with two bricks and start row 3: 7 points and 4 as row bonus. If you leave row 2 open, { $b } can complete it and score 3.
    .title = A row left open
