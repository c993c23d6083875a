//! `maat perft`: the number of sequences of plies.

use std::io::Write;
use std::time::Instant;

use anstream::stdout;

use crate::cli::Perft;
use crate::error::Result;

pub fn run(args: &Perft) -> Result<()> {
    let terms = args.rules.terms(args.game, args.seats);
    let mut out = stdout();
    for depth in 1..=args.depth {
        let begin = Instant::now();
        let paths = args.game.perft(&terms, depth)?;
        writeln!(out, "{depth:>3} {paths:>20} {:>10.3} s", begin.elapsed().as_secs_f64())?;
        out.flush()?;
    }
    Ok(())
}
