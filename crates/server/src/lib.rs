//! The server of the browser client: HTTP, websockets, tables, lobby, guests.
//!
//! A [`Server`] serves on a listener until it is shut down. Persistent data is in the [`store`]; every
//! table in use is an actor ([`table`]); sockets ([`ws`]) and requests ([`http`]) only carry messages.

#![warn(clippy::disallowed_methods, clippy::disallowed_types)]

mod accept;
mod analysis;
mod bots;
#[cfg(feature = "client")]
pub mod client;
pub mod config;
pub mod error;
mod http;
mod limits;
mod picture;
mod quick;
pub mod random;
mod sanitize;
mod service_time;
mod stop;
#[allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "here SQL belongs")]
pub mod store;
mod stream;
mod study;
mod sweep;
mod table;
mod tables;
mod work;
mod ws;

use std::future::Future;
use std::sync::Arc;

use tokio::net::TcpListener;

use analysis::Analyses;
pub use analysis::VERSION as ANALYSIS_VERSION;
use bots::Bots;
use config::Config;
use http::{CountedGames, Pictures};
use limits::Addresses;
use quick::Matchmaker;
use service_time::ServiceTime;
use stop::Stop;
pub use stop::stop_signal;
use store::{OpenError, Store};
use study::live::Rooms;
use table::Services;
use tables::Tables;
use work::{Turns, Work};

/// State shared by all requests. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct App {
    config: Arc<Config>,
    store: Store,
    time: ServiceTime,
    tables: Tables,
    /// The threads on which bots think.
    bots: Bots,
    addresses: Addresses,
    pictures: Pictures,
    quick: Matchmaker,
    studies: Rooms,
    counted: CountedGames,
    analyses: Analyses,
    /// What requests compute.
    work: Work,
    /// The lines of moves that are computed.
    lines: Turns,
    stop: Stop,
}

/// The reason why a server could not run.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    #[error(transparent)]
    Database(#[from] OpenError),
    #[error(transparent)]
    Io(#[from] std::io::Error),
}

/// A server that does not serve yet, with a database that is open and writable.
#[derive(Debug)]
pub struct Server {
    app: App,
}

impl Server {
    /// Opens the database and starts the threads of the bots.
    pub async fn open(config: Config) -> Result<Server, RunError> {
        let store = Store::open(&config.database).await?;
        let bots = Bots::start(config.bot_threads)?;
        let stop = Stop::default();
        let services = Services {
            store: store.clone(),
            bots: bots.clone(),
            time: ServiceTime::start(&store).await.map_err(OpenError::from)?,
            bot_pause: config.bot_pause,
            idle_timeout: config.idle_timeout,
            host_grace: config.host_grace,
            reveal_time: config.reveal_time,
            chat: config.limits.chat,
            changes: config.limits.changes,
            bot_tables: config.limits.bot_tables,
        };
        let time = services.time.clone();
        let addresses = Addresses::new(config.limits, config.trust_proxy);
        let tables = Tables::new(services, stop.clone());
        let pictures = Pictures::default();
        let quick = Matchmaker::new(config.quick);
        let analyses =
            Analyses::new(store.clone(), bots.clone(), stop.clone(), config.limits, config.analysis_silence);
        let (studies, counted) = (Rooms::default(), CountedGames::default());
        let work = Work::new(config.bot_threads, config.limits.address_tasks);
        let lines = Turns::new(config.limits.address_lines, config.limits.address_tasks);
        let config = Arc::new(config);
        Ok(Server {
            app: App {
                config,
                store,
                time,
                tables,
                bots,
                addresses,
                pictures,
                quick,
                analyses,
                studies,
                counted,
                work,
                lines,
                stop,
            },
        })
    }

    /// Serves until `shutdown` completes. Then it accepts no more connections, finishes pending writes, closes sockets with a
    /// request to reconnect, and closes the database, whose file contains everything that was ever acknowledged.
    pub async fn run(self, listener: TcpListener, shutdown: impl Future<Output = ()> + Send + 'static) {
        let App { config, store, time, tables, addresses, stop, .. } = self.app.clone();
        let sweep = sweep::sweep(store.clone(), tables.clone(), config.keep);
        tokio::select! {
            () = accept::serve(listener, http::router(self.app), addresses, stop.clone()) => {}
            () = sweep => {}
            () = time.keep(&store) => {}
            () = tables.ring() => {}
            () = store.watch() => {}
            () = shutdown => {}
        }
        stop.finish().await;
        time.record(&store).await;
        store.close().await;
    }
}
