//! `cargo xtask tidy`: what compilers and linters do not see: locales that lack a text, dependencies that point the wrong
//! way, work that was left unfinished.

mod arrows;
mod fluent;
mod locales;
mod uses;

use std::fmt;
use std::fs;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, ensure};
use maat_catalog::GAMES;

use crate::workspace;

/// Prints what is wrong with the tree.
pub fn run() -> Result<ExitCode> {
    let files = tree()?;
    let findings = findings(&files)?;
    for finding in &findings {
        println!("{finding}");
    }
    match findings.len() {
        0 => println!("tidy: {} files, no findings", files.len()),
        1 => println!("tidy: {} files, 1 finding", files.len()),
        count => println!("tidy: {} files, {count} findings", files.len()),
    }
    Ok(if findings.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// A text of the tree.
#[derive(Debug)]
pub struct File {
    /// Relative to the root, with `/`.
    pub path: String,
    pub text: String,
}

impl File {
    fn new(path: impl Into<String>, text: impl Into<String>) -> File {
        File { path: path.into(), text: text.into() }
    }

    fn extension(&self) -> &str {
        self.path
            .rsplit('/')
            .next()
            .and_then(|name| name.rsplit_once('.'))
            .map_or("", |(_, extension)| extension)
    }

    /// Whether the whole file is a test.
    fn is_test(&self) -> bool {
        self.path.contains("/tests/") || self.path.ends_with("/tests.rs") || self.path.starts_with("web/e2e/")
    }

    /// The finding at a byte of the text.
    fn at(&self, offset: usize, what: impl Into<String>) -> Finding {
        let before = &self.text.as_bytes()[..offset];
        Finding::new(&self.path, 1 + before.iter().filter(|&&byte| byte == b'\n').count(), what)
    }
}

/// One thing that must be put right.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Finding {
    path: String,
    line: usize,
    what: String,
}

impl Finding {
    fn new(path: &str, line: usize, what: impl Into<String>) -> Finding {
        Finding { path: path.to_owned(), line, what: what.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.what)
    }
}

/// The texts that are in the repository or would be added to it.
fn tree() -> Result<Vec<File>> {
    let root = workspace::root();
    let output = Command::new("git")
        .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
        .current_dir(&root)
        .output()
        .context("cannot start git")?;
    ensure!(output.status.success(), "git ls-files: {}", String::from_utf8_lossy(&output.stderr).trim());
    let paths = String::from_utf8(output.stdout).context("a path is not UTF-8")?;
    let mut paths: Vec<&str> = paths.split_terminator('\0').collect();
    paths.sort_unstable();
    paths.dedup();
    // A file that is gone but not yet from the index, and one that is no text, have nothing to say.
    Ok(paths
        .into_iter()
        .filter_map(|path| Some(File::new(path, fs::read_to_string(root.join(path)).ok()?)))
        .collect())
}

/// Runs all checks; the findings come in the order of the files.
fn findings(files: &[File]) -> Result<Vec<Finding>> {
    let games: Vec<&str> = GAMES.iter().map(|entry| entry.id).collect();
    let ideas: Vec<(&maat_learn::Chapter, Vec<&str>)> =
        maat_learn::chapters().iter().map(|chapter| (chapter, chapter.ideas())).collect();
    let lessons: Vec<Vec<(&str, &[&str])>> = games
        .iter()
        .map(|game| {
            let own = ideas.iter().filter(|(chapter, _)| chapter.game == *game);
            own.map(|(chapter, ideas)| (chapter.id.as_str(), ideas.as_slice())).collect()
        })
        .collect();
    let words: Vec<locales::Words<'_>> = GAMES
        .iter()
        .zip(&lessons)
        .map(|(entry, lessons)| locales::Words {
            game: entry.id,
            steps: entry.vocabulary.steps,
            verbs: entry.vocabulary.verbs,
            events: entry.vocabulary.events,
            names: entry.vocabulary.names,
            options: entry.options,
            lessons,
            terms: entry.terms,
        })
        .collect();
    let mut findings = arrows::check(&games)?;
    findings.extend(files.iter().flat_map(unfinished));
    findings.extend(locales::check(files, &words));
    findings.sort();
    findings.dedup();
    Ok(findings)
}

/// Marks of unfinished work. Pictures may hold anything, and this file names the marks.
fn unfinished(file: &File) -> Vec<Finding> {
    if matches!(file.extension(), "lock" | "svg" | "woff2") || file.path == "xtask/src/tidy.rs" {
        return Vec::new();
    }
    let word = |c: char| c.is_alphanumeric() || c == '_';
    ["TODO", "FIXME", "XXX"]
        .into_iter()
        .flat_map(|mark| file.text.match_indices(mark))
        .filter(|(at, mark)| {
            !file.text[..*at].ends_with(word) && !file.text[at + mark.len()..].starts_with(word)
        })
        .map(|(at, mark)| file.at(at, format!("`{mark}`: unfinished")))
        .collect()
}

/// The findings of a check in one small text, as lines.
#[cfg(test)]
fn lines(findings: &[Finding]) -> Vec<String> {
    findings.iter().map(ToString::to_string).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unfinished_work_is_found() {
        let found = |path: &str, text: &str| lines(&unfinished(&File::new(path, text)));
        for mark in ["TODO", "FIXME", "XXX"] {
            assert_eq!(
                found("a.md", &format!("one\n{mark}: two")),
                [format!("a.md:2: `{mark}`: unfinished")]
            );
            assert_eq!(found("a.svg", mark), [""; 0]);
        }
        assert_eq!(found("a.rs", "fn todo() {} // MAXXXI, Todo"), [""; 0]);
    }
}
