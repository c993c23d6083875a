//! Numbers of paths. They change if the legal moves change.

use maat_engine::Table;
use maat_engine::testing::perft;
use maat_imhotep::Imhotep;

use crate::games::ALL_B;

/// The paths of one to four plies from the end of a record.
fn paths(record: &str) -> [u64; 4] {
    let record = record.parse().expect("a record");
    let table = Table::<Imhotep>::replay(&record).unwrap_or_else(|error| panic!("{error}"));
    [1, 2, 3, 4].map(|depth| perft(table.game(), depth))
}

/// There are seven round cards, then twelve kinds for each place; of nine kinds there is no third card.
#[test]
fn from_the_start() {
    let expected = [7, 7 * 12, 7 * 12 * 12, 7 * (12 * 12 * 12 - 9)];
    for seats in 2..=4 {
        for options in [String::new(), format!(" · options {ALL_B}")] {
            let head = format!("game imhotep · revision 1 · seats {seats}{options}");
            assert_eq!(paths(&head), expected, "{head}");
        }
    }
}

/// With two seats 4, 3, 3 and 1 slots: quarry or 11 slots; then again quarry or a slot, and a ship with one slot or
/// two sails with its first stone: 12 + 10 × 11 + 12.
#[test]
fn from_the_first_turn() {
    let deal = "* round 1 · * reveal lever · * reveal statue · * reveal path";
    let all_a =
        |seats: u8| paths(&format!("game imhotep · revision 1 · seats {seats}\n{deal} · * reveal sail"));
    assert_eq!(all_a(2), [12, 134, 1381, 13230]);
    assert_eq!(all_a(3), [12, 136, 1433, 13895]);
    assert_eq!(all_a(4), [14, 185, 2290, 24295]);
    let all_b =
        |seats: u8| paths(&format!("game imhotep · revision 1 · seats {seats} · options {ALL_B}\n{deal}"));
    assert_eq!(all_b(2), [12, 134, 1381, 13222]);
    assert_eq!(all_b(3), [12, 136, 1433, 13873]);
    assert_eq!(all_b(4), [14, 185, 2290, 24277]);
}

/// Three blue cards can be played: nine slots, one ship to sail, quarry.
#[test]
fn from_a_turn_with_blue_cards() {
    assert_eq!(paths(include_str!("records/blue-cards.txt")), [14, 120, 1304, 9991]);
}

/// A sail card sent a ship to the market, and its first stone took an entrance to the small pyramids.
#[test]
fn from_inside_a_red_card() {
    assert_eq!(paths(include_str!("records/nested.txt")), [3, 9, 45, 423]);
}
