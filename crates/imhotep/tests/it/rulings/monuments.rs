//! Pyramid, temple, burial chamber, obelisks.

use maat_imhotep::content::content;

use crate::position::{play, play_to_the_end};

#[test]
fn r_16_entrance_to_the_small_pyramids() {
    let points = content(1).pyramid_b[1][2].points;
    play(&format!(
        "game imhotep · revision 1 · seats 2 · options pyramid=b
        ships a · middle bb · market entrance statue statue statue
        a sail 1 · a to market · a take 1
        legal a put left, put middle, put right
        a put middle
        tells small-pyramid-built seat=a pyramid=middle points={points}
        expect players.a.points.pyramid {points} · expect players.a.quarry 28
        legal a haul, decline
        a haul
        expect players.a.sled 3 · expect players.a.quarry 25"
    ));
}

#[test]
fn r_17_red_cards_on_side_b() {
    let points = content(1).towers[0];
    play(&format!(
        "game imhotep · revision 1 · seats 2 · options burial=b
        ships a · burial abab · market sarcophagus statue statue statue
        a sail 1 · a to market · a take 1
        tells burial-built seat=a row=2 column=2 · expect burial ababa

        game imhotep · revision 1 · seats 2 · options obelisks=b
        ships a · obelisks 2 0 · market path statue statue statue
        a sail 1 · a to market · a take 1
        tells tower-built seat=a points={points} · expect obelisks.a 0 · expect towers.1 a"
    ));
}

#[test]
fn r_19_a_bonus_that_can_do_nothing_is_skipped() {
    let [_, middle, right] = &content(1).pyramid_b;
    let (stones, ship) = (middle[2].points, right[3].points);
    play(&format!(
        "game imhotep · revision 1 · seats 2 · options pyramid=b
        # No room on the sled.
        ships a · middle bb · sled a 5
        a sail 1 · a to pyramid · a put middle
        expect players.a.points.pyramid {stones} · expect turn b

        game imhotep · revision 1 · seats 2 · options pyramid=b
        # No stone in the quarry.
        ships a · middle bb · sled a 2 · quarry a 0
        a sail 1 · a to pyramid · a put middle
        expect players.a.points.pyramid {stones} · expect turn b

        game imhotep · revision 1 · seats 2 · options pyramid=b
        # No stone on the sled.
        ships a · right bbb
        a sail 1 · a to pyramid · a put right
        expect players.a.points.pyramid {ship} · expect turn b"
    ));
}

#[test]
fn r_20_stones_bonus_takes_what_fits() {
    let hauls = |stones: &str, count: u8| {
        play(&format!(
            "game imhotep · revision 1 · seats 2 · options pyramid=b
            ships a · middle bb · {stones}
            a sail 1 · a to pyramid · a put middle · a haul
            tells stones-taken seat=a count={count} cause=bonus"
        ));
    };
    hauls("sled a 4", 1);
    hauls("sled a 0 · quarry a 2", 2);
    hauls("sled a 1", 3);
}

#[test]
fn r_21_ship_bonus() {
    play(
        "game imhotep · revision 1 · seats 2 · options pyramid=b
        # A ship that is filled does not sail.
        ships a b_ · right bbb · sled a 1
        a sail 1 · a to pyramid · a put right
        legal a load 2-2, load 3-1, load 4-1, decline
        a load 2-2
        tells stone-loaded seat=a ship=2 slot=2 cause=bonus
        expect ships.2.docked null · expect players.a.sled 0 · expect turn b

        game imhotep · revision 1 · seats 2 · options pyramid=b
        # All other ships are full.
        ships a b bb @market · right bbb · sled a 1
        a sail 1 · a to pyramid · a put right
        expect turn b · expect players.a.sled 1

        game imhotep · revision 1 · seats 2 · options pyramid=b
        # It was the fourth ship.
        ships @market @temple @burial a_ · right bbb · sled a 1
        a sail 4 · a to pyramid · a put right
        expect round 2 · expect players.a.sled 1",
    );
}

