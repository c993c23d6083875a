//! What the tests need besides Rust and Node: a browser, and a database server.

use std::path::Path;
use std::process::Command;

use anyhow::{Result, bail};

/// A program of a Debian package, and where it is found once installed.
struct Need {
    package: &'static str,
    found: fn() -> bool,
}

const NEEDS: [Need; 2] = [
    Need { package: "chromium", found: || Path::new("/usr/bin/chromium").exists() },
    Need { package: "postgresql", found: has_postgres },
];

/// Installs what is missing, by apt.
pub fn run() -> Result<()> {
    let missing: Vec<&str> = NEEDS.iter().filter(|need| !(need.found)()).map(|need| need.package).collect();
    if missing.is_empty() {
        return Ok(());
    }
    println!("installing {}", missing.join(" "));
    apt(&["update", "-qq"])?;
    apt(&[&["install", "-y", "-qq", "--no-install-recommends"], &missing[..]].concat())?;
    match NEEDS.iter().find(|need| !(need.found)()) {
        None => Ok(()),
        Some(need) => bail!("{} was installed but cannot be found", need.package),
    }
}

/// Debian keeps the server's programs out of the path, by version.
fn has_postgres() -> bool {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    versions.into_iter().any(|version| version.path().join("bin/initdb").exists())
}

fn apt(arguments: &[&str]) -> Result<()> {
    let mut command = Command::new("apt-get");
    command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        _ => bail!(
            "`apt-get {}` failed: install chromium and postgresql by hand, then run the tests again",
            arguments.join(" ")
        ),
    }
}
