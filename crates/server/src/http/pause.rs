//! The pause of slow games, for holidays.

use axum::Json;
use axum::extract::State;

use super::auth::{MaybeUser, describe};
use crate::App;
use crate::error::Error;
use crate::store::{Pauses, User, running_pause};
use maat_protocol::{Me, Pause, PauseInfo};

/// A day and a year in milliseconds.
const DAY: i64 = 24 * 3600 * 1000;
const YEAR: i64 = 365 * DAY;
/// The time for which slow games may be paused in a year.
const PAUSE_OF_YEAR: i64 = 14 * DAY;
/// The time that every pause counts for, however short it was. So nobody has more than fourteen in a year.
const SHORTEST: i64 = DAY;

/// Pauses the slow games of the user, or ends the pause.
pub async fn pause(
    State(app): State<App>,
    MaybeUser(user): MaybeUser,
    Json(wish): Json<Pause>,
) -> Result<Json<Me>, Error> {
    let user = user.ok_or(Error::Forbidden)?;
    let since = app.time.now() - YEAR;
    app.store.change_pauses(&user.id, since, |pauses| change(pauses, app.time.now(), wish.days)).await?;
    // Tables of the user may need even pauses that are over.
    app.tables.paused(&user.id, since).await?;
    Ok(Json(describe(&app, Some(&user)).await?))
}

/// Begins a pause, or changes the end of the one that runs. Pauses do not overlap: otherwise the time in both would be given back
/// twice.
fn change(pauses: &mut Pauses, now: i64, days: u32) -> Result<(), Error> {
    // Only the last can run. Its times may be ahead of ours, if they are those of another node or from before a crash.
    let running = pauses.pop_if(|&mut (_, ends)| now < ends);
    let begins = running.map_or(now, |(begins, _)| begins);
    let ends = now + i64::from(days) * DAY;
    let others: i64 = pauses.iter().map(|&pause| cost(pause, now)).sum();
    if days > 0 && cost((begins, ends), now) + others > PAUSE_OF_YEAR {
        return Err(Error::Pause);
    }
    if begins < ends {
        pauses.push((begins, ends));
    }
    Ok(())
}

/// The pause of a user as the client shows it.
pub async fn info(app: &App, user: &User) -> Result<PauseInfo, Error> {
    let now = app.time.now();
    let pauses = app.store.pauses(&user.id, now - YEAR).await?;
    // The part of the running pause that is still to come can be taken back.
    let used: i64 = pauses.iter().map(|&(begins, ends)| cost((begins, ends.min(now)), now)).sum();
    Ok(PauseInfo {
        seconds: running_pause(&pauses, now).map(|(_, ends)| ((ends - now) / 1000) as u32),
        left: ((PAUSE_OF_YEAR - used).max(0) / 1000) as u32,
    })
}

/// The time that a pause takes from those of the last year.
fn cost((begins, ends): (i64, i64), now: i64) -> i64 {
    (ends - begins.max(now - YEAR)).max(SHORTEST)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Some time long after the first year.
    const NOW: i64 = 1000 * DAY;

    fn changed(before: &[(i64, i64)], now: i64, days: u32) -> Option<Pauses> {
        let mut pauses = before.to_vec();
        change(&mut pauses, now, days).ok().map(|()| pauses)
    }

    #[test]
    fn a_pause_begins_changes_and_ends() {
        assert_eq!(changed(&[], NOW, 3), Some(vec![(NOW, NOW + 3 * DAY)]));
        let running = [(NOW - 100 * DAY, NOW - 98 * DAY), (NOW - DAY, NOW + DAY)];
        let with = |ends| Some(vec![running[0], (NOW - DAY, ends)]);
        assert_eq!(changed(&running, NOW, 2), with(NOW + 2 * DAY));
        assert_eq!(changed(&running, NOW, 0), with(NOW));
        assert_eq!(changed(&running, NOW, 11), with(NOW + 11 * DAY));
        assert_eq!(changed(&running, NOW, 12), None);
        assert_eq!(changed(&[], NOW, 0), Some(vec![]));
    }

    #[test]
    fn a_pause_without_length_is_not_kept() {
        assert_eq!(changed(&[(NOW, NOW + DAY)], NOW, 0), Some(vec![]));
        assert_eq!(changed(&[(NOW + 5, NOW + DAY)], NOW, 0), Some(vec![]), "begun by a node that is ahead");
    }

    #[test]
    fn pauses_do_not_overlap_even_if_another_node_is_ahead() {
        let ended = [(NOW - DAY, NOW + 5)];
        assert_eq!(changed(&ended, NOW, 1), Some(vec![(NOW - DAY, NOW + DAY)]));
        assert_eq!(changed(&ended, NOW + 5, 1), Some(vec![ended[0], (NOW + 5, NOW + 5 + DAY)]));
    }

    #[test]
    fn every_pause_counts_for_a_day() {
        let mut pauses = Vec::new();
        for number in 0..14 {
            let now = NOW + 1000 * number;
            change(&mut pauses, now, 1).unwrap();
            change(&mut pauses, now + 1, 0).unwrap();
        }
        assert_eq!(pauses.len(), 14);
        assert_eq!(changed(&pauses, NOW + DAY, 1), None);
        assert_eq!(changed(&pauses, NOW + DAY, 0), Some(pauses.clone()));
    }
}
