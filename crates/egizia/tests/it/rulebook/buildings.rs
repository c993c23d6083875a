//! Builds at the obelisk, the graves, the pyramid and the temple. The values of bricks are read from the content.

use maat_egizia::pieces::{Effect, Part};

use crate::facts::{cards, facts, row_spaces, row_value, square, temple, tiles};
use crate::position::{go_on, play, position};

#[test]
fn ex_16_obelisk_and_grave() {
    let [one, two] = [3, 4].map(|brick| facts().obelisk[brick]);
    let tile = tiles()[2];
    let (total, joker) = (one + two + tile, 2);
    play(&format!(
        "seats 2
        obelisk aba · graves {tile} · crews a {} 1 1 {joker} · stones a {total} · points a 10
        at site-obelisk a b · build a site-obelisk
        a commit black · a joker · a obelisk · a obelisk
        legal a obelisk, grave, done
        a grave
        expect turn *
        * grave {}
        tells scored seat=a source=obelisk points={} · tells scored seat=a source=graves points={tile}
        expect players.a.points {} · expect players.a.stones 0 · expect players.a.used [true, false, false, true]
        expect graves.owners a · expect obelisk abaaa · expect view.a.graves.5.value {}
        legal a market stone, market grain
        a market stone
        tells market-moved seat=a market=stone space=2 · expect turn b",
        total - joker,
        tiles()[4],
        one + two,
        10 + total,
        tiles()[4],
    ));
}

#[test]
fn ex_18_no_grave_is_skipped() {
    let (least, most) = (tiles()[0], tiles()[tiles().len() - 1]);
    play(&format!(
        "seats 2
        graves {most} {least} {least} {} · crews a {} 1 1 2 · stones a {} · at site-obelisk a b
        build a site-obelisk
        # The only brick that can be laid is laid.
        a commit black
        tells obelisk-built seat=a row=1
        legal a obelisk, done
        refuse a grave",
        tiles()[1],
        most - 1,
        most - 1,
    ));
}

#[test]
fn ex_19_the_joker_never_works_alone() {
    play(
        "seats 2
        used a black yellow blue · stones a 9 · crews a 9 9 9 9 · at site-pyramid b a · build b site-pyramid
        b give-up
        tells could-not-build seat=a site=site-pyramid
        expect players.a.stones 9 · expect players.a.points 0",
    );
}

#[test]
fn ex_20_the_second_row() {
    let value = row_value(2);
    play(&format!(
        "seats 2
        pyramid 1 aba · crews a {} 1 1 2 · stones a {value} · at site-pyramid a b · build a site-pyramid
        a commit black · a row 2
        tells pyramid-built seat=a row=2 space=1 value={value}
        expect players.a.points {value} · expect players.a.stones 0 · expect pyramid.2 a · expect turn b",
        value + 1,
    ));
}

#[test]
fn ex_21_the_row_below_need_not_be_complete() {
    let value = row_value(2);
    assert!(row_spaces(1) > 3);
    play(&format!(
        "seats 2
        pyramid 1 aba · pyramid 2 b · crews a {value} 1 1 2 · stones a {value} · at site-pyramid a b
        build a site-pyramid
        a commit black · a row 2
        tells pyramid-built seat=a row=2 space=2
        expect players.a.points {value} · expect pyramid.2 ba",
    ));
}

#[test]
fn ex_22_two_bricks_below() {
    play(
        "seats 2
        pyramid 1 ab · pyramid 2 b · crews a 9 1 1 2 · stones a 25 · at site-pyramid a b · build a site-pyramid
        a commit black
        refuse a row 2
        a row 1
        tells pyramid-built seat=a row=1 space=3",
    );
}

#[test]
fn ex_23_a_tied_row() {
    // Red and Blue have the most bricks with any number of spaces.
    let row = &"abbacdcd"[..row_spaces(1)];
    let (before, last) = row.split_at(row.len() - 1);
    let value = row_value(1);
    play(&format!(
        "seats 4
        pyramid 1 {before} · stones {last} {value} · crews {last} {value} 1 1 2
        at site-pyramid {last} · build {last} site-pyramid
        {last} commit black · {last} row 1
        tells row-completed seat=a row=1 bricks=2 · tells scored seat=a source=rows points=2
        expect players.a.points 2 · expect players.b.points 0",
    ));
}

