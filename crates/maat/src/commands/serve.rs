//! The table in the browser.

use std::time::Duration;

use anstream::{AutoStream, ColorChoice};
use maat_server::Server;
use maat_server::config::{Config, Limits, bot_threads};
use tokio::net::TcpListener;

use crate::cli::Serve;
use crate::error::{Error, Result};

pub fn run(args: &Serve) -> Result<()> {
    tracing_subscriber::fmt()
        .with_max_level(tracing_subscriber::filter::LevelFilter::WARN)
        .with_writer(std::io::stderr)
        // No colour codes in a file, unless `--color always`.
        .with_ansi(AutoStream::choice(&std::io::stderr()) != ColorChoice::Never)
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
    let games = without_password(&config.database);
    let failed = |error| Error::wrong(format!("{games}: {error}"));
    let server = Server::open(config).await.map_err(failed)?;
    anstream::println!("Maat is open at http://{address} (games in {games}); Ctrl-C ends it");
    server.run(listener, maat_server::stop_signal()).await;
    Ok(())
}

fn config(args: &Serve) -> Config {
    Config {
        listen: args.listen,
        database: database(&args.db),
        origin: args.origin.clone(),
        trust_proxy: args.trust_proxy,
        limits: if args.no_limits { Limits::none() } else { Limits::default() },
        bot_threads: args.bot_threads.map_or_else(bot_threads, usize::from),
        bot_pause: Duration::from_millis(u64::from(args.bot_pause)),
        seed: args.seed,
        ..Config::default()
    }
}

/// The address of a database without its password.
fn without_password(url: &str) -> String {
    let hide = || {
        let (scheme, rest) = url.split_once("://")?;
        let (user, place) = rest.rsplit_once('@')?;
        Some(format!("{scheme}://{}@{place}", user.split(':').next()?))
    };
    hide().unwrap_or_else(|| url.to_owned())
}

/// The address of a database: a plain name is a file of SQLite.
pub fn database(name: &str) -> String {
    if name.contains("://") || name.starts_with("sqlite:") {
        name.to_owned()
    } else {
        format!("sqlite:{name}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plain_name_is_a_file() {
        assert_eq!(database("maat.db"), "sqlite:maat.db");
        assert_eq!(database("sqlite:maat.db?mode=ro"), "sqlite:maat.db?mode=ro");
        assert_eq!(database("postgres://maat@localhost/maat"), "postgres://maat@localhost/maat");
    }

    #[test]
    fn passwords_are_not_shown() {
        for (url, shown) in [
            ("postgres://maat:se:cr@t@localhost/maat", "postgres://maat@localhost/maat"),
            ("postgres://maat@localhost/maat", "postgres://maat@localhost/maat"),
            ("sqlite:games@home.db", "sqlite:games@home.db"),
        ] {
            assert_eq!(without_password(url), shown);
        }
    }
}
