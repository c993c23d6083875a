//! The market, its cards and the piles.

use crate::position::{play, play_to_the_end};

#[test]
fn e_31_market() {
    play(
        "game imhotep · revision 1 · seats 4
        ships @pyramid @temple a_cd b · market lever statue sarcophagus sail
        a sail 3 · a to market
        legal a take 1, take 2, take 3, take 4
        a take 4 · tells card-taken seat=a card=sail
        legal c take 1, take 2, take 3
        c take 2 · tells card-taken seat=c card=statue
        legal d take 1, take 3
        d take 1 · tells card-taken seat=d card=lever
        expect market [null,null,\"sarcophagus\",null]
        expect players.a.cards {\"sail\":1} · expect players.c.cards {\"statue\":1} · expect players.d.cards {\"lever\":1}
        expect players.a.quarry 29 · expect players.c.quarry 29 · expect players.d.quarry 29
        b sail 4 · b to burial
        expect market [null,null,null,null] · expect view.a.discard {\"sarcophagus\":1}",
    );
}

#[test]
fn e_32_red_card() {
    play(
        "game imhotep · revision 1 · seats 2
        ships ab · sled a 2 · quarry a 10 · burial ab · market sarcophagus statue lever sail
        a sail 1 · a to market
        a take 1
        tells burial-built seat=a row=3 column=1 · tells card-discarded card=sarcophagus
        expect players.a.quarry 10 · expect players.a.sled 2 · expect burial aba
        expect players.a.cards {} · expect view.a.discard {\"sarcophagus\":1}
        legal b take 2, take 3, take 4",
    );
}

#[test]
fn e_33_red_card_with_the_returned_stone() {
    play(
        "game imhotep · revision 1 · seats 2
        ships ab · sled a 2 · quarry a 0 · market sarcophagus statue lever sail
        a sail 1 · a to market
        a take 1
        tells burial-built seat=a row=1 column=1 · silent quarry-empty
        expect players.a.quarry 0 · expect burial a",
    );
}

#[test]
fn e_34_face_down_pair() {
    play(
        "game imhotep · revision 1 · seats 2 · options market=b
        ships @pyramid @temple @burial ab · market hammer statue entrance · pair 2
        a sail 4 · a to market
        legal a take 1, take 2, take 3, take 4
        a take 4
        expect view.a.peek []
        * peek chisel · * peek statue
        expect view.a.peek [\"chisel\",\"statue\"] · expect view.b.peek [] · expect view.spectator.peek []
        legal a keep chisel, keep statue
        a keep chisel
        tells pair-split seat=a card=chisel rejected=statue
        expect players.a.cards {\"chisel\":1} · expect view.b.face_down 0
        expect view.b.discard {\"statue\":1} · expect view.spectator.discard {\"statue\":1}
        legal b take 1, take 2, take 3
        b take 1
        expect players.b.cards {\"hammer\":1} · expect view.b.discard {\"entrance\":1,\"statue\":2}",
    );
}

#[test]
fn e_35_reshuffle_while_dealing() {
    let before = "ships _ · pile lever sail
        discard statue statue statue statue statue statue statue statue statue
        set steps [\"round-card\"]
        expect view.a.pile 2 · expect view.a.discard {\"statue\":9}
        * round 1 · * reveal lever
        silent reshuffled
        * reveal sail
        tells reshuffled
        legal * reveal statue
        * reveal statue";
    play(&format!(
        "game imhotep · revision 1 · seats 2
        {before}
        * reveal statue
        expect view.a.pile 7 · expect view.a.discard {{}} · expect view.a.face_down 0 · expect step turn

        game imhotep · revision 1 · seats 2 · options market=b
        {before}
        tells pair-laid count=2
        expect view.a.pile 6 · expect view.a.discard {{}} · expect view.a.face_down 2 · expect step turn"
    ));
}

#[test]
fn e_37_chisel() {
    play(
        "game imhotep · revision 1 · seats 2
        ships a_ _b_ @market @temple · sled a 2 · hand a chisel
        a play chisel
        legal a load 1-2, load 2-1
        a load 1-2
        legal a load 2-1, load 2-3

        game imhotep · revision 1 · seats 2
        ships a_ _b_ @market @temple · sled a 2 · hand a chisel
        a play chisel · a load 2-1
        legal a load 2-3
        a load 2-3
        expect ships.2.slots [\"a\",\"b\",\"a\",null] · expect players.a.sled 0

        game imhotep · revision 1 · seats 2
        ships a_ _b_ @market @temple · sled a 1 · hand a chisel
        legal a quarry, load 1-2, load 2-1, load 2-3, sail 1 · refuse a play chisel

        game imhotep · revision 1 · seats 2
        ships a_ bbb @market @temple · sled a 2 · hand a chisel
        legal a quarry, load 1-2, sail 1, sail 2 · refuse a play chisel",
    );
}

#[test]
fn e_39_decorations() {
    play_to_the_end(
        "seats 2",
        "burial abababababaab · hand a burial-d",
        "expect players.a.points.decorations 4 · expect players.b.points.decorations 0",
    );
    play_to_the_end(
        "seats 2",
        "burial abababababaab · hand a burial-d burial-d",
        "expect players.a.points.decorations 8",
    );
}

#[test]
fn e_40_statues() {
    for (statues, points) in [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 17), (7, 19), (10, 25)] {
        play_to_the_end(
            "seats 2",
            &format!("hand b {}", "statue ".repeat(statues)),
            &format!("expect players.b.points.statues {points} · expect players.a.points.statues 0"),
        );
    }
}

#[test]
fn e_41_unused_blue_cards() {
    play_to_the_end(
        "seats 2",
        "hand b lever sail sail",
        "tells scored seat=b source=blue-cards points=3 · expect players.b.points.blue_cards 3",
    );
}
