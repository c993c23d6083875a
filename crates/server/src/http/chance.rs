//! Checks of records: whether the draws follow from the seed.

use axum::Json;
use axum::extract::State;
use maat_catalog::{Fault, verify};
use maat_protocol::{ChanceFault, Verification, VerifyRecord, WrongDraw};

use super::ClientAddress;
use super::replay::{parsed, replay_fault};
use crate::App;
use crate::error::{Error, RecordFault};

/// Deals the game of a record again. Nothing of it is stored.
pub async fn verify_record(
    State(app): State<App>,
    ClientAddress(address): ClientAddress,
    Json(wish): Json<VerifyRecord>,
) -> Result<Json<Verification>, Error> {
    Ok(Json(app.work.run(address, move || verification(&wish.record)).await??))
}

fn verification(text: &str) -> Result<Verification, Error> {
    let fault = match verify(&parsed(text)?) {
        Ok(verified) => {
            return Ok(Verification { draws: verified.draws as u32, fault: None, draw: None });
        }
        Err(fault) => fault,
    };
    let (fault, draw) = match fault {
        Fault::Game(_) => return Err(Error::Record { fault: RecordFault::Game, line: 1 }),
        Fault::Replay(error) => return Err(replay_fault(&error)),
        Fault::Masked { .. } => (ChanceFault::Masked, None),
        Fault::NoSeed => (ChanceFault::NoSeed, None),
        Fault::Incomplete => (ChanceFault::Incomplete, None),
        Fault::Part(_) => (ChanceFault::Part, None),
        Fault::Seed => (ChanceFault::Seed, None),
        Fault::Lots => (ChanceFault::Lots, None),
        Fault::Draw(draw) => {
            let draw = WrongDraw {
                ply: draw.ply as u32,
                line: draw.line as u32,
                played: draw.played,
                drawn: draw.drawn,
            };
            (ChanceFault::Draw, Some(draw))
        }
    };
    Ok(Verification { draws: 0, fault: Some(fault), draw })
}
