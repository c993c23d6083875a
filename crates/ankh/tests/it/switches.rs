//! Every rule switch: the usual reading and the other one.

use crate::position::play;

const CONFLICT: &str = "event 3 · track gain 5";

/// The next Gain Followers triggers the first conflict, which begins in Delta.
const DELTA: &str = "event 3 · track gain 5 · tokens 1 f3 2 f4 3 g4 · turn a";

/// The third conflict: everybody dominates a region, then the gods of b and c merge.
const THIRD: &str =
    "god a b5 · god b e2 · god c g7 · devotion a 12 b 7 c 5 · event 11 · conflicts 2 · track gain 5";

/// Plays the same position with both values of an option; each value has its own continuation.
fn both(setup: &str, option: [&str; 2], words: &str, plays: [&str; 2]) {
    for (value, what) in option.into_iter().zip(plays) {
        let setup = if setup.contains(" options ") { setup.to_owned() } else { format!("{setup} options") };
        play(&format!("{setup} {value}\n{words}\n{what}"));
    }
}

#[test]
fn last_red_index() {
    let option = ["last-red-index=20", "last-red-index=19"];
    both(
        "seats 3",
        option,
        "god a b5 · god b e2 · god c g7 · devotion a 19 b 26 c 25 · event 15 · conflicts 3 · track gain 5",
        [
            "a gain · tells god-forgotten seat=a space=20 · expect view.b.players.1.fortune forgotten",
            "a gain · silent god-forgotten · expect view.b.players.1.red false",
        ],
    );
    both(
        "seats 2",
        option,
        "god a e2 · god b b5 · powers a bountiful · devotion a 20 · event 3 · track gain 5",
        ["a gain · expect players.a.space 22", "a gain · expect players.a.space 21"],
    );
}

#[test]
fn guardian_symbol_positions() {
    let option = ["guardian-symbol-positions=2-4-5", "guardian-symbol-positions=2-4-6"];
    let four = "powers a revered commanding resplendent temple-attuned";
    let (gains, not) = (
        "a unlock · a power glorious · tells guardian-gained seat=a guardian=scorpion",
        "a unlock · a power glorious · tells power-unlocked · silent guardian-gained · silent no-guardian",
    );
    both("seats 2", option, &format!("{four} · followers a 3"), [gains, not]);
    both("seats 2", option, &format!("{four} bountiful · followers a 3"), [not, gains]);
    for four in ["powers a revered", "powers a revered commanding resplendent"] {
        let unlocks = if four.contains("resplendent") { "temple-attuned" } else { "inspiring" };
        let gains = format!("a unlock · a power {unlocks} · tells guardian-gained seat=a");
        both("seats 2", option, &format!("{four} · followers a 3"), [&gains, &gains]);
    }
}

#[test]
fn action_tracks() {
    let option = ["action-tracks=usual", "action-tracks=longer"];
    both(
        "seats 2",
        option,
        "track gain 5 · track unlock 4",
        [
            "expect view.a.tracks.1.spaces 7 · expect view.a.tracks.4.spaces 6
            a gain · tells occasion-began occasion=control · expect tracks [3,3,3,4]
            b unlock · b decline · tells occasion-began occasion=control · expect tracks [3,3,3,3]",
            "expect view.a.tracks.1.spaces 8 · expect view.a.tracks.4.spaces 7
            a gain · silent occasion-began · a decline · expect tracks [3,3,6,5]
            b gain · tells occasion-began occasion=control · expect tracks [3,3,3,5]",
        ],
    );
}

#[test]
fn osiris_move_any() {
    let option = ["osiris-move-any=yes", "osiris-move-any=no"];
    let battle = "a gain · a card chariots · b card cycle";
    let words = |gates: &str| format!("god a e2 · god b f2 · gates {gates} · {DELTA}");
    both(
        "seats 2 options gods=ra-osiris",
        option,
        &words("b4 d1"),
        [
            &format!("{battle} · expect step lift · legal b lift supply, lift b4, lift d1, decline"),
            &format!("{battle} · expect step gate · refuse b lift b4 · refuse b lift supply"),
        ],
    );
    let all = format!("{battle} · expect step lift · legal b lift b4, lift d1, lift h7, decline");
    both("seats 2 options gods=ra-osiris", option, &words("b4 d1 h7"), [&all, &all]);
}

