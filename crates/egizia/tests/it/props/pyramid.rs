//! The pyramid as a grid of bricks, and the bonus for complete rows.

use std::cell::Cell;

use maat_egizia::pieces::{Part, RowNo, Source};
use maat_egizia::{Egizia, Event};
use maat_engine::{Game, Seat, Viewer};

use super::watch;
use crate::facts::facts;

/// The owners of bricks by row and space, from the bottom and from the left.
type Grid = Vec<Vec<Option<Seat>>>;

/// The pyramid as a viewer sees it.
fn grid_of(game: &Egizia) -> Grid {
    game.view(Viewer::Spectator).pyramid.into_iter().map(|row| row.spaces).collect()
}

/// The space where a brick can be laid in a row: the first gap, if there are bricks under both its ends.
fn gap(grid: &Grid, row: usize) -> Option<usize> {
    let space = grid[row].iter().position(Option::is_none)?;
    let carried = row == 0 || (grid[row - 1][space].is_some() && grid[row - 1][space + 1].is_some());
    carried.then_some(space)
}

/// The seat that scores a complete row, and the points.
fn bonus(row: &[Option<Seat>]) -> (Seat, usize) {
    let owners: Vec<Seat> = row.iter().copied().map(|brick| brick.expect("a complete row")).collect();
    let bricks = |seat: Seat| owners.iter().filter(|owner| **owner == seat).count();
    let mut best = owners[0];
    for &seat in &owners {
        if bricks(seat) > bricks(best) {
            best = seat;
        }
    }
    (best, bricks(best))
}

#[test]
fn bricks_lie_on_bricks() {
    let rows = Cell::new(0);
    watch(240, grid_of, |grid, seen| {
        let mut complete = Vec::new();
        for event in seen.events {
            match *event {
                Event::PyramidBuilt { seat, row, space, value } => {
                    let (row, space) = (row.index(), usize::from(space) - 1);
                    assert_eq!(gap(grid, row), Some(space));
                    assert_eq!(value, facts().pyramid[row].value);
                    grid[row][space] = Some(seat);
                }
                Event::RowCompleted { seat, row, bricks } => {
                    let (best, most) = bonus(&grid[row.index()]);
                    assert_eq!((seat, usize::from(bricks)), (best, most), "{grid:?}");
                    complete.push((seat, i16::from(bricks)));
                    rows.set(rows.get() + 1);
                }
                Event::Scored { seat, source: Source::Rows, points } => {
                    assert!(complete.contains(&(seat, points)));
                }
                _ => {}
            }
        }
        for row in 0..grid.len() {
            let open = gap(grid, row).map(|_| facts().pyramid[row].value);
            assert_eq!(seen.after.row_value(RowNo::at(row)), open, "row {row} of {grid:?}");
        }
    });
    assert!(rows.get() > 100, "{} rows were completed", rows.get());
}

/// The temple as numbers of bricks.
#[test]
fn the_temple_grows_part_by_part() {
    let lintels = Cell::new(0);
    watch(
        240,
        |game| {
            let parts = game.view(Viewer::Spectator).temple;
            [0, 1, 2, 3].map(|part: usize| parts[part].spaces.iter().flatten().count())
        },
        |bricks, seen| {
            let full = |bricks: &[usize; 4], part: Part| {
                bricks[part.index()] == facts().temple[part.index()].values.len()
            };
            for event in seen.events {
                if let Event::TempleBuilt { part, value, .. } = *event {
                    let ready = match part {
                        Part::PillarLeft | Part::PillarRight => true,
                        Part::Columns => full(bricks, Part::PillarLeft) && full(bricks, Part::PillarRight),
                        Part::Lintels => full(bricks, Part::Columns),
                    };
                    assert!(ready && !full(bricks, part), "{part} with {bricks:?}");
                    assert_eq!(value, facts().temple[part.index()].values[bricks[part.index()]]);
                    bricks[part.index()] += 1;
                    lintels.set(lintels.get() + u32::from(part == Part::Lintels));
                }
            }
            assert!(Part::ALL.into_iter().all(|part| seen.after.is_complete(part) == full(bricks, part)));
        },
    );
    assert!(lintels.get() > 10, "{lintels:?}");
}
