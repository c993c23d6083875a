//! The evaluation of Pharaon: the score if the game ended now, and the value of tokens, cards and steps.
//!
//! The weights were tuned by hand in the arena.

use maat_engine::{Game, Seat, ids};
use maat_pharaon::Pharaon;
use maat_pharaon::content::Content;
use maat_pharaon::pieces::{Holder, Resource, Rhythm, Source, Zone};
use maat_pharaon::score::{Holdings, Standing, standing};
use maat_pharaon::state::{Place, Player};

use crate::{Evaluate, Leaf, Ledger, SearchSettings, Searchable};

ids! {
    /// The lines of the score sheet, as in [`Source`], and what has not scored yet.
    enum Term {
        Gods = "gods",
        Nobles = "nobles",
        Tomb = "tomb",
        Artisans = "artisans",
        Nile = "nile",
        Resources = "resources",
        Offerings = "offerings",
        Pharaoh = "pharaoh",
        FirstPlayer = "first-player",
        Supply = "supply",
        Abilities = "abilities",
        GodsAhead = "gods-ahead",
        Steps = "steps",
    }
}

/// Additional value of a token that can still be spent, besides the point it brings if it is left.
const TOKEN: f32 = 1.5;
/// Additional value of silver, which fits everywhere.
const SILVER: f32 = 0.6;
/// Number of tokens above which a player runs out of turns first.
const MAX_USEFUL_TOKENS: f32 = 9.0;
/// Number of tokens of a jar.
const JAR: f32 = 3.0;
/// Number of tokens that an action costs, which limits how long a player stays in the round.
const TOKENS_A_TURN: f32 = 3.0;
/// Value of a noble's ability in a round.
const ABILITY: f32 = 1.2;
/// Share of a god's points that counts if only one token is missing.
const NEARLY_SATISFIED_SHARE: f32 = 0.45;
/// Share of the points for the next step of a track that counts as expected.
const NEXT_STEP_SHARE: f32 = 0.8;
/// Value of each of the Traitor's jars to it.
const TRAITOR_JAR: f32 = 5.5;

impl Evaluate for Pharaon {
    const RANDOM_LOSSES: [[f32; 3]; 2] = [[0.025, 0.05, 0.07], [0.015, 0.035, 0.06]];
    const CONFIRMED_LOSSES: f32 = 0.6;
    const TERMS: &'static [&'static str] = Term::IDS;

    fn seat_count(&self) -> u8 {
        self.seats()
    }

    /// In a solo game the Traitor is the rival.
    fn appraise(&self, ledger: &mut impl Ledger) {
        for seat in Seat::first(self.seats()) {
            let sheet = standing(self, seat).sheet;
            for source in Source::ALL {
                ledger.add(seat, source, f32::from(sheet.get(source)));
            }
            prospects(self, seat, ledger);
        }
        if let Some(traitor) = self.traitor() {
            let now = f32::from(Standing::of_traitor(self).sheet.total());
            let later = (usize::from(self.round())..traitor.boards.len())
                .map(|place| self.content().traitor_board(traitor.boards[place], traitor.faces[place]).jars);
            let jars = f32::from(later.sum::<u8>()) + f32::from(self.traitor_stack());
            ledger.set_rival(now + TRAITOR_JAR * jars);
        }
    }

    fn is_mid_move(&self) -> bool {
        self.step() != "turn"
    }

    /// A round counts by the players who have passed.
    fn progress(&self) -> f32 {
        let passed = Seat::first(self.seats()).filter(|&seat| self.player(seat).place != Place::Active);
        let share = passed.count() as f32 / f32::from(self.seats());
        let rounds = f32::from(self.content().rounds);
        ((f32::from(self.round().max(1)) - 1.0 + share) / rounds).clamp(0.0, 1.0)
    }
}

impl Searchable for Pharaon {
    const SEARCH: SearchSettings = SearchSettings {
        // About a quarter of the turns of a round with four players.
        leaf: Leaf::Evaluation { plies: 40 },
        ..SearchSettings::DEFAULT
    };
}

