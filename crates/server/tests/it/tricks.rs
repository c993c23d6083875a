//! Nobody gains by a trick: time, seats and votes that somebody might get without a right to them.

use std::time::Duration;

use maat_engine::Seat;
use maat_protocol::{
    BotReason, ClientMsg, Conduct, Ended, Happening, Idle, Pace, Play, Proposal, Refusal, Status, Watchers,
};
use maat_server::config::Limits;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use serde_json::json;

use crate::conduct::{
    DAY, Three, asked, bot_for, come_back, happened, info, propose, quick, resign, seat, three,
    until_allowed, until_away, vote,
};
use crate::player::{Player, chat, play_some, together, undo};
use crate::world::{Expect, Two, World, opened, two, two_with};

fn live(bank: u32) -> Conduct {
    Conduct { pace: Pace::Live { bank, increment: 0 }, ..quick() }
}

fn slow() -> Conduct {
    Conduct { pace: Pace::Slow { decision: 24 * 3600, bank: 24 * 3600 }, ..quick() }
}

fn carefully(player: &Player, text: &str) -> ClientMsg {
    ClientMsg::Play(Play { prompt: player.now().prompt.unwrap(), text: text.into(), careful: true })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_pause_does_not_stop_a_live_clock() {
    let world = World::new().await;
    let Two { mut guests, players: [mut a, mut b], .. } = two_with(&world, "you open", &live(600)).await;
    a.until_due().await;
    b.until("the game", |b| b.update.is_some()).await;
    guests[0].post("/api/pause", json!({ "days": 1 })).await.good();
    world.pass(Duration::from_secs(620)).await;
    b.until("a bot", |b| seat(b, Seat::A).substitute.is_some()).await;
    assert!(b.now().clocks.iter().all(|clock| clock.paused.is_none()));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_loses_the_seat_in_an_announced_pause() {
    let world = World::new().await;
    let Two { mut guests, table, players: [a, mut b] } = two_with(&world, "you open", &slow()).await;
    b.until("the game", |b| b.update.is_some()).await;
    guests[0].post("/api/pause", json!({ "days": 3 })).await.good();
    drop(a);
    world.pass(2 * DAY).await;
    b.until("Ann is away", |b| !b.presence.away.is_empty()).await;
    for _ in 0..3 {
        assert_eq!(b.refusal(bot_for(Seat::A)).await, Refusal::NotAway);
        tokio::time::sleep(Duration::from_millis(400)).await;
    }
    guests[0].post("/api/pause", json!({ "days": 0 })).await.good();
    until_away(&mut b, Seat::A).await;
    b.until("a bot", |b| seat(b, Seat::A).substitute.is_some()).await;
    drop(table);
}

/// Letting the time run out is no way to a quarter of it: the bot makes the decision that was due.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_out_of_time_does_not_decide() {
    let world = World::new().await;
    let thinker = Conduct { level: "mcts:1000ms".into(), ..live(600) };
    let Two { players: [mut a, mut b], .. } = two_with(&world, "you open", &thinker).await;
    a.until_due().await;
    let ply = a.ply();
    world.pass(Duration::from_secs(620)).await;
    a.until("a bot", |a| seat(a, Seat::A).substitute.is_some()).await;
    a.say(come_back(Seat::A)).await;
    a.until("the seat", |a| seat(a, Seat::A).substitute.is_none()).await;
    b.until_due().await;
    a.settle().await;
    let bot = a.ply();
    assert!(bot > ply, "the bot has decided");
    assert!(matches!(
        happened(&a)[..],
        [Happening::BotSat { why: BotReason::Time, .. }, Happening::Returned { seat: Seat::A, .. }]
    ));
    // Nor is what the bot has played taken back without asking.
    assert!(!a.now().undo && a.now().undo_by_consent);
    assert_eq!(a.refusal(undo(bot)).await, Refusal::NotFree);
    a.say(propose(Proposal::Undo { ply: bot })).await;
    b.until("the question", |b| asked(b).is_some()).await;
    b.say(vote(asked(&b).unwrap().number, true)).await;
    a.until_due().await;
    let clock = a.now().clocks.iter().find(|clock| clock.seat == Seat::A).unwrap();
    assert!(
        (140_000..=150_000).contains(&clock.bank),
        "an undo costs no time that the bot had: {}",
        clock.bank
    );
}

/// Whoever wants the seat back and then resigns, while the bot still thinks, does not leave an empty seat behind.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_is_not_given_back_after_a_resignation() {
    let world = World::new().await;
    let thinker = Conduct { level: "mcts:1000ms".into(), ..live(600) };
    let Two { players: [mut a, mut b], .. } = two_with(&world, "you open", &thinker).await;
    a.until_due().await;
    b.until("the game", |b| b.update.is_some()).await;
    world.pass(Duration::from_secs(620)).await;
    a.until("a bot", |a| seat(a, Seat::A).substitute.is_some()).await;
    a.say(come_back(Seat::A)).await;
    a.say(resign()).await;
    b.until_due().await;
    b.plays("quarry").await;
    b.until("the bot plays on", |b| b.is_due() && seat(b, Seat::A).resigned).await;
    assert!(seat(&b, Seat::A).substitute.is_some());
    assert!(!happened(&b).iter().any(|what| matches!(what, Happening::Returned { .. })));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_takes_the_seat_of_somebody_who_is_back() {
    let world = World::new().await;
    let Three { table, guests, mut a, mut b } = three(&world, &quick()).await;
    let dee = world.guest("Dee").await;
    let mut d = dee.join(&table).await;
    d.until("the game", |d| d.update.is_some()).await;
    let join = || propose(Proposal::Join { seat: Seat::C });
    until_allowed(&mut d, join).await;
    b.until("the question", |b| asked(b).is_some()).await;
    // The asker goes: nobody is seated who is not there.
    drop(d);
    b.until("she is gone", |b| b.presence.spectators == 0).await;
    let number = asked(&b).unwrap().number;
    for player in [&mut a, &mut b] {
        player.until("the question", |player| asked(player).is_some()).await;
        player.say(vote(number, true)).await;
        player.settle().await;
    }
    assert_eq!((&seat(&b, Seat::C).name[..], asked(&b).is_some()), ("Cyd", true));
    // The person of the seat comes back before her: it stays theirs.
    let mut c = guests[2].join(&table).await;
    c.until("the answer", |c| c.table.is_some() && asked(c).is_none()).await;
    assert!(matches!(
        happened(&c)[..],
        [Happening::Declined { what: Proposal::Join { .. }, by_seat: None, .. }]
    ));
    assert_eq!(c.seat(), Some(Seat::C));
    let mut d = dee.join(&table).await;
    assert_eq!(d.refusal(join()).await, Refusal::NotAway);
}

/// A client that reads nothing is cut off, and its person is away.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_stays_by_not_listening() {
    let world = World::new().await;
    let Two { table, guests, players: [mut a, b] } = two_with(&world, "you open", &quick()).await;
    a.until_due().await;
    let _ear = guests[1].join_deaf(&table).await;
    drop(b);
    a.until("both are there", |a| a.presence.seats.len() == 2).await;
    let line = "𓂀".repeat(500);
    // More than the queue and the buffers of the system hold.
    for count in 1..=40 {
        for _ in 0..50 {
            a.say(chat(&line)).await;
        }
        a.until("the lines", |a| a.chat.len() >= 50 * count).await;
    }
    a.until("Bob is away", |a| a.presence.away.iter().any(|away| away.seat == Seat::B)).await;
    until_away(&mut a, Seat::B).await;
    a.until("a bot", |a| seat(a, Seat::B).substitute.is_some()).await;
}

