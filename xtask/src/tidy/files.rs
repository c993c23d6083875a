//! What holds for every text, whatever its language.

use super::rust::{Rust, words};
use super::{File, Finding};

pub fn check(file: &File) -> Vec<Finding> {
    let mut findings = Vec::new();
    if matches!(file.extension(), "lock" | "svg") || file.path.starts_with(QUOTES) {
        return findings;
    }
    for word in ["TODO", "FIXME", "XXX"] {
        findings.extend(
            words(&file.text, word).into_iter().map(|at| file.at(at, format!("`{word}`: left over"))),
        );
    }
    for place in ["/work/", "/root/", "../shared"] {
        findings.extend(places(file, place).map(|at| file.at(at, foreign(place))));
    }
    if !file.is_test() {
        let rust = file.is_rust().then(|| Rust::read(&file.text));
        let in_tests = |at| rust.as_ref().is_some_and(|rust| rust.in_tests(at));
        findings.extend(
            places(file, "/tmp/").filter(|&at| !in_tests(at)).map(|at| file.at(at, foreign("/tmp/"))),
        );
    }
    findings
}

/// These files quote what they look for.
const QUOTES: &str = "xtask/src/tidy/";

fn foreign(place: &str) -> String {
    format!("`{place}`: a place of one machine")
}

/// Where a path begins with `place`; inside a longer path or an address it is something else.
fn places<'a>(file: &'a File, place: &'a str) -> impl Iterator<Item = usize> + 'a {
    let longer = |c: char| c.is_alphanumeric() || "/._-~".contains(c);
    file.text
        .match_indices(place)
        .map(|(at, _)| at)
        .filter(move |&at| !file.text[..at].chars().next_back().is_some_and(longer))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::lines;

    fn found(path: &str, text: &str) -> Vec<String> {
        lines(&check(&File::new(path, text)))
    }

    #[test]
    fn words_of_unfinished_work_are_found() {
        for word in ["TODO", "FIXME", "XXX"] {
            assert_eq!(found("a.md", &format!("one\n{word}: two")), [format!("a.md:2: `{word}`: left over")]);
            assert_eq!(found("a.svg", word), [""; 0]);
        }
        assert_eq!(found("a.rs", "fn todo() {} // MAXXXI, Todo"), [""; 0]);
    }

    #[test]
    fn places_of_one_machine_are_found() {
        for place in ["/work/", "/root/", "/tmp/", "../shared"] {
            let expected = format!("a.md:1: `{place}`: a place of one machine");
            assert_eq!(found("a.md", &format!("see `{place}x`")), [expected]);
        }
        assert_eq!(found("a.md", "https://example.org/work/ web/src/work/a ../../shared"), [""; 0]);
    }

    #[test]
    fn tests_may_use_the_temporary_folder() {
        assert_eq!(found("crates/a/tests/it/b.rs", "\"/tmp/x\""), [""; 0]);
        assert_eq!(
            found("crates/a/src/b.rs", "#[cfg(test)]\nmod tests { const A: &str = \"/tmp/x\"; }"),
            [""; 0]
        );
        assert_eq!(found("crates/a/src/b.rs", "const A: &str = \"/tmp/x\";").len(), 1);
        assert_eq!(found("crates/a/tests/it/b.rs", "\"/root/x\"").len(), 1);
    }
}
