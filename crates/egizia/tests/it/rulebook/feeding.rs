//! Setup, feeding, production.

use maat_egizia::pieces::{Colour, Effect};
use maat_engine::Seat;

use crate::facts::{card, cards, facts, field, quarry};
use crate::games::new_game;
use crate::position::play;

#[test]
fn ex_01_setup() {
    let game = new_game(4);
    let stones = Seat::first(4).map(|seat| game.player(seat).stones);
    assert!(stones.eq([2, 3, 4, 5]));
    assert!(Seat::first(4).all(|seat| game.player(seat).points == 0));
    assert_eq!(game.front_to_rear().as_slice(), [Seat::D, Seat::C, Seat::B, Seat::A]);
    assert_eq!(game.tile_order().as_slice(), [Seat::A, Seat::B, Seat::C, Seat::D]);
}

#[test]
fn ex_02_enough_grain() {
    play(&format!(
        "seats 2
        crews b 1 2 3 3 · cards b {} · points b 7 · passed b · sail a
        a pass
        tells fed seat=b need=9 grain=11 · silent starved
        expect players.b.points 7",
        field(Colour::YellowGreen, 5)
    ));
}

/// Red with strengths for 10 grain and fields for 8.
fn hungry_red() -> String {
    let (green, grain) = (field(Colour::Green, 2), card(Effect::Grain));
    format!("ring left · crews a 2 2 2 4 · cards a {green} {grain} · points a 12 · feed a")
}

#[test]
fn ex_03_a_grain_card() {
    play(&format!(
        "seats 2
        {}
        legal a grain, done
        a grain
        tells fed seat=a need=10 grain=12 · silent starved
        expect players.a.points 12 · expect players.a.cards [\"{}\"]",
        hungry_red(),
        field(Colour::Green, 2)
    ));
}

#[test]
fn ex_04_the_card_is_kept() {
    play(&format!(
        "seats 2
        {}
        a done
        tells starved seat=a missing=2 · tells scored seat=a source=hunger points=-6
        expect players.a.points 6 · expect players.a.cards [\"{}\", \"{}\"]",
        hungry_red(),
        field(Colour::Green, 2),
        card(Effect::Grain)
    ));
}

/// Green with strengths for 14 grain, before feeding.
fn green(ring: &str) -> String {
    let fields = [field(Colour::YellowGreen, 6), field(Colour::Brown, 7)];
    format!(
        "ring {ring} · crews d 3 3 4 4 · cards d {} {} · markets d 0 1 · points a 20 d 24 · passed b c d · sail a",
        fields[0], fields[1]
    )
}

#[test]
fn ex_05_two_grain_missing() {
    play(&format!(
        "seats 4
        {}
        a pass
        tells starved seat=d missing=2 · tells scored seat=d source=hunger points=-4
        expect players.d.points 20 · expect players.a.points 20
        expect view.spectator.track [\"a\", \"d\", \"c\", \"b\"]",
        green("middle")
    ));
}

#[test]
fn ex_06_the_ring_brings_water() {
    play(&format!(
        "seats 4
        {}
        a pass
        tells fed seat=d need=14 grain=19
        expect players.d.points 24",
        green("right")
    ));
}

#[test]
fn ex_07_stones_as_grain() {
    let power = card(Effect::StonesAsGrain);
    let grain = cards(Effect::Grain, |_| true);
    play(&format!(
        "seats 2
        crews a 6 1 1 1 · cards a {power} · stones a 5 · markets a 0 2 · points a 9
        crews b 9 1 1 1 · cards b {} · feed a
        legal a feed 1, feed 2, feed 3, done
        refuse a feed 4
        a feed 2
        tells stones-paid seat=a count=2 cause=feeding · tells starved seat=a missing=1
        expect players.a.points 8 · expect players.a.stones 3 · expect turn b",
        grain[0]
    ));
    assert_eq!(facts().start_field, (Colour::Green, 6));
}

#[test]
fn ex_08_production() {
    play(&format!(
        "seats 2
        stones a 1 · cards a {} · passed b · sail a
        a pass
        tells stones-gained seat=a count=5 cause=quarries
        expect players.a.stones 6",
        quarry(2)
    ));
}

#[test]
fn ex_09_no_room_for_stones() {
    play(&format!(
        "seats 2
        stones a 23 · cards a {} · passed b · sail a
        a pass
        tells stones-gained seat=a count=2 · tells stones-lost seat=a count=3
        expect players.a.stones 25",
        quarry(2)
    ));
}
