//! `cargo xtask test`: everything that must hold, cheapest first, the test runner last.

use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

use anyhow::Result;

use crate::setup::{self, Tool};
use crate::{codegen, tidy, workspace};

#[derive(clap::Args, Clone, Copy, Debug)]
pub struct Args {
    /// Everything: all sizes, languages and themes in the browser, ten times the kills, and the laws over many games
    #[arg(long)]
    full: bool,
    /// Install nothing; skip the steps that lack a program, and say so
    #[arg(long)]
    no_install: bool,
}

pub fn run(args: Args) -> Result<ExitCode> {
    if !args.no_install {
        heading("setup");
        let code = setup::run();
        if code != ExitCode::SUCCESS {
            return Ok(code);
        }
    }
    let missing = setup::missing();
    let mut done = Vec::new();
    // A fresh clone needs only Rust and Node: cargo-nextest is quicker, but not required.
    for step in plan(args, has_subcommand("nextest")) {
        if let Some(tool) = step.needs().filter(|tool| missing.contains(tool)) {
            eprintln!("\n==> SKIPPED: {} ({tool} is missing)", step.title());
            done.push((step.title(), Outcome::Skipped(tool)));
            continue;
        }
        heading(&step.title());
        let begin = Instant::now();
        let code = step.run(args)?;
        let outcome = if code == ExitCode::SUCCESS { Outcome::Passed } else { Outcome::Failed };
        done.push((step.title(), outcome(begin.elapsed())));
        if code != ExitCode::SUCCESS {
            summary(&done);
            return Ok(code);
        }
    }
    summary(&done);
    Ok(ExitCode::SUCCESS)
}

#[derive(Debug)]
enum Outcome {
    Passed(Duration),
    Failed(Duration),
    Skipped(Tool),
}

fn summary(done: &[(String, Outcome)]) {
    heading("summary");
    for (title, outcome) in done {
        match outcome {
            Outcome::Passed(time) => eprintln!("{:>6} s  {title}", time.as_secs()),
            Outcome::Failed(time) => eprintln!("{:>6} s  FAILED: {title}", time.as_secs()),
            Outcome::Skipped(tool) => eprintln!("          SKIPPED, {tool} is missing: {title}"),
        }
    }
}

#[derive(Debug)]
enum Step {
    Tidy,
    Codegen,
    Cargo(&'static [&'static str]),
    Npm(&'static [&'static str]),
    /// Games in a browser, against the program as it is built here.
    Browser,
    /// The statements of the store on PostgreSQL. Plain `cargo test` leaves them out.
    Postgresql {
        nextest: bool,
    },
    /// Licences, origins and doubles of the dependencies, after `deny.toml`.
    Deny,
    /// The laws over many games.
    Soak(&'static str),
}

impl Step {
    fn title(&self) -> String {
        match self {
            Step::Tidy => "tidy".into(),
            Step::Codegen => "codegen --check".into(),
            Step::Cargo(arguments) => format!("cargo {}", arguments.join(" ")),
            Step::Npm(arguments) => format!("npm {}", arguments.join(" ")),
            Step::Browser => "npm run e2e".into(),
            Step::Postgresql { .. } => "the store on PostgreSQL".into(),
            Step::Deny => "cargo deny check".into(),
            Step::Soak(game) => format!("soak {game}"),
        }
    }

    /// The program without which the step cannot run.
    fn needs(&self) -> Option<Tool> {
        match self {
            Step::Browser => Some(Tool::Chromium),
            Step::Postgresql { .. } => Some(Tool::Postgresql),
            _ => None,
        }
    }

