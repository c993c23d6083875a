//! The printed facts that clients need to draw the boards.

use serde::Serialize;

use crate::content::{Ladder, Space};
use crate::pieces::{Reward, Side, Site};
use crate::state::Imhotep;

/// The printed numbers of the sides in use. Fields for the other side of a board are empty.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Printed {
    /// The number of stones that a sled holds.
    pub sled: u8,
    /// The number of stones that a visit to the quarry brings.
    pub take: u8,
    /// The points of the great pyramid's spaces, in the order in which they are filled.
    pub pyramid: &'static [i16],
    /// The spaces of each small pyramid, in the order in which they are filled.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Vec<Space>>"))]
    pub small_pyramids: Vec<&'static [Space]>,
    /// The points of a stone when the pyramids are complete.
    pub overflow: i16,
    /// The number of stones that the bonus of a small pyramid brings.
    pub bonus_stones: u8,
    /// The rewards of the temple's places at the end of a round, from the left.
    pub temple: Vec<Reward>,
    pub temple_points: i16,
    /// Side B of the temple: the points, if the player chooses points.
    pub choice_points: i16,
    /// Side B of the temple: the number of stones, if the player chooses stones.
    pub choice_stones: u8,
    /// Side A: the points of a group, by its number of stones.
    pub burial: Option<&'static Ladder>,
    /// Side B: the points of the places in a row.
    pub burial_places: &'static [i16],
    /// Side A: the points by rank of height.
    pub obelisks: &'static [i16],
    /// Side B: the points of the spaces for towers, the most valuable first.
    pub towers: &'static [i16],
    pub stones_in_a_tower: u8,
    /// Side B: the points of a loose stone at the end.
    pub loose: i16,
    pub statues: &'static Ladder,
    /// The number of stones for which a decoration gives one point.
    pub stones_for_a_point: u8,
}

impl Printed {
    pub(crate) fn of(game: &Imhotep) -> Printed {
        let content = game.content();
        let is_a = |site| game.side(site) == Side::A;
        let places = usize::from(content.temple_slots(game.seats));
        let small = content.pyramid_b.iter().map(|spaces| &spaces[..]);
        Printed {
            sled: content.sled,
            take: content.quarry_take,
            pyramid: if is_a(Site::Pyramid) { &content.pyramid_a } else { &[] },
            small_pyramids: if is_a(Site::Pyramid) { Vec::new() } else { small.collect() },
            overflow: content.pyramid_overflow,
            bonus_stones: content.bonus_stones,
            temple: match game.side(Site::Temple) {
                Side::A => vec![Reward::Points; places],
                Side::B => content.temple_b[..places].to_vec(),
            },
            temple_points: if is_a(Site::Temple) { content.temple_a } else { content.temple_reward.points },
            choice_points: content.temple_reward.choice_points,
            choice_stones: content.temple_reward.choice_stones,
            burial: is_a(Site::Burial).then_some(&content.burial_a),
            burial_places: if is_a(Site::Burial) { &[] } else { &content.burial_b },
            obelisks: if is_a(Site::Obelisks) { content.obelisks_a(game.seats) } else { &[] },
            towers: if is_a(Site::Obelisks) { &[] } else { &content.towers },
            stones_in_a_tower: content.stones_in_a_tower,
            loose: content.loose_points,
            statues: &content.statues,
            stones_for_a_point: content.stones_for_a_point,
        }
    }
}
