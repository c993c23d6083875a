//! `cargo xtask test`: everything that must hold, cheapest first, the test runner's summary last.

use std::process::{Command, ExitCode, Stdio};

use anyhow::Result;

use crate::{codegen, install, tidy, workspace};

pub fn run() -> Result<ExitCode> {
    for step in plan(has_nextest()) {
        heading(&step.title());
        let code = step.run()?;
        if code != ExitCode::SUCCESS {
            return Ok(code);
        }
    }
    Ok(ExitCode::SUCCESS)
}

#[derive(Debug)]
enum Step {
    Tidy,
    Codegen,
    Install,
    Cargo(&'static [&'static str]),
    Npm(&'static [&'static str]),
}

impl Step {
    fn title(&self) -> String {
        match self {
            Step::Tidy => "tidy".into(),
            Step::Codegen => "codegen --check".into(),
            Step::Install => "install what is missing".into(),
            Step::Cargo(arguments) => format!("cargo {}", arguments.join(" ")),
            Step::Npm(arguments) => format!("npm {}", arguments.join(" ")),
        }
    }

    fn run(&self) -> Result<ExitCode> {
        match self {
            Step::Tidy => tidy::run(),
            Step::Codegen => codegen::run(true),
            Step::Install => install::run().map(|()| ExitCode::SUCCESS),
            Step::Cargo(arguments) => workspace::exit_code(workspace::cargo(arguments)),
            Step::Npm(arguments) => {
                let mut npm = Command::new("npm");
                npm.args(*arguments).current_dir(workspace::root().join("web"));
                // The program that the browser plays against lies beside this one.
                if let Ok(own) = std::env::current_exe() {
                    npm.env("MAAT_BIN", own.with_file_name("maat"));
                }
                workspace::exit_code(npm)
            }
        }
    }
}

/// The steps in their order. All that build do so with all features, so that nothing is built twice.
fn plan(nextest: bool) -> Vec<Step> {
    vec![
        Step::Cargo(&["fmt", "--all", "--check"]),
        Step::Tidy,
        Step::Codegen,
        Step::Install,
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
        // The browser plays against the program as it is built here.
        Step::Cargo(&["build", "--workspace", "--all-features", "--bins"]),
        Step::Npm(&["run", "e2e"]),
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

/// A fresh clone needs only Rust and Node: cargo-nextest is quicker, but a guest.
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