/// An open page with nobody in front of it holds up nobody.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_leaves_the_page_alone_is_away() {
    let world = World::new().await;
    let Two { table, guests, players: [mut a, mut b] } = two_with(&world, "you open", &quick()).await;
    for player in [&mut a, &mut b] {
        player.until("the game", |player| player.update.is_some()).await;
    }
    let idle = |on| ClientMsg::Idle(Idle { on });
    a.say(idle(true)).await;
    b.until("Ann is away", |b| b.presence.away.iter().any(|away| away.seat == Seat::A)).await;
    // A second page that is in use counts.
    let mut second = guests[0].join(&table).await;
    second.until("the game", |second| second.update.is_some()).await;
    b.until("Ann is there", |b| b.presence.away.is_empty()).await;
    drop(second);
    until_away(&mut b, Seat::A).await;
    b.until("a bot", |b| seat(b, Seat::A).substitute.is_some()).await;
    // Whatever she does shows that she is there.
    a.until("the news", |a| seat(a, Seat::A).substitute.is_some()).await;
    a.say(come_back(Seat::A)).await;
    a.until("the seat", |a| seat(a, Seat::A).substitute.is_none()).await;
    b.until("Ann is there", |b| b.presence.away.is_empty()).await;
    a.say(idle(true)).await;
    b.until("Ann is away", |b| !b.presence.away.is_empty()).await;
    a.say(idle(false)).await;
    b.until("Ann is there", |b| b.presence.away.is_empty()).await;
}