#[test]
fn r_27_temple_rewards_go_from_left_to_right() {
    play(
        "game imhotep · revision 1 · seats 3 · options temple=b pyramid=b
        ships @market @burial @obelisks a · temple bcbac
        a sail 4 · a to temple
        # The new stone covers the first place.
        legal a point, stones
        a point
        tells temple-rewarded seat=c place=2
        legal b point, stones
        b point
        expect turn *
        * draw entrance
        legal a put left, put middle, put right · legal c
        a put left
        tells card-discarded card=entrance
        legal c point, stones
        c stones
        expect players.c.sled 2 · expect round 2",
    );
}

#[test]
fn r_28_without_a_stone_to_take_the_point_is_given() {
    let point = content(1).temple_reward.choice_points;
    play(&format!(
        "game imhotep · revision 1 · seats 2 · options temple=b
        ships @market @burial @obelisks a · temple a · sled a 3 · quarry a 0
        a sail 4 · a to pyramid
        tells temple-rewarded seat=a place=1 points={point} · expect round 2

        game imhotep · revision 1 · seats 2 · options temple=b
        ships @market @burial @obelisks a · temple a · sled a 3 · quarry a 1
        a sail 4 · a to pyramid
        legal a point, stones
        a stones
        expect players.a.sled 4 · expect players.a.quarry 0 · expect players.a.points.temple 0"
    ));
}

#[test]
fn r_30_two_players_have_four_places() {
    play(
        "game imhotep · revision 1 · seats 2 · options temple=b
        ships @market @burial @obelisks aa · temple bbb · sled a 5 · sled b 5
        a sail 4 · a to temple
        tells temple-built seat=a place=4 · tells temple-built seat=a place=1
        tells temple-rewarded seat=a place=1 · tells temple-rewarded seat=b place=2
        tells temple-rewarded seat=b place=3
        * draw statue
        tells card-drawn seat=a card=statue · silent temple-rewarded
        expect round 2 · expect view.a.temple_places 4",
    );
}

#[test]
fn r_42_ties_use_up_the_places() {
    let [four, two] = [4, 2].map(|seats| content(1).obelisks_a(seats));
    play_to_the_end(
        "seats 4",
        "obelisks 3 3 1 0",
        &format!(
            "expect players.a.points.obelisks {shared} · expect players.b.points.obelisks {shared}
            expect players.c.points.obelisks {} · expect players.d.points.obelisks 0",
            four[2],
            shared = (four[0] + four[1]) / 2
        ),
    );
    play_to_the_end(
        "seats 2",
        "obelisks 3 3",
        &format!("expect players.b.points.obelisks {}", (two[0] + two[1]) / 2),
    );
}

#[test]
fn r_43_rounding_down_row_by_row() {
    let places = &content(1).burial_b;
    let shared = (places[0] + places[1] + places[2]) / 3;
    assert!(2 * shared < (places[0] + places[1] + places[2]) * 2 / 3, "nothing is lost by rounding");
    play_to_the_end(
        "seats 4 · options burial=b",
        "burial aadbbdcc",
        &format!("expect players.a.points.burial {} · expect players.c.points.burial {0}", 2 * shared),
    );
}

#[test]
fn r_44_what_decorations_count() {
    let ends = |options: &str, stones: &str, card: &str| {
        play_to_the_end(
            &format!("seats 2 · options {options}"),
            // Stones on sleds and in quarries do not count.
            &format!("{stones} · sled a 3 · sled b 3 · hand b {card}"),
            "expect players.b.points.decorations 2",
        );
    };
    ends("wrath=no", "temple aaaaaa", "temple-d");
    ends("wrath=no", "burial ababab", "burial-d");
    ends("wrath=no", "pyramid ababa", "pyramid-d");
    ends("wrath=no", "obelisks 4 2", "obelisk-d");
    ends("obelisks=b", "towers a · obelisks 1 2", "obelisk-d");
    play_to_the_end(
        "seats 2 · options pyramid=b",
        // Fifteen on the small pyramids, two beside them, and the one of the last ship.
        "left aaaaa · middle bbbbb · right ababa · pyramid ab · hand b pyramid-d",
        "expect players.b.points.decorations 6",
    );
}
