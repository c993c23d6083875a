//! The tables that are loaded. A table is read from the store at the first request for it.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::{Notify, mpsc};
use tokio::time::sleep;

use crate::error::Error;
use crate::stop::Stop;
use crate::store::User;
use crate::table::{Glance, Handle, Msg, Services, Table, stored_alarm};

/// Time after which alarms are tried again when the database does not answer.
const ALARM_RETRY: Duration = Duration::from_secs(5);
/// The same for a table whose record cannot be replayed. The next try will hardly help, but it costs little.
const HALTED_RETRY: Duration = Duration::from_secs(3600);

/// Finds tables by their id. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Tables {
    services: Services,
    awake: Arc<Mutex<HashMap<String, Handle>>>,
    alarms: Arc<Alarms>,
    /// Held while tables are notified of pauses, so that the newest come last.
    pausing: Arc<tokio::sync::Mutex<()>>,
    stop: Stop,
}

/// The service times at which sleeping tables have to be loaded, because a clock runs out or a question expires.
#[derive(Debug, Default)]
struct Alarms {
    times: Mutex<BTreeSet<(i64, String)>>,
    changed: Notify,
}

impl Alarms {
    fn set(&self, at: i64, table: &str) {
        self.times().insert((at, table.to_owned()));
        self.changed.notify_one();
    }

    fn first(&self) -> Option<(i64, String)> {
        self.times().first().cloned()
    }

    fn times(&self) -> MutexGuard<'_, BTreeSet<(i64, String)>> {
        self.times.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Tables {
    pub fn new(services: Services, stop: Stop) -> Self {
        Tables { services, awake: Arc::default(), alarms: Arc::default(), pausing: Arc::default(), stop }
    }

    /// The table with this id, loaded if necessary. A stopping server loads none.
    pub async fn find(&self, id: &str) -> Result<Handle, Error> {
        if self.stop.is_requested() {
            return Err(Error::Trouble);
        }
        if let Some(handle) = self.awake().get(id).filter(|handle| handle.is_alive()) {
            return Ok(handle.clone());
        }
        let (handle, table) = Table::load(&self.services, id).await?.ok_or(Error::NotFound)?;
        let mut awake = self.awake();
        if let Some(other) = awake.get(id).filter(|handle| handle.is_alive()) {
            // Another request has loaded the table meanwhile; ours has done nothing yet.
            return Ok(other.clone());
        }
        awake.insert(id.to_owned(), handle.clone());
        drop(awake);
        let (tables, id) = (self.clone(), id.to_owned());
        self.stop.spawn(async move {
            table.run(&tables.stop, |mailbox, alarm| tables.put_away(&id, mailbox, alarm)).await;
        });
        Ok(handle)
    }

    /// Sends a request to a table, and repeats it if the table was unloaded at that moment.
    pub async fn ask<T>(
        &self,
        id: &str,
        question: impl Fn(tokio::sync::oneshot::Sender<T>) -> Msg,
    ) -> Result<T, Error> {
        for _ in 0..2 {
            if let Ok(answer) = self.find(id).await?.ask(&question).await {
                return Ok(answer);
            }
        }
        Err(Error::Trouble)
    }

    /// Notifies every loaded table of a new name, because the user may have a seat, chat lines or sockets there.
    pub async fn renamed(&self, user: &User) {
        let awake: Vec<Handle> = self.awake().values().cloned().collect();
        for table in awake {
            // A table that was unloaded reads the name when it is loaded again.
            let _ = table.send(Msg::Renamed(user.clone())).await;
        }
    }

    /// Notifies the slow tables of a user of the pauses that end after `since`, and wakes those that sleep, because their clocks
    /// may run again.
    pub async fn paused(&self, user: &str, since: i64) -> Result<(), Error> {
        let store = &self.services.store;
        let _one_by_one = self.pausing.lock().await;
        let pauses = store.pauses(user, since).await?;
        for id in store.slow_tables_of(user).await? {
            let awake = self.awake().get(&id).cloned();
            let told = match awake {
                Some(table) => {
                    let paused = Msg::Paused { user: user.to_owned(), pauses: pauses.clone() };
                    table.send(paused).await.is_ok()
                }
                None => false,
            };
            if !told {
                self.alarms.set(0, &id);
            }
        }
        Ok(())
    }

    /// Loads tables when they have to act by themselves. Never completes.
    pub async fn ring(&self) {
        while let Err(error) = self.recall_alarms().await {
            tracing::error!("tables with a clock cannot be read: {error}");
            sleep(ALARM_RETRY).await;
        }
        loop {
            let first = self.alarms.first();
            let left = first.as_ref().map_or(Duration::ZERO, |(at, _)| self.services.time.until(*at));
            tokio::select! {
                () = self.alarms.changed.notified() => {}
                () = sleep(left), if first.is_some() => {
                    let Some(first) = first.filter(|(at, _)| *at <= self.services.time.now()) else { continue };
                    self.alarms.times().remove(&first);
                    let (_, id) = first;
                    match self.find(&id).await {
                        Ok(_) | Err(Error::NotFound) => {}
                        Err(error) => {
                            tracing::warn!("table {id} was not woken: {error}");
                            // Nobody else would try again.
                            let is_transient = matches!(error, Error::Database(_));
                            let delay = if is_transient { ALARM_RETRY } else { HALTED_RETRY };
                            self.alarms.set(self.services.time.now() + delay.as_millis() as i64, &id);
                        }
                    }
                }
            }
        }
    }

    /// Sets the alarms of all stored tables.
    async fn recall_alarms(&self) -> Result<(), sqlx::Error> {
        for table in self.services.store.tables_with_alarm().await? {
            if let Some(at) = stored_alarm(&table) {
                self.alarms.set(at, &table.id);
            }
        }
        // Games that were about to begin when the server stopped.
        for id in self.services.store.drawing_tables().await? {
            self.alarms.set(0, &id);
        }
        Ok(())
    }

    /// What can be seen of a table; nothing if it is not loaded.
    pub fn glance(&self, id: &str) -> Glance {
        self.awake().get(id).map(Handle::glance).unwrap_or_default()
    }

    /// The tables whose games have not begun and that have visitors, or had some a minute ago.
    pub fn waiting_ids(&self) -> Vec<String> {
        let awake = self.awake();
        awake.iter().filter(|(_, table)| table.glance().open).map(|(id, _)| id.clone()).collect()
    }

    /// Unloads an idle table, unless it has received a message at the last moment.
    fn put_away(&self, id: &str, mailbox: &mut mpsc::Receiver<Msg>, alarm: Option<i64>) -> bool {
        let mut awake = self.awake();
        if !mailbox.is_empty() {
            return false;
        }
        awake.remove(id);
        mailbox.close();
        if let Some(at) = alarm {
            self.alarms.set(at, id);
        }
        true
    }

    fn awake(&self) -> MutexGuard<'_, HashMap<String, Handle>> {
        self.awake.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
