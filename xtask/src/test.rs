//! `cargo xtask test`: everything that must hold, cheapest first, the test runner's summary last.

use std::process::{ExitCode, Stdio};

use anyhow::Result;

use crate::{tidy, workspace};

pub fn run() -> Result<ExitCode> {
    for step in plan(has_nextest()) {
        let code = match &step {
            Step::Tidy => {
                heading("tidy");
                tidy::run()?
            }
            Step::Cargo(arguments) => {
                heading(&format!("cargo {}", arguments.join(" ")));
                workspace::exit_code(workspace::cargo(arguments))?
            }
        };
        if code != ExitCode::SUCCESS {
            return Ok(code);
        }
    }
    Ok(ExitCode::SUCCESS)
}

#[derive(Debug)]
enum Step {
    Tidy,
    Cargo(&'static [&'static str]),
}

/// The steps in their order. All that build do so with all features, so that nothing is built twice.
fn plan(nextest: bool) -> [Step; 5] {
    [
        Step::Cargo(&["fmt", "--all", "--check"]),
        Step::Tidy,
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
        if nextest {
            Step::Cargo(&["nextest", "run", "--workspace", "--all-features", "--no-fail-fast"])
        } else {
            // Named targets leave out the doctests, which have run.
            Step::Cargo(&[
                "test",
                "--workspace",
                "--all-features",
                "--no-fail-fast",
                "--lib",
                "--bins",
                "--tests",
            ])
        },
    ]
}

/// A fresh clone needs only a Rust toolchain: cargo-nextest is quicker, but a guest.
fn has_nextest() -> bool {
    workspace::cargo(&["nextest", "--version"])
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

    #[test]
    fn what_builds_builds_the_same_and_the_runner_is_last() {
        for nextest in [false, true] {
            let steps = plan(nextest);
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
}
