//! Entry, deduction, and possible payments.

use maat_pharaon::cards::Card;
use maat_pharaon::content::content;
use maat_pharaon::pieces::{Colour, Resource, Role, Zone};

use crate::facts::{artisans, nile_action, noble, other_colours, scribes};
use crate::position::{holds, payments, play, position};

/// Panics unless seat a of three can pay the action in exactly these ways.
fn assert_payments(words: &str, action: &str, expected: &[&str]) {
    let mut expected: Vec<String> = expected.iter().map(|payment| (*payment).to_owned()).collect();
    expected.sort();
    assert_eq!(payments(&position("seats 3", words), action), expected, "{action} with {words}");
}

#[test]
fn j_c1_the_deduction_is_no_choice() {
    let artisan = "faces artisans black · supply a black 4";
    assert_payments(artisan, "artisan 1", &["black | black black"]);
    let nile = nile_action([Colour::Red, Colour::Blue]);
    let words = "faces nile red · supply a red 3 blue 2";
    assert_payments(words, &format!("nile {nile}"), &["red | blue"]);
    // Three pieces of another colour are a different payment, not a larger one.
    let words = "faces artisans black · supply a black 3 red 3";
    assert_payments(words, "artisan 1", &["black | black black", "black | red red red"]);
}

#[test]
fn j_c2_scribes_do_not_chain() {
    let pairs: Vec<(u8, [Colour; 2])> = scribes().collect();
    let mut chains = 0;
    for (one, by) in pairs.iter().flat_map(|one| one.1.map(|by| (one, by))) {
        for other in pairs.iter().filter(|other| other.0 != one.0 && other.1.contains(&by)) {
            let far = |pair: [Colour; 2]| pair.into_iter().find(|colour| *colour != by).expect("two colours");
            let (from, to) = (far(one.1), far(other.1));
            let pays = |faces: Colour, supply: String, expected: &[&str]| {
                let words =
                    format!("faces artisans {faces} · nobles a {} {} · supply a {supply}", one.0, other.0);
                assert_payments(&words, "artisan 1", expected);
            };
            pays(to, format!("{from} 2 {to} 1"), &[]);
            // All of them count as the colour in the middle.
            let (first, second) = (from.min(to), from.max(to));
            let both = format!("{from} | {first} {second}");
            pays(by, format!("{from} 2 {to} 1"), &[&both, &format!("{to} | {from} {from}")]);
            chains += 1;
        }
    }
    assert!(chains > 0, "no two scribes have a colour in common");
}

#[test]
fn j_c3_the_judge_takes_any_five() {
    let judge = format!("faces nobles green · nobles a {} ·", noble(Role::Judge));
    // Points and the token of another zone cannot be paid.
    let words = format!("{judge} supply a green 1 red 2 res-blue 1 vp-1 1 zone-tomb 1");
    assert_payments(&words, "noble 1", &[]);
    let words = format!("{judge} supply a green 1 red 2 res-blue 1 zone-nobles 1 vp-1 1 zone-tomb 1");
    let by_wild = "zone-nobles | green red red res-blue";
    assert_payments(&words, "noble 1", &["green | red red res-blue zone-nobles", by_wild]);
    // The entry still fits the wheel.
    let words = format!("{judge} supply a red 5 blue 5");
    assert_payments(&words, "noble deck", &[]);
}

/// The action of a zone with a printed cost of two colours, for a player at the start.
fn printed(zone: Zone) -> (String, [Colour; 2]) {
    if zone == Zone::Nile {
        return (format!("nile {}", nile_action([Colour::Red, Colour::Blue])), [Colour::Red, Colour::Blue]);
    }
    let cost = &content(1).tomb[0].cost;
    ("tomb".into(), [cost[0], cost[1]])
}