/// Enters the value of everything that has not scored yet.
fn prospects(game: &Pharaon, seat: Seat, ledger: &mut impl Ledger) {
    let (player, content) = (game.player(seat), game.content());
    let rounds = f32::from(content.rounds - game.round());
    let active = player.place == Place::Active;
    let is_last = game.round() == content.rounds;
    // In the last round a player who has passed cannot pay any more.
    let time = if is_last { if active { 0.6 } else { 0.0 } } else { 1.0 };
    let jar = if active && !is_last { JAR } else { 0.0 };
    let tokens = spendable(player) + jar + advances(game, seat);
    let tokens = if tokens > MAX_USEFUL_TOKENS {
        MAX_USEFUL_TOKENS + (tokens - MAX_USEFUL_TOKENS) / 3.0
    } else {
        tokens
    };
    let silver = f32::from(player.resources[Resource::Silver.index()]);
    let share = (rounds + if active { 0.7 } else { 0.0 }) / f32::from(content.rounds);
    let abilities = ABILITY * abilities(content, player) * (rounds + if active { 0.5 } else { 0.0 });
    ledger.add(seat, Term::Supply, time * (TOKEN * tokens + SILVER * silver));
    ledger.add(seat, Term::Abilities, abilities);
    ledger.add(seat, Term::GodsAhead, share * NEARLY_SATISFIED_SHARE * gods(game, seat));
    ledger.add(seat, Term::Steps, share * NEXT_STEP_SHARE * next_steps(content, player));
}

/// The number of tokens that can be spent; an offering counts less, because it fits fewer actions.
fn spendable(player: &Player) -> f32 {
    let offerings: u8 = player.offerings[..10].iter().sum();
    f32::from(player.resources.iter().sum::<u8>()) + 0.7 * f32::from(offerings)
}

/// The expected rewards of the pyramid of time in this round for a player who has passed.
fn advances(game: &Pharaon, seat: Seat) -> f32 {
    let Place::Pyramid { row, field } = game.player(seat).place else { return 0.0 };
    let fields = game.content().pyramid[usize::from(row)].len();
    let others = Seat::first(game.seats()).filter(|&other| game.player(other).place == Place::Active);
    let turns = others.map(|other| spendable(game.player(other)) / TOKENS_A_TURN).fold(0.0, f32::max);
    let traitor = if game.is_solo() { f32::from(game.traitor_stack()) } else { 0.0 };
    turns.max(traitor).min((fields - 1 - usize::from(field)) as f32)
}

/// The number of nobles that can still be used.
fn abilities(content: &Content, player: &Player) -> f32 {
    let useful = player.nobles.iter().filter(|&card| content.noble(card).rhythm != Rhythm::OneShot);
    useful.count() as f32
}

/// The expected points of unsatisfied gods, by the share of their condition that is met.
fn gods(game: &Pharaon, seat: Seat) -> f32 {
    let content = game.content();
    let owned = Holdings::of(game, Holder::from(seat)).elements();
    let met = |zone: Zone, need: u8| f32::from(owned[zone.index()].min(need)) / f32::from(need.max(1));
    (0..Zone::ALL.len())
        .map(|place| {
            let [here, next] = [game.ring()[place], game.ring()[(place + 1) % Zone::ALL.len()]];
            let [ahead, behind] = [content.conditions[here.index()][1], content.conditions[next.index()][0]];
            let part = met(here, ahead.need) * met(next, behind.need);
            // The points of a satisfied god are already in the score.
            if part < 1.0 { part * f32::from(ahead.points + behind.points) } else { 0.0 }
        })
        .sum()
}

/// The expected points for the next steps on the tomb and influence tracks.
fn next_steps(content: &Content, player: &Player) -> f32 {
    let at = |space: u8| space.checked_sub(1).map_or(0, |index| content.tomb[usize::from(index)].points);
    let tomb =
        if usize::from(player.tomb) < content.tomb.len() { at(player.tomb + 1) - at(player.tomb) } else { 0 };
    let nile = player.nile.iter().filter(|&&level| level > 0 && level < content.nile_top());
    let nile: i16 = nile
        .map(|&level| content.nile_points[usize::from(level) + 1] - content.nile_points[usize::from(level)])
        .sum();
    f32::from(tomb) + 2.0 * f32::from(nile)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terms_begin_with_the_score_sheet() {
        assert_eq!(Term::IDS[..Source::ALL.len()], *Source::IDS);
    }
}
