//! The Traitor's lanes and symbols, and the solo setup: rules without an example.

use maat_engine::{Game, Seat, Turn, Viewer};
use maat_pharaon::cards::{Card, Cards};
use maat_pharaon::content::content;
use maat_pharaon::pieces::{Board, Colour, Face, Holder, Resource, Reward, Sign};
use maat_pharaon::{Event, Pharaon};

use crate::facts::{Spot, artisan_points, artisans, field, jar_colours, mixed_jar, other_colours, spots};
use crate::games::new_game;
use crate::position::{go_on, pass_until, play, position};
use crate::traitor::{Lanes, turn_with};

/// The number of spaces of the light side of a board.
fn length(board: Board) -> usize {
    content(1).traitor_board(board, Face::Light).lane.len()
}

/// The lane colours in order, beginning with this one.
fn from(first: Colour) -> [Colour; 5] {
    let others = other_colours(&[first]);
    [first, others[0], others[1], others[2], others[3]]
}

/// The lane and space of the bottom token of a jar, the game, and the events until the next decision.
fn bottom_token(lanes: &Lanes, words: &str) -> (u8, u8, Pharaon, Vec<Event>) {
    let number = mixed_jar();
    let mut game = position("seats 1", &format!("round 5 · stack 1 · {lanes} · {words}"));
    let mut events = go_on(&mut game, &format!("a pass · * jar {number}"));
    events.extend(pass_until(&mut game, |game| game.turn() != Turn::Chance));
    let placed = events.iter().find_map(|event| match event {
        Event::LaneFilled { lane, space, .. } => Some((lane.number(), *space)),
        _ => None,
    });
    let (lane, space) = placed.expect("a token was placed");
    (lane, space, game, events)
}

#[test]
fn a_full_lane_sends_tokens_to_the_right() {
    let bottom = jar_colours(mixed_jar())[2];
    let lanes = Lanes::new(from(bottom)).filled(1, length(Board::A)).filled(2, length(Board::B));
    let (lane, space, ..) = bottom_token(&lanes, "first a");
    assert_eq!((lane, space), (3, 2));
    // After the rightmost lane comes the leftmost.
    let mut colours = from(bottom);
    colours.swap(0, 4);
    let lanes = Lanes::new(colours).filled(5, length(Board::E)).filled(1, 3);
    let (lane, space, ..) = bottom_token(&lanes, "first a");
    assert_eq!((lane, space), (1, 4));
}

/// The discs after a symbol on the first lane, which is filled up to it; `others` are the numbers of tokens on the
/// other lanes.
fn nile_after(spot: Spot, others: [usize; 4], words: &str) -> Vec<(Colour, u8)> {
    let mut lanes = Lanes::new(from(jar_colours(mixed_jar())[2])).with(1, spot);
    for (lane, tokens) in (2..).zip(others) {
        lanes = lanes.filled(lane, tokens);
    }
    let (_, _, game, _) = bottom_token(&lanes, words);
    let nile = game.traitor().expect("a single player").nile;
    Colour::ALL.into_iter().zip(nile).filter(|(_, level)| *level > 0).collect()
}

#[test]
fn the_fullest_and_the_emptiest_lane() {
    let colours = from(jar_colours(mixed_jar())[2]);
    let spot = spots(Sign::NileFullest)[0];
    let full = spot.space;
    // The token just placed counts, and of equal lanes the leftmost.
    assert_eq!(nile_after(spot, [full, full, full, full], "first a"), [(colours[0], 1)]);
    assert_eq!(nile_after(spot, [1, full + 1, full + 1, 1], "first a"), [(colours[2], 1)]);
    let top = format!("nile traitor {} {}", colours[2], content(1).nile_top());
    assert_eq!(
        nile_after(spot, [1, full + 1, full + 1, 1], &top),
        [(colours[2], content(1).nile_top())],
        "a disc at the top stays there"
    );
    let spot = spots(Sign::NileEmptiest).into_iter().max_by_key(|spot| spot.space).expect("one");
    assert_eq!(nile_after(spot, [3, 2, 2, 4], "first a"), [(colours[2], 1)]);
}

