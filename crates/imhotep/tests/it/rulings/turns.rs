//! Actions, blue cards, passing, the order of turns.

use crate::position::play;

#[test]
fn r_02_always_as_many_as_possible() {
    for (sled, after) in [(0, 3), (1, 4), (2, 5), (3, 5), (4, 5)] {
        play(&format!(
            "game imhotep · revision 1 · seats 2
            ships @market @temple @burial b · sled a {sled}
            a quarry
            expect players.a.sled {after}"
        ));
    }
}

#[test]
fn r_03_who_can_do_nothing_passes() {
    play(
        "game imhotep · revision 1 · seats 3
        # No blue card helps without a stone.
        ships @market @temple @burial a___ · active c · sled c 1 · quarry a 0 · hand a lever hammer sail chisel
        c load 4-2
        tells passed seat=a · silent passed seat=b · expect turn b

        game imhotep · revision 1 · seats 3
        # A ship that may sail is something to do.
        ships @market @temple a b___ · active c · sled c 1 · quarry a 0
        c load 4-2
        silent passed · expect turn a
        legal a sail 3",
    );
}

#[test]
fn r_04_after_a_stalled_round() {
    play(
        "game imhotep · revision 1 · seats 3
        # The left neighbour of who sailed the latest ship begins.
        ships @market @temple b c___ · active b · quarry a 0 · quarry b 0 · quarry c 0
        b sail 3 · b to burial
        tells round-stalled · expect round 2 · expect start c · expect players.c.quarry 1

        game imhotep · revision 1 · seats 3
        # If none sailed, the left neighbour of who began.
        ships ____ ____ ____ ____ · active a · sled a 1 · quarry a 0 · quarry b 0 · quarry c 0
        set start c
        a load 1-1
        tells round-stalled · tells stones-returned seat=a count=1
        expect round 2 · expect start a",
    );
}

#[test]
fn r_04_unsailed_ships_leave_before_the_temple() {
    play(
        "game imhotep · revision 1 · seats 2 · options temple=b pyramid=b
        ships aa__ a___ b___ ____ · active b · sled b 1 · quarry a 0 · quarry b 0 · temple abba · right bbb
        b load 4-1
        tells round-stalled · tells stones-returned seat=a count=3 · tells stones-returned seat=b count=2
        expect view.a.ships []
        a stones · b point
        # The bonus of the last base space on the right finds no ship.
        * draw entrance · a put right
        tells small-pyramid-built seat=a pyramid=right · silent stone-loaded
        expect players.a.sled 2 · expect round 2",
    );
}

#[test]
fn r_07_the_ship_that_unloads_has_sailed() {
    play(
        "game imhotep · revision 1 · seats 2 · options pyramid=b
        ships a_aa _b @market @temple · sled a 1 · right bbb
        a sail 1 · a to pyramid · a put right
        expect ships.1.slots [null,null,\"a\",\"a\"]
        legal a load 2-1, decline",
    );
}

#[test]
fn r_32_hammer_with_a_full_sled() {
    play(
        "game imhotep · revision 1 · seats 2
        ships ____ · sled a 5 · hand a hammer
        a play hammer
        tells stones-taken seat=a count=0 cause=hammer
        a load 1-2
        expect players.a.sled 4 · expect view.b.discard {\"hammer\":1} · expect turn b

        game imhotep · revision 1 · seats 2
        ships ____ · sled a 0 · quarry a 2 · hand a hammer
        a play hammer
        expect players.a.sled 2 · expect players.a.quarry 0
        legal a load 1-1, load 1-2, load 1-3, load 1-4, load 2-1, load 3-1, load 4-1",
    );
}

#[test]
fn r_33_hammer_needs_a_slot() {
    play(
        "game imhotep · revision 1 · seats 2
        ships ab a b a · sled a 1 · hand a hammer
        legal a quarry, sail 1, sail 2, sail 3, sail 4 · refuse a play hammer

        game imhotep · revision 1 · seats 2
        ships a _ _ _ · quarry a 0 · hand a hammer
        legal a sail 1 · refuse a play hammer",
    );
}

#[test]
fn r_35_sail_card() {
    play(
        "game imhotep · revision 1 · seats 2
        # A full ship cannot be used; the minimum counts the new stone.
        ships bb b_ _b_ b___ · sled a 1 · hand a sail
        a play sail
        legal a load 2-2, load 3-1, load 3-3
        a load 3-1
        legal a to market, to pyramid, to temple, to burial, to obelisks
        a to temple
        expect temple ab · expect players.a.sled 0 · expect view.b.discard {\"sail\":1} · expect turn b

        game imhotep · revision 1 · seats 2
        # The stone comes from the sled.
        ships _ · hand a sail
        legal a quarry · refuse a play sail

        game imhotep · revision 1 · seats 2
        ships bb b___ @market @temple · sled a 1 · hand a sail
        refuse a play sail",
    );
}

#[test]
fn r_36_lever() {
    play(
        "game imhotep · revision 1 · seats 3 · options pyramid=b
        # Owners are listed once, the order is complete before the first stone is unloaded.
        ships babc · hand a lever
        a play lever · a sail 1
        legal a to market, to pyramid, to temple, to burial, to obelisks
        a to pyramid
        legal a next a, next b, next c
        a next c
        legal a next a, next b
        a next b
        legal a next a, next b
        expect view.a.small_pyramids [\"\",\"\",\"\"]
        a next a
        tells order-chosen seat=a order=[\"c\",\"b\",\"a\",\"b\"]
        # Owners choose for their stones.
        legal c put left, put middle, put right
        c put left · b put right · a put right · b put middle
        expect view.a.discard {\"lever\":1} · expect turn b

        game imhotep · revision 1 · seats 2
        ships ab · hand a lever · market statue lever sail chisel
        a play lever · a sail 1 · a to market · a next b
        b take 1 · a take 2
        expect players.b.cards {\"statue\":1} · expect players.a.cards {\"lever\":1}

        game imhotep · revision 1 · seats 2
        # Without a ship that may sail there is nothing to unload.
        ships a__ · hand a lever
        legal a quarry · refuse a play lever",
    );
}

#[test]
fn r_37_one_blue_card_a_turn() {
    play(
        "game imhotep · revision 1 · seats 2
        ships ____ a · sled a 3 · sled b 1 · hand a chisel chisel hammer
        market sail statue statue statue
        a play chisel · a load 1-1 · a load 1-2
        expect turn b · expect players.a.cards {\"hammer\":1,\"chisel\":1}
        refuse a play chisel · refuse a play hammer
        b sail 2 · b to market
        # In another player's turn only what the stone asks for.
        legal a take 1, take 2, take 3, take 4 · refuse a play hammer
        a take 1
        expect turn a
        legal a quarry, load 1-3, load 1-4, load 3-1, load 4-1, play hammer, play sail",
    );
}

#[test]
fn r_51_turns_go_round_by_seat() {
    play(
        "game imhotep · revision 1 · seats 4
        * round 1 · * reveal statue · * reveal statue · * reveal statue · * reveal statue
        expect turn a · a quarry
        expect turn b · b quarry
        expect turn c · c quarry
        expect turn d · d load 1-1
        expect turn a",
    );
}
