//! Pharaon: what would be scored now, and what can still be made of the tokens, cards and steps in hand.
//!
//! The weights were tuned by hand in the arena; they are opinions, not rules.

use maat_engine::{Game, Seat};
use maat_pharaon::Pharaon;
use maat_pharaon::content::Content;
use maat_pharaon::pieces::{Holder, Resource, Rhythm, Zone};
use maat_pharaon::score::{Holdings, Standing, standing};
use maat_pharaon::state::{Place, Player};

use crate::{Evaluate, Evaluation, Leaf, SearchSettings, Searchable};

/// What a token that can still be paid is worth above the point it brings if it is left.
const TOKEN: f32 = 1.5;
/// Silver fits everywhere.
const SILVER: f32 = 0.6;
/// From this many tokens on a player runs out of turns before running out of tokens.
const PLENTY: f32 = 9.0;
/// The tokens of a jar.
const JAR: f32 = 3.0;
/// Tokens that an action costs, and so how long somebody stays in the round.
const TOKENS_A_TURN: f32 = 3.0;
/// What a noble's ability is worth in a round.
const ABILITY: f32 = 1.2;
/// Part of a god's points that may be hoped for with every need but one token met.
const GOD: f32 = 0.45;
/// Part of the points of the next step of a track.
const NEXT_STEP: f32 = 0.8;
/// What a jar of the Traitor's brings it.
const TRAITOR_JAR: f32 = 5.5;

impl Evaluate for Pharaon {
    /// In a solo game the Traitor is the rival.
    fn evaluate(&self) -> Evaluation {
        let mut scores = Evaluation::new(self.seats());
        for seat in Seat::first(self.seats()) {
            scores[seat] = f32::from(standing(self, seat).sheet.total()) + prospects(self, seat);
        }
        if let Some(traitor) = self.traitor() {
            let now = f32::from(Standing::of_traitor(self).sheet.total());
            let later = (usize::from(self.round())..traitor.boards.len())
                .map(|place| self.content().traitor_board(traitor.boards[place], traitor.faces[place]).jars);
            let jars = f32::from(later.sum::<u8>()) + f32::from(self.traitor_stack());
            scores.rival = Some(now + TRAITOR_JAR * jars);
        }
        scores
    }

    fn is_mid_move(&self) -> bool {
        self.step() != "turn"
    }
}

impl Searchable for Pharaon {
    const SEARCH: SearchSettings = SearchSettings {
        // About a quarter of a round's turns with four players.
        leaf: Leaf::Evaluation { plies: 40 },
        ..SearchSettings::DEFAULT
    };
}

/// What is not points yet.
fn prospects(game: &Pharaon, seat: Seat) -> f32 {
    let (player, content) = (game.player(seat), game.content());
    let rounds = f32::from(content.rounds - game.round());
    let active = player.place == Place::Active;
    let is_last = game.round() == content.rounds;
    // In the last round who has passed cannot pay any more.
    let time = if is_last { if active { 0.6 } else { 0.0 } } else { 1.0 };
    let jar = if active && !is_last { JAR } else { 0.0 };
    let tokens = spendable(player) + jar + advances(game, seat);
    let tokens = if tokens > PLENTY { PLENTY + (tokens - PLENTY) / 3.0 } else { tokens };
    let silver = f32::from(player.resources[Resource::Silver.index()]);
    let share = (rounds + if active { 0.7 } else { 0.0 }) / f32::from(content.rounds);
    time * (TOKEN * tokens + SILVER * silver)
        + ABILITY * abilities(content, player) * (rounds + if active { 0.5 } else { 0.0 })
        + share * (GOD * gods(game, seat) + NEXT_STEP * next_steps(content, player))
}

/// Tokens that something can be paid with; an offering fits fewer things.
fn spendable(player: &Player) -> f32 {
    let offerings: u8 = player.offerings[..10].iter().sum();
    f32::from(player.resources.iter().sum::<u8>()) + 0.7 * f32::from(offerings)
}

/// Rewards of the pyramid of time that a player who has passed may expect in this round.
fn advances(game: &Pharaon, seat: Seat) -> f32 {
    let Place::Pyramid { row, field } = game.player(seat).place else { return 0.0 };
    let fields = game.content().pyramid[usize::from(row)].len();
    let others = Seat::first(game.seats()).filter(|&other| game.player(other).place == Place::Active);
    let turns = others.map(|other| spendable(game.player(other)) / TOKENS_A_TURN).fold(0.0, f32::max);
    let traitor = if game.is_solo() { f32::from(game.traitor_stack()) } else { 0.0 };
    turns.max(traitor).min((fields - 1 - usize::from(field)) as f32)
}

/// Nobles that can still do something.
fn abilities(content: &Content, player: &Player) -> f32 {
    let useful = player.nobles.iter().filter(|&card| content.noble(card).rhythm != Rhythm::OneShot);
    useful.count() as f32
}

/// Points of gods for which part of what they need is there, by how much of it.
fn gods(game: &Pharaon, seat: Seat) -> f32 {
    let content = game.content();
    let owned = Holdings::of(game, Holder::from(seat)).elements();
    let met = |zone: Zone, need: u8| f32::from(owned[zone.index()].min(need)) / f32::from(need.max(1));
    (0..Zone::ALL.len())
        .map(|place| {
            let [here, next] = [game.ring()[place], game.ring()[(place + 1) % Zone::ALL.len()]];
            let [ahead, behind] = [content.conditions[here.index()][1], content.conditions[next.index()][0]];
            let part = met(here, ahead.need) * met(next, behind.need);
            // A god that is satisfied has its points already.
            if part < 1.0 { part * f32::from(ahead.points + behind.points) } else { 0.0 }
        })
        .sum()
}

/// Points that the next steps on the tomb track and on influence tracks would bring.
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
