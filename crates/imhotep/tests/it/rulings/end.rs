//! The last round and the end of the game.

use maat_imhotep::content::content;

use crate::position::{play, play_to_the_end};

#[test]
fn r_41_scores_may_be_negative() {
    let wrath = content(1).wrath;
    play_to_the_end(
        "seats 2 · options wrath=yes",
        "pyramid b",
        &format!("expect players.b.points.wrath {wrath} · expect outcome.score.b {wrath}"),
    );
}

#[test]
fn r_45_cards_of_the_last_temple_count() {
    let last_card = |card: &str, position: &str, expected: &str| {
        play(&format!(
            "game imhotep · revision 1 · seats 2 · options temple=b
            round 6 · ships @market @burial @obelisks a · temple bbba · sled a 5 · sled b 5 · {position}
            a sail 4 · a to pyramid
            * draw {card}
            expect turn over · {expected}"
        ));
    };
    last_card("sail", "", "expect players.a.points.blue_cards 1");
    last_card("statue", "hand a statue", "expect players.a.points.statues 3");
    last_card("temple-d", "", "expect players.a.points.decorations 1");
    last_card("sarcophagus", "", "expect burial a · expect players.a.points.burial 1");
}

#[test]
fn r_46_the_last_round_ends_like_every_other() {
    play_to_the_end(
        "seats 2",
        "temple ab · market statue lever sail path",
        "tells temple-rewarded seat=a · tells round-ended round=6 · tells game-ended
        expect players.b.points.temple 1 · expect turn over · expect step over
        expect view.a.discard {\"path\":1,\"statue\":1,\"lever\":1,\"sail\":1}",
    );
}

#[test]
fn r_48_the_tie_break_counts_the_sled_at_the_very_end() {
    let reward = content(1).temple_reward.points;
    play(&format!(
        "game imhotep · revision 1 · seats 2 · options temple=b
        round 6 · ships @market @burial @obelisks b · temple ab · sled b 1
        set players.a.points.temple 50 · set players.b.points.temple {}
        a sail 4 · a to pyramid
        a stones
        expect outcome.score [50,50] · expect outcome.rank [1,2]",
        50 - reward - content(1).pyramid_a[0]
    ));
}
