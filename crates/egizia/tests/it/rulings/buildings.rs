//! Obelisk, graves, pyramid.

use maat_egizia::Event;
use maat_egizia::pieces::{Building, Source};
use maat_engine::{Actor, Seat};

use crate::facts::{facts, row_spaces, row_value, tiles};
use crate::position::{asked, go_on, moves, play, position};

#[test]
fn a_13_a_grave_turned_up_in_the_build() {
    let (least, next) = (tiles()[0], tiles()[1]);
    let open = facts().graves.open;
    let total = open * least + next;
    assert!(total <= 18, "two crews can do it");
    let mut game = position(
        "seats 2",
        &format!(
            "graves {} · crews a 9 1 1 9 · stones a {total} · at site-obelisk a b · build a site-obelisk",
            [least.to_string().as_str(); 4].join(" ")
        ),
    );
    go_on(&mut game, "a commit black · a joker");
    for _ in 0..open {
        go_on(&mut game, &format!("a grave · * grave {next}"));
    }
    // The fifth tile lay face down when the build began.
    go_on(&mut game, "a grave");
    assert_eq!(game.bricks(Seat::A, Building::Graves), open + 1);
    assert_eq!(game.grave_sum(Seat::A), total);
}

#[test]
fn a_14_one_market_step_for_a_build() {
    let total: u8 = facts().obelisk[..4].iter().sum();
    play(&format!(
        "seats 2
        graves {} · crews a {total} 1 1 2 · stones a {total} · at site-obelisk a b · build a site-obelisk
        a commit black · a obelisk · a obelisk · a obelisk · a obelisk
        legal a market stone, market grain
        a market grain
        expect players.a.markets [0, 1] · expect turn b · expect step build",
        tiles()[0]
    ));
}

#[test]
fn a_15_rows_are_scored_lowest_first() {
    let rows = [1, 2].map(|row| "c".repeat(row_spaces(row) - 1));
    let total = row_value(1) + row_value(2);
    let mut game = position(
        "seats 3",
        &format!(
            "pyramid 1 {} · pyramid 2 {} · crews a {total} 1 1 2 · stones a {total} · at site-pyramid a b
            build a site-pyramid",
            rows[0], rows[1]
        ),
    );
    let told = go_on(&mut game, "a commit black · a row 1 · a row 2");
    let lines: Vec<(Seat, Source, i16)> = told
        .iter()
        .filter_map(|event| match event {
            Event::Scored { seat, source, points } => Some((*seat, *source, *points)),
            _ => None,
        })
        .collect();
    let bonus = |row: usize| (Seat::C, Source::Rows, row_spaces(row) as i16 - 1);
    assert_eq!(lines, [(Seat::A, Source::Pyramid, total.into()), bonus(1), bonus(2)]);
}

#[test]
fn a_16_the_leftmost_of_the_tied() {
    // Yellow is furthest left, but has only one brick; of Red and Blue with two each Blue is further left.
    let row = &"cbaabdd"[..row_spaces(1)];
    let (before, last) = row.split_at(row.len() - 1);
    let value = row_value(1);
    play(&format!(
        "seats 4
        pyramid 1 {before} · stones {last} {value} · crews {last} {value} 1 1 2
        at site-pyramid {last} · build {last} site-pyramid
        {last} commit black · {last} row 1
        tells row-completed seat=b row=1 bricks=2
        expect players.a.points 0 · expect players.b.points 2 · expect players.c.points 0"
    ));
}

#[test]
fn a_31_bricks_do_not_run_out() {
    let obelisk = "a".repeat(facts().obelisk.len());
    let rows: Vec<String> =
        (1..=2).map(|row| format!("pyramid {row} {}", "a".repeat(row_spaces(row)))).collect();
    let words = format!(
        "obelisk {obelisk} · {} · crews a 9 1 1 2 · stones a 25 · at site-pyramid a b · build a site-pyramid",
        rows.join(" · ")
    );
    let mut game = position("seats 2", &words);
    let laid = |game: &maat_egizia::Egizia| {
        Building::ALL.into_iter().map(|building| game.bricks(Seat::A, building)).sum::<u8>()
    };
    assert!(laid(&game) >= 24, "as many as the box has");
    go_on(&mut game, "a commit black");
    let bricks = moves(&game, Actor::Seat(Seat::A));
    assert!(bricks.contains(&"row 3".to_owned()), "{bricks:?}");
    go_on(&mut game, "a row 3 · a row 3");
    assert!(laid(&game) >= 26);
    assert_eq!(asked(&game), "a lay");
}