#[test]
fn plague_bidders_fixed() {
    let option = ["plague-bidders-fixed=yes", "plague-bidders-fixed=no"];
    let words = format!("god a b5 · god b g7 · warriors a e1 · warriors b f1 · followers a 3 b 3 · {DELTA}");
    let first = "a gain · a card plague · b card plague · a bid 1 · b bid 0 · tells figure-killed seat=b";
    both(
        "seats 2 options gods=isis-ra",
        option,
        &words,
        [
            &format!("{first} · expect turn ab · b bid 3 · a bid 0 · tells figure-killed seat=a"),
            // A lone bidder is spared with any bid.
            &format!(
                "{first} · expect turn a · refuse b bid 3 · a bid 0
                tells plague-spared seat=a · silent figure-killed seat=a · tells battle-won seat=a"
            ),
        ],
    );
    // Nobody is left to bid.
    both(
        "seats 2 options gods=isis-ra",
        option,
        &words,
        [
            "a gain · a card plague · b card plague · a bid 0 · b bid 0 · expect turn ab",
            "a gain · a card plague · b card plague · a bid 0 · b bid 0 · tells battle-undecided token=1",
        ],
    );
}

#[test]
fn underworld_blocks_all_entry() {
    let option = ["underworld-blocks-all-entry=yes", "underworld-blocks-all-entry=no"];
    let osiris = "seats 2 options gods=isis-osiris";
    both(
        osiris,
        option,
        "god a b5 · gates b4",
        [
            "a summon · a call warrior · legal a at a5, at a6, at b6",
            "a summon · a call warrior · legal a at a5, at a6, at b4, at b6",
        ],
    );
    both(
        osiris,
        option,
        &format!("god a e2 · god b f2 · own a obelisk d1 · powers a obelisk-attuned · gates c1 · {DELTA}"),
        [
            "a gain · a from e2 · legal a to c2, to d0, to d2, to e1",
            "a gain · a from e2 · legal a to c1, to c2, to d0, to d2, to e1",
        ],
    );
    both(
        "seats 3 options gods=isis-osiris-ra",
        option,
        "god a k3 · god b b8 · god c c9 · guardian a satet e1 · warriors c f2 · gates e3",
        [
            "a move · a from e1 · a to f2 · refuse a push e3 · a push f3",
            "a move · a from e1 · a to f2 · a push e3 · tells figure-pushed seat=c to=e3",
        ],
    );
    // Ending a move there is forbidden in both readings.
    let closed = "a move · a from b5 · refuse a to b4";
    both(osiris, option, "god a b5 · gates b4", [closed, closed]);
}

#[test]
fn control_monument_forced() {
    both(
        "seats 2",
        ["control-monument-forced=yes", "control-monument-forced=no"],
        "god a b8 · warriors a e4 · neutral temple e5 · event 0 · track gain 5",
        [
            "a gain · tells monument-controlled seat=a hex=e5 · expect turn b",
            "a gain · legal a control e5, decline · a decline · tells nothing-controlled seat=a · expect turn b",
        ],
    );
}

#[test]
fn merged_guardians_forced() {
    both(
        "seats 3",
        ["merged-guardians-forced=yes", "merged-guardians-forced=no"],
        &format!("{THIRD} · guardian c satet h7 · guardian c mummy pool · guardian c scorpion h8"),
        [
            "a gain · tells guardian-adopted guardian=satet · tells guardian-adopted guardian=mummy
            tells guardian-adopted guardian=scorpion · expect step turn",
            "a gain · expect turn b · legal b adopt h7, adopt mummy, done · b adopt mummy
            tells guardian-adopted guardian=mummy · tells guardian-dismissed guardian=satet
            legal b adopt h8, done · b done · tells guardian-dismissed guardian=scorpion · expect step turn",
        ],
    );
}

