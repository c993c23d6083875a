//! Builds the view of the board.

use maat_engine::{Counts, Seat, Viewer};

use super::{
    BuildView, GraveView, KnownView, NileView, PartView, RowView, SiteView, SpaceView, SpaceWord, View,
};
use super::{mats, offers};
use crate::bricks::Bricks;
use crate::content::{Row, SpaceKind};
use crate::nile::Nile;
use crate::pieces::{Building, Crew, Deck, Part, Phase, Position, RowNo, Site};
use crate::printed::Printed;
use crate::rules::{Step, build, feeding, river, setup, sites, sphinx};
use crate::state::Egizia;

pub(super) fn view(game: &Egizia, viewer: Viewer) -> View {
    let content = game.content();
    let deck = |deck: Deck| game.nile.and(content.deck(deck)).len();
    View {
        round: game.round,
        rounds: content.rounds,
        phase: game.phase,
        active: active(game),
        order: game.order().to_vec(),
        track: game.front_to_rear().to_vec(),
        ring: game.ring,
        river: Position::all().map(|position| space(game, position)).collect(),
        sites: Site::ALL.map(|site| self::site(game, site)).into(),
        obelisk: obelisk(game),
        graves: (0..usize::from(content.graves.slots)).map(|slot| grave(game, slot)).collect(),
        pyramid: content.rows().map(|row| pyramid_row(game, row)).collect(),
        temple: Part::ALL.map(|part| self::part(game, part)).into(),
        decks: Counts::from_fn(deck),
        sphinx_deck: game.sphinx.len(),
        known: known(game, viewer),
        players: Seat::first(game.seats).map(|seat| mats::player(game, seat, viewer)).collect(),
        site: open_site(game),
        build: under_way(game),
        left: left(game),
        offers: offers::offers(game, viewer),
        printed: Printed::of(game),
    }
}

/// The seat on turn, also while chance moves are due.
fn active(game: &Egizia) -> Option<Seat> {
    match game.open_step()? {
        // All players choose simultaneously.
        Step::Setup(_) => None,
        Step::Sphinx(sphinx::Step::DrawSphinx { seat, .. }) => Some(seat),
        step => step.turn(game).seats().lowest(),
    }
}

fn known(game: &Egizia, viewer: Viewer) -> Vec<KnownView> {
    let Viewer::Seat(seat) = viewer else { return Vec::new() };
    game.sphinx.known_to(seat).map(|(place, card)| KnownView { place, card }).collect()
}

pub(super) fn nile(game: &Egizia, card: Nile) -> NileView {
    NileView { card, printed: game.content().nile(card).clone() }
}

fn space(game: &Egizia, position: Position) -> SpaceView {
    let content = game.content();
    let printed = content.space(position);
    let (space, square, site) = match printed.kind {
        SpaceKind::Card(square) => (SpaceWord::Card, Some(square), None),
        SpaceKind::Round => (SpaceWord::Round, None, None),
        SpaceKind::Site(site) => (SpaceWord::Site, None, Some(site)),
    };
    let ships = |seat: Seat| {
        let player = game.player(seat);
        let count =
            usize::from(player.ships.contains(position)) + usize::from(player.again == position.number());
        std::iter::repeat_n(seat, count)
    };
    SpaceView {
        position,
        space,
        town: printed.town,
        square,
        card: square.and_then(|square| game.squares[square.index()]).map(|card| nile(game, card)),
        actions: printed.actions.to_vec(),
        double: content.double_positions.contains(position),
        occupied: content.occupied_positions.contains(position),
        site,
        ships: Seat::first(game.seats).flat_map(ships).collect(),
    }
}

fn site(game: &Egizia, site: Site) -> SiteView {
    let ships = game.site(site);
    SiteView {
        site,
        position: game.content().site_position(site),
        buildings: match site {
            Site::Sphinx => vec![Building::Sphinx],
            Site::Obelisk => vec![Building::Obelisk, Building::Graves],
            Site::Pyramid => vec![Building::Pyramid, Building::Temple],
        },
        places: ships[..game.spaces()].to_vec(),
        substitute: ships[game.spaces()],
        cheapest: if game.phase == Phase::Setup { None } else { build::cheapest(game, site) },
    }
}

