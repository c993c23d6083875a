//! The evaluation of Egizia: the current points, the expected builds of this round's ships and of later rounds, the
//! cost of feeding, and the value of cards.
//!
//! The weights were tuned in games between bots.

mod building;
mod cards;
mod goals;

use maat_egizia::content::Content;
use maat_egizia::pieces::{Colour, Effect, Market, Phase, Positions, Ring, Site};
use maat_egizia::state::Player;
use maat_egizia::{Egizia, FeedingStep, Step};
use maat_engine::{Game, PerSeat, Seat, ids};

use crate::{Evaluate, Leaf, Ledger, SearchSettings, Searchable};

ids! {
    enum Term {
        Scored = "scored",
        Building = "building",
        Rows = "rows",
        Future = "future",
        River = "river",
        Hunger = "hunger",
        Markets = "markets",
        Graves = "graves",
        Cards = "cards",
        Goals = "goals",
    }
}

/// Probability that the ring does not move before feeding.
const RING_STAYS_PROBABILITY: f32 = 0.53;
/// Probability that the ring is at the left in later rounds.
const LATER_LEFT: f32 = 0.3;
/// Probability that the ring is at the right in later rounds.
const LATER_RIGHT: f32 = 0.3;
/// Growth of a player's grain needs in a round, minus the grain of new fields.
const GRAIN_NEED_GROWTH: f32 = 0.56;
/// Cost of a missing grain for a player who can pay a stone instead.
const STONE_FOR_GRAIN: f32 = 0.82;
/// Value of a market step with the whole game to come, besides the immediate gain.
const MARKET_STEP: f32 = 1.3;
/// Share of the points for the next sum of grave tiles that counts as expected.
const NEXT_GRAVES_SHARE: f32 = 0.33;

impl Evaluate for Egizia {
    /// Most points come late, so a lead means little for most of the game.
    const WIN_SCALE: f32 = 40.0;

    const RANDOM_LOSSES: [[f32; 3]; 2] = [[0.08, 0.16, 0.22], [0.09, 0.16, 0.235]];
    const TERMS: &'static [&'static str] = Term::IDS;

    fn seat_count(&self) -> u8 {
        self.seats()
    }

    fn appraise(&self, ledger: &mut impl Ledger) {
        let table = Table::of(self);
        for seat in Seat::first(self.seats()) {
            let building = building::points(&table, seat);
            let terms = [
                (Term::Scored, f32::from(self.player(seat).points)),
                (Term::Building, building.now),
                (Term::Rows, building.rows),
                (Term::Future, building.later),
                (Term::River, building::river(&table, seat)),
                (Term::Hunger, hunger(&table, seat)),
                (Term::Markets, markets(&table, seat)),
                (Term::Graves, graves(&table, seat)),
                (Term::Cards, cards::points(&table, seat)),
            ];
            let score = terms.iter().map(|(_, points)| points).sum();
            for (term, points) in terms {
                ledger.add(seat, term, points);
            }
            ledger.add(seat, Term::Goals, goals::points(&table, seat, score));
        }
    }

    /// Choosing crews and bricks is one move, and so is a ship with all its effects.
    fn is_mid_move(&self) -> bool {
        !matches!(self.step(), "setup" | "sail" | "leftover" | "first-place" | "build" | "bonus")
    }

    /// Placing ships is about two thirds of a round; the phases after it are the rest.
    fn progress(&self) -> f32 {
        let share = match self.phase() {
            Phase::Setup | Phase::Deal => 0.0,
            Phase::Sail => {
                let left = Seat::first(self.seats()).filter(|&seat| !self.player(seat).passed);
                let left: u8 = left.map(|seat| self.ships_left(seat)).sum();
                0.65 * (1.0 - f32::from(left) / f32::from(self.content().ships * self.seats())).max(0.0)
            }
            Phase::Feed | Phase::Produce => 0.7,
            Phase::Build => 0.8,
            Phase::Cooperation | Phase::TurnOrder | Phase::FinalScoring => 1.0,
        };
        ((f32::from(self.round().max(1)) - 1.0 + share) / f32::from(self.content().rounds)).clamp(0.0, 1.0)
    }
}

impl Searchable for Egizia {
    const SEARCH: SearchSettings = SearchSettings {
        // Random ships sail past most of the Nile, so random plies say little about a position.
        leaf: Leaf::Evaluation { plies: 0 },
        prior_visits: 3,
        exploration: 0.03,
        finish_moves: true,
        relative: true,
    };
}

/// Data shared by all parts of an evaluation. It is computed once, because a search evaluates dozens of positions in
/// each iteration.
struct Table<'g> {
    game: &'g Egizia,
    content: &'static Content,
    step: Option<Step>,
    outlooks: PerSeat<Outlook>,
    /// Positions with a card, and free round spaces.
    open: Positions,
    /// The square root of the number of players who can still place ships.
    sailors: f32,
    sites: [Landing; Site::ALL.len()],
}

/// The resources and prospects of a player.
#[derive(Clone, Copy, Default)]
struct Outlook {
    ahead: Ahead,
    downstream: Positions,
    /// The number of stones that the quarries bring in a round.
    production: u8,
    /// The grain of the fields, by colour.
    fields: [u8; Colour::ALL.len()],
}

/// The number of players who can still land at a site, and of its free building spaces.
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

    /// Whether the player can still sail to a site.
    fn comes(&self, content: &Content, site: Site) -> bool {
        self.ahead.sails && self.downstream.contains(content.site_position(site))
    }
}

/// The rest of the game for a player.
#[derive(Clone, Copy, Default)]
struct Ahead {
    /// The number of rounds after this one.
    rounds: f32,
    /// The remaining part of the game, from 1 at the start to 0.
    time: f32,
    /// Whether each phase of this round is still to come for the player: placing ships, feeding, production, building.
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

    /// The number of building phases to come, including this round's.
    fn builds(self) -> f32 {
        self.rounds + if self.builds { 1.0 } else { 0.0 }
    }

    /// The number of rounds in which the player still places ships.
    fn sails(self) -> f32 {
        self.rounds + if self.sails { 1.0 } else { 0.0 }
    }
}

/// The expected loss of points for missing grain, at most 0.
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
        .map(|round| missing(need + GRAIN_NEED_GROWTH * f32::from(round), ring_later()))
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

/// The probability of each ring position when crews are fed in this round.
fn ring_now(ring: Ring) -> [f32; 3] {
    let moved = (1.0 - RING_STAYS_PROBABILITY) / 2.0;
    let mut chances = [moved; 3];
    chances[ring.index()] = RING_STAYS_PROBABILITY;
    chances
}

fn ring_later() -> [f32; 3] {
    [LATER_LEFT, 1.0 - LATER_LEFT - LATER_RIGHT, LATER_RIGHT]
}

/// The value of the market spaces.
fn markets(table: &Table<'_>, seat: Seat) -> f32 {
    let player = table.game.player(seat);
    let steps = Market::ALL.into_iter().map(|market| f32::from(player.market(market))).sum::<f32>();
    MARKET_STEP * steps * table.outlooks[seat].ahead.time
}

/// The points for grave tiles, with a share of the points for the next sum.
fn graves(table: &Table<'_>, seat: Seat) -> f32 {
    let sum = maat_egizia::score::grave_total(table.game, seat);
    let points = f32::from(table.content.grave_points(sum));
    let Some(&(next, then)) = table.content.grave_points.iter().find(|(from, _)| *from > sum) else {
        return points;
    };
    let way = f32::from(sum) / f32::from(next);
    points + NEXT_GRAVES_SHARE * table.outlooks[seat].ahead.time * way * (f32::from(then) - points)
}