/// A lower value after a higher one changes nothing.
#[test]
fn the_highest_value_counts() {
    let values = spots(Sign::NobleValue);
    let pairs = values.iter().flat_map(|high| values.iter().map(move |low| (high, low)));
    let (high, low) = pairs
        .into_iter()
        .find(|(high, low)| high.board != low.board && high.symbol.number > low.symbol.number)
        .expect("two values");
    let [left, right, bottom] = jar_colours(mixed_jar());
    let others = other_colours(&[bottom, left]);
    let lanes = Lanes::new([bottom, left, others[0], others[1], others[2]]).with(1, *high).with(2, *low);
    // Both top tokens go to lanes.
    let full = format!("wheel {left} {left} {left} {left} · wheel {right} {right} {right} {right}");
    let (_, _, game, events) = bottom_token(&lanes, &format!("{full} · nobles traitor 1 2"));
    assert_eq!(game.traitor().map(|traitor| traitor.noble_value), high.symbol.number);
    assert!(events.contains(&Event::SymbolIdle { sign: Sign::NobleValue }));
}

#[test]
fn each_symbol_works_at_once() {
    // Expectations for the place that the symbol names.
    let works = |sign: Sign, words: &str, expected: &dyn Fn(u8) -> String| {
        let spot = spots(sign)[0];
        let lanes = Lanes::new(from(jar_colours(mixed_jar())[2])).with(1, spot);
        let turn = turn_with(mixed_jar(), &format!("{lanes} · {words}"));
        play(&format!("{turn}\n{}", expected(spot.symbol.number.unwrap_or_default())));
    };
    works(Sign::Tomb, "tomb traitor 1", &|_| "tells tomb-built seat=traitor space=2".into());
    let last = format!("tomb traitor {}", content(1).tomb.len());
    works(Sign::Tomb, &last, &|_| "tells tomb-finished seat=traitor".into());
    works(Sign::TakeNoble, "court 21 22 23", &|place| {
        let noble = 20 + place;
        format!(
            "tells noble-taken seat=traitor noble={noble}
            * noble 1
            expect nobles_up.{place} 1 · expect traitor.nobles [{noble}] · expect traitor.nile [0,0,0,0,0]"
        )
    });
    works(Sign::Pair, "pairs vp-1+vp-1 vp-1+vp-1 vp-1+vp-1", &|place| {
        format!("tells pair-taken seat=traitor place={place} · expect traitor.offerings.11 2")
    });
    works(Sign::Bonus, "bonus vp-2 vp-2 vp-2", &|place| {
        format!("tells offering-taken seat=traitor place={place} · expect traitor.offerings.12 1")
    });
    let by_points = |most: bool| {
        let mut cards = artisans(|_| true);
        cards.sort_by_key(|card| artisan_points(*card));
        if most {
            cards.reverse();
        }
        cards
    };
    for (sign, most) in [(Sign::DiscardLowest, false), (Sign::DiscardHighest, true)] {
        let cards = by_points(most);
        let [wanted, other, next] = [cards[0], cards[25], cards[26]];
        works(sign, &format!("workshop {other} {next} {wanted}  {}", cards[27]), &|_| {
            format!(
                "tells artisan-discarded place=3 artisan={wanted}
                * artisan {}
                expect artisans_up.3 {} · expect traitor.artisans_gone [{wanted}] · expect traitor.artisans []",
                cards[20], cards[20]
            )
        });
    }
}

