//! Points and ties.

use maat_engine::{Game, Seat};
use maat_pharaon::content::content;
use maat_pharaon::pieces::{Colour, God, Role, Zone};
use maat_pharaon::score::gods::points_of;
use maat_pharaon::score::standing;

use crate::facts::{nile_action, noble};
use crate::position::{go_on, play, position};

#[test]
fn j_s1_level_three_is_seven() {
    for (level, points) in [(0, 0), (1, 0), (2, 3), (3, 7)] {
        let game = position("seats 3", &format!("nile a red {level}"));
        assert_eq!(standing(&game, Seat::A).sheet.nile, points, "level {level}");
    }
    let game = position("seats 3", "nile a red 3 blue 3 green 2 black 1");
    assert_eq!(standing(&game, Seat::A).sheet.nile, 17);
}

/// The scribe of the tomb, and two gods beside the Nile of which the other one is worth more.
#[test]
fn j_s2_gods_and_nobles_together() {
    let ring = [Zone::Offerings, Zone::Tomb, Zone::Nile, Zone::Nobles, Zone::Artisans];
    let scribes = content(1)
        .nobles
        .iter()
        .position(|noble| noble.role == Role::Scribe && noble.zone == Some(Zone::Tomb));
    let scribe = scribes.expect("each zone has a scribe") + 1;
    let [before, after] = [Zone::Tomb, Zone::Nile].map(|zone| content(1).gods[zone.index()]);
    let [less, more] = [before, after].map(|god: God| points_of(content(1), &ring, god));
    let need = |zone: Zone, border: usize| usize::from(content(1).conditions[zone.index()][border].need);
    let tracks = need(Zone::Nile, 0).max(need(Zone::Nile, 1));
    assert!(tracks < need(Zone::Nile, 0) + need(Zone::Nile, 1));
    let nile: Vec<String> = Colour::ALL[..tracks].iter().map(|colour| format!("{colour} 1")).collect();
    let words = |noble: usize| {
        format!("nobles a {noble} · nile a {} · tomb a {}", nile.join(" "), need(Zone::Tomb, 1))
    };
    let found = |noble: usize| standing(&position("seats 3", &words(noble)), Seat::A);
    let (with, without) = (found(scribe), found(usize::from(noble(Role::Judge))));
    assert_eq!(without.gods.as_slice(), [if more > less { after } else { before }]);
    let best = if less + 4 > more { before } else { after };
    assert_eq!(with.gods.as_slice(), [best]);
    assert_eq!(with.sheet.gods + with.sheet.nobles, (less + 8).max(more + 4));
}

#[test]
fn j_s3_the_wheel_belongs_to_nobody() {
    let nile = nile_action([Colour::Red, Colour::Blue]);
    let words = "round 5 · first b · faces nile red · supply a red 1 blue 1 zone-nile 1";
    let mut game = position("seats 3", words);
    assert_eq!(standing(&game, Seat::A).sheet.offerings, 1);
    go_on(&mut game, &format!("a nile {nile} · a lay zone-nile"));
    let sheet = standing(&game, Seat::A).sheet;
    assert_eq!(sheet.offerings, 0);
    // Nothing is cleared at the end of the game.
    play(
        "seats 3
        round 5 · on a 1 1 · on b 2 1 · active c · first c · wheel red silver zone-nile
        c pass
        expect turn over · expect outcome.score [0,0,3]
        expect view.a.bank.silver 19 · expect view.a.offering_discard {}",
    );
}

#[test]
fn j_s4_lower_places() {
    let ends = |words: &str| {
        let end =
            format!("round 5 · on a 1 1 · on b 2 1 · on c 3 1 · active d · first d · tomb d 7 · {words}");
        let mut game = position("seats 4", &end);
        go_on(&mut game, "d pass");
        let outcome = game.outcome().expect("the game is over");
        assert!(outcome.score[..3].windows(2).all(|two| two[0] == two[1]), "{:?}", outcome.score);
        outcome.rank.to_vec()
    };
    // One token worth three points, two worth three, three worth three.
    assert_eq!(ends("supply a vp-2 1 · supply b vp-1 1 red 1 · supply c red 3"), [4, 3, 2, 1]);
    assert_eq!(ends("supply a red 3 · supply b vp-1 1 red 1 · supply c red 3"), [2, 4, 2, 1]);
    // The pharaoh token comes first.
    assert_eq!(
        ends("pharaoh a · nile b red 3 · nile c blue 3 · supply b red 1 · supply a red 1 · supply c red 1"),
        [2, 3, 3, 1]
    );
}
