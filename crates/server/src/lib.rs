//! The table in the browser: HTTP, websockets, tables, lobby, guests.
//!
//! [`run`] serves on a listener until it is told to stop. Everything that must survive is in the [`store`]; every
//! table in use is an actor ([`table`]); sockets ([`ws`]) and requests ([`http`]) only carry messages.

mod accept;
mod bots;
#[cfg(feature = "client")]
pub mod client;
pub mod config;
pub mod error;
mod http;
mod limits;
mod names;
pub mod random;
pub mod store;
mod sweep;
mod table;
mod tables;
mod ws;

use std::future::Future;
use std::sync::Arc;

use tokio::net::TcpListener;

use bots::Bots;
use config::Config;
use limits::Addresses;
use store::Store;
use table::Around;
use tables::Tables;

/// What every request can reach. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct App {
    config: Arc<Config>,
    store: Store,
    tables: Tables,
    addresses: Addresses,
}

/// Why a server could not run.
#[derive(Debug)]
pub enum RunError {
    Database(sqlx::Error),
    Io(std::io::Error),
}

impl std::fmt::Display for RunError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            RunError::Database(error) => write!(f, "the database cannot be opened: {error}"),
            RunError::Io(error) => write!(f, "{error}"),
        }
    }
}

impl std::error::Error for RunError {}

/// Serves until `shutdown` completes. The listener is open already: requests that come while the database is
/// being opened wait.
pub async fn run(
    listener: TcpListener,
    config: Config,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), RunError> {
    let store = Store::open(&config.database).await.map_err(RunError::Database)?;
    let bots = Bots::start(config.bot_threads).map_err(RunError::Io)?;
    let around = Around { store: store.clone(), bots, bot_pause: config.bot_pause };
    let addresses = Addresses::new(config.limits, config.trust_proxy);
    let tables = Tables::new(around);
    let sweep = sweep::sweep(store.clone(), tables.clone(), config.keep_open);
    let app = App { config: Arc::new(config), store, tables, addresses: addresses.clone() };
    tokio::select! {
        // Open sockets need no farewell: their clients come back to whoever serves next.
        () = accept::serve(listener, http::router(app), addresses) => {}
        () = sweep => {}
        () = shutdown => {}
    }
    Ok(())
}
