//! Dependencies point one way: `engine ← {games, bots} ← catalog ← {server, py} ← maat`.

use super::{File, Finding};

pub fn check(file: &File, games: &[&str]) -> Vec<Finding> {
    let Some(from) = crate_of(&file.path) else { return Vec::new() };
    let manifest = Manifest::read(&file.text);
    let mut findings = Vec::new();
    for Dependency { package, line, test_only } in &manifest.dependencies {
        let why = match package.strip_prefix("maat-").or_else(|| (package == "maat").then_some("maat")) {
            // Tests may look at a game; what is built may not.
            Some(to) if *test_only && games.contains(&to) && from == "maat" => None,
            Some(to) => refusal(from, to, games),
            None if SERVER_ONLY.contains(&package.as_str()) && from != "server" => {
                Some("only server knows HTTP and SQL")
            }
            None => None,
        };
        if let Some(why) = why {
            findings.push(Finding::new(&file.path, *line, format!("{from} depends on `{package}`: {why}")));
        }
    }
    if !manifest.inherits_lints {
        findings.push(Finding::new(&file.path, 1, "no `[lints] workspace = true`"));
    }
    findings
}

const SERVER_ONLY: &[&str] = &["axum", "sqlx"];

/// The folder of the crate whose manifest this is.
fn crate_of(path: &str) -> Option<&str> {
    let folder = path.strip_suffix("/Cargo.toml")?;
    let name = folder.strip_prefix("crates/").unwrap_or(folder);
    (folder == "xtask" || name != folder && !name.contains('/')).then_some(name)
}

/// Why `from` may not depend on `to`.
fn refusal(from: &str, to: &str, games: &[&str]) -> Option<&'static str> {
    let is_game = |name| games.contains(&name);
    // A crate's own tests may ask for its features.
    if from == to {
        return None;
    }
    let (allowed, why) = match from {
        "engine" => (false, "engine knows no other crate of the workspace"),
        _ if is_game(from) => (to == "engine", "a game knows only engine"),
        "bots" => (to == "engine" || is_game(to), "bots know only engine and the games"),
        "catalog" => {
            (to == "engine" || to == "bots" || is_game(to), "catalog stands on engine, the games and bots")
        }
        _ if is_game(to) => (false, "only catalog and bots know the games"),
        "protocol" => (to == "engine", "the protocol knows only engine"),
        "server" | "py" => (["engine", "bots", "catalog", "protocol"].contains(&to), "it stands on catalog"),
        _ => (to != "maat" && to != "py", "nothing stands on it"),
    };
    (!allowed).then_some(why)
}

#[derive(Debug)]
struct Manifest {
    dependencies: Vec<Dependency>,
    inherits_lints: bool,
}

#[derive(PartialEq, Eq, Debug)]
struct Dependency {
    package: String,
    line: usize,
    test_only: bool,
}

impl Manifest {
    /// Reads what is asked here and no more: one key a line, as everybody writes it.
    fn read(text: &str) -> Manifest {
        let mut manifest = Manifest { dependencies: Vec::new(), inherits_lints: false };
        let mut table = Vec::new();
        for (index, line) in text.lines().enumerate() {
            let mut add = |package: &str, table: &[&str]| {
                manifest.dependencies.push(Dependency {
                    package: unquote(package).to_owned(),
                    line: index + 1,
                    test_only: table.contains(&"dev-dependencies"),
                });
            };
            let line = line.split(" #").next().unwrap_or_default().trim();
            if line.starts_with('#') {
                continue;
            }
            if let Some(name) = line.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
                table = name.split('.').map(str::trim).collect();
                // `[dependencies.maat-engine]`
                if let [.., kind, package] = table[..]
                    && is_dependencies(kind)
                {
                    add(package, &table);
                }
                continue;
            }
            let Some((key, value)) = line.split_once('=').map(|(key, value)| (key.trim(), value.trim()))
            else {
                continue;
            };
            let own_name = value.split_once("package").and_then(|(_, rest)| rest.split('"').nth(1));
            match &table[..] {
                [.., kind] if is_dependencies(kind) => {
                    let name = own_name.unwrap_or_else(|| key.split('.').next().unwrap_or_default().trim());
                    add(name, &table);
                }
                [.., kind, _] if is_dependencies(kind) && key == "package" => add(value, &table),
                [name] if *name == "lints" => {
                    manifest.inherits_lints |= key == "workspace" && value == "true";
                }
                [] => manifest.inherits_lints |= key == "lints.workspace" && value == "true",
                _ => {}
            }
        }
        manifest
    }
}

