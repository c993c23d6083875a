# The gallery of cards and boards: printed facts in words.

imhotep-label-fact-market-a = Cards face up: { $face_up }; face down: { $face_down }.
imhotep-label-fact-market-b = Cards face up: { $face_up }; face down: { $face_down }.
imhotep-label-fact-pyramid-a = Level { $level }, points in the order of building: { $points }.
imhotep-label-fact-pyramid-overflow = Beside the full pyramid: { ui-part-points } for a stone.
imhotep-label-fact-pyramid-b = Small pyramid ({ $pyramid }), points in the order of building: { $spaces }.
imhotep-label-fact-pyramid-bonus = Stones of the bonus: { $stones }.
imhotep-label-fact-temple = { $seats } players: { $slots } spaces.
imhotep-label-fact-temple-a = For each stone seen from above: { ui-part-points } at the end of a round.
imhotep-label-fact-temple-b = Rewards from left to right: { $rewards }.
imhotep-label-fact-burial-a = Points for 1 to 5 stones: { $points }; for each further one { $further } more.
imhotep-label-fact-burial-b = Points of the places in a row: { $places }.
imhotep-label-fact-obelisks-a = { $seats } players, points of the places: { $places }.
imhotep-label-fact-tower = Points of the tower spaces: { $points }.
imhotep-label-fact-obelisks-b = Stones of a tower: { $stones_in_a_tower }. Points of a loose stone: { $loose_points }.
imhotep-label-fact-decoration = Stones for 1 point: { $stones_for_a_point }.
imhotep-label-fact-statues = Points for 1 to 5 statues: { $points }; for each further one { $further } more.
imhotep-label-fact-unused-blue-card = Not used by the end of the game: { ui-part-points }.
imhotep-label-fact-ship-name =
    { $slots ->
        [one] Ship with { $slots } slot
       *[other] Ship with { $slots } slots
    }
imhotep-label-fact-ship = Stones that it needs to sail: { $minimum }.
imhotep-label-fact-round-cards = Round cards for { $seats } players
imhotep-label-fact-round-card = Card { $number }: ships with { $ships } slots.
imhotep-label-fact-rounds = Rounds: { $count }.
imhotep-label-fact-stones = Stones of each player: { $each }.
imhotep-label-fact-sled = The sled holds { $capacity } stones. At the start in turn order: { $start }.
imhotep-label-fact-quarry = Stones that you get with an action: { $take }.
imhotep-label-fact-wrath = Wrath of the Pharaoh: { ui-part-points }.