fn spaces(bricks: Bricks, count: usize) -> Vec<Option<Seat>> {
    (0..count).map(|place| bricks.get(place)).collect()
}

fn obelisk(game: &Egizia) -> Vec<RowView> {
    let mut owners = spaces(game.obelisk, game.content().obelisk.len()).into_iter();
    let mut row = |(place, row): (usize, &Row)| RowView {
        value: row.value,
        spaces: owners.by_ref().take(row.spaces.into()).collect(),
        open: game.obelisk_row() == Some(place),
    };
    game.content().obelisk_rows.iter().enumerate().map(&mut row).collect()
}

fn pyramid_row(game: &Egizia, row: RowNo) -> RowView {
    let printed = game.content().pyramid[row.index()];
    RowView {
        value: printed.value,
        spaces: spaces(game.pyramid[row.index()], usize::from(printed.spaces)),
        open: game.row_value(row).is_some(),
    }
}

fn part(game: &Egizia, part: Part) -> PartView {
    let printed = &game.content().temple[part.index()];
    PartView {
        part,
        values: printed.values.to_vec(),
        spaces: spaces(game.temple[part.index()], printed.values.len()),
        after: printed.after.to_vec(),
        open: game.part_value(part).is_some(),
    }
}

fn grave(game: &Egizia, slot: usize) -> GraveView {
    let graves = game.graves();
    GraveView {
        value: Some(graves.tiles[slot]).filter(|value| *value > 0),
        owner: graves.owners.get(slot),
        open: slot == graves.owners.len() && graves.tiles[slot] > 0,
    }
}

fn under_way(game: &Egizia) -> Option<BuildView> {
    let shown = |seat: Seat, site: Site, crews: u8, boosts: u8, strength: u8, spent: u8| BuildView {
        seat,
        site,
        crews: Crew::ALL.into_iter().filter(|crew| crews & crew.bit() != 0).collect(),
        boosts,
        strength,
        spent,
        budget: (strength - spent).min(game.player(seat).stones),
    };
    game.steps.as_slice().iter().rev().find_map(|step| match *step {
        Step::Sites(sites::Step::Build { seat, site }) => Some(shown(seat, site, 0, 0, 0, 0)),
        Step::Build(build::Step::Commit { seat, site, crews, boosts }) => {
            let strength = build::strength(game, seat, crews, boosts);
            Some(shown(seat, site, crews, boosts, strength, 0))
        }
        Step::Build(build::Step::Lay { seat, site, strength, one, other, .. }) => {
            Some(shown(seat, site, 0, 0, strength, one + other))
        }
        Step::Sphinx(sphinx::Step::Extra { seat, paid }) => Some(shown(seat, Site::Sphinx, 0, 0, paid, paid)),
        Step::Sphinx(sphinx::Step::DrawSphinx { seat, .. } | sphinx::Step::Keep { seat, .. }) => {
            Some(shown(seat, Site::Sphinx, 0, 0, 0, 0))
        }
        _ => None,
    })
}

fn open_site(game: &Egizia) -> Option<Site> {
    game.steps.as_slice().iter().find_map(|step| match *step {
        Step::River(river::Step::Berth { site, .. }) | Step::Sites(sites::Step::Places { site, .. }) => {
            Some(site)
        }
        _ => None,
    })
}

/// The number of items that the open step still needs.
fn left(game: &Egizia) -> u8 {
    match game.steps.top() {
        Some(Step::Feeding(feeding::Step::Feed { seat, grain })) => feeding::missing(game, seat, grain),
        Some(
            Step::River(river::Step::Grow { left, .. })
            | Step::Setup(setup::Step::DealSphinx { left, .. })
            | Step::Sphinx(sphinx::Step::DrawSphinx { left, .. }),
        ) => left,
        Some(Step::Sphinx(sphinx::Step::Keep { seat, kept })) => sphinx::most_kept(game, seat) - kept,
        Some(Step::Setup(setup::Step::Setup)) => 1,
        _ => 0,
    }
}