/// The Traitor's rewards on the pyramid, one field after the other.
#[test]
fn the_traitor_on_the_pyramid() {
    let row = &content(1).pyramid[0];
    for number in 2..=row.len() {
        let words = format!(
            "on traitor 1 {} · first a · faces offerings blue · supply a blue 1 · pairs vp-1+vp-1 · bonus vp-2",
            number - 1
        );
        let mut game = position("seats 1", &words);
        go_on(&mut game, "a pair 1");
        let has = |reward: Reward| row[number - 1].contains(&reward);
        if has(Reward::Basic) {
            assert_eq!(game.step(), "traitor-gain");
            go_on(&mut game, "a gain red");
        }
        if has(Reward::Offering) {
            go_on(&mut game, "* token res-red");
        }
        let traitor = game.traitor().expect("a single player");
        assert_eq!(traitor.resources[Resource::Red.index()], u8::from(has(Reward::Basic)));
        assert_eq!(traitor.resources[Resource::Silver.index()], u8::from(has(Reward::Silver)));
        assert_eq!(traitor.offerings.iter().sum::<u8>(), u8::from(has(Reward::Offering)));
        let first = if has(Reward::FirstPlayer) { Holder::Traitor } else { Holder::A };
        assert_eq!(game.first_player(), Some(first));
        assert_eq!(game.step(), "turn");
    }
    assert!(field(1, Reward::Basic) > 1);
}

#[test]
fn the_setup_of_a_single_player() {
    let mut game = new_game(1, Default::default());
    pass_until(&mut game, |game| game.step() == "draft-jar");
    let view = game.view(Viewer::Spectator);
    let traitor = view.traitor.expect("the Traitor");
    assert_eq!((view.jars.len(), view.pairs.len(), view.bonus.len()), (2, 3, 3));
    assert_eq!(view.zones[0].slots.len(), 3);
    assert!(traitor.lanes.iter().all(|lane| lane.spaces.iter().flat_map(|space| space.token).count() == 1));
    assert_eq!(traitor.stack, traitor.lanes[0].jars);
    assert!(Colour::ALL.iter().all(|colour| view.bank.get(Resource::from(*colour)) == Some(19)));

    pass_until(&mut game, |game| game.step() == "look");
    go_on(&mut game, "* look 22 · * look 23");
    let events = go_on(&mut game, "a keep 23");
    let kept = |event: &Event| matches!(event, Event::NobleLeft { noble, .. } if noble.number() == 22);
    assert!(events.iter().any(kept), "{events:?}");
    pass_until(&mut game, |game| game.step() == "first");
    let traitor = game.traitor().expect("the Traitor");
    assert_eq!(traitor.nobles.iter().map(Card::number).collect::<Vec<_>>(), [22]);
    assert_eq!(traitor.nile, [0; 5], "its effect is ignored");
    let view = game.view(Viewer::Spectator);
    let blocked = view.zones.iter().flat_map(|zone| zone.slots.iter().flatten()).count();
    assert_eq!((blocked, view.jars.len()), (3, 2));

    // The holder of the token begins.
    let mut other = game.clone();
    go_on(&mut game, "* first a");
    assert_eq!((game.step(), game.first_player()), ("turn", Some(Holder::A)));
    go_on(&mut other, "* first traitor");
    assert_eq!((other.step(), other.first_player()), ("traitor-jar", Some(Holder::Traitor)));
}

#[test]
fn a_beginner_alone() {
    let mut game = new_game(1, "beginner=a".parse().expect("an option"));
    pass_until(&mut game, |game| game.step() == "scribe");
    go_on(&mut game, "* scribe 2 · * scribe 5");
    let events = pass_until(&mut game, |game| game.step() == "first");
    assert!(!events.iter().any(|event| matches!(event, Event::NobleSeen { .. })));
    let numbers = |nobles: Cards| nobles.iter().map(Card::number).collect::<Vec<_>>();
    assert_eq!(numbers(game.player(Seat::A).nobles), [2]);
    assert_eq!(numbers(game.traitor().expect("the Traitor").nobles), [5]);
}
