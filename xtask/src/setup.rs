//! `cargo xtask setup`: installs what the tests need besides Rust and Node.

use std::fmt;
use std::fs;
use std::path::Path;
use std::process::{Command, ExitCode, Stdio};

/// A program that tests need.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tool {
    Chromium,
    Postgresql,
}

impl Tool {
    pub const ALL: [Tool; 2] = [Tool::Chromium, Tool::Postgresql];

    /// Its package in Debian.
    fn package(self) -> &'static str {
        match self {
            Tool::Chromium => "chromium-headless-shell",
            Tool::Postgresql => "postgresql",
        }
    }

    pub fn is_installed(self) -> bool {
        match self {
            Tool::Chromium => Path::new("/usr/bin/chromium-headless-shell").exists(),
            // Debian keeps the server's programs out of the path, by version.
            Tool::Postgresql => {
                let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
                versions.into_iter().any(|version| version.path().join("bin/initdb").exists())
                    || runs("initdb", &["--version"])
            }
        }
    }
}

impl fmt::Display for Tool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Tool::Chromium => "Chromium",
            Tool::Postgresql => "PostgreSQL",
        })
    }
}

/// The tools that are missing.
pub fn missing() -> Vec<Tool> {
    Tool::ALL.into_iter().filter(|tool| !tool.is_installed()).collect()
}

/// Installs what is missing and prints what it did.
pub fn run() -> ExitCode {
    match install() {
        Ok(done) => {
            println!("setup: {done}");
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("error: {why}");
            ExitCode::from(2)
        }
    }
}

/// One sentence about what was done, or about what is to be done by hand.
fn install() -> Result<String, String> {
    let node = Command::new("node").arg("--version").output().map_err(|_| NODE.to_owned())?;
    let version = String::from_utf8_lossy(&node.stdout).trim().to_owned();
    if !is_new_enough(&version) || !runs("npm", &["--version"]) {
        return Err(format!("{NODE}; found {version}"));
    }
    let missing = missing();
    if missing.is_empty() {
        return Ok(format!("nothing to install: Node {version}, {} are here", list(&Tool::ALL)));
    }
    let by_hand = |why: &str| {
        let packages = missing.iter().map(|tool| tool.package()).collect::<Vec<_>>().join(" ");
        format!(
            "{} missing and {why}: install them (on Debian: apt-get install {packages}), or pass --no-install \
             to `cargo xtask test`",
            are(&missing)
        )
    };
    if !runs("apt-get", &["--version"]) {
        return Err(by_hand("this system has no apt-get"));
    }
    if !is_root() {
        return Err(by_hand("only root may install packages"));
    }
    println!("setup: installing {}", list(&missing));
    let packages: Vec<&str> = missing.iter().map(|tool| tool.package()).collect();
    let installed = apt(&["update"])
        .and_then(|()| apt(&[&["install", "-y", "--no-install-recommends"], &packages[..]].concat()));
    installed.map_err(|why| by_hand(&format!("apt-get fails ({why})")))?;
    match missing.iter().find(|tool| !tool.is_installed()) {
        None => Ok(format!("installed {} by apt-get", list(&missing))),
        Some(tool) => Err(format!("{tool} was installed, but cannot be found where it is expected")),
    }
}

const NODE: &str = "Node 20.19 or newer with npm is missing: it builds and tests the web client";

fn is_new_enough(version: &str) -> bool {
    let mut numbers = version.trim_start_matches('v').split('.').map(|number| number.parse().unwrap_or(0));
    (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0)) >= (20, 19)
}

fn list(tools: &[Tool]) -> String {
    tools.iter().map(ToString::to_string).collect::<Vec<_>>().join(" and ")
}

fn are(tools: &[Tool]) -> String {
    format!("{} {}", list(tools), if tools.len() == 1 { "is" } else { "are" })
}

/// Runs apt-get quietly; its last complaint, if it fails.
fn apt(arguments: &[&str]) -> Result<(), String> {
    let mut command = Command::new("apt-get");
    // Nobody is there to answer questions, and a source that cannot be reached is a failure, not a warning.
    command.args(["-qq", "-o", "APT::Update::Error-Mode=any"]).args(arguments);
    command.env("DEBIAN_FRONTEND", "noninteractive").env("LC_ALL", "C").stdin(Stdio::null());
    let output = command.output().map_err(|error| error.to_string())?;
    if output.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&output.stderr);
    let complaint = said.lines().rev().find(|line| line.starts_with("E:"));
    Err(complaint.unwrap_or("no reason given").trim_start_matches("E: ").to_owned())
}

fn runs(program: &str, arguments: &[&str]) -> bool {
    let mut command = Command::new(program);
    command.args(arguments).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout == b"0\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_of_node_are_compared_as_numbers() {
        for new in ["v20.19.0", "v20.20.2", "v22.1.0", "v100.0.0"] {
            assert!(is_new_enough(new), "{new}");
        }
        for old in ["v18.20.4", "v20.9.0", "v20.18.3", "", "nonsense"] {
            assert!(!is_new_enough(old), "{old}");
        }
    }

    #[test]
    fn tools_are_listed_in_a_sentence() {
        assert_eq!(are(&[Tool::Chromium]), "Chromium is");
        assert_eq!(are(&Tool::ALL), "Chromium and PostgreSQL are");
    }
}
