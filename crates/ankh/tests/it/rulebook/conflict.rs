//! Conflicts: dominance and monument majorities.

use crate::position::play;

#[test]
fn x11_dominance() {
    let words =
        "warriors a h5 · god a b5 · god b b8 · own a obelisk h4 i5 · own a pyramid g7 · own b pyramid j5
        own b temple f8 · tokens 1 g4 2 f4 3 f3 · event 3 · track gain 5 · turn a";
    play(&format!(
        "seats 2 options gods=amun-isis
        {words} · devotion a 5
        a gain · tells region-dominated seat=a token=1 · tells majority-held seat=a monument=obelisk count=2
        silent majority-held monument=pyramid · expect players.a.space 7
        seats 2 options gods=amun-isis
        {words} · powers a bountiful
        a gain · tells devotion-gained seat=a merit=majority gained=2 bountiful=1 space=2
        expect players.a.space 4"
    ));
}

#[test]
fn x12_majorities() {
    play(
        "seats 3 options gods=isis-amun-ra
        god a e1 · god b f2 · god c b5 · own a pyramid d1 e2 · own b temple f1 · own b pyramid g2
        own c temple h1 · own c obelisk i1 · event 3 · track gain 5
        a gain · b decline · a card cycle · b card cycle
        tells majority-held seat=a monument=pyramid count=2 · silent majority-held seat=b · silent majority-held seat=c
        tells devotion-gained seat=a merit=majority gained=1 space=1",
    );
}

#[test]
fn x17_the_race_to_the_top() {
    play(
        "seats 2 options gods=isis-ra
        god a e2 · god b f2 · own a obelisk c0 · own b temple c1 · own b pyramid d0 · devotion a 30 b 29
        event 3 · track gain 5
        a gain · a card cycle · b card cycle
        tells devotion-gained seat=b merit=majority gained=2 space=31 · silent devotion-gained seat=a
        tells game-ended ending=top · expect turn over · expect outcome.rank [2,1] · expect outcome.score [30,31]",
    );
}

#[test]
fn x38_a_built_monument_breaks_a_majority() {
    play(
        "seats 2 options gods=isis-ra
        god a e1 · god b f1 · warriors b g1 · own b obelisk c0 · devotion a 1 b 6 · followers a 3
        event 3 · track gain 5
        a gain · a card build · b card cycle
        expect step build · legal a build obelisk, build temple, build pyramid, decline
        a build obelisk · refuse a at c0 · refuse a at f1 · refuse a at f4 · a at d1
        silent majority-held seat=b · tells battle-won seat=b strength=2 margin=1
        expect players.b.space 7 · expect players.a.space 1 · expect players.a.followers 0 · expect players.a.pool 8",
    );
}

#[test]
fn x47_omnipresent_with_apep() {
    play(
        "seats 2 options gods=isis-ra guardian-2=apep
        god a d2 · warriors a d1 · guardian a apep e6 · god b d3 · powers a omnipresent · event 3 · track gain 5
        a gain · tells followers-gained seat=a count=3 cause=omnipresent",
    );
}

#[test]
fn x49_an_absent_rival_in_dominance() {
    play(
        "seats 3 options gods=isis-ra-amun
        god a e2 · god b b5 · god c g7 · own a temple c0 · own c temple c1 d0 · tokens 1 f3 2 f4 3 g4
        event 3 · track gain 5 · turn a
        a gain · silent majority-held seat=a · silent majority-held seat=c
        tells devotion-gained seat=a merit=dominance gained=1 space=1",
    );
}
