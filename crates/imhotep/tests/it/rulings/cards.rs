//! Unloading, the market, its cards and the piles.

use maat_imhotep::content::content;

use crate::position::play;

#[test]
fn r_08_a_stone_is_finished_before_the_next() {
    play(
        "game imhotep · revision 1 · seats 2 · options pyramid=b
        ships ab · left b · market entrance statue statue lever
        a sail 1 · a to market
        a take 1
        legal a put left, put middle, put right · legal b
        a put left
        legal a draw, decline · legal b
        a draw · * draw sail
        tells card-discarded card=entrance
        legal b take 2, take 3, take 4 · legal a",
    );
}

#[test]
fn r_09_a_card_must_be_taken() {
    play(
        "game imhotep · revision 1 · seats 2
        ships a · market - - path -
        a sail 1 · a to market
        legal a take 3 · refuse a decline",
    );
}

#[test]
fn r_11_no_card_left() {
    for side in ["a", "b"] {
        play(&format!(
            "game imhotep · revision 1 · seats 2 · options market={side}
            ships ab · market statue - - -
            a sail 1 · a to market · a take 1
            tells market-empty seat=b
            expect players.b.quarry 29 · expect players.b.cards {{}} · expect turn b"
        ));
    }
}

#[test]
fn r_13_red_cards_ignore_harbours() {
    play(
        "game imhotep · revision 1 · seats 2
        ships @burial a · market sarcophagus statue statue statue
        a sail 2 · a to market · a take 1
        expect burial a

        game imhotep · revision 1 · seats 2 · options temple=b
        # At the end of a round as well.
        ships @market @burial @obelisks a · temple abba · sled a 5 · sled b 5
        a sail 4 · a to pyramid
        * draw path
        tells obelisk-raised seat=a height=1 · expect round 2",
    );
}

#[test]
fn r_14_a_red_card_delivers() {
    let pyramid = &content(1).pyramid_a;
    let first = content(1).obelisks_a(2)[0];
    play(&format!(
        "game imhotep · revision 1 · seats 2
        ships a · pyramid ab · market entrance statue statue statue
        a sail 1 · a to market · a take 1
        expect pyramid aba · expect players.a.points.pyramid {}

        game imhotep · revision 1 · seats 2
        round 6 · ships @pyramid @temple @burial a · obelisks 1 1 · hand b obelisk-d
        market path statue statue statue
        a sail 4 · a to market · a take 1
        expect players.a.points.obelisks {first} · expect players.b.points.decorations 1",
        pyramid[2]
    ));
}

#[test]
fn r_15_when_a_card_is_discarded() {
    // The card space is next on the left; nothing is left to draw but cards in play.
    let no_cards = "left b · pile";
    play(&format!(
        "game imhotep · revision 1 · seats 2 · options pyramid=b
        # A red card cannot be drawn by its own bonus.
        ships a · {no_cards} · market entrance - - -
        a sail 1 · a to market · a take 1 · a put left
        tells small-pyramid-built seat=a pyramid=left · tells card-discarded card=entrance
        silent reshuffled · expect turn b · expect view.a.discard {{\"entrance\":1}}

        game imhotep · revision 1 · seats 2 · options pyramid=b
        # Nor a blue card while its ship is unloaded.
        ships a · {no_cards} · hand a lever
        a play lever · a sail 1 · a to pyramid · a put left
        silent reshuffled · expect turn b · expect view.a.discard {{\"lever\":1}}

        game imhotep · revision 1 · seats 2 · options pyramid=b market=b
        # The rejected card of a pair can.
        ships a · left b · pile entrance statue · pair 2
        a sail 1 · a to market · a take 4
        * peek entrance · * peek statue · a keep entrance · a put left
        legal a draw, decline
        a draw
        legal * draw statue"
    ));
}

#[test]
fn r_22_the_owner_decides_and_keeps_the_turn() {
    play(
        "game imhotep · revision 1 · seats 2 · options pyramid=b
        ships b · middle ab · sled b 1
        a sail 1 · a to pyramid
        legal a
        legal b put left, put middle, put right
        b put middle
        legal b haul, decline
        b haul
        expect turn b · expect active b
        legal b quarry, load 2-1, load 3-1, load 4-1",
    );
}

#[test]
fn r_23_empty_piles() {
    play(
        "game imhotep · revision 1 · seats 2 · options pyramid=b
        # The discard pile comes in when the card is drawn.
        ships a · left b · pile · discard sail
        a sail 1 · a to pyramid · a put left
        expect view.a.pile 0
        a draw
        tells reshuffled · expect view.a.pile 1 · expect view.a.discard {}
        * draw sail
        expect players.a.cards {\"sail\":1}

        game imhotep · revision 1 · seats 2 · options pyramid=b
        # Without any card the bonus is not offered.
        ships a · left b · pile
        a sail 1 · a to pyramid · a put left
        expect turn b

        game imhotep · revision 1 · seats 2 · options temple=b
        # And the temple gives nothing.
        ships @market @burial @obelisks a · temple abba · sled a 5 · sled b 5 · pile
        a sail 4 · a to pyramid
        tells nothing-to-draw seat=a · expect round 2",
    );
}

#[test]
fn r_24_too_few_cards_for_the_market() {
    let deal = "set steps [\"round-card\"] · * round 1 · * reveal lever";
    play(&format!(
        "game imhotep · revision 1 · seats 2
        ships _ · pile lever sail
        {deal} · * reveal sail
        expect market [\"lever\",\"sail\",null,null] · expect step turn

        game imhotep · revision 1 · seats 2 · options market=b
        # Three cards face up, nothing is left for the fourth place.
        ships _ · pile lever · discard sail hammer
        {deal} · * reveal sail · * reveal hammer
        silent pair-laid
        expect view.a.face_down 0 · expect step turn

        game imhotep · revision 1 · seats 2 · options market=b
        # One card is left: it is taken as it is, and everybody sees it.
        ships _ · pile lever sail hammer path
        {deal} · * reveal sail · * reveal hammer
        tells pair-laid count=1
        expect view.a.face_down 1
        set ships.1 {{\"capacity\":1,\"slots\":[\"a\",null,null,null],\"docked\":null}}
        set players.a.quarry 28
        a sail 1 · a to market
        legal a take 1, take 2, take 3, take 4
        a take 4 · * peek path
        tells card-taken seat=a card=path · tells obelisk-raised seat=a · expect turn b"
    ));
}

#[test]
fn r_25_unclaimed_cards_are_discarded_after_the_temple() {
    play(
        "game imhotep · revision 1 · seats 2 · options market=b temple=b
        ships @pyramid @burial @obelisks a · temple abb · sled a 5 · sled b 5
        market statue - hammer - · pile lever sail · pair 2
        a sail 4 · a to temple
        # Neither the cards in the market nor the pair can be drawn.
        tells nothing-to-draw seat=a
        expect turn * · expect step sweep
        legal * sweep lever, sweep sail
        * sweep sail · * sweep lever
        tells pair-swept card=lever
        expect view.b.discard {\"statue\":1,\"lever\":1,\"hammer\":1,\"sail\":1} · expect view.b.face_down 0",
    );
}

#[test]
fn r_50_the_removed_round_card_is_not_known() {
    play(
        "game imhotep · revision 1 · seats 2
        ships _ · round 6
        set cards_left [1,2] · set steps [\"round-card\"]
        legal * round 1, round 2
        expect view.a.round_cards [[4,3,3,1],[4,3,2,2]] · expect view.spectator.round_cards [[4,3,3,1],[4,3,2,2]]",
    );
}
