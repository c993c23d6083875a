//! Passing and the pyramid of time.

use maat_pharaon::content::content;
use maat_pharaon::pieces::{Resource, Reward, Role};

use crate::facts::{double_jar, field, jar_colours, last_field, noble};
use crate::position::{holds, play};

/// A jar that is not this one.
fn another_jar(than: u8) -> u8 {
    if than == 1 { 2 } else { 1 }
}

#[test]
fn ex_28_the_second_to_pass() {
    let (jar, twice, once) = double_jar();
    play(&format!(
        "seats 3
        on a 1 1 · active b · jars {jar} {}
        b pass
        tells passed seat=b row=2
        legal b jar {jar}, jar {}
        b jar {jar}
        expect view.a.players.b.place {{\"at\":\"pyramid\",\"row\":2,\"field\":1}}
        {} · expect turn c",
        another_jar(jar),
        another_jar(jar),
        holds("b", [twice, twice, once])
    ));
}

#[test]
fn ex_29_this_field_or_an_earlier_one() {
    let basic = field(1, Reward::Basic);
    assert!(basic < 3 && content(1).pyramid[0][2].contains(&Reward::Silver), "told by the example");
    play(&format!(
        "seats 3
        first a · on a 1 2 · active c · jars 1 2
        c pass · c jar 1
        tells advanced seat=a row=1 field=3
        legal a reward {basic}, reward 3
        a reward 3
        {} · expect turn b

        seats 3
        first a · on a 1 2 · active c · jars 1 2
        c pass · c jar 1 · a reward {basic}
        legal a gain green, gain blue, gain black, gain red, gain yellow
        a gain red
        {} · expect first a · expect turn b",
        holds("a", [Resource::Silver]),
        holds("a", [Resource::Red])
    ));
}

#[test]
fn ex_30_general() {
    let general = noble(Role::General);
    let resources = jar_colours(1).map(Resource::from).into_iter().chain([Resource::Yellow]);
    play(&format!(
        "seats 3
        first b · nobles a {general} · jars 1 2 · supply c silver 1 · pairs vp-1+vp-1
        a pass · a jar 1
        legal a advance, decline
        a advance
        tells advanced seat=a row=1 field=2 · tells first-player-taken seat=a
        expect first a
        a gain yellow
        {} · expect turn b
        b pass · b jar 2 · c pair 1
        tells advanced seat=a row=1 field=3",
        holds("a", resources)
    ));
}

#[test]
fn ex_31_the_last_to_pass() {
    let general = noble(Role::General);
    play(&format!(
        "seats 3
        on a 1 2 · on b 2 1 · active c · nobles c {general} · jars 4
        c pass
        tells passed-last seat=c · tells round-ended round=1
        silent advanced · silent ability-declined
        {} · expect view.a.players.a.place.at active · expect step tokens",
        holds("c", jar_colours(4))
    ));
}

#[test]
fn ex_32_the_fourth_row() {
    let ends: Vec<String> = ["a", "b", "c"]
        .iter()
        .zip(1..)
        .map(|(seat, row)| format!("on {seat} {row} {}", last_field(row)))
        .collect();
    assert!(content(1).pyramid[3][1].contains(&Reward::Basic));
    let turns = last_field(4) - 1;
    let mut script = format!(
        "seats 5
        {} · active d · jars 1 2 · faces offerings blue · supply e blue 4
        pairs vp-1+vp-1 vp-1+vp-2 res-red+vp-2 res-blue+vp-2
        d pass
        tells passed seat=d row=4
        d jar 1
        expect view.a.players.d.place.row 4",
        ends.join(" · ")
    );
    for turn in 1..=turns {
        script += &format!("\ne pair {turn} · tells advanced seat=d row=4 field={} · d gain green", turn + 1);
    }
    script += &format!("\ne pair {} · silent advanced · silent resources-gained · expect turn e", turns + 1);
    play(&script);
}

#[test]
fn ex_33_the_last_round() {
    play(
        "seats 3
        round 5 · first b · faces offerings blue · supply b blue 1 · supply c blue 1 · pairs vp-1+vp-1 vp-1+vp-2
        a pass
        silent jar-taken · tells passed seat=a row=1 · expect turn b
        b pair 1 · c pair 2
        tells advanced seat=a row=1 field=2 · tells first-player-taken seat=a
        a gain red
        expect view.a.players.a.sheet.first_player 3 · expect view.a.players.a.score 4",
    );
}

#[test]
fn ex_34_treasurer() {
    let treasurer = noble(Role::Treasurer);
    let (jar, twice, once) = double_jar();
    let left = [twice, once].map(Resource::from);
    play(&format!(
        "seats 3
        nobles a {treasurer} · jars {jar}
        a pass · a jar {jar}
        legal a treasurer, done
        a treasurer · a give {twice}
        tells exchanged seat=a given={twice} resource=silver
        {} · expect turn b",
        holds("a", left.into_iter().chain([Resource::Silver]))
    ));
}
