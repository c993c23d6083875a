//! Nobody is stuck: absence, votes, resignation, consent, rematch, people on one device.

use std::time::Duration;

use maat_engine::Seat;
use maat_protocol::{
    BotReason, ClientMsg, Conduct, Ended, Happening, Mute, Nudge, OnResign, Pace, Proposal, ProposalInfo,
    Refusal, Resign, Return, SeatInfo, Status, TableInfo, Vote, Watchers,
};
use maat_server::store::Store;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use serde_json::json;

use crate::player::{Player, chat, play, together, undo};
use crate::world::{Expect, Guest, SIDES_B, Two, World, new_table, opened, replay, two, two_with};

pub const DAY: Duration = Duration::from_secs(24 * 3600);

pub fn info(player: &Player) -> &TableInfo {
    player.table.as_ref().expect("the table is shown")
}

pub fn seat(player: &Player, seat: Seat) -> &SeatInfo {
    &info(player).seats[seat.index()]
}

pub fn asked(player: &Player) -> Option<&ProposalInfo> {
    player.table.as_ref()?.proposal.as_ref()
}

/// What has happened, in the order in which it did.
pub fn happened(player: &Player) -> Vec<&Happening> {
    info(player).events.iter().map(|event| &event.what).collect()
}

pub fn propose(what: Proposal) -> ClientMsg {
    ClientMsg::Propose(what)
}

pub fn bot_for(seat: Seat) -> ClientMsg {
    propose(Proposal::Bot { seat })
}

pub fn vote(proposal: u32, yes: bool) -> ClientMsg {
    ClientMsg::Vote(Vote { proposal, yes })
}

pub fn resign() -> ClientMsg {
    ClientMsg::Resign(Resign {})
}

pub fn come_back(seat: Seat) -> ClientMsg {
    ClientMsg::Return(Return { seat })
}

fn nudge(seat: Seat) -> ClientMsg {
    ClientMsg::Nudge(Nudge { seat })
}

/// Conditions under which bots play at once.
pub fn quick() -> Conduct {
    Conduct { grace: Some(1), level: "greedy".into(), ..Conduct::default() }
}

/// Three people, the first two connected: Ann, Bob and the absent Cyd.
pub struct Three {
    pub table: String,
    pub guests: [Guest; 3],
    pub a: Player,
    pub b: Player,
}

/// Cyd is away since the start; the grace time is over.
pub async fn three(world: &World, conduct: &Conduct) -> Three {
    let (mut ann, mut bob) = (world.guest("Ann").await, world.guest("Bob").await);
    let mut cyd = world.guest("Cyd").await;
    let table = ann.open_with("you open open", conduct).await;
    bob.sit(&table, "b").await.good();
    cyd.sit(&table, "c").await.good();
    let (mut a, mut b) = (ann.join(&table).await, bob.join(&table).await);
    ann.start(&table).await.good();
    let grace = conduct.grace.unwrap_or(1);
    world.pass(Duration::from_secs(u64::from(grace) + 10)).await;
    for player in [&mut a, &mut b] {
        player.until("the game", |player| player.update.is_some()).await;
    }
    Three { table, guests: [ann, bob, cyd], a, b }
}

/// Waits until the server allows to propose a bot for the absent one.
pub async fn until_away(player: &mut Player, away: Seat) {
    until_allowed(player, || bot_for(away)).await;
}