#[test]
fn ex_26_lintels_need_all_columns() {
    let pillars = [Part::PillarLeft, Part::PillarRight].map(|part| temple(part, 0)).join(" · ");
    let build = "crews a 9 1 1 2 · stones a 25 · at site-pyramid a b · build a site-pyramid";
    let mut game = position("seats 2", &format!("{pillars} · {} · {build}", temple(Part::Columns, 1)));
    go_on(&mut game, "a commit black");
    assert_eq!(game.part_value(Part::Lintels), None);
    assert_eq!(game.part_value(Part::Columns), facts().temple[Part::Columns.index()].values.last().copied());
    play(&format!(
        "seats 2
        {pillars} · {} · {build}
        a commit black
        refuse a lintel
        seats 2
        {pillars} · {} · {build}
        a commit black · a lintel
        tells temple-built seat=a part=lintels",
        temple(Part::Columns, 1),
        temple(Part::Columns, 0),
    ));
}

#[test]
fn ex_27_cooperation() {
    let sites = ["site-sphinx", "site-obelisk", "site-pyramid"];
    for (count, points) in [(0, 0), (1, 1), (2, 3)] {
        // At the last site Red gives up.
        let built =
            if count == 0 { String::new() } else { format!("built a {} ·", sites[..count].join(" ")) };
        play(&format!(
            "seats 2
            {built} at site-pyramid a · stones a 9 · build a site-pyramid
            a give-up
            tells gave-up seat=a site=site-pyramid
            expect players.a.points {points}"
        ));
    }
    play(&format!(
        "seats 2
        built a {} · at site-pyramid a · stones a {} · crews a 1 1 1 2 · build a site-pyramid
        a commit black · a row 1
        tells scored seat=a source=cooperation points=6",
        sites[..2].join(" "),
        row_value(1),
    ));
}

#[test]
fn ex_28_who_comes_later_stands_behind() {
    let (red, blue) = (facts().obelisk[0] + facts().obelisk[1], facts().obelisk[2]);
    play(&format!(
        "seats 2
        points a {} b {} · crews a {red} 1 1 2 · crews b {blue} 1 1 2 · stones a {red} · stones b {blue}
        graves {tile} {tile} {tile} {tile} · at site-obelisk a b · build a site-obelisk
        a commit black · a obelisk · a market stone
        b commit black
        expect view.spectator.track [\"a\", \"b\"] · expect players.a.points 16 · expect players.b.points 16
        b market stone
        # The bonus for one site does not change it, and Blue gets the lower tile.
        tells turn-order seats=[\"b\",\"a\"]
        expect view.spectator.track [\"a\", \"b\"] · expect players.b.tile 1",
        16 - red,
        16 - blue,
        tile = tiles()[tiles().len() - 1],
    ));
}

#[test]
fn ex_49_points_for_own_bricks() {
    let own = [("obelisk", 3), ("graves", 2), ("pyramid", 2), ("temple", 1)];
    let tile = tiles()[0];
    let found = cards(Effect::BrickPoints, |_| true);
    assert!(!found.is_empty());
    for card in found {
        let counted = &facts().nile(card).buildings;
        let is_counted = |name: &str| counted.iter().any(|building| building.id() == name);
        let points: i16 = own.iter().filter(|(name, _)| is_counted(name)).map(|(_, bricks)| bricks).sum();
        play(&format!(
            "seats 2
            round 5 · obelisk ababa · graves a{tile} b{tile} a{tile} · pyramid 1 aba · temple pillar-left ab
            squares {card} · sail a
            a ship {}
            tells scored seat=a source=nile-cards points={points}
            expect players.a.points {points}",
            square(1)
        ));
    }
}