#[test]
fn j_c4_any_colour_entry_with_wilds() {
    let zones = [Zone::Tomb, Zone::Nile];
    let free = zones.into_iter().filter_map(|zone| Some((zone, content(1).any_entry(zone).lowest()?)));
    let mut tried = 0;
    for (zone, frees) in free {
        let (action, [one, other]) = printed(zone);
        let faces = other_colours(&[one, other])[0];
        let pays = |nobles: &str, supply: &str, expected: &[(&str, &str)]| {
            let expected: Vec<String> =
                expected.iter().map(|(laid, rest)| format!("{laid} | {rest}")).collect();
            let words = format!("faces {zone} {faces} · {nobles} · supply a {supply}");
            let expected: Vec<&str> = expected.iter().map(String::as_str).collect();
            assert_payments(&words, &action, &expected);
        };
        let (first, second) = (one.id(), other.id());
        let own = format!("nobles a {frees}");
        let plain = format!("{first} 1 {second} 1");
        pays("round 1", &plain, &[]);
        pays(&own, &plain, &[(first, second), (second, first)]);
        for wild in ["silver", &format!("zone-{zone}")] {
            let supply = format!("{wild} 1 {second} 1");
            pays(&own, &supply, &[(wild, second), (second, wild)]);
        }
        for (scribe, pair) in scribes().filter(|(_, pair)| pair.contains(&one) && !pair.contains(&other)) {
            let swapped = pair.into_iter().find(|colour| *colour != one).expect("two colours").id();
            let supply = format!("{swapped} 1 {second} 1");
            pays(&format!("{own} {scribe}"), &supply, &[(swapped, second), (second, swapped)]);
        }
        tried += 1;
    }
    assert!(tried > 0, "a card frees the entry of the tomb or of the Nile");
}

#[test]
fn j_c5_the_bonus_in_another_colour() {
    let words = "faces offerings blue · supply a blue 2 red 2 · pairs vp-1+vp-1 · bonus vp-2";
    assert_payments(words, "bonus 1", &["blue | blue", "blue | red red"]);
    play(&format!(
        "seats 3
        {words}
        a bonus 1 · a pay red
        tells paid entry=blue pieces=[\"red\",\"red\"]
        expect view.a.bank.red 20 · expect view.a.bank.blue 18
        {}",
        holds("a", [Resource::Blue])
    ));
}

/// An artisan that gives one basic resource, and its colour.
fn bringing_one() -> (u8, Resource) {
    let basic = |resource: &Resource| *resource != Resource::Silver;
    let artisan = artisans(|artisan| artisan.gain.len() == 1 && artisan.gain.iter().all(basic))[0];
    (artisan, content(1).artisan(Card::new(artisan)).gain[0])
}

#[test]
fn j_c6_paid_resources_are_back_before_gains() {
    let (artisan, colour) = bringing_one();
    let other = Colour::ALL.into_iter().find(|other| Resource::from(*other) != colour).expect("five colours");
    play(&format!(
        "seats 3
        faces artisans {colour} · supply a {colour} 3 · bank {colour} 0 · workshop {artisan}
        a artisan 1
        tells resources-gained seat=a resources=[\"{colour}\"]
        {} · expect view.a.bank.{colour} 1

        seats 3
        # What lies on the wheel is not in the bank.
        faces artisans {colour} · supply a {colour} 1 {other} 3 · bank {colour} 0 · workshop {artisan}
        a artisan 1
        tells resources-missed seat=a resources=[\"{colour}\"]
        {} · expect view.a.bank.{colour} 0",
        holds("a", [colour]),
        holds("a", [colour; 0])
    ));
}

#[test]
fn j_c7_gains_do_not_pay() {
    play(
        "seats 3
        faces offerings blue · supply a blue 1 · pairs res-blue+zone-offerings · bonus vp-2
        legal a pair 1, pass",
    );
    // The resource of an artisan cannot pay for the artisan.
    let (artisan, colour) = bringing_one();
    let words = format!("faces artisans {colour} · supply a {colour} 2 · workshop {artisan}");
    assert_payments(&words, "artisan 1", &[]);
}
