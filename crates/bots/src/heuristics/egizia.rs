//! Egizia: the points so far, what this round's ships will build, what crews and quarries will build later, whether
//! the crews will be fed, and what cards may still bring.
//!
//! The weights were tuned by games of bots against each other; they are opinions, not rules.

mod building;
mod cards;
mod goals;

use maat_egizia::content::Content;
use maat_egizia::pieces::{Colour, Effect, Market, Phase, Positions, Ring, Site};
use maat_egizia::state::Player;
use maat_egizia::{Egizia, FeedingStep, Step};
use maat_engine::{Game, PerSeat, Seat};

use crate::{Evaluate, Evaluation, Leaf, SearchSettings, Searchable};

/// How likely the ring lies at feeding where it lies now.
const RING_STAYS: f32 = 0.53;
/// How likely it lies in later rounds at the left, and at the right.
const LATER_LEFT: f32 = 0.3;
const LATER_RIGHT: f32 = 0.3;
/// By how much the needs of a player grow in a round, above what new fields bring.
const HUNGER_GROWS: f32 = 0.56;
/// What a missing grain costs somebody who can pay it with a stone.
const STONE_FOR_GRAIN: f32 = 0.82;
/// What a step down a market is worth with the whole game to come, above what is gained at once.
const MARKET_STEP: f32 = 1.3;
/// Part of the points up to the next sum of grave tiles that may be hoped for.
const NEXT_GRAVES: f32 = 0.33;

impl Evaluate for Egizia {
    /// Many points are still to come: a win is far from sure for most of the game.
    const WIN_SCALE: f32 = 40.0;

    fn evaluate(&self) -> Evaluation {
        let table = Table::of(self);
        let mut scores = Evaluation::new(self.seats());
        for seat in Seat::first(self.seats()) {
            let score = f32::from(self.player(seat).points)
                + building::points(&table, seat)
                + hunger(&table, seat)
                + markets(&table, seat)
                + graves(&table, seat)
                + cards::points(&table, seat);
            scores[seat] = score + goals::points(&table, seat, score);
        }
        scores
    }

    /// Which crew works and what is built is one move; so is a ship with all it brings.
    fn is_mid_move(&self) -> bool {
        !matches!(self.step(), "setup" | "sail" | "leftover" | "first-place" | "build" | "bonus")
    }
}

impl Searchable for Egizia {
    const SEARCH: SearchSettings = SearchSettings {
        // At random ships sail past most of the Nile, and what they leave says little about a position.
        leaf: Leaf::Evaluation { plies: 0 },
        prior_visits: 3,
        exploration: 0.03,
        finish_moves: true,
        relative: true,
    };
}

/// What the parts of an estimate share, looked up once: a search asks for tens of estimates in each iteration.
struct Table<'g> {
    game: &'g Egizia,
    content: &'static Content,
    step: Option<Step>,
    outlooks: PerSeat<Outlook>,
    /// Cards and free round spaces.
    open: Positions,
    /// The square root of the number of players who may still sail.
    sailors: f32,
    sites: [Landing; Site::ALL.len()],
}

/// What a player has and can expect.
#[derive(Clone, Copy, Default)]
struct Outlook {
    ahead: Ahead,
    downstream: Positions,
    /// Stones that the quarries bring in a round.
    production: u8,
    /// Grain of the fields, by colour.
    fields: [u8; Colour::ALL.len()],
}

/// How many players can still land at a site, and on how many building spaces.
#[derive(Clone, Copy, Default)]
struct Landing {
    rivals: u8,
    free: u8,
}

impl<'g> Table<'g> {
    fn of(game: &'g Egizia) -> Table<'g> {
        let (content, step) = (game.content(), game.open_step());
        let mut outlooks = PerSeat::<Outlook>::default();
        let mut sites = [Landing::default(); Site::ALL.len()];
        let mut taken = Positions::EMPTY;
        let mut sailors = 0u8;
        for (site, landing) in Site::ALL.into_iter().zip(&mut sites) {
            landing.free =
                game.site(site)[..game.spaces()].iter().filter(|ship| ship.is_none()).count() as u8;
        }
        for seat in Seat::first(game.seats()) {
            let player = game.player(seat);
            let outlook = Outlook::of(game, content, step, seat);
            taken = taken.or(player.ships);
            sailors += u8::from(!player.passed);
            for (site, landing) in Site::ALL.into_iter().zip(&mut sites) {
                landing.rivals += u8::from(outlook.comes(content, site));
            }
            outlooks[seat] = outlook;
        }
        let open = game.lying().or(content.round_positions.without(taken));
        Table { game, content, step, outlooks, open, sailors: f32::from(sailors).sqrt(), sites }
    }
}

impl Outlook {
    fn of(game: &Egizia, content: &Content, step: Option<Step>, seat: Seat) -> Outlook {
        let player = game.player(seat);
        let mut fields = [0; Colour::ALL.len()];
        for (colour, value) in game.fields(seat) {
            fields[colour.index()] += value;
        }
        Outlook {
            ahead: Ahead::of(game, content, step, seat),
            downstream: player.downstream(),
            production: game.production(seat),
            fields,
        }
    }