    fn run(&self, args: Args) -> Result<ExitCode> {
        let mut command = match self {
            Step::Tidy => return tidy::run(),
            Step::Codegen => return codegen::run(true),
            Step::Cargo(arguments) => workspace::cargo(arguments),
            Step::Npm(arguments) => npm(arguments),
            Step::Browser => npm(&["run", "e2e"]),
            Step::Postgresql { nextest: true } => {
                workspace::cargo(&[NEXTEST, &["--run-ignored", "only", "-E", "test(on_postgresql)"]].concat())
            }
            Step::Postgresql { nextest: false } => {
                workspace::cargo(&[TEST, &["--", "--ignored", "on_postgresql"]].concat())
            }
            Step::Deny => {
                if !has_subcommand("deny") {
                    if args.no_install {
                        eprintln!("cargo-deny is missing: nothing is checked");
                        return Ok(ExitCode::SUCCESS);
                    }
                    let installed =
                        workspace::exit_code(workspace::cargo(&["install", "--locked", "cargo-deny"]))?;
                    if installed != ExitCode::SUCCESS {
                        return Ok(installed);
                    }
                }
                // Advisories need the network.
                workspace::cargo(&["deny", "check", "bans", "licenses", "sources"])
            }
            Step::Soak(game) => workspace::cargo(&["xtask", "soak", game, "--games", SOAK]),
        };
        if args.full {
            command.env("MAAT_FULL", "1");
        }
        workspace::exit_code(command)
    }
}

/// Games of each kind in the full tests.
const SOAK: &str = "10000";
const NEXTEST: &[&str] = &["nextest", "run", "--workspace", "--all-features", "--no-fail-fast"];
/// Named targets leave out the doctests, which have a step of their own.
const TEST: &[&str] =
    &["test", "--workspace", "--all-features", "--no-fail-fast", "--lib", "--bins", "--tests"];

pub fn npm(arguments: &[&str]) -> Command {
    let mut npm = Command::new("npm");
    npm.args(arguments).current_dir(workspace::root().join("web"));
    // The program that the browser plays against lies beside this one.
    if let Ok(own) = std::env::current_exe() {
        npm.env("MAAT_BIN", own.with_file_name("maat"));
    }
    npm
}

/// The steps in their order. All that build do so with all features, so that nothing is built twice.
fn plan(args: Args, nextest: bool) -> Vec<Step> {
    let mut steps = vec![
        Step::Cargo(&["fmt", "--all", "--check"]),
        Step::Tidy,
        Step::Codegen,
        Step::Npm(&["ci", "--no-audit", "--no-fund"]),
        Step::Npm(&["run", "check"]),
        Step::Npm(&["run", "test"]),
        Step::Cargo(&[
            "clippy",
            "--workspace",
            "--all-features",
            "--all-targets",
            "--",
            "--deny",
            "warnings",
        ]),
        Step::Cargo(&["test", "--workspace", "--all-features", "--doc"]),
        Step::Cargo(&["build", "--workspace", "--all-features", "--bins"]),
        Step::Browser,
        Step::Postgresql { nextest },
    ];
    if args.full {
        steps.push(Step::Deny);
        steps.extend(maat_catalog::GAMES.iter().map(|game| Step::Soak(game.id)));
    }
    steps.push(Step::Cargo(if nextest { NEXTEST } else { TEST }));
    steps
}

/// Whether `cargo <name>` is installed.
fn has_subcommand(name: &str) -> bool {
    workspace::cargo(&[name, "--version"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

fn heading(title: &str) {
    eprintln!("\n==> {title}");
}

#[cfg(test)]
mod tests {
    use super::*;

    fn args(full: bool) -> Args {
        Args { full, no_install: false }
    }

    #[test]
    fn what_builds_builds_the_same_and_the_runner_is_last() {
        for (nextest, full) in [(false, false), (true, false), (false, true), (true, true)] {
            let steps = plan(args(full), nextest);
            for step in &steps {
                if let Step::Cargo(arguments) = step
                    && arguments[0] != "fmt"
                {
                    assert!(arguments.contains(&"--workspace"), "{arguments:?}");
                    assert!(arguments.contains(&"--all-features"), "{arguments:?}");
                    assert!(!arguments.contains(&"--release"), "{arguments:?}");
                }
            }
            let Some(Step::Cargo(last)) = steps.last() else { panic!("the runner is last") };
            assert_eq!(last[0], if nextest { "nextest" } else { "test" });
            assert!(!last.contains(&"--doc"));
        }
    }

    #[test]
    fn every_tool_is_needed_by_a_step() {
        let needed: Vec<Tool> = plan(args(false), true).iter().filter_map(Step::needs).collect();
        assert_eq!(needed, Tool::ALL);
    }
}