/// Of several people on one device the one who asks takes back their own choice.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_undo_belongs_to_the_seat_that_asks() {
    let world = World::new().await;
    let (mut ann, mut bob) = (world.guest("Ann").await, world.guest("Bob").await);
    let table = ann.open_with("you beside open", &quick()).await;
    bob.sit(&table, "c").await.good();
    let mut a = ann.join(&table).await;
    let mut bea = ann.join_as(&table, Seat::B).await;
    let mut b = bob.join(&table).await;
    ann.start(&table).await.good();
    for player in [&mut a, &mut bea, &mut b] {
        player.plays("quarry").await;
    }
    a.until_due().await;
    bea.until("the same", |bea| bea.ply() == a.ply()).await;
    assert!(bea.now().undo_by_consent);
    bea.say(propose(Proposal::Undo { ply: bea.ply() })).await;
    b.until("the question", |b| asked(b).is_some()).await;
    assert_eq!((&asked(&b).unwrap().by[..], asked(&b).unwrap().by_seat), ("Bea", Some(Seat::B)));
    b.say(vote(asked(&b).unwrap().number, true)).await;
    bea.until_due().await;
    assert_eq!(bea.now().due, [Seat::B]);
    a.until("the news", |a| !info(a).events.is_empty()).await;
    assert!(matches!(happened(&a)[..], [Happening::UndoAgreed { seat: Seat::B }]));
    // Each says something under their own name.
    bea.say(chat("sorry")).await;
    b.until("the line", |b| !b.chat.is_empty()).await;
    assert_eq!((&b.chat[0].name[..], b.chat[0].seat), ("Bea", Some(Seat::B)));
}

/// A bot that moves has not answered, people who do have; and whoever runs out of time has not agreed.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_undo_is_asked_for_at_a_table_with_bots() {
    let world = World::new().await;
    let conduct = live(600);
    let Two { players: [mut a, mut b], .. } = two_with(&world, "you greedy mcts:2000ms open", &conduct).await;
    a.plays("quarry").await;
    a.until("the first bot's move", |a| a.now().undo_by_consent).await;
    a.say(propose(Proposal::Undo { ply: a.ply() })).await;
    b.until("the question", |b| asked(b).is_some()).await;
    assert!(!b.is_due(), "the second bot thinks");
    b.until_due().await;
    assert!(asked(&b).is_some());
    b.say(vote(asked(&b).unwrap().number, true)).await;
    a.until_due().await;
    a.plays("quarry").await;
    b.until("one's turn", |b| b.is_due() && b.ply() > a.ply()).await;
    a.until("the bot's move", |a| a.ply() == b.ply()).await;

    // Thirty seconds without an answer are a no in a live game.
    a.say(propose(Proposal::Undo { ply: a.ply() })).await;
    b.until("the question", |b| asked(b).is_some_and(|asked| asked.seconds <= 30)).await;
    world.pass(Duration::from_secs(40)).await;
    b.until("the answer", |b| asked(b).is_none()).await;
    assert!(matches!(happened(&b)[1..], [Happening::Declined { what: Proposal::Undo { .. }, .. }]));
    a.say(propose(Proposal::Undo { ply: a.ply() })).await;
    b.until("the question", |b| asked(b).is_some()).await;
    world.pass(Duration::from_secs(620)).await;
    a.until("a bot", |a| seat(a, Seat::D).substitute.is_some()).await;
    assert!(!happened(&a)[2..].iter().any(|what| matches!(what, Happening::UndoAgreed { .. })));
}

