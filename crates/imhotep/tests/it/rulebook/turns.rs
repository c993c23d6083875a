//! Setup, actions, sailing, the order of turns and rounds, passing.

use crate::position::play;

#[test]
fn e_01_setup() {
    play(
        "game imhotep · revision 1 · seats 4
        expect players.a.sled 2 · expect players.a.quarry 27
        expect players.b.sled 3 · expect players.b.quarry 26
        expect players.c.sled 4 · expect players.c.quarry 25
        expect players.d.sled 5 · expect players.d.quarry 24
        expect view.a.players.a.score 0 · expect view.a.players.b.score 0
        expect view.a.players.c.score 0 · expect view.a.players.d.score 0
        expect start a · expect active a",
    );
}

#[test]
fn e_02_round_card() {
    play(
        "game imhotep · revision 1 · seats 4
        * round 6
        tells ships-came ships=[4,3,2,2]
        expect view.a.ships.1 {\"minimum\":3,\"slots\":[null,null,null,null],\"docked\":null}
        expect view.a.ships.2 {\"minimum\":2,\"slots\":[null,null,null],\"docked\":null}
        expect view.a.ships.3 {\"minimum\":1,\"slots\":[null,null],\"docked\":null}
        expect view.a.ships.4 {\"minimum\":1,\"slots\":[null,null],\"docked\":null}",
    );
}

#[test]
fn e_03_get_stones() {
    play(
        "game imhotep · revision 1 · seats 2
        ships _ · sled a 3 · quarry a 10
        a quarry
        tells stones-taken seat=a count=2
        expect players.a.sled 5 · expect players.a.quarry 8",
    );
}

#[test]
fn e_04_get_stones_at_the_limits() {
    play(
        "game imhotep · revision 1 · seats 2
        ships _ · sled a 1 · quarry a 2
        a quarry
        expect players.a.sled 3 · expect players.a.quarry 0

        game imhotep · revision 1 · seats 2
        ships _ · sled a 5 · quarry a 9
        legal a load 1-1, load 2-1, load 3-1, load 4-1 · refuse a quarry

        game imhotep · revision 1 · seats 2
        ships _ · sled a 2 · quarry a 0
        legal a load 1-1, load 2-1, load 3-1, load 4-1 · refuse a quarry",
    );
}

#[test]
fn e_05_minimum_load() {
    play(
        "game imhotep · revision 1 · seats 3
        ships a_c_ __a _ __ · legal a quarry
        refuse a sail 1 · refuse a sail 2 · refuse a sail 3

        game imhotep · revision 1 · seats 3
        ships a_cb _ca _a _ · legal a quarry, sail 1, sail 2, sail 3",
    );
}

#[test]
fn e_06_unloading_begins_at_the_bow() {
    play(
        "game imhotep · revision 1 · seats 3
        ships _ca
        a sail 1 · a to temple
        tells temple-built seat=c place=1 · tells temple-built seat=a place=2
        expect temple ca",
    );
}

#[test]
fn e_07_sailing_without_an_own_stone() {
    play(
        "game imhotep · revision 1 · seats 4
        ships abc_ a b c · active d · sled d 1
        d sail 1 · d to temple
        tells ship-sailed seat=d ship=1 site=temple
        expect ships.1.slots [null,null,null,null] · expect ships.1.docked temple
        a sail 2
        legal a to market, to pyramid, to burial, to obelisks · refuse a to temple
        a to pyramid
        b sail 3 · b to burial
        c sail 4 · c to obelisks

        # The next round: every harbour is free again.
        * round 7 · * reveal statue · * reveal statue · * reveal statue · * reveal statue
        d load 4-1
        a sail 4
        legal a to market, to pyramid, to temple, to burial, to obelisks",
    );
}

#[test]
fn e_08_the_fourth_ship_ends_the_round() {
    play(
        "game imhotep · revision 1 · seats 2
        ships @market @temple @obelisks ab · sled a 2 · sled b 2
        a sail 4
        legal a to pyramid, to burial
        refuse a to market · refuse a to temple · refuse a to obelisks
        a to burial
        tells round-ended round=1
        expect burial ab · expect pyramid \"\"
        expect round 2 · expect step round-card",
    );
}

#[test]
fn e_09_who_begins_the_next_round() {
    let ends = |position: &str, plies: &str, starter: &str| {
        play(&format!(
            "game imhotep · revision 1 · seats 3
            ships @market @temple @obelisks ab_ · {position} · set last_sailor a
            {plies}
            expect round 2 · expect start {starter} · expect active {starter}",
        ));
    };
    ends("active c", "c sail 4 · c to burial", "a");
    ends("active b", "b sail 4 · b to burial", "c");
    ends("active b · hand b lever", "b play lever · b sail 4 · b to burial · b next b", "c");
    ends("active b · hand b sail · sled b 1", "b play sail · b load 4-3 · b to burial", "c");
}

#[test]
fn e_49_passing_and_the_stalled_round() {
    play(
        "game imhotep · revision 1 · seats 2
        ships @market @temple @burial b___ · active b · sled b 1 · quarry b 1 · quarry a 0
        b quarry
        tells passed seat=a · expect turn b · expect players.b.sled 2
        legal b load 4-2, load 4-3, load 4-4

        game imhotep · revision 1 · seats 2
        ships @market @temple a b___ · active b · quarry a 0 · quarry b 0
        b sail 3 · b to burial
        tells passed seat=a · tells passed seat=b · tells round-stalled
        tells stones-returned seat=b count=1
        expect players.b.quarry 1 · expect players.a.quarry 0
        expect round 2 · expect step round-card",
    );
}
