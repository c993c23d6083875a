//! What Rust code does not do, and where.

use super::rust::Rust;
use super::{File, Finding};

pub fn check(file: &File, games: &[&str]) -> Vec<Finding> {
    if !file.is_rust() {
        return Vec::new();
    }
    let rust = Rust::read(&file.text);
    let mut findings = Vec::new();
    let mut find = |path: &str, tests_too: bool, what: &str| {
        for at in rust.mentions(path) {
            if tests_too || !rust.in_tests(at) {
                findings.push(file.at(at, format!("`{path}`: {what}")));
            }
        }
    };
    if is_rules(&file.path, games) && !file.is_test() {
        for (path, what) in NOT_IN_RULES {
            find(path, false, what);
        }
        if !file.path.starts_with("crates/engine/src/testing") {
            find("serde_json", false, "the rules know no JSON layout");
            find("seed_from_u64", false, "the rules own no generator, they are handed one");
        }
    }
    if !file.path.starts_with("crates/py/") {
        find("unsafe", true, "only crates/py may need it");
    }
    if file.path != "crates/server/src/store.rs" && !file.path.starts_with("crates/server/src/store/") {
        for path in SQL {
            find(path, true, "only crates/server/src/store.rs holds SQL");
        }
    }
    for path in ["todo!", "unimplemented!", "dbg!"] {
        find(path, true, "left over");
    }
    findings
}

/// Whether the path is a source of the engine or of a game.
pub fn is_rules(path: &str, games: &[&str]) -> bool {
    let Some((name, rest)) = path.strip_prefix("crates/").and_then(|rest| rest.split_once('/')) else {
        return false;
    };
    (name == "engine" || games.contains(&name)) && rest.starts_with("src/")
}

const IO: &str = "the rules do no IO";
const CLOCK: &str = "the rules read no clock";
const GENERATOR: &str = "the rules own no generator, they are handed one";

const NOT_IN_RULES: &[(&str, &str)] = &[
    ("std::fs", IO),
    ("std::io", IO),
    ("std::net", IO),
    ("std::env", IO),
    ("std::process", IO),
    ("std::thread", "the rules start no threads"),
    ("tokio", "the rules are not async"),
    ("print!", IO),
    ("println!", IO),
    ("eprint!", IO),
    ("eprintln!", IO),
    ("std::time", CLOCK),
    ("Instant", CLOCK),
    ("SystemTime", CLOCK),
    ("thread_rng", GENERATOR),
    ("ThreadRng", GENERATOR),
    ("rand::rng", GENERATOR),
    ("rand::random", GENERATOR),
    ("make_rng", GENERATOR),
    ("from_os_rng", GENERATOR),
    ("OsRng", GENERATOR),
    ("SysRng", GENERATOR),
];

const SQL: &[&str] = &[
    "sqlx::query",
    "sqlx::query_as",
    "sqlx::query_scalar",
    "sqlx::query_with",
    "sqlx::query_as_with",
    "sqlx::query_scalar_with",
    "sqlx::raw_sql",
    "sqlx::QueryBuilder",
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::lines;

    fn found(path: &str, text: &str) -> Vec<String> {
        lines(&check(&File::new(path, text), &["senet"]))
    }

    #[test]
    fn every_path_forbidden_to_the_rules_is_found() {
        let forbidden = NOT_IN_RULES.iter().map(|(path, _)| *path);
        for path in forbidden.chain(["serde_json", "seed_from_u64"]) {
            let text = format!("fn f() {{\n    x::{path}(1);\n}}\n");
            let found = found("crates/senet/src/rules/turn.rs", &text);
            assert_eq!(found.len(), 1, "{path}: {found:?}");
            assert!(found[0].starts_with(&format!("crates/senet/src/rules/turn.rs:2: `{path}`: the rules")));
        }
    }

    #[test]
    fn the_rules_are_the_sources_of_engine_and_games() {
        let reads_clock = "use std::time::Instant;";
        assert_eq!(found("crates/engine/src/lib.rs", reads_clock).len(), 2);
        assert_eq!(found("crates/senet/src/lib.rs", reads_clock).len(), 2);
        for path in
            ["crates/maat/src/main.rs", "crates/senet/tests/it/main.rs", "crates/senet/benches/playout.rs"]
        {
            assert_eq!(found(path, reads_clock), [""; 0]);
        }
    }

    #[test]
    fn tests_comments_and_texts_of_the_rules_are_free() {
        let text =
            "/// Not `std::fs`.\nconst A: &str = \"std::fs\";\n#[cfg(test)]\nmod tests { use std::fs; }\n";
        assert_eq!(found("crates/senet/src/lib.rs", text), [""; 0]);
        let json = "fn f() { serde_json::to_value(1) }";
        assert_eq!(found("crates/engine/src/testing/laws.rs", json), [""; 0]);
        assert_eq!(found("crates/engine/src/testing.rs", json), [""; 0]);
        assert_eq!(found("crates/senet/src/testing.rs", json).len(), 1);
    }

    #[test]
    fn unsafe_code_is_found_everywhere_but_in_py() {
        let text = "#[cfg(test)]\nmod tests {\n    fn f() { unsafe { g() } }\n}";
        assert_eq!(
            found("crates/bots/src/lib.rs", text),
            ["crates/bots/src/lib.rs:3: `unsafe`: only crates/py may need it"]
        );
        assert_eq!(found("crates/py/src/lib.rs", text), [""; 0]);
        assert_eq!(found("crates/bots/src/lib.rs", "#![forbid(unsafe_code)] // unsafe"), [""; 0]);
    }

    #[test]
    fn sql_is_found_outside_the_store() {
        for text in
            ["sqlx::query(x)", "sqlx::query!(x)", "use sqlx::{Pool, query_as};", "sqlx::QueryBuilder::new(x)"]
        {
            assert_eq!(found("crates/server/src/table.rs", text).len(), 1, "{text}");
            assert_eq!(found("crates/server/src/store.rs", text), [""; 0]);
            assert_eq!(found("crates/server/src/store/plies.rs", text), [""; 0]);
        }
    }

    #[test]
    fn leftovers_are_found_in_tests_too() {
        for name in ["todo!", "unimplemented!", "dbg!"] {
            let found = found("crates/senet/tests/it/main.rs", &format!("\n\nfn f() {{ {name}() }}"));
            assert_eq!(found, [format!("crates/senet/tests/it/main.rs:3: `{name}`: left over")]);
        }
    }
}
