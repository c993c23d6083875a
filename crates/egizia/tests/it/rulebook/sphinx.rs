//! Builds at the Sphinx. Blue is behind Red there, so that the position after Red's build can be checked.

use maat_egizia::pieces::Effect;

use crate::facts::card;
use crate::position::play;

#[test]
fn ex_10_two_cards() {
    play(
        "seats 2
        at site-sphinx a b · crews a 2 1 1 2 · stones a 2 · points a 5 · build a site-sphinx
        a commit black
        legal a draw 1, draw 2
        a draw 2 · * card 5 · * card 9
        legal a keep 5, keep 9, done
        a keep 9
        tells sphinx-chosen seat=a kept=1 returned=1 · tells scored seat=a source=sphinx points=1
        expect players.a.points 6 · expect players.a.stones 0 · expect players.a.hand [9] · expect sphinx.under.1 5
        expect players.a.used [true, false, false, false] · expect players.a.built.1 true · expect turn b",
    );
}

#[test]
fn ex_11_two_extra_cards() {
    play(&format!(
        "seats 2
        at site-sphinx a b · cards a {} · crews a 1 1 1 2 · stones a 1 · build a site-sphinx
        a commit black
        legal a extra 0, extra 1, extra 2
        a extra 2 · * card 1 · * card 2 · * card 3 · a keep 2
        tells scored seat=a source=sphinx points=2
        expect players.a.points 2 · expect players.a.stones 0",
        card(Effect::SphinxPlus)
    ));
}

#[test]
fn ex_12_no_extra_card_without_a_stone() {
    play(&format!(
        "seats 3
        at site-sphinx b a c · cards a {} · stones a 0 · stones b 1 · stones c 1 · build b site-sphinx
        b commit black · * card 1 · b keep 1
        tells could-not-build seat=a site=site-sphinx
        expect players.a.built.1 false · expect players.a.used [false, false, false, false]
        expect players.a.ships [] · expect sites.1 [\"b\", null, \"c\", null]
        expect turn c · expect step build",
        card(Effect::SphinxPlus)
    ));
}

#[test]
fn ex_14_keep_two() {
    let build = format!(
        "seats 2
        at site-sphinx a b · cards a {} · crews a 4 1 1 2 · stones a 4 · build a site-sphinx
        a commit black · a draw 4 · * card 1 · * card 2 · * card 3 · * card 4",
        card(Effect::SphinxKeep)
    );
    play(&format!(
        "{build}
        a keep 3 · a keep 1
        tells sphinx-chosen seat=a kept=2 returned=2 · expect players.a.points 2 · expect players.a.hand [1, 3]
        {build}
        a done
        tells sphinx-chosen seat=a kept=0 returned=4 · expect players.a.points 4 · expect players.a.hand []
        {build}
        a keep 3 · a done
        tells sphinx-chosen seat=a kept=1 returned=3 · expect players.a.points 3 · expect players.a.hand [3]"
    ));
}

#[test]
fn ex_15_a_short_deck() {
    play(
        "seats 2
        at site-sphinx a b · unseen 1 2 · crews a 5 1 1 2 · stones a 5 · build a site-sphinx
        a commit black
        legal a draw 1, draw 2
        refuse a draw 3",
    );
}