/// People are not bound to somebody who never comes back, even where no bot may take the seat.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn those_who_stay_can_end_the_game() {
    let world = World::new().await;
    let patient = Conduct { grace: None, ..quick() };
    let Three { table, guests, mut a, mut b } = three(&world, &patient).await;
    a.say(propose(Proposal::End)).await;
    b.until("the question", |b| asked(b).is_some()).await;
    assert!(asked(&b).unwrap().open.contains(&Seat::C), "Cyd may come back");
    a.until("the question", |a| asked(a).is_some()).await;
    a.say(vote(asked(&a).unwrap().number, false)).await;
    b.until("it is withdrawn", |b| asked(b).is_none()).await;
    world.pass(7 * DAY + Duration::from_secs(60)).await;
    loop {
        let mut again = guests[0].join(&table).await;
        again.until("Cyd is away", |player| !player.presence.away.is_empty()).await;
        if u64::from(again.presence.away[0].seconds) > 7 * DAY.as_secs() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    a.say(propose(Proposal::End)).await;
    b.until("the question", |b| asked(b).is_some()).await;
    assert_eq!(asked(&b).unwrap().open, [Seat::B]);
    b.say(vote(asked(&b).unwrap().number, true)).await;
    b.until("the end", |b| b.status() == Some(Status::Finished)).await;
    assert_eq!(info(&b).ended, Some(Ended::Agreed));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_closed_game_has_no_record_for_strangers() {
    let world = World::new().await;
    let Two { table, mut guests, players: [mut a, _b] } = two(&world, "you open", "").await;
    a.plays("quarry").await;
    let (mut eve, mut stranger) = (world.guest("Eve").await, world.stranger());
    eve.record(&table).await;
    a.say(ClientMsg::Watchers(Watchers::Out)).await;
    a.until("the door is closed", |a| info(a).conduct.watchers == Watchers::Out).await;
    let path = format!("/api/tables/{table}/record");
    for outsider in [&mut eve, &mut stranger] {
        outsider.get(&path).await.refused(404, "not-found");
    }
    guests[1].record(&table).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rematch_that_was_closed_can_be_asked_for_again() {
    let world = World::new().await;
    let Two { table, guests: [mut ann, mut bob], players: [mut a, mut b] } =
        two(&world, "you open", "").await;
    a.until_due().await;
    a.say(propose(Proposal::End)).await;
    b.until("the question", |b| asked(b).is_some()).await;
    b.say(propose(Proposal::End)).await;
    a.until("the end", |a| a.status() == Some(Status::Finished)).await;
    let first = opened(&ann.rematch(&table).await.good());
    ann.close(&first).await.good();
    let second = opened(&bob.rematch(&table).await.good());
    assert_ne!(first, second);
    // One person, one seat, however they come.
    ann.sit(&second, "a").await;
    ann.rematch(&table).await.good();
    let mut a = ann.join(&second).await;
    a.until("the table", |a| a.table.is_some()).await;
    assert_eq!(info(&a).yours.len(), 1);
}

/// A host who has lost the seat to a spectator is not the host any more.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_whose_host_was_replaced_has_a_host() {
    let world = World::new().await;
    let Two { table, players: [a, mut b], .. } = two_with(&world, "you open", &quick()).await;
    b.until("the game", |b| b.update.is_some()).await;
    drop(a);
    until_away(&mut b, Seat::A).await;
    b.until("a bot", |b| seat(b, Seat::A).substitute.is_some()).await;
    let mut d = world.guest("Dee").await.join(&table).await;
    d.until("the game", |d| d.update.is_some()).await;
    d.say(propose(Proposal::Join { seat: Seat::A })).await;
    b.until("the question", |b| asked(b).is_some()).await;
    b.say(vote(asked(&b).unwrap().number, true)).await;
    d.until("a seat", |d| info(d).you == Some(Seat::A)).await;
    b.until("the news", |b| info(b).host).await;
}

/// A careful move is played only if its player can take it back.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_careful_move_can_be_taken_back() {
    let world = World::new().await;
    let Two { players: [mut a, mut b], .. } = two(&world, "you open", "").await;
    a.until_due().await;
    b.until("the game", |b| b.update.is_some()).await;
    let mut rng = SmallRng::seed_from_u64(7);
    let (mut played, mut refused) = (0, 0);
    while !a.is_over() {
        together(&mut a, &mut b).await;
        let due = if a.is_due() { &mut a } else { &mut b };
        if !due.is_due() {
            continue;
        }
        let (ply, text) = (due.ply(), due.any_move(&mut rng));
        due.say(carefully(due, &text)).await;
        due.until("an answer", |due| due.ply() > ply || !due.refused.is_empty()).await;
        if due.refused.is_empty() {
            assert!(due.now().undo, "{text}");
            played += 1;
            continue;
        }
        assert_eq!(due.refused.drain(..).collect::<Vec<_>>(), [Refusal::Final]);
        due.settle().await;
        assert_eq!(due.ply(), ply, "nothing has happened");
        due.plays(&text).await;
        assert!(!due.now().undo, "{text}");
        refused += 1;
    }
    assert!(played > 20 && refused > 0, "{played} {refused}");
}

