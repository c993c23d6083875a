# The gallery of cards and boards: printed facts in words.

pharaon-label-fact-offering = Points if you keep it: { $points }.
pharaon-label-fact-god = At home on the clockwise border of this zone: { $zone }.
pharaon-label-fact-god-border =
    { $border-id ->
        [cw] On its clockwise border the zone counts: { $asks }, { ui-part-points }.
       *[ccw] On its counter-clockwise border the zone counts: { $asks }, { ui-part-points }.
    }
pharaon-label-fact-wheel-name = Wheel
pharaon-label-fact-wheel = Colours clockwise: { $order }.
pharaon-label-fact-nile =
    { $any-id ->
        [true] Action { $number }: pay { $cost }, gain { $gains }; steps on any track: { $arrows }.
       *[false] Action { $number }: pay { $cost }, gain { $gains }; steps on these two tracks: { $arrows }.
    }
pharaon-label-fact-nile-track = Points of the levels from 0 up: { $points }.
pharaon-label-fact-tomb = Step { $step }: cost { $cost }; { ui-part-points } in all.
pharaon-label-fact-succession = Pharaoh token: for { $nobles } nobles and step { $tomb }.
pharaon-label-fact-pyramid =
    { $rewards-count ->
        [0] Row { $row }, field { $field }: nothing.
       *[other] Row { $row }, field { $field }: { $rewards }.
    }
pharaon-label-fact-traitor-name = Traitor’s board { $board }, { $side }
pharaon-label-fact-traitor-board = Jars: { $jars }. Spaces from the bottom: { $spaces }.
pharaon-label-fact-traitor-noble = Each of the Traitor’s nobles: { ui-part-points }.
pharaon-label-fact-rounds = Rounds: { $count }.
pharaon-label-fact-bank = Tokens of each of the six resources: { $each }.
pharaon-label-fact-table = { $seats } players: slots in a section { $slots }, pairs of offerings { $pairs }, jars { $jars }.
pharaon-label-fact-draft = Before the first round: silver { $silver }, nobles to choose from { $nobles }.
pharaon-label-fact-token = Points at the end: pharaoh token { $pharaoh }, first player token { $first_player }, each resource { $resource }, each offering { $offering }.
