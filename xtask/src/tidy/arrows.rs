//! Dependencies point one way: `engine ← games ← bots ← catalog ← learn ← {server, py} ← maat`, and `engine ← words ← maat`.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

use super::Finding;
use crate::workspace;

/// The part of `cargo metadata` that is needed here.
#[derive(Deserialize, Debug)]
struct Metadata {
    packages: Vec<Package>,
}

#[derive(Deserialize, Debug)]
struct Package {
    name: String,
    manifest_path: String,
    dependencies: Vec<Dependency>,
}

#[derive(Deserialize, Debug)]
struct Dependency {
    name: String,
    /// `dev` or `build`; a normal dependency has none.
    kind: Option<String>,
}

/// Looks at the manifests of the workspace.
pub fn check(games: &[&str]) -> Result<Vec<Finding>> {
    let output = workspace::cargo(&["metadata", "--no-deps", "--offline", "--format-version", "1"])
        .output()
        .context("cannot start cargo metadata")?;
    ensure!(output.status.success(), "cargo metadata: {}", String::from_utf8_lossy(&output.stderr).trim());
    let metadata: Metadata = serde_json::from_slice(&output.stdout).context("cargo metadata")?;
    let mut findings = Vec::new();
    for Package { name, manifest_path, dependencies } in &metadata.packages {
        let path = Path::new(manifest_path);
        let shown = path.strip_prefix(workspace::root()).unwrap_or(path).display().to_string();
        // The tests of the words put every game into words.
        let counts =
            |dependency: &&Dependency| name != "maat-words" || dependency.kind.as_deref() != Some("dev");
        let names: BTreeSet<&str> =
            dependencies.iter().filter(counts).map(|dependency| &*dependency.name).collect();
        for to in names {
            if let Some(why) = refusal(short(name), short(to), games) {
                findings.push(Finding::new(&shown, 1, format!("{name} depends on `{to}`: {why}")));
            }
        }
        if !fs::read_to_string(path)?.contains("[lints]\nworkspace = true") {
            findings.push(Finding::new(&shown, 1, "no `[lints] workspace = true`"));
        }
        let lib = path.with_file_name("src").join("lib.rs");
        if (name == "maat-engine" || games.contains(&short(name)))
            && !fs::read_to_string(&lib)?.contains("clippy::disallowed_methods")
        {
            findings.push(Finding::new(
                &shown,
                1,
                "src/lib.rs does not turn on what clippy.toml forbids the rules",
            ));
        }
    }
    Ok(findings)
}

/// `engine` for `maat-engine`.
fn short(package: &str) -> &str {
    package.strip_prefix("maat-").unwrap_or(package)
}

/// The reason why `from` may not depend on `to`, by their short names.
fn refusal(from: &str, to: &str, games: &[&str]) -> Option<&'static str> {
    const OURS: [&str; 10] =
        ["engine", "bots", "catalog", "learn", "protocol", "server", "py", "words", "maat", "xtask"];
    if to == "axum" || to == "sqlx" {
        return (from != "server").then_some("only server knows HTTP and SQL");
    }
    let is_game = |name| games.contains(&name);
    // A crate's own tests may ask for its features.
    if from == to || !(OURS.contains(&to) || is_game(to)) {
        return None;
    }
    let (allowed, why) = match from {
        "engine" => (false, "engine knows no other crate of the workspace"),
        _ if is_game(from) => (to == "engine", "a game knows only engine"),
        "bots" => (to == "engine" || is_game(to), "bots know only engine and the games"),
        "catalog" => {
            (to == "engine" || to == "bots" || is_game(to), "catalog stands on engine, the games and bots")
        }
        "learn" => (["engine", "bots", "catalog"].contains(&to), "it stands on catalog"),
        "protocol" => (to == "engine", "the protocol knows only engine"),
        "words" => (to == "engine", "words are keyed by ids and know only engine"),
        "server" => {
            let below = ["engine", "bots", "catalog", "learn", "protocol", "words"];
            (below.contains(&to), "it stands on catalog and words")
        }
        "py" => (["engine", "bots", "catalog", "protocol"].contains(&to), "it stands on catalog"),
        "maat" => (to != "py" && to != "xtask", "nothing stands on it"),
        _ => (!is_game(to) && to != "maat" && to != "py", "it stands on catalog"),
    };
    (!allowed).then_some(why)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dependencies_point_one_way() {
        let may = |from, to| refusal(from, to, &["senet", "mehen"]).is_none();
        for (from, to) in [
            ("engine", "serde"),
            ("senet", "engine"),
            ("bots", "senet"),
            ("catalog", "senet"),
            ("catalog", "bots"),
            ("learn", "catalog"),
            ("server", "catalog"),
            ("server", "learn"),
            ("server", "words"),
            ("server", "sqlx"),
            ("py", "bots"),
            ("maat", "server"),
            ("maat", "senet"),
            ("maat", "words"),
            ("words", "engine"),
            ("xtask", "catalog"),
            ("xtask", "words"),
        ] {
            assert!(may(from, to), "{from} may know {to}");
        }
        for (from, to) in [
            ("engine", "bots"),
            ("senet", "mehen"),
            ("senet", "catalog"),
            ("bots", "catalog"),
            ("catalog", "server"),
            ("catalog", "learn"),
            ("learn", "senet"),
            ("server", "senet"),
            ("server", "maat"),
            ("py", "server"),
            ("words", "catalog"),
            ("words", "senet"),
            ("maat", "axum"),
            ("maat", "py"),
            ("xtask", "mehen"),
            ("xtask", "maat"),
        ] {
            assert!(!may(from, to), "{from} must not know {to}");
        }
    }

    #[test]
    fn the_workspace_keeps_to_it() {
        assert_eq!(check(&["ankh", "egizia", "imhotep", "pharaon"]).unwrap(), []);
    }
}
