//! Gods, nobles, succession, ties.

use maat_engine::{Game, Seat};
use maat_pharaon::Pharaon;
use maat_pharaon::content::content;
use maat_pharaon::pieces::{God, Role, Zone};
use maat_pharaon::score::{gods::points_of, standing};

use crate::facts::{artisan_points, artisans, noble, scribes};
use crate::position::{go_on, play, position};

const RING: [Zone; 5] = [Zone::Offerings, Zone::Tomb, Zone::Nile, Zone::Nobles, Zone::Artisans];

/// The conditions of the gods at the counter-clockwise and the clockwise border of a zone.
fn needs(zone: Zone) -> [u8; 2] {
    content(1).conditions[zone.index()].map(|condition| condition.need)
}

/// A game that satisfies the two gods beside the tomb, except for `less` steps.
fn beside_the_tomb(less: u8) -> Pharaon {
    let steps = needs(Zone::Tomb).iter().sum::<u8>() - less;
    let tracks = ["green 1", "blue 1", "black 1", "red 1", "yellow 1"];
    let tracks = tracks[..usize::from(needs(Zone::Nile)[0])].join(" ");
    let words = format!(
        "tomb a {steps} · supply a vp-1 {} · nile a {tracks} · nobles a 6",
        needs(Zone::Offerings)[1]
    );
    position("seats 3", &words)
}

#[test]
fn ex_38_two_gods() {
    let game = beside_the_tomb(0);
    let standing = standing(&game, Seat::A);
    assert_eq!(standing.gods.as_slice(), [God::Horus, God::Bastet]);
    assert_eq!(standing.sheet.gods, 16);
}

#[test]
fn ex_39_no_step_counts_twice() {
    let game = beside_the_tomb(1);
    let standing = standing(&game, Seat::A);
    assert_eq!(standing.gods.len(), 1);
    let [horus, bastet] = [God::Horus, God::Bastet].map(|god| points_of(content(1), &RING, god));
    assert_eq!(horus.max(bastet), 10);
    assert_eq!(standing.sheet.gods, 10);
}

/// The points of one noble of seat a.
fn worth(words: &str, role: Role) -> i16 {
    let game = position("seats 3", words);
    let nobles = standing(&game, Seat::A).nobles;
    let found = nobles.iter().find(|(card, _)| content(1).noble(*card).role == role);
    found.expect("the noble is owned").1
}

#[test]
fn ex_41_nobles() {
    let owning = |role: Role| format!("nobles a {} · first b", noble(role));
    let general = format!("nobles a {} · first a · pharaoh a", noble(Role::General));
    assert_eq!(worth(&general, Role::General), 15);
    assert_eq!(worth(&owning(Role::General), Role::General), 7);
    assert_eq!(worth(&owning(Role::GrandVizier), Role::GrandVizier), 6);
    assert_eq!(worth(&owning(Role::Architect), Role::Architect), 10);
    assert_eq!(worth(&owning(Role::Priestess), Role::Priestess), 12);
    // Enough for all gods.
    let everything =
        "tomb a 7 · nile a green 1 blue 1 black 1 red 1 yellow 1 · supply a vp-1 6 · artisans a 1 2 3 4 5 6";
    for scribe in scribes().map(|(scribe, _)| scribe) {
        let others =
            [noble(Role::Judge), noble(Role::Architect), noble(Role::Priestess)].map(|card| card.to_string());
        let words = format!("nobles a {scribe} {} · {everything}", others.join(" "));
        assert_eq!(worth(&words, Role::Scribe), 12);
    }
}

#[test]
fn ex_42_physician() {
    let high = artisan_points(1);
    let same = artisans(|artisan| artisan.points == high);
    let other = artisans(|artisan| artisan.points != high)[0];
    let words = format!("nobles a {} · artisans a {} {} {other}", noble(Role::Physician), same[0], same[1]);
    assert_eq!(worth(&words, Role::Physician), 10);
}

#[test]
fn ex_43_diplomat() {
    let diplomat = noble(Role::Diplomat);
    assert_eq!(worth(&format!("nobles a {diplomat}"), Role::Diplomat), 0);
    let words = format!("nobles a {diplomat} {} {} · first b", noble(Role::General), noble(Role::Judge));
    assert_eq!(worth(&words, Role::General), 7);
    assert_eq!(worth(&words, Role::Judge), 12);
    assert_eq!(worth(&words, Role::Diplomat), 12);
}

#[test]
fn ex_44_succession() {
    play(
        "seats 2
        faces nobles green · supply a green 1 blue 1 black 1 red 1 yellow 1 · supply b silver 5
        nobles a 6 · tomb a 3 · nobles b 7 11 · tomb b 2 · court 12 1 2
        a noble 1
        tells succeeded seat=a points=7
        * noble 3
        expect pharaoh a
        b tomb
        tells tomb-built seat=b space=3 · silent succeeded
        expect pharaoh a",
    );
}

/// The ranks of a and b, who are equal on points, when c passes at the end of the game.
fn ranks(words: &str) -> [u8; 2] {
    let top = content(1).tomb.len();
    let end =
        format!("round 5 · on a 1 1 · on b 2 1 · active c · first c · tomb a {top} · tomb b {top} · {words}");
    let mut game = position("seats 3", &end);
    go_on(&mut game, "c pass");
    let outcome = game.outcome().expect("the last round has ended");
    assert_eq!(outcome.score[0], outcome.score[1], "{words}");
    assert_eq!(outcome.rank[2], 3);
    [outcome.rank[0], outcome.rank[1]]
}

#[test]
fn ex_46_ties() {
    // One token worth three points, and three of one point.
    assert_eq!(ranks("pharaoh a · nile b red 3 · supply a vp-2 1 · supply b green 3"), [1, 2]);
    assert_eq!(ranks("pharaoh c · supply a vp-2 1 · supply b green 3"), [2, 1]);
    assert_eq!(ranks("pharaoh c · supply a green 2 res-red 1 · supply b silver 3"), [1, 1]);
}