fn is_dependencies(table: &str) -> bool {
    matches!(table, "dependencies" | "dev-dependencies" | "build-dependencies")
}

fn unquote(text: &str) -> &str {
    text.trim_matches(['"', '\''])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::lines;

    fn found(path: &str, text: &str) -> Vec<String> {
        lines(&check(&File::new(path, text), &["senet", "mehen"]))
    }

    /// Whether `from` may name `to` among its dependencies.
    fn may(from: &str, to: &str) -> bool {
        let path =
            if from == "xtask" { "xtask/Cargo.toml".to_owned() } else { format!("crates/{from}/Cargo.toml") };
        let found =
            found(&path, &format!("[dependencies]\n{to}.workspace = true\n[lints]\nworkspace = true\n"));
        if let [finding] = &found[..] {
            assert!(finding.starts_with(&format!("{path}:2: {from} depends on `{to}`: ")), "{finding}");
        }
        found.is_empty()
    }

    #[test]
    fn dependencies_point_one_way() {
        for (from, to) in [
            ("engine", "serde"),
            ("senet", "maat-engine"),
            ("bots", "maat-engine"),
            ("bots", "maat-senet"),
            ("catalog", "maat-senet"),
            ("catalog", "maat-bots"),
            ("server", "maat-catalog"),
            ("server", "sqlx"),
            ("py", "maat-bots"),
            ("maat", "maat-server"),
            ("maat", "maat-catalog"),
            ("xtask", "maat-catalog"),
        ] {
            assert!(may(from, to), "{from} may know {to}");
        }
        for (from, to) in [
            ("engine", "maat-bots"),
            ("senet", "maat-mehen"),
            ("senet", "maat-bots"),
            ("senet", "maat-catalog"),
            ("bots", "maat-catalog"),
            ("catalog", "maat-server"),
            ("server", "maat-senet"),
            ("server", "maat"),
            ("py", "maat-server"),
            ("maat", "maat-senet"),
            ("maat", "axum"),
            ("xtask", "maat-mehen"),
            ("xtask", "maat"),
        ] {
            assert!(!may(from, to), "{from} must not know {to}");
        }
    }

    #[test]
    fn dependencies_are_found_however_they_are_written() {
        let packages = |text: &str| -> Vec<(String, usize)> {
            Manifest::read(text).dependencies.into_iter().map(|found| (found.package, found.line)).collect()
        };
        let expected = |package: &str, line| vec![(package.to_owned(), line)];
        assert_eq!(
            packages("[dependencies]\n# maat-a = 1\nmaat-b = { path = \"b\" } # c"),
            expected("maat-b", 3)
        );
        assert_eq!(
            packages("[dev-dependencies]\nb = { package = \"maat-b\", version = \"1\" }"),
            expected("maat-b", 2)
        );
        assert_eq!(
            packages("[target.'cfg(unix)'.dependencies]\nmaat-b.workspace = true"),
            expected("maat-b", 2)
        );
        assert_eq!(packages("[build-dependencies.maat-b]\nworkspace = true"), expected("maat-b", 1));
        assert_eq!(packages("[features]\ntesting = [\n    \"maat-b/testing\",\n]"), []);
        assert_eq!(packages("[dependencies.b]\npackage = \"maat-b\"").last(), expected("maat-b", 2).last());
    }

    #[test]
    fn every_crate_inherits_the_lints() {
        for path in ["crates/senet/Cargo.toml", "xtask/Cargo.toml"] {
            assert_eq!(found(path, "[package]\n"), [format!("{path}:1: no `[lints] workspace = true`")]);
            assert_eq!(found(path, "[lints.rust]\nworkspace = true\n").len(), 1);
            assert_eq!(found(path, "[package]\n\n[lints]\nworkspace = true\n"), [""; 0]);
        }
        for path in ["Cargo.toml", "fuzz/Cargo.toml", "crates/a/b/Cargo.toml"] {
            assert_eq!(found(path, "[package]\n"), [""; 0]);
        }
    }
}