/// Whoever wants to make even forced moves is asked, as long as they are there.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn forced_moves_are_left_to_those_who_want_them() {
    let world = World::new().await;
    let mut forced = [0, 0];
    for round in 0..20 {
        let Two { table, guests, players: [a, mut b] } = two(&world, "you open", "").await;
        let mut a = if round % 2 == 0 { a } else { guests[0].join_asking(&table).await };
        b.until("the game", |b| b.update.is_some()).await;
        a.until("the game", |a| a.update.is_some()).await;
        let mut rng = SmallRng::seed_from_u64(round);
        while !a.is_over() {
            together(&mut a, &mut b).await;
            let due = if a.is_due() { &mut a } else { &mut b };
            if !due.is_due() {
                continue;
            }
            let first = due.seat() == Some(Seat::A);
            assert!(due.now().legal.len() > 1 || first, "nobody else is asked");
            forced[round as usize % 2] += usize::from(first && due.now().legal.len() == 1);
            due.play_any(&mut rng).await;
        }
        if forced[1] > 0 {
            break;
        }
    }
    assert_eq!(forced[0], 0);
    assert!(forced[1] > 0, "no game of these had a forced move");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_makes_everybody_look_a_thousand_times() {
    let world = World::with(|config| config.limits.changes = Limits::default().changes).await;
    let Two { players: [mut a, mut b], .. } = two(&world, "you open", "").await;
    play_some(&mut a, &mut b, 3).await;
    b.settle().await;
    let shown =
        |player: &Player| player.frames.iter().filter(|frame| frame.starts_with(r#"{"table"#)).count();
    let before = shown(&b);
    for round in 0..500 {
        let watchers = if round % 2 == 0 { Watchers::Watch } else { Watchers::Talk };
        a.say(ClientMsg::Watchers(watchers)).await;
        for player in [&mut a, &mut b] {
            player.settle().await;
        }
    }
    assert!(shown(&b) < before + 200, "{}", shown(&b) - before);
    assert!(a.refused.iter().filter(|&&why| why == Refusal::TooMuch).count() > 300);
}