    /// Whether the player may still sail to a site.
    fn comes(&self, content: &Content, site: Site) -> bool {
        self.ahead.sails && self.downstream.contains(content.site_position(site))
    }
}

/// What of the game is to come for a player.
#[derive(Clone, Copy, Default)]
struct Ahead {
    /// Rounds after this one.
    rounds: f32,
    /// From 1, the whole game, to 0.
    time: f32,
    /// What this round still has for the player: ships to place, feeding, production, building.
    sails: bool,
    feeds: bool,
    produces: bool,
    builds: bool,
}

impl Ahead {
    fn of(game: &Egizia, content: &Content, step: Option<Step>, seat: Seat) -> Ahead {
        let phase = game.phase();
        let fed = match step {
            Some(Step::Feeding(FeedingStep::Feed { seat: eater, .. })) => {
                let place = |seat| game.order().iter().position(|&other| other == seat);
                place(seat) < place(eater)
            }
            _ => phase > Phase::Feed,
        };
        let mut ahead = Ahead {
            rounds: f32::from(content.rounds - game.round()),
            time: 0.0,
            sails: phase <= Phase::Sail && !game.player(seat).passed && game.ships_left(seat) > 0,
            feeds: !fed,
            produces: phase < Phase::Build,
            builds: phase <= Phase::Build,
        };
        ahead.time = ahead.builds() / f32::from(content.rounds);
        ahead
    }

    /// Building phases to come, this round's among them.
    fn builds(self) -> f32 {
        self.rounds + if self.builds { 1.0 } else { 0.0 }
    }

    /// Rounds in which ships are still to be placed.
    fn sails(self) -> f32 {
        self.rounds + if self.sails { 1.0 } else { 0.0 }
    }
}

/// Points that missing grain will cost, below 0.
fn hunger(table: &Table<'_>, seat: Seat) -> f32 {
    let (game, Outlook { ahead, fields, .. }) = (table.game, table.outlooks[seat]);
    let player = game.player(seat);
    let need = f32::from(player.need());
    let grain = Ring::ALL.map(|ring| {
        let wet = |colour: &Colour| table.content.irrigates(ring, *colour);
        f32::from(Colour::ALL.into_iter().filter(wet).map(|colour| fields[colour.index()]).sum::<u8>())
    });
    let missing = |need: f32, chances: [f32; 3]| -> f32 {
        grain.iter().zip(chances).map(|(grain, chance)| chance * (need - grain).max(0.0)).sum()
    };
    let now = if ahead.feeds { missing(need, ring_now(game.ring())) } else { 0.0 };
    let later: f32 = (1..=ahead.rounds as u8)
        .map(|round| missing(need + HUNGER_GROWS * f32::from(round), ring_later()))
        .sum();
    let cards = player.cards.and(table.content.with(Effect::Grain));
    let stored: f32 = cards.iter().map(|card| f32::from(table.content.nile(card).number)).sum();
    -penalty(table, player) * (now + later - stored).max(0.0)
}

fn penalty(table: &Table<'_>, player: &Player) -> f32 {
    let printed = f32::from(table.content.markets.penalties[usize::from(player.market(Market::Grain))]);
    let pays = !player.cards.and(table.content.with(Effect::StonesAsGrain)).is_empty();
    if pays { printed.min(STONE_FOR_GRAIN) } else { printed }
}

/// How likely each place of the ring is when this round's crews are fed.
fn ring_now(ring: Ring) -> [f32; 3] {
    let moved = (1.0 - RING_STAYS) / 2.0;
    let mut chances = [moved; 3];
    chances[ring.index()] = RING_STAYS;
    chances
}

fn ring_later() -> [f32; 3] {
    [LATER_LEFT, 1.0 - LATER_LEFT - LATER_RIGHT, LATER_RIGHT]
}

/// What the spaces on the markets are worth.
fn markets(table: &Table<'_>, seat: Seat) -> f32 {
    let player = table.game.player(seat);
    let steps = Market::ALL.into_iter().map(|market| f32::from(player.market(market))).sum::<f32>();
    MARKET_STEP * steps * table.outlooks[seat].ahead.time
}

/// The grave tiles at the end, with part of what the next sum would bring.
fn graves(table: &Table<'_>, seat: Seat) -> f32 {
    let sum = maat_egizia::score::grave_total(table.game, seat);
    let points = f32::from(table.content.grave_points(sum));
    let Some(&(next, then)) = table.content.grave_points.iter().find(|(from, _)| *from > sum) else {
        return points;
    };
    let way = f32::from(sum) / f32::from(next);
    points + NEXT_GRAVES * table.outlooks[seat].ahead.time * way * (f32::from(then) - points)
}