/// Proposes something about the seat of an absent person until they have been away for long enough.
pub async fn until_allowed(player: &mut Player, what: impl Fn() -> ClientMsg) {
    for _ in 0..200 {
        player.say(what()).await;
        player.settle().await;
        match player.refused.pop() {
            Some(Refusal::NotAway) => tokio::time::sleep(Duration::from_millis(200)).await,
            refused => return assert_eq!(refused, None),
        }
    }
    panic!("the server does not allow it");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_leaves_is_replaced_and_comes_back() {
    let world = World::new().await;
    let Two { table, mut guests, players: [mut a, b] } = two_with(&world, "you open", &quick()).await;
    a.until_due().await;
    a.plays("quarry").await;
    assert_eq!(a.refusal(bot_for(Seat::B)).await, Refusal::NotAway, "Bob is there");
    drop(b);
    a.until("Bob is away", |a| a.presence.away.iter().any(|away| away.seat == Seat::B)).await;
    until_away(&mut a, Seat::B).await;
    // The only person present is a majority. The bot plays at once.
    a.until_due().await;
    assert_eq!(seat(&a, Seat::B).substitute.as_deref(), Some("greedy"));
    assert!(seat(&a, Seat::B).bot.is_none() && seat(&a, Seat::B).name == "Bob");
    assert!(matches!(
        happened(&a)[..],
        [Happening::BotSat { seat: Seat::B, why: BotReason::Away, name, .. }] if name == "Bob"
    ));

    let mut b = guests[1].join(&table).await;
    b.until("the game", |b| b.update.is_some()).await;
    assert!(!b.is_due() && b.seat() == Some(Seat::B));
    assert_eq!(b.refusal(play(b.ply(), "quarry")).await, Refusal::BotPlays);
    assert_eq!(b.refusal(undo(b.ply())).await, Refusal::BotPlays);
    assert_eq!(a.refusal(come_back(Seat::B)).await, Refusal::NotYourSeat, "nobody returns for others");
    b.say(come_back(Seat::B)).await;
    b.until("the seat is Bob's again", |b| seat(b, Seat::B).substitute.is_none()).await;
    assert!(matches!(happened(&b)[1..], [Happening::Returned { seat: Seat::B, .. }]));
    let mut rng = SmallRng::seed_from_u64(4);
    a.play_any(&mut rng).await;
    b.until_due().await;
    b.play_any(&mut rng).await;
    assert_eq!(b.refusal(come_back(Seat::B)).await, Refusal::NotAway);

    // All of it is stored.
    let mut late = world.stranger().join(&table).await;
    late.until("the table", |late| late.table.is_some()).await;
    assert_eq!(happened(&late), happened(&b));
    replay(&guests[0].record(&table).await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_majority_of_the_people_present_decides() {
    let world = World::new().await;
    let Three { table, guests, mut a, mut b } = three(&world, &quick()).await;
    until_away(&mut a, Seat::C).await;
    b.until("the question", |b| asked(b).is_some()).await;
    let question = asked(&b).unwrap().clone();
    assert_eq!((&question.by[..], question.by_seat), ("Ann", Some(Seat::A)));
    assert_eq!((&question.yes[..], &question.open[..]), (&[Seat::A][..], &[Seat::B][..]));
    assert!(question.silence_agrees && question.seconds > 23 * 3600);

    // Nobody votes for others, twice, from outside, or about another question.
    let dee = world.guest("Dee").await;
    let mut d = dee.join(&table).await;
    let mut stranger = world.stranger().join(&table).await;
    for outsider in [&mut d, &mut stranger] {
        outsider.until("the game", |player| player.update.is_some()).await;
        let why = outsider.refusal(vote(question.number, true)).await;
        assert!([Refusal::NoVote, Refusal::NotYourSeat].contains(&why));
        let why = outsider.refusal(bot_for(Seat::C)).await;
        assert!([Refusal::NotYourSeat, Refusal::NoVote].contains(&why), "{why:?}");
    }
    assert_eq!(a.refusal(vote(question.number, true)).await, Refusal::NoVote, "one has one vote");
    let mut second_tab = guests[0].join(&table).await;
    second_tab.until("the table", |tab| tab.table.is_some()).await;
    assert_eq!(second_tab.refusal(vote(question.number, true)).await, Refusal::NoVote);
    assert_eq!(b.refusal(vote(question.number + 1, true)).await, Refusal::NoVote);
    assert_eq!(b.refusal(propose(Proposal::End)).await, Refusal::AlreadyAsked);

    b.say(vote(question.number, false)).await;
    a.until("it is refused", |a| asked(a).is_none() && !info(a).events.is_empty()).await;
    assert!(matches!(
        happened(&a)[..],
        [Happening::Declined { what: Proposal::Bot { seat: Seat::C }, by_seat: Some(Seat::A), by }] if by == "Ann"
    ));
    assert_eq!(seat(&a, Seat::C).substitute, None);
    assert_eq!(b.refusal(vote(question.number, true)).await, Refusal::NoVote, "it is settled");

    // Both ask at once: they agree.
    a.say(bot_for(Seat::C)).await;
    b.say(bot_for(Seat::C)).await;
    b.until("a bot", |b| seat(b, Seat::C).substitute.is_some()).await;

    // Whose seat it is has no vote about it, and ends the question by coming.
    let mut c = guests[2].join(&table).await;
    c.until("the game", |c| c.update.is_some()).await;
    c.say(come_back(Seat::C)).await;
    c.until("the seat", |c| seat(c, Seat::C).substitute.is_none()).await;
    drop(c);
    until_away(&mut a, Seat::C).await;
    let mut c = guests[2].join(&table).await;
    c.until("the question is over", |c| c.table.is_some() && asked(c).is_none()).await;
    assert_eq!(seat(&c, Seat::C).substitute, None);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_question_that_nobody_answers_is_accepted_after_a_day() {
    let world = World::new().await;
    let Three { table, guests: _guests, mut a, b } = three(&world, &quick()).await;
    until_away(&mut a, Seat::C).await;
    a.until("the question", |a| asked(a).is_some()).await;
    world.pass(DAY + Duration::from_secs(10)).await;
    a.until("a bot", |a| seat(a, Seat::C).substitute.is_some()).await;
    drop((b, table));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_of_friends_can_wait_for_ever() {
    let world = World::new().await;
    let patient = Conduct { grace: None, ..quick() };
    let Three { mut a, mut b, .. } = three(&world, &patient).await;
    assert_eq!(a.refusal(bot_for(Seat::C)).await, Refusal::NotAllowed);
    assert_eq!(b.refusal(bot_for(Seat::B)).await, Refusal::NotAllowed, "nor for oneself");
    let mut eve = world.guest("Eve").await;
    let mut wish = new_table("you open", "");
    wish["conduct"] = serde_json::to_value(&patient).unwrap();
    wish["public"] = json!(true);
    eve.post("/api/tables", wish).await.refused(422, "conduct");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_spectator_whom_the_others_accept_plays_on() {
    let world = World::new().await;
    let Three { table, guests, mut a, mut b } = three(&world, &quick()).await;
    let (dee, eve) = (world.guest("Dee").await, world.guest("Eve").await);
    let (mut d, mut e) = (dee.join(&table).await, eve.join(&table).await);
    let join = || propose(Proposal::Join { seat: Seat::C });
    for watcher in [&mut d, &mut e] {
        watcher.until("the game", |player| player.update.is_some()).await;
    }
    assert_eq!(a.refusal(join()).await, Refusal::NotAllowed, "Ann has a seat");
    assert_eq!(d.refusal(propose(Proposal::Join { seat: Seat::B })).await, Refusal::NotAway);
    until_allowed(&mut d, join).await;
    b.until("the question", |b| asked(b).is_some()).await;
    let question = asked(&b).unwrap().clone();
    assert_eq!((&question.by[..], question.by_seat, question.yes.len()), ("Dee", None, 0));
    // Somebody else who wants the same seat comes too late; the asker does not vote.
    assert!([Refusal::NoVote, Refusal::AlreadyAsked].contains(&e.refusal(join()).await));
    assert_eq!(d.refusal(vote(question.number, true)).await, Refusal::NoVote);
    a.say(vote(question.number, true)).await;
    b.say(vote(question.number, true)).await;
    d.until("a seat", |d| info(d).you == Some(Seat::C)).await;
    assert!(matches!(
        happened(&d)[..],
        [Happening::Joined { seat: Seat::C, name, before }] if name == "Dee" && before == "Cyd"
    ));
    let legal = |player: &Player| player.update.as_ref().map(|update| update.legal.clone());
    // Two people claim the seat: the others have decided.
    let mut c = guests[2].join(&table).await;
    c.until("the game", |c| c.update.is_some()).await;
    assert_eq!((c.seat(), legal(&c)), (None, Some(vec![])));
    assert_eq!(c.refusal(come_back(Seat::C)).await, Refusal::NotYourSeat);
    let mut rng = SmallRng::seed_from_u64(3);
    for player in [&mut a, &mut b, &mut d] {
        player.until_due().await;
        player.play_any(&mut rng).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_resigns_hands_over_to_a_bot_for_good() {
    let world = World::new().await;
    let Two { table, guests, players: [mut a, mut b] } = two_with(&world, "you open", &quick()).await;
    a.until_due().await;
    b.until("the game", |b| b.update.is_some()).await;
    a.say(resign()).await;
    b.until_due().await;
    b.until("the news", |b| seat(b, Seat::A).resigned).await;
    assert!(info(&b).host, "the next person is the host");
    assert!(matches!(happened(&b)[..], [Happening::BotSat { why: BotReason::Resigned, .. }]));
    a.until("the news", |a| seat(a, Seat::A).resigned).await;
    for refused in [come_back(Seat::A), resign(), play(a.ply(), "quarry"), propose(Proposal::End)] {
        assert_eq!(a.refusal(refused).await, Refusal::Resigned);
    }
    // The last person who gives up ends the game.
    b.say(resign()).await;
    b.until("the end", |b| b.status() == Some(Status::Finished)).await;
    assert_eq!(info(&b).ended, Some(Ended::Abandoned(Seat::B)));
    assert!(info(&b).seed.is_some(), "all is told");
    b.until("nothing to do", |b| b.now().due.is_empty()).await;
    assert_eq!(b.refusal(play(b.ply(), "quarry")).await, Refusal::Resigned);
    let mut late = guests[0].join(&table).await;
    late.until("the game", |late| late.update.is_some()).await;
    assert_eq!(info(&late).status, Status::Finished);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_resignation_ends_the_game_if_the_table_says_so() {
    let world = World::new().await;
    let conduct = Conduct { resign: OnResign::End, ..quick() };
    let Two { players: [mut a, mut b], .. } = two_with(&world, "you open", &conduct).await;
    a.until_due().await;
    let watcher = world.stranger();
    let table = info(&a).id.clone();
    b.say(resign()).await;
    a.until("the end", |a| info(a).ended.is_some()).await;
    assert_eq!(info(&a).ended, Some(Ended::Resigned(Seat::B)));
    assert_eq!(a.refusal(play(a.ply(), "quarry")).await, Refusal::Over);
    assert_eq!(watcher.join(&table).await.refusal(resign()).await, Refusal::NotYourSeat);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_agree_to_end_undecided() {
    let world = World::new().await;
    let Two { guests, table, players: [mut a, mut b] } = two(&world, "you open random", "").await;
    a.until_due().await;
    b.until("the game", |b| b.update.is_some()).await;
    a.say(propose(Proposal::End)).await;
    b.until("the question", |b| asked(b).is_some()).await;
    assert!(!asked(&b).unwrap().silence_agrees);
    a.until("the question", |a| asked(a).is_some()).await;
    a.say(vote(asked(&a).unwrap().number, false)).await;
    b.until("it is withdrawn", |b| asked(b).is_none() && info(b).events.len() == 1).await;
    b.say(propose(Proposal::End)).await;
    a.until("the question", |a| asked(a).is_some_and(|asked| asked.by == "Bob")).await;
    a.plays("quarry").await;
    assert!(asked(&a).is_some(), "a move does not answer it");
    a.say(vote(asked(&a).unwrap().number, true)).await;
    for player in [&mut a, &mut b] {
        player.until("the end", |player| player.status() == Some(Status::Finished)).await;
        assert_eq!(info(player).ended, Some(Ended::Agreed));
        player.until("nothing to do", |player| player.now().due.is_empty()).await;
        assert!(player.now().outcome.is_none() && player.now().legal.is_empty() && !player.now().undo);
        assert_eq!(player.refusal(propose(Proposal::End)).await, Refusal::Over);
    }
    let mut ann = guests[0].clone();
    let mine = ann.lobby().await.mine;
    assert_eq!((mine.len(), mine[0].status, mine[0].your_turn), (1, Status::Finished, false));
    replay(&ann.record(&table).await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_against_bots_is_abandoned_at_once() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let table = ann.begin("you random", "").await;
    let mut a = ann.join(&table).await;
    a.until_due().await;
    a.say(propose(Proposal::End)).await;
    a.until("the end", |a| a.status() == Some(Status::Finished)).await;
    assert_eq!(info(&a).ended, Some(Ended::Abandoned(Seat::A)));
}

/// Both play once, so that only consent helps.
async fn played_on(a: &mut Player, b: &mut Player) {
    a.plays("quarry").await;
    b.plays("quarry").await;
    together(a, b).await;
    a.until_due().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_undo_by_consent_is_accepted_refused_or_overtaken() {
    let world = World::new().await;
    let Two { table, mut guests, players: [mut a, mut b] } = two(&world, "you open", "").await;
    a.until_due().await;
    assert!(!a.now().undo_by_consent);
    played_on(&mut a, &mut b).await;
    assert!(!a.now().undo && a.now().undo_by_consent);
    assert!(b.now().undo && !b.now().undo_by_consent, "Bob's is free");
    let ask = |ply| propose(Proposal::Undo { ply });
    assert_eq!(a.refusal(ask(a.ply() - 1)).await, Refusal::Stale);

    // Refused.
    let ply = a.ply();
    a.say(ask(ply)).await;
    b.until("the question", |b| asked(b).is_some()).await;
    b.say(vote(asked(&b).unwrap().number, false)).await;
    a.until("the answer", |a| info(a).events.len() == 1 && asked(a).is_none()).await;
    assert_eq!((a.ply(), a.is_due()), (ply, true));

    // Overtaken by a move.
    a.say(ask(ply)).await;
    a.until("the question", |a| asked(a).is_some()).await;
    let mut rng = SmallRng::seed_from_u64(8);
    let before = a.now().view.get().to_owned();
    a.play_any(&mut rng).await;
    a.until("the answer", |a| asked(a).is_none()).await;
    assert_eq!(info(&a).events.len(), 2);
    b.until_due().await;
    b.play_any(&mut rng).await;
    together(&mut a, &mut b).await;

    // Accepted: both choices are struck out, for everybody to see.
    let ply = a.ply();
    a.say(ask(ply)).await;
    b.until("the question", |b| asked(b).is_some()).await;
    b.say(vote(asked(&b).unwrap().number, true)).await;
    for player in [&mut a, &mut b] {
        player.until("the undo", |player| player.ply() > ply).await;
    }
    assert_eq!(a.now().view.get(), before);
    assert!(matches!(happened(&a).last(), Some(Happening::UndoAgreed { seat: Seat::A })));
    assert!(b.told.iter().filter(|told| told.undone).count() >= 2);
    replay(&guests[0].record(&table).await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_request_to_take_back_expires() {
    let world = World::new().await;
    let Two { players: [mut a, mut b], .. } = two(&world, "you open", "").await;
    played_on(&mut a, &mut b).await;
    let ply = a.ply();
    a.say(propose(Proposal::Undo { ply })).await;
    a.until("the question", |a| asked(a).is_some()).await;
    world.pass(DAY + Duration::from_secs(10)).await;
    a.until("the answer", |a| asked(a).is_none() && !info(a).events.is_empty()).await;
    assert!(matches!(happened(&a)[..], [Happening::Declined { .. }]));
    assert_eq!(a.ply(), ply);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn reminders_reach_whoever_is_due_but_not_a_thousand_times() {
    let world = World::new().await;
    let Two { table, mut guests, players: [mut a, mut b] } = two(&world, "you open random", "").await;
    a.until_due().await;
    b.until("the game", |b| b.update.is_some()).await;
    b.say(nudge(Seat::A)).await;
    a.until("the reminder", |a| !a.nudged.is_empty()).await;
    assert_eq!((&a.nudged[0].by[..], a.nudged[0].seat), ("Bob", Seat::A));
    assert!(guests[0].lobby().await.mine[0].nudged && !guests[1].lobby().await.mine[0].nudged);
    for _ in 0..1000 {
        assert_eq!(b.refusal(nudge(Seat::A)).await, Refusal::TooMuch);
    }
    assert_eq!(a.refusal(nudge(Seat::B)).await, Refusal::NotDue);
    assert_eq!(a.refusal(nudge(Seat::A)).await, Refusal::NotAllowed);
    let mut eve = world.guest("Eve").await.join(&table).await;
    assert_eq!(eve.refusal(nudge(Seat::A)).await, Refusal::NotYourSeat);
    a.settle().await;
    assert_eq!(a.nudged.len(), 1);
    a.plays("quarry").await;
    assert!(!guests[0].lobby().await.mine[0].nudged);
}

/// Nobody looks at a table with a clock: it is unloaded all the same, and a reminder outlives it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_with_a_clock_is_unloaded_and_its_reminders_stay() {
    let world = World::with(|config| config.idle_timeout = Duration::from_millis(200)).await;
    let live = Conduct { pace: Pace::Live { bank: 3600, increment: 0 }, ..quick() };
    let Two { table, mut guests, players: [a, mut b] } = two_with(&world, "you open", &live).await;
    b.until("the game", |b| b.update.is_some()).await;
    drop(a);
    b.say(nudge(Seat::A)).await;
    b.until("the reminder", |b| !b.nudged.is_empty()).await;
    assert_eq!(b.refusal(nudge(Seat::A)).await, Refusal::TooMuch);
    drop(b);
    // A table that was loaded again does not know who has reminded whom, so it takes a reminder before the pause is over.
    let mut unloaded = false;
    for _ in 0..20 {
        tokio::time::sleep(Duration::from_millis(500)).await;
        assert!(guests[0].lobby().await.mine[0].nudged);
        let mut b = guests[1].join(&table).await;
        b.until("the game", |b| b.update.is_some()).await;
        b.say(nudge(Seat::A)).await;
        b.settle().await;
        unloaded = b.refused.is_empty();
        if unloaded {
            break;
        }
    }
    assert!(unloaded);
    let mut a = guests[0].join(&table).await;
    a.settle().await;
    assert!(!guests[0].lobby().await.mine[0].nudged, "Ann has come");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_rematches_at_once_are_one_table() {
    let world = World::new().await;
    let Two { table, guests: [mut ann, mut bob], players: [mut a, mut b] } =
        two_with(&world, "you open greedy", &quick()).await;
    a.until_due().await;
    ann.rematch(&table).await.refused(409, "not-over");
    b.say(resign()).await;
    a.say(propose(Proposal::End)).await;
    a.until("the end", |a| a.status() == Some(Status::Finished)).await;
    world.guest("Eve").await.rematch(&table).await.refused(403, "forbidden");
    world.stranger().rematch(&table).await.refused(403, "forbidden");

    let (one, other) = tokio::join!(ann.rematch(&table), bob.rematch(&table));
    let next = opened(&one.good());
    assert_eq!(next, opened(&other.good()));
    for player in [&mut a, &mut b] {
        player
            .until("the way", |player| {
                player
                    .table
                    .as_ref()
                    .is_some_and(|table| table.rematch.as_ref().is_some_and(|rematch| rematch.id == next))
            })
            .await;
    }
    // Everybody has come, so it has begun; another player begins.
    let (mut a, mut b) = (ann.join(&next).await, bob.join(&next).await);
    for player in [&mut a, &mut b] {
        player.until("the game", |player| player.update.is_some()).await;
        assert_eq!(info(player).conduct, quick());
        assert_eq!(info(player).seats.iter().filter(|seat| seat.resigned).count(), 0);
    }
    assert_eq!((a.seat(), b.seat()), (Some(Seat::C), Some(Seat::A)));
    assert_eq!(info(&a).seats[1].bot.as_deref(), Some("greedy"));
    assert_eq!(opened(&ann.rematch(&table).await.good()), next, "also later");
    assert_eq!(ann.lobby().await.mine.len(), 2);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_on_one_device_see_each_their_own() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let mut wish = new_table("you beside", SIDES_B);
    wish["start"] = json!(true);
    let table = opened(&ann.post("/api/tables", wish).await.good());
    let mut a = ann.join(&table).await;
    a.until_due().await;
    assert_eq!((info(&a).you, &info(&a).yours[..]), (Some(Seat::A), &[Seat::A, Seat::B][..]));
    assert_eq!(seat(&a, Seat::B).name, "Bea");
    let mut b = ann.join_as(&table, Seat::B).await;
    b.until("the game", |b| b.update.is_some()).await;
    assert_eq!((info(&b).you, b.is_due()), (Some(Seat::B), false));
    assert_eq!(b.refusal(play(b.ply(), "quarry")).await, Refusal::NotDue, "each for their own seat");
    let mut rng = SmallRng::seed_from_u64(1);
    while !a.is_over() {
        together(&mut a, &mut b).await;
        let next = if a.is_due() { &mut a } else { &mut b };
        if next.is_due() {
            next.play_any(&mut rng).await;
        }
    }
    let record = ann.record(&table).await;
    let record: maat_engine::Record = record.parse().unwrap();
    b.until("the end", Player::is_over).await;
    a.assert_told(&record);
    b.assert_told(&record);

    // Nobody else gets a seat by asking for it.
    let mut eve = world.guest("Eve").await.join_as(&table, Seat::B).await;
    eve.until("the table", |eve| eve.table.is_some()).await;
    assert_eq!((eve.seat(), &info(&eve).yours[..]), (None, &[][..]));
    let mut wish = new_table("you beside", "");
    wish["seats"][1] = json!({ "beside": "\u{200b}" });
    ann.post("/api/tables", wish).await.refused(422, "name");
}

/// A bot that is still thinking when the person comes back has nothing to say any more.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_substitute_does_not_play_on_after_the_return() {
    let world = World::new().await;
    let thinker = Conduct { level: "mcts:2000ms".into(), ..quick() };
    let Two { guests, table, players: [a, mut b] } = two_with(&world, "you open", &thinker).await;
    b.until("the game", |b| b.update.is_some()).await;
    drop(a);
    until_away(&mut b, Seat::A).await;
    b.until("a bot", |b| seat(b, Seat::A).substitute.is_some()).await;
    let ply = b.ply();
    let mut a = guests[0].join(&table).await;
    a.until("the game", |a| a.update.is_some()).await;
    a.say(come_back(Seat::A)).await;
    a.until_due().await;
    assert_eq!(a.ply(), ply);
    // The bot has thought by now.
    tokio::time::sleep(Duration::from_secs(3)).await;
    a.settle().await;
    assert_eq!((a.ply(), a.is_due()), (ply, true));
    a.plays("quarry").await;
    b.until_due().await;
    assert_eq!(happened(&b).len(), 2);
}

/// Asking and withdrawing again and again would fill the log.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_asks_a_thousand_times() {
    let world = World::new().await;
    let Two { players: [mut a, mut b], .. } = two(&world, "you open", "").await;
    a.until_due().await;
    for round in 0..1000 {
        a.say(propose(Proposal::End)).await;
        a.settle().await;
        let Some(number) = asked(&a).map(|asked| asked.number) else { continue };
        assert!(round < 10);
        a.say(vote(number, false)).await;
        a.settle().await;
    }
    assert!(a.refused.iter().all(|&why| why == Refusal::TooMuch) && a.refused.len() >= 990);
    assert!(info(&a).events.len() <= 10);
    b.until("the game", |b| b.update.is_some()).await;
    b.say(propose(Proposal::End)).await;
    b.until("Bob's question", |b| asked(b).is_some_and(|asked| asked.by == "Bob")).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_on_one_device_end_undecided() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let mut wish = new_table("you beside", "");
    wish["start"] = json!(true);
    let table = opened(&ann.post("/api/tables", wish).await.good());
    let mut a = ann.join(&table).await;
    a.until_due().await;
    a.say(propose(Proposal::End)).await;
    a.until("the end", |a| a.status() == Some(Status::Finished)).await;
    assert_eq!(info(&a).ended, Some(Ended::Agreed), "nobody has left");
}

/// One person in two seats has one voice.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_person_in_two_seats_has_one_vote() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let (mut bob, mut cyd) = (world.guest("Bob").await, world.guest("Cyd").await);
    let table = ann.open_with("you beside open open", &quick()).await;
    bob.sit(&table, "c").await.good();
    cyd.sit(&table, "d").await.good();
    let mut a = ann.join(&table).await;
    let mut bea = ann.join_as(&table, Seat::B).await;
    let mut b = bob.join(&table).await;
    ann.start(&table).await.good();
    world.pass(Duration::from_secs(20)).await;
    for player in [&mut a, &mut bea, &mut b] {
        player.until("the game", |player| player.update.is_some()).await;
    }
    until_away(&mut a, Seat::D).await;
    bea.until("the question", |bea| asked(bea).is_some()).await;
    let number = asked(&bea).unwrap().number;
    assert_eq!(asked(&bea).unwrap().open, [Seat::C]);
    assert_eq!(bea.refusal(vote(number, true)).await, Refusal::NoVote);
    b.settle().await;
    assert_eq!(seat(&b, Seat::D).substitute, None);
    b.say(vote(number, true)).await;
    b.until("a bot", |b| seat(b, Seat::D).substitute.is_some()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_host_silences_and_closes_the_door() {
    let world = World::new().await;
    let Two { table, players: [mut a, mut b], .. } = two(&world, "you open", "").await;
    let eve = world.guest("Eve").await;
    let mut e = eve.join(&table).await;
    e.say(chat("spam")).await;
    b.until("spam", |b| !b.chat.is_empty()).await;
    a.until("spam", |a| !a.chat.is_empty()).await;
    let author = a.chat[0].author.clone();
    let mute = |author: &str, on| ClientMsg::Mute(Mute { author: author.into(), on });
    assert_eq!(b.refusal(mute(&author, true)).await, Refusal::NotHost);
    assert_eq!(a.refusal(mute("nobody", true)).await, Refusal::NotAllowed);
    a.say(mute(&author, true)).await;
    a.until("the list", |a| info(a).muted == [author.clone()]).await;
    assert_eq!(e.refusal(chat("more")).await, Refusal::Muted);
    let mut again = eve.join(&table).await;
    assert_eq!(again.refusal(chat("more")).await, Refusal::Muted, "on every socket");
    a.say(mute(&author, false)).await;
    a.until("the list", |a| info(a).muted.is_empty()).await;
    e.say(chat("sorry")).await;
    b.until("sorry", |b| b.chat.len() == 2).await;

    a.say(ClientMsg::Watchers(Watchers::Watch)).await;
    e.until("silence", |e| info(e).conduct.watchers == Watchers::Watch).await;
    assert_eq!(e.refusal(chat("?")).await, Refusal::NotAllowed);
    b.say(chat("hello")).await;
    e.until("hello", |e| e.chat.len() == 3).await;
    assert_eq!(b.refusal(ClientMsg::Watchers(Watchers::Talk)).await, Refusal::NotHost);
    a.say(ClientMsg::Watchers(Watchers::Out)).await;
    assert_eq!(e.socket.farewell().await, Some((4403, "private".into())));
    let mut socket = eve.client.socket(&table, 0).await.unwrap();
    assert_eq!(socket.farewell().await, Some((4403, "private".into())));
    b.settle().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_host_changes_the_conditions_before_the_start() {
    let world = World::new().await;
    let (mut ann, mut bob) = (world.guest("Ann").await, world.guest("Bob").await);
    let table = ann.open("you open", "").await;
    bob.sit(&table, "b").await.good();
    let mut b = bob.join(&table).await;
    let path = format!("/api/tables/{table}/conduct");
    let wish = serde_json::to_value(quick()).unwrap();
    bob.post(&path, wish.clone()).await.refused(403, "forbidden");
    ann.post(&path, serde_json::to_value(Conduct { grace: Some(0), ..quick() }).unwrap())
        .await
        .refused(422, "conduct");
    ann.post(&path, wish.clone()).await.good();
    b.until("the conditions", |b| b.table.as_ref().is_some_and(|table| table.conduct == quick())).await;
    ann.start(&table).await.good();
    ann.post(&path, wish).await.refused(409, "not-open");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn settings_are_kept_with_the_guest() {
    let world = World::new().await;
    let mut ann = world.stranger();
    let settings = json!({ "pace": "slow", "sound": false });
    assert!(ann.get("/api/me").await.good().json()["settings"].is_null());
    let reply = ann.post("/api/settings", json!({ "settings": settings })).await.good();
    assert_eq!(reply.json()["settings"], settings);
    assert_eq!(ann.get("/api/me").await.good().json()["settings"], settings);
    assert!(world.guest("Bob").await.get("/api/me").await.good().json()["settings"].is_null());
    for bad in [json!({ "settings": 7 }), json!({ "settings": { "x": "y".repeat(5000) } })] {
        ann.post("/api/settings", bad).await.refused(400, "bad-request");
    }
    let store: Store = world.store().await;
    store.close().await;
}
