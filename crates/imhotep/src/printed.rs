//! What the boards in use print, for whoever draws them.

use serde::Serialize;

use crate::content::{Ladder, Space};
use crate::pieces::{Reward, Side, Site};
use crate::state::Imhotep;

/// The printed numbers of the sides in use; what the other side of a board prints is empty.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Printed {
    /// Stones that a sled holds.
    pub sled: u8,
    /// Stones that a visit to the quarry brings.
    pub take: u8,
    /// The great pyramid, in the order its spaces are filled.
    pub pyramid: &'static [i16],
    /// The small pyramids, each in the order its spaces are filled.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Vec<Space>>"))]
    pub small_pyramids: Vec<&'static [Space]>,
    /// For a stone beside what is finished.
    pub overflow: i16,
    /// Stones that the bonus of a small pyramid brings.
    pub bonus_stones: u8,
    /// What the temple's places bring at the end of a round, from the left.
    pub temple: Vec<Reward>,
    pub temple_points: i16,
    /// The two sides of a choice.
    pub choice_points: i16,
    pub choice_stones: u8,
    /// Side A: points for a group of so many stones.
    pub burial: Option<&'static Ladder>,
    /// Side B: the places in a row.
    pub burial_places: &'static [i16],
    /// Side A: the places by height.
    pub obelisks: &'static [i16],
    /// Side B: the spaces for towers, the best first.
    pub towers: &'static [i16],
    pub stones_in_a_tower: u8,
    /// Side B: for a loose stone at the end.
    pub loose: i16,
    pub statues: &'static Ladder,
    /// Stones for which a decoration gives a point.
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
