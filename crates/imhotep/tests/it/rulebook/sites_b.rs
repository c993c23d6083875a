//! The sites, side B. Numbers that depend on the content are computed from it.

use maat_imhotep::content::content;

use crate::position::{play, play_to_the_end};

#[test]
fn e_21_burial_rows() {
    play_to_the_end(
        "seats 4 · options burial=b",
        "burial abdcbddadabda",
        "expect players.a.points.burial 12 · expect players.d.points.burial 11
        expect players.b.points.burial 8 · expect players.c.points.burial 3",
    );
}

#[test]
fn e_23_ties_in_a_row() {
    // The rows are filled in turn: the rows below the one in question belong to d alone.
    let ends = |burial: &str, points: [i16; 4]| {
        let expected = ["a", "b", "c", "d"].into_iter().zip(points);
        let expected: Vec<String> =
            expected.map(|(seat, points)| format!("expect players.{seat}.points.burial {points}")).collect();
        play_to_the_end("seats 4 · options burial=b", &format!("burial {burial}"), &expected.join("\n"));
    };
    ends("addbddc", [4, 4, 4, 8 + 8]);
    ends("addbddcddd", [3, 3, 3, 3 + 8 + 8]);
    let rows: String = "aaaabbbccd".chars().map(|owner| format!("{owner}dd")).collect();
    ends(&rows, [8, 4, 2, 8 + 8]);
}

#[test]
fn e_28_a_tower_on_the_best_free_space() {
    play(
        "game imhotep · revision 1 · seats 4 · options obelisks=b
        ships bad · towers c · obelisks 2 0 0 0
        a sail 1 · a to obelisks
        tells stone-loose seat=b count=1 · tells tower-built seat=a points=9 · tells stone-loose seat=d count=1
        expect view.a.players.a.score 9
        expect view.a.towers [\"c\",\"a\",null,null,null,null,null,null]
        expect view.a.obelisks [0,1,0,1]",
    );
}

#[test]
fn e_29_towers_take_the_values_in_order() {
    let towers = &content(1).towers;
    for (built, points) in towers.iter().enumerate() {
        let owners = "bcbcbcbc"[..built].to_owned();
        play(&format!(
            "game imhotep · revision 1 · seats 3 · options obelisks=b
            ships aaa · towers {owners}
            a sail 1 · a to obelisks
            tells tower-built seat=a points={points}
            expect players.a.points.obelisks {points} · expect obelisks.a 0 · expect towers.{} a",
            built + 1
        ));
    }
}

#[test]
fn e_30_no_free_tower_space() {
    let at_the_end = 3 * content(1).loose_points;
    play(&format!(
        "game imhotep · revision 1 · seats 2 · options obelisks=b
        round 6 · ships @pyramid @temple @burial a · towers abababab · obelisks 2 0
        market path statue statue statue
        a sail 4 · a to market · a take 1
        tells stone-loose seat=a count=3 · silent tower-built
        tells scored seat=a source=obelisks points={at_the_end}
        expect obelisks.a 3 · expect players.a.points.obelisks {at_the_end}"
    ));
}

#[test]
fn e_42_choosing_a_small_pyramid() {
    let [left, middle, _] = &content(1).pyramid_b;
    let (a, b, c) = (left[0].points, middle[1].points, middle[0].points + middle[2].points);
    let before = format!(
        "game imhotep · revision 1 · seats 3 · options pyramid=b
        ships cbca · sled c 1 · quarry c 20
        a sail 1 · a to pyramid
        legal c put left, put middle, put right
        c put middle · b put middle · c put middle
        tells small-pyramid-built seat=c pyramid=middle points={}
        expect turn c · expect step stones-bonus · expect ships.1.slots [null,null,null,\"a\"]
        legal c haul, decline",
        middle[2].points
    );
    let after = format!(
        "a put left
        expect view.a.small_pyramids [\"a\",\"cbc\",\"\"]
        expect players.a.points.pyramid {a} · expect players.b.points.pyramid {b} · expect players.c.points.pyramid {c}"
    );
    play(&format!(
        "{before}
        c haul · tells stones-taken seat=c count=3 cause=bonus
        expect players.c.sled 4 · expect players.c.quarry 17
        {after}
        {before}
        c decline · tells bonus-declined seat=c
        expect players.c.sled 1 · expect players.c.quarry 20
        {after}"
    ));
}

#[test]
fn e_45_finished_small_pyramids() {
    let [_, _, right] = &content(1).pyramid_b;
    let (first, overflow) = (right[0].points, content(1).pyramid_overflow);
    play(&format!(
        "game imhotep · revision 1 · seats 2 · options pyramid=b
        ships a · left ababa · middle babab
        a sail 1 · a to pyramid
        tells small-pyramid-built seat=a pyramid=right points={first}
        expect players.a.points.pyramid {first} · expect turn b

        game imhotep · revision 1 · seats 2 · options pyramid=b
        ships a · left ababa · middle babab · right ababa
        a sail 1 · a to pyramid
        tells pyramid-overflowed seat=a points={overflow} · silent small-pyramid-built
        expect players.a.points.pyramid {overflow} · expect pyramid a · expect turn b

        game imhotep · revision 1 · seats 2 · options pyramid=b
        # With one finished there is still a choice.
        ships a · middle babab
        a sail 1 · a to pyramid
        legal a put left, put right · refuse a put middle"
    ));
}

#[test]
fn e_46_temple_rewards() {
    let reward = &content(1).temple_reward;
    let (points, point) = (reward.points, reward.choice_points);
    play(&format!(
        "game imhotep · revision 1 · seats 4 · options temple=b
        ships @market @burial @obelisks a · temple dcaab · sled d 4 · quarry d 10 · sled b 5
        a sail 4 · a to pyramid
        legal d point, stones
        d stones · tells stones-taken seat=d count=1 cause=temple
        tells temple-rewarded seat=c place=2 points={points}
        expect players.d.sled 5 · expect players.d.quarry 9 · expect players.c.points.temple {points}
        legal a point, stones
        a point · tells temple-rewarded seat=a place=3 points={point}
        expect turn * · expect step draw
        * draw statue · tells card-drawn seat=a card=statue cause=temple
        tells temple-rewarded seat=b place=5 points={point}
        expect players.a.cards {{\"statue\":1}} · expect players.b.points.temple {point}
        expect players.b.sled 5 · expect round 2"
    ));
}

#[test]
fn e_48_the_temple_s_card_in_the_last_round() {
    let last_round = "game imhotep · revision 1 · seats 4 · options temple=b
        round 6 · ships @market @burial @obelisks a · temple bccd · quarry d 0 · sled b 5
        a sail 4 · a to pyramid
        c point";
    play(&format!(
        "{last_round}
        * draw path
        tells card-drawn seat=d card=path · tells quarry-empty seat=d card=path · tells card-discarded card=path
        silent obelisk-raised
        expect players.d.quarry 0 · expect view.a.discard {{\"path\":1}} · expect turn over

        {last_round}
        * draw chisel
        tells scored seat=d source=blue-cards points=1
        expect players.d.points.blue_cards 1 · expect turn over"
    ));
}
