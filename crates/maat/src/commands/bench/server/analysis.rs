//! Analyses: how long one takes, and games to analyse while other tables are measured.

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
use tokio::task::{AbortHandle, spawn};

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

/// Somebody who has one game after the other analysed, until this is dropped.
pub struct Busy(AbortHandle);

impl Busy {
    pub fn new(address: SocketAddr) -> Busy {
        let task = spawn(async move {
            for seed in 1.. {
                if analyse(address, seed).await.is_err() {
                    break;
                }
            }
        });
        Busy(task.abort_handle())
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        self.0.abort();
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
