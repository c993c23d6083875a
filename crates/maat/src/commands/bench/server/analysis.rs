//! Analyses: how long one takes, and games to analyse while other tables are measured.

use std::convert::Infallible;
use std::fmt;
use std::net::SocketAddr;
use std::time::Instant;

use maat_bots::BotSpec;
use maat_catalog::{Dealer, find};
use maat_engine::{Actor, Viewer};
use maat_protocol::{AnalyseRecord, AnalysisNews, Depth, Knowledge};
use maat_server::client::Client;
use serde::Serialize;
use serde_json::to_value;
use tokio::select;
use tokio::task::JoinSet;

use super::failed;
use crate::error::{Error, Result};

const SEATS: u8 = 4;

#[derive(Serialize, Debug)]
pub struct Analysed {
    pub lines: u32,
    pub seconds: f64,
}

impl fmt::Display for Analysed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.1} s for {} lines", self.seconds, self.lines)
    }
}

/// Analyses a game of four that bots have played, as somebody does who looks at the page.
pub async fn analyse(address: SocketAddr, seed: u64) -> Result<Analysed> {
    let mut client = Client::new(address);
    let wish = AnalyseRecord { record: game(seed)?, depth: Depth::Standard, knowledge: Knowledge::Seat };
    let begin = Instant::now();
    let mut reply = client.post("/api/replay/analysis", &to_value(wish).map_err(failed)?).await?;
    loop {
        if reply.status != 200 {
            return Err(Error::wrong(format!("analysis: {} {}", reply.status, reply.body)));
        }
        let news: AnalysisNews = serde_json::from_str(&reply.body).map_err(failed)?;
        if news.summary.is_some() {
            return Ok(Analysed { lines: news.total, seconds: begin.elapsed().as_secs_f64() });
        }
        reply = client.get(&format!("/api/analysis/{}?seen={}", news.id, news.done)).await?;
    }
}

/// Measures something while one game after the other is analysed. An analysis that fails ends the measurement with its error: without
/// analyses the figures would mean nothing.
pub async fn while_analysing<T>(address: SocketAddr, measured: impl Future<Output = Result<T>>) -> Result<T> {
    // The set ends its task when it is dropped.
    let mut analyses: JoinSet<Result<Infallible>> = JoinSet::new();
    analyses.spawn(async move {
        let mut seed = 1;
        loop {
            analyse(address, seed).await?;
            seed += 1;
        }
    });
    select! {
        figures = measured => figures,
        Some(ended) = analyses.join_next() => match ended.map_err(failed)?? {},
    }
}

/// The record of a game.
fn game(seed: u64) -> Result<String> {
    let entry = find("imhotep").ok_or_else(|| Error::wrong("there is no game to analyse"))?;
    let bot: BotSpec = "greedy".parse().map_err(failed)?;
    let mut game = entry.start(&entry.terms(SEATS, ""))?;
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    let dealer = Dealer::new(key);
    game.settle(&dealer);
    while let Some(seat) = game.turn().seats().lowest() {
        let Some(text) = game.bot_move(seat, &bot, seed) else { break };
        game.play(Actor::Seat(seat), &text).map_err(failed)?;
        game.settle(&dealer);
    }
    Ok(game.record(Viewer::Omniscient).to_string())
}

#[cfg(test)]
mod tests {
    use std::future::pending;
    use std::net::TcpListener;

    use super::*;

    #[tokio::test]
    async fn an_analysis_that_fails_ends_the_measurement() {
        let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        // Nobody listens there any more.
        assert!(while_analysing(address, pending::<Result<()>>()).await.is_err());
        assert_eq!(while_analysing(address, async { Ok(7) }).await.unwrap(), 7);
    }
}