#[test]
fn merge_keeps_own_guardians() {
    let option = ["merge-keeps-own-guardians=yes", "merge-keeps-own-guardians=no"];
    both(
        "seats 3",
        option,
        &format!("{THIRD} · guardian b satet e1 · guardian b mummy pool · guardian c satet h7"),
        [
            "a gain · tells guardian-dismissed seat=c guardian=satet · expect step turn",
            "a gain · expect step adopt · legal b adopt e1, adopt h7 · b adopt h7 · tells guardian-dismissed seat=b guardian=satet
            tells guardian-adopted guardian=satet hex=h7 · silent guardian-dismissed guardian=mummy",
        ],
    );
    // A player who may also refuse names all guardians that stay.
    both(
        "seats 3 options merged-guardians-forced=no",
        option,
        &format!("{THIRD} · guardian b satet e1 · guardian b mummy pool · guardian c satet h7"),
        [
            "a gain · tells guardian-dismissed seat=c guardian=satet · silent guardian-dismissed seat=b · expect step turn",
            "a gain · legal b adopt e1, adopt h7, adopt mummy, done · b adopt e1 · b done
            tells guardian-dismissed seat=b guardian=mummy · tells guardian-dismissed seat=c guardian=satet · expect step turn",
        ],
    );
    // There is nothing to choose if there are bases for all.
    let fits = "a gain · tells guardian-adopted guardian=satet hex=h7 · silent guardian-dismissed · expect step turn";
    both("seats 3", option, &format!("{THIRD} · guardian b satet e1 · guardian c satet h7"), [fits, fits]);
}

#[test]
fn anubis_trap_per_plague_card() {
    let option = ["anubis-trap-per-plague-card=yes", "anubis-trap-per-plague-card=no"];
    let words = format!(
        "god a b5 · god b g7 · god c b8 · warriors a e1 d1 · warriors b f1 · followers a 3 b 3 · {DELTA}"
    );
    let setup = "seats 3 options gods=isis-ra-anubis";
    let first = "a gain · a card plague · b card plague · a bid 1 · b bid 0";
    both(
        setup,
        option,
        &words,
        [
            &format!("{first} · c trap b · a bid 0 · b bid 1 · expect step trap · expect turn c"),
            &format!(
                "{first} · c trap b · a bid 0 · b bid 1 · tells figure-killed seat=a · tells battle-undecided"
            ),
        ],
    );
    // A player who has not trapped yet can do so after the second card, and after the battle in any case.
    let second = format!("{first} · c decline · a bid 0 · b bid 1 · legal c trap a, decline");
    both(setup, option, &words, [&second, &second]);
    // A plague and the end of the battle count separately.
    let words = format!(
        "god a e2 · god b f2 · god c b8 · warriors a e1 · warriors b f1 · followers a 0 b 1 · {DELTA}"
    );
    let twice =
        "a gain · a card chariots · b card plague · a bid 0 · b bid 1 · c trap a · tells battle-won seat=a
        expect step trap · legal c trap b, decline";
    both(setup, option, &words, [twice, twice]);
}

#[test]
fn bountiful_every_gain() {
    both(
        "seats 2 options gods=ra-isis",
        ["bountiful-every-gain=yes", "bountiful-every-gain=no"],
        &format!(
            "god a e2 · warriors a e1 · god b f2 · warriors b f1 · powers a bountiful magnanimous worshipful
            own a temple c0 · followers a 2 · {CONFLICT}"
        ),
        [
            "a gain · a card miracle · b card chariots
            tells devotion-gained merit=majority gained=2 · tells devotion-gained merit=magnanimous gained=3
            tells devotion-gained merit=miracle gained=2 · a worship · tells devotion-gained merit=worshipful gained=2",
            "a gain · a card miracle · b card chariots
            tells devotion-gained merit=majority gained=2 · tells devotion-gained merit=magnanimous gained=2
            tells devotion-gained merit=miracle gained=1 · a worship · tells devotion-gained merit=worshipful gained=1",
        ],
    );
}
