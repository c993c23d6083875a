//! The end of the game.

use crate::position::{play, play_to_the_end};

#[test]
fn e_50_wrath_of_the_pharaoh() {
    play(
        "game imhotep · revision 1 · seats 2 · options wrath=yes
        round 6 · ships @pyramid @temple @burial b · active b · market path statue statue statue
        pyramid ab · temple b · burial ab
        b sail 4 · b to market · b take 1
        tells obelisk-raised seat=b height=1
        tells scored seat=a source=wrath points=-5 · silent scored seat=b source=wrath
        expect players.a.points.wrath -5 · expect players.b.points.wrath 0",
    );
}

#[test]
fn e_52_ties() {
    let fifty_each = "set players.a.points.temple 48 · set players.b.points.temple 50";
    play_to_the_end(
        "seats 2",
        &format!("sled a 1 · sled b 3 · {fifty_each}"),
        "tells game-ended winners=[\"b\"] · expect outcome.score [50,50] · expect outcome.rank [2,1]",
    );
    play_to_the_end(
        "seats 2",
        &format!("sled a 2 · sled b 2 · {fifty_each}"),
        "tells game-ended winners=[\"a\",\"b\"] · expect outcome.score [50,50] · expect outcome.rank [1,1]",
    );
}
