//! The value of possessions besides devotion: followers, powers, figures, monuments, Ankh tokens, cards.

use maat_ankh::Ankh;
use maat_ankh::figures::Figure;
use maat_ankh::pieces::{Card, God, Monument, Power};
use maat_engine::Seat;

use super::{Ahead, Term, Terms};

/// Limit of the value of followers, with most of the game to come; each further one is worth less.
const FOLLOWERS: f32 = 5.0;
/// Number of followers that are worth half of `FOLLOWERS`.
const HALF_FOLLOWERS: f32 = 10.0;
/// Value of a figure on the map for each conflict to come.
const FIGURE: f32 = 0.5;
/// Value of a figure in the pool.
const FIGURE_IN_POOL: f32 = 0.08;
/// Additional value of a guardian compared with a warrior, for each conflict to come.
const GUARDIAN: f32 = 0.15;
/// Value of a monument for each conflict to come.
const MONUMENT: f32 = 0.4;
/// Value of each follower that an action would gain, for each conflict to come.
const GAIN: f32 = 0.08;
/// Value of a neutral monument that an event could give to the god.
const CANDIDATE: f32 = 0.15;
/// Value of a card in hand.
const CARD: f32 = 0.25;
/// Additional value of Chariots.
const CHARIOTS: f32 = 0.25;
/// Cost of having no Ankh token left to mark a monument, for each conflict to come.
const NO_TOKEN_COST: f32 = 0.4;
/// Value of a captive to Anubis for each conflict to come.
const CAPTIVE: f32 = 0.25;
/// Value of an Underworld token on the map to Osiris for each conflict to come.
const GATE: f32 = 0.2;

/// Value of each power for each conflict to come, besides its effect in the next one.
const COMMANDING: f32 = 0.5;
const INSPIRING: f32 = 0.5;
const REVERED: f32 = 0.5;
const RESPLENDENT: f32 = 0.5;
const GLORIOUS_LATER: f32 = 0.9;
const MAGNANIMOUS: f32 = 0.9;
/// Value of Omnipresent for each region with figures.
const OMNIPRESENT: f32 = 0.2;
/// Base value of a power for one type of monument.
const ATTUNED: f32 = 0.4;
/// Additional value for each monument of the type.
const ATTUNED_MONUMENT: f32 = 0.15;
/// Value of Worshipful without followers.
const WORSHIPFUL: f32 = 0.5;
/// Additional value for each follower that can be sacrificed in a conflict.
const WORSHIPPER: f32 = 0.08;
/// Maximum number of followers sacrificed in a conflict.
const MAX_WORSHIPPERS: f32 = 6.0;
/// Share of the remaining red spaces that Bountiful saves.
const BOUNTIFUL: f32 = 0.35;
/// Maximum gain from Bountiful in a conflict.
const MAX_BOUNTIFUL: f32 = 3.0;

/// Enters the terms of a god's possessions.
pub(super) fn appraise(game: &Ankh, seat: Seat, ahead: Ahead, terms: &mut Terms) {
    let player = game.player(seat);
    let followers = f32::from(player.followers);
    let time = ahead.conflicts / f32::from(game.content().numbers.conflicts);
    terms[Term::Followers.index()] = FOLLOWERS * time.sqrt() * followers / (followers + HALF_FOLLOWERS);
    terms[Term::Figures.index()] = ahead.conflicts * figures(game, seat);
    terms[Term::Monuments.index()] = ahead.conflicts * monuments(game, seat);
    terms[Term::Powers.index()] = ahead.conflicts * powers(game, seat) + bountiful(game, seat, ahead);
    terms[Term::Tokens.index()] = ahead.conflicts * tokens(game, seat);
    let chariots = if player.hand.contains(Card::Chariots) { CHARIOTS } else { 0.0 };
    terms[Term::Cards.index()] = CARD * f32::from(player.hand.len()) + chariots;
}

fn figures(game: &Ankh, seat: Seat) -> f32 {
    let owned = game.figures().owned(seat);
    let pool = game.figures().pool(seat);
    let standing = f32::from(game.figures().standing(seat).len());
    let guardians = f32::from(owned.and(Figure::GUARDIANS).len());
    FIGURE * standing + FIGURE_IN_POOL * f32::from(pool.len()) + GUARDIAN * guardians
}

fn monuments(game: &Ankh, seat: Seat) -> f32 {
    let held = game.monuments().held(seat);
    let beside = game.regions().beside(game.map(), game.figures().standing(seat));
    let neutral = beside.and(game.monuments().neutral());
    let own = beside.and(held);
    let revered = if game.has(seat, Power::Revered) { 1.0 } else { 0.0 };
    MONUMENT * f32::from(held.len())
        + GAIN * (f32::from(own.len() + neutral.len()) + revered)
        + match game.player(seat).pool {
            0 => -NO_TOKEN_COST,
            _ if neutral.is_empty() => 0.0,
            _ => CANDIDATE,
        }
}

fn powers(game: &Ankh, seat: Seat) -> f32 {
    game.player(seat).powers.iter().map(|power| each_conflict(game, seat, power)).sum()
}

fn each_conflict(game: &Ankh, seat: Seat, power: Power) -> f32 {
    let attuned =
        |monument| ATTUNED + ATTUNED_MONUMENT * f32::from(game.monuments().held_of(seat, monument).len());
    match power {
        Power::Commanding => COMMANDING,
        Power::Inspiring => INSPIRING,
        Power::Omnipresent => OMNIPRESENT * regions(game, seat),
        Power::Revered => REVERED,
        Power::Resplendent => RESPLENDENT,
        Power::ObeliskAttuned => attuned(Monument::Obelisk),
        Power::TempleAttuned => attuned(Monument::Temple),
        Power::PyramidAttuned => attuned(Monument::Pyramid),
        Power::Glorious => GLORIOUS_LATER,
        Power::Magnanimous => MAGNANIMOUS,
        Power::Worshipful => {
            WORSHIPFUL + WORSHIPPER * f32::from(game.player(seat).followers).min(MAX_WORSHIPPERS)
        }
        // See `bountiful`, which counts the remaining red spaces.
        Power::Bountiful => 0.0,
    }
}

/// The number of regions with figures of a god.
fn regions(game: &Ankh, seat: Seat) -> f32 {
    game.regions().tokens().filter(|token| !game.in_region(seat, *token).is_empty()).count() as f32
}

/// Bountiful works as long as gains begin in the red section.
fn bountiful(game: &Ankh, seat: Seat, ahead: Ahead) -> f32 {
    if !game.has(seat, Power::Bountiful) {
        return 0.0;
    }
    let red = f32::from((game.last_red() + 1).saturating_sub(game.player(seat).space));
    (BOUNTIFUL * red).min(MAX_BOUNTIFUL * ahead.conflicts)
}

/// The value of tokens that only some gods have.
fn tokens(game: &Ankh, seat: Seat) -> f32 {
    let captives =
        if game.is_god(seat, God::Anubis) { f32::from(game.figures().captives().len()) } else { 0.0 };
    let gates = if game.is_god(seat, God::Osiris) { f32::from(game.gates().len()) } else { 0.0 };
    CAPTIVE * captives + GATE * gates
}
