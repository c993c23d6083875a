//! The sites, side A.

use crate::position::{play, play_to_the_end};

#[test]
fn e_10_pyramid_scores_at_once() {
    play(
        "game imhotep · revision 1 · seats 4
        ships acbd
        a sail 1 · a to pyramid
        tells pyramid-built seat=a points=2 · tells pyramid-built seat=c points=1
        tells pyramid-built seat=b points=3 · tells pyramid-built seat=d points=2
        expect pyramid acbd
        expect view.a.players.a.score 2 · expect view.a.players.b.score 3
        expect view.a.players.c.score 1 · expect view.a.players.d.score 2",
    );
}

#[test]
fn e_11_pyramid_from_the_ninth_stone() {
    play(
        "game imhotep · revision 1 · seats 2
        ships bba · pyramid abababab
        a sail 1 · a to pyramid
        expect players.b.points.pyramid 5 · expect players.a.points.pyramid 3",
    );
    for (lying, points) in (8..).zip([3, 2, 3, 1, 3, 4, 1, 1]) {
        let stones = "abcd".repeat(4)[..lying].to_owned();
        play(&format!(
            "game imhotep · revision 1 · seats 4
            ships b · pyramid {stones}
            a sail 1 · a to pyramid
            expect players.b.points.pyramid {points} · expect pyramid {stones}b"
        ));
    }
}

#[test]
fn e_12_lever_at_the_pyramid() {
    play(
        "game imhotep · revision 1 · seats 3
        ships bca · pyramid abca
        a sail 1 · a to pyramid
        expect players.b.points.pyramid 4 · expect players.c.points.pyramid 3 · expect players.a.points.pyramid 2

        game imhotep · revision 1 · seats 3
        ships bca · pyramid abca · hand a lever
        a play lever · a sail 1 · a to pyramid
        legal a next a, next b, next c
        a next a
        legal a next b, next c
        a next b
        tells order-chosen seat=a order=[\"a\",\"b\",\"c\"]
        expect players.a.points.pyramid 4 · expect players.b.points.pyramid 3 · expect players.c.points.pyramid 2",
    );
}

#[test]
fn e_13_temple_is_filled_from_the_left_and_then_upwards() {
    play(
        "game imhotep · revision 1 · seats 3
        ships cca · temple abab
        a sail 1 · a to temple
        tells temple-built seat=c place=5 · tells temple-built seat=c place=1 · tells temple-built seat=a place=2
        expect temple ababcca",
    );
}

#[test]
fn e_14_visible_stones_score() {
    play(
        "game imhotep · revision 1 · seats 4
        ships @market @burial @obelisks a · temple ddacb
        a sail 4 · a to pyramid
        expect players.d.points.temple 2 · expect players.a.points.temple 1
        expect players.c.points.temple 1 · expect players.b.points.temple 1",
    );
}

#[test]
fn e_15_temple_of_two_players() {
    play(
        "game imhotep · revision 1 · seats 2
        ships @market @burial @obelisks a · temple abaabb
        a sail 4 · a to pyramid
        tells temple-rewarded seat=b place=1 · tells temple-rewarded seat=b place=2
        tells temple-rewarded seat=a place=3 · tells temple-rewarded seat=a place=4
        silent temple-rewarded place=5
        expect players.a.points.temple 2 · expect players.b.points.temple 2",
    );
}

#[test]
fn e_16_temple_scores_every_round() {
    play(
        "game imhotep · revision 1 · seats 4
        ships @market @burial @obelisks ab
        a sail 4 · a to temple
        tells temple-rewarded seat=a place=1 · tells temple-rewarded seat=b place=2
        expect players.a.points.temple 1 · expect players.b.points.temple 1
        expect players.c.points.temple 0 · expect players.d.points.temple 0

        # The next round no ship comes to the temple.
        * round 1 · * reveal statue · * reveal statue · * reveal statue · * reveal statue
        set ships.1.docked market · set ships.2.docked burial · set ships.3.docked obelisks
        b quarry · c quarry · d quarry · a quarry
        b load 4-1
        c sail 4 · c to pyramid
        expect temple ab
        expect players.a.points.temple 2 · expect players.b.points.temple 2",
    );
}

#[test]
fn e_17_burial_chamber_is_filled_by_columns() {
    play(
        "game imhotep · revision 1 · seats 4
        ships abcd
        a sail 1 · a to burial
        tells burial-built seat=a row=1 column=1 · tells burial-built seat=b row=2 column=1
        tells burial-built seat=c row=3 column=1 · tells burial-built seat=d row=1 column=2
        expect burial abcd",
    );
}

#[test]
fn e_18_burial_groups() {
    play_to_the_end(
        "seats 4",
        "burial accadcbddddcd",
        "tells scored seat=a source=burial points=3
        expect players.a.points.burial 3 · expect players.b.points.burial 1
        expect players.c.points.burial 7 · expect players.d.points.burial 17",
    );
}

#[test]
fn e_20_burial_group_sizes() {
    for (size, points) in (4..).zip([10, 15, 17, 19, 21]) {
        play_to_the_end(
            "seats 2",
            &format!("burial {}", "a".repeat(size)),
            &format!("expect players.a.points.burial {points} · expect players.b.points.burial 0"),
        );
    }
}

#[test]
fn e_24_obelisks_grow_without_points() {
    play(
        "game imhotep · revision 1 · seats 4
        ships ada
        a sail 1 · a to obelisks
        tells obelisk-raised seat=a height=2 · tells obelisk-raised seat=d height=1
        expect view.a.obelisks [2,0,0,1]
        expect view.a.players.a.score 0 · expect view.a.players.d.score 0",
    );
}

#[test]
fn e_25_obelisks_tie() {
    play_to_the_end(
        "seats 4",
        "obelisks 4 3 0 3",
        "expect players.a.points.obelisks 15 · expect players.b.points.obelisks 7
        expect players.d.points.obelisks 7 · expect players.c.points.obelisks 0",
    );
}

#[test]
fn e_27_without_a_stone_no_place() {
    play_to_the_end(
        "seats 4",
        "obelisks 2 1 0 0",
        "expect players.a.points.obelisks 15 · expect players.b.points.obelisks 10
        expect players.c.points.obelisks 0 · expect players.d.points.obelisks 0",
    );
}
