//! The tables that are loaded. A table is read from the store at the first request for it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use maat_engine::SeatSet;
use tokio::sync::mpsc;

use crate::error::Error;
use crate::stop::Stop;
use crate::store::User;
use crate::table::{Handle, Msg, Services, Table};

/// Finds tables by their id. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Tables {
    services: Services,
    awake: Arc<Mutex<HashMap<String, Handle>>>,
    stop: Stop,
}

impl Tables {
    pub fn new(services: Services, stop: Stop) -> Self {
        Tables { services, awake: Arc::default(), stop }
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
        self.stop
            .spawn(async move { table.run(&tables.stop, |mailbox| tables.put_away(&id, mailbox)).await });
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

    /// The seats of a table whose people are connected; none if the table is not loaded.
    pub fn present(&self, id: &str) -> SeatSet {
        self.awake().get(id).map_or(SeatSet::EMPTY, Handle::present)
    }

    /// The tables that have viewers, or had some a minute ago.
    pub fn awake_ids(&self) -> Vec<String> {
        self.awake().keys().cloned().collect()
    }

    /// Unloads an idle table, unless it has received a message at the last moment.
    fn put_away(&self, id: &str, mailbox: &mut mpsc::Receiver<Msg>) -> bool {
        let mut awake = self.awake();
        if !mailbox.is_empty() {
            return false;
        }
        awake.remove(id);
        mailbox.close();
        true
    }

    fn awake(&self) -> MutexGuard<'_, HashMap<String, Handle>> {
        self.awake.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
