//! The table in the browser.

use std::time::Duration;

use maat_server::config::{Config, Limits, bot_threads};
use tokio::net::TcpListener;

use crate::cli::Serve;
use crate::error::{Error, Result};

pub fn run(args: &Serve) -> Result<()> {
    tracing_subscriber::fmt()
        .with_max_level(tracing_subscriber::filter::LevelFilter::WARN)
        .with_writer(std::io::stderr)
        .init();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve(args))
}

async fn serve(args: &Serve) -> Result<()> {
    let config = config(args);
    let listen = |error| {
        Error::wrong(format!("cannot listen on {}: {error}; choose another with --listen", args.listen))
    };
    let listener = TcpListener::bind(args.listen).await.map_err(listen)?;
    let address = listener.local_addr()?;
    anstream::println!("Maat is open at http://{address} (games in {}); Ctrl-C ends it", config.database);
    maat_server::run(listener, config, stop()).await.map_err(|error| Error::wrong(error.to_string()))
}

fn config(args: &Serve) -> Config {
    // A plain name is a file of SQLite.
    let database = if args.db.contains("://") || args.db.starts_with("sqlite:") {
        args.db.clone()
    } else {
        format!("sqlite:{}", args.db)
    };
    Config {
        listen: args.listen,
        database,
        origin: args.origin.clone(),
        trust_proxy: args.trust_proxy,
        limits: if args.no_limits { Limits::none() } else { Limits::default() },
        bot_threads: args.bot_threads.map_or_else(bot_threads, usize::from),
        bot_pause: Duration::from_millis(u64::from(args.bot_pause)),
        ..Config::default()
    }
}

/// Ctrl-C, or the wish of whoever runs services here.
async fn stop() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupt => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = interrupt.await;
}
