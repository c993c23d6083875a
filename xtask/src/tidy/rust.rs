//! Just enough of Rust's syntax to tell code from comments, strings and tests.

use std::ops::Range;

/// A Rust text taken apart.
#[derive(Debug)]
pub struct Rust {
    /// Comments and literals are blank; offsets are those of the text.
    code: String,
    /// With their offsets and all that encloses them.
    literals: Vec<(usize, String)>,
    tests: Vec<Range<usize>>,
}

impl Rust {
    pub fn read(text: &str) -> Rust {
        let parts = parts(text);
        let mut code = text.as_bytes().to_vec();
        for (_, range) in &parts {
            code[range.clone()].iter_mut().filter(|byte| **byte != b'\n').for_each(|byte| *byte = b' ');
        }
        let code = String::from_utf8(code).expect("parts are made of whole characters");
        let literals = parts
            .into_iter()
            .filter(|(kind, _)| *kind == Kind::Literal)
            .map(|(_, range)| (range.start, text[range].to_owned()))
            .collect();
        Rust { literals, tests: tests(&code), code }
    }

    /// String literals outside tests, without what encloses them.
    pub fn literals(&self) -> impl Iterator<Item = &str> {
        self.literals
            .iter()
            .filter(|(at, _)| !self.in_tests(*at))
            .map(|(_, literal)| literal.trim_start_matches(['b', 'c', 'r', '#']).trim_end_matches('#'))
            .map(|literal| literal.trim_matches('"'))
    }

    /// Whether this byte belongs to an item under `#[cfg(test)]`.
    pub fn in_tests(&self, offset: usize) -> bool {
        self.tests.iter().any(|range| range.contains(&offset))
    }

    /// Where the code names `path`: a word, a macro, a path, also inside `use root::{…}`.
    pub fn mentions(&self, path: &str) -> Vec<usize> {
        let mut found = words(&self.code, path);
        if let Some((root, item)) = path.split_once("::") {
            for start in words(&self.code, &format!("{root}::{{")) {
                let open = start + root.len() + 2;
                found.extend(
                    group(&self.code, open).into_iter().filter(|&at| starts_word(&self.code[at..], item)),
                );
            }
        }
        found
    }
}

/// Where `word` stands in `text` without being part of a longer word.
pub fn words(text: &str, word: &str) -> Vec<usize> {
    text.match_indices(word)
        .map(|(at, _)| at)
        .filter(|&at| {
            let joined = text[..at].chars().next_back().is_some_and(is_word) && word.starts_with(is_word);
            !joined && starts_word(&text[at..], word)
        })
        .collect()
}

fn starts_word(text: &str, word: &str) -> bool {
    let Some(rest) = text.strip_prefix(word) else { return false };
    !(word.ends_with(is_word) && rest.starts_with(is_word))
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// Where the items of a `{a, b::{c}, d}` begin.
fn group(code: &str, open: usize) -> Vec<usize> {
    let mut items = Vec::new();
    let mut awaited = true;
    let mut depth = 0;
    for (at, c) in code[open..close(code, open)].char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 1 => awaited = true,
            c if awaited && is_word(c) => {
                items.push(open + at);
                awaited = false;
            }
            _ => {}
        }
    }
    items
}

/// The end of the block that opens here.
fn close(code: &str, open: usize) -> usize {
    let mut depth = 0;
    for (at, byte) in code.bytes().enumerate().skip(open) {
        match byte {
            b'{' => depth += 1,
            b'}' => depth -= 1,
            _ => continue,
        }
        if depth == 0 {
            return at + 1;
        }
    }
    code.len()
}

/// The items under `#[cfg(test)]`: each ends with its block or its semicolon.
fn tests(code: &str) -> Vec<Range<usize>> {
    code.match_indices("#[cfg(test)]")
        .map(|(start, _)| {
            let end = match code[start..].find(['{', ';']).map(|at| start + at) {
                Some(at) if code.as_bytes()[at] == b'{' => close(code, at),
                Some(at) => at + 1,
                None => code.len(),
            };
            start..end
        })
        .collect()
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Comment,
    Literal,
}

/// What is not code.
fn parts(text: &str) -> Vec<(Kind, Range<usize>)> {
    let mut parts = Vec::new();
    let mut at = 0;
    let mut last = ' ';
    while let Some(c) = text[at..].chars().next() {
        let rest = &text[at..];
        let part = if rest.starts_with("//") {
            Some((Kind::Comment, rest.find('\n').unwrap_or(rest.len())))
        } else if rest.starts_with("/*") {
            Some((Kind::Comment, block_comment(rest)))
        } else if c == '"' {
            Some((Kind::Literal, quoted(rest)))
        } else if is_word(last) {
            // The end of a name is no prefix of a raw string.
            None
        } else {
            raw_string(rest).or_else(|| character(rest)).map(|length| (Kind::Literal, length))
        };
        let length = part.map_or(c.len_utf8(), |(_, length)| length);
        parts.extend(part.map(|(kind, length)| (kind, at..at + length)));
        at += length;
        last = c;
    }
    parts
}

/// The length of a comment, which may hold others.
fn block_comment(text: &str) -> usize {
    let mut depth = 0;
    let mut at = 0;
    while at < text.len() {
        let rest = &text.as_bytes()[at..];
        if rest.starts_with(b"/*") {
            depth += 1;
            at += 2;
        } else if rest.starts_with(b"*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += 1;
        }
    }
    text.len()
}

/// The length of a raw string with its prefix.
fn raw_string(text: &str) -> Option<usize> {
    let hashes = text.trim_start_matches(['b', 'c']).strip_prefix('r')?;
    let body = hashes.trim_start_matches('#');
    let end = format!("\"{}", &hashes[..hashes.len() - body.len()]);
    let body = body.strip_prefix('"')?;
    Some(body.find(&end).map_or(text.len(), |at| text.len() - body.len() + at + end.len()))
}

/// The length of a string in quotes.
fn quoted(text: &str) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    text.len()
}

/// The length of a character literal; a lifetime is none.
fn character(text: &str) -> Option<usize> {
    let rest = text.strip_prefix('\'')?;
    let c = rest.chars().next()?;
    if c == '\\' {
        // What follows the backslash is never the end.
        return rest.get(2..)?.find('\'').map(|at| at + 4);
    }
    rest[c.len_utf8()..].starts_with('\'').then(|| c.len_utf8() + 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, code: &str, literals: &[&str]) {
        let rust = Rust::read(text);
        let squeezed = rust.code.split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(squeezed, code, "code of {text}");
        assert_eq!(rust.literals().collect::<Vec<_>>(), literals, "literals of {text}");
        assert_eq!(rust.code.len(), text.len());
    }

    #[test]
    fn code_is_told_from_comments_and_literals() {
        check("let a = 1; // std::fs\nlet b;", "let a = 1; let b;", &[]);
        check("a /* b /* c */ d */ e", "a e", &[]);
        check(r#"f("x // \" y", 'z', '\'', '"')"#, "f( , , , )", &[r#"x // \" y"#, "'z'", r"'\''", "'\"'"]);
        check(r###"f(r#"a " b"#, br"c")"###, "f( , )", &["a \" b", "c"]);
        check(
            "fn f<'a>(x: &'a str) -> &'a str { for_r(x) }",
            "fn f<'a>(x: &'a str) -> &'a str { for_r(x) }",
            &[],
        );
        check("let é = 'é'; '\\u{1F3B2}'", "let é = ;", &["'é'", "'\\u{1F3B2}'"]);
        check("bar\"never ends", "bar", &["never ends"]);
        check(
            "f(\"a\");\n#[cfg(test)]\nmod tests { const B: &str = \"b\"; }",
            "f( ); #[cfg(test)] mod tests { const B: &str = ; }",
            &["a"],
        );
    }

    #[test]
    fn words_are_whole() {
        assert_eq!(words("Instantly Instant MyInstant Instant_", "Instant"), [10]);
        assert_eq!(words("eprintln!(); println!();", "println!"), [13]);
        assert_eq!(words("rand::rngs rand::rng()", "rand::rng"), [11]);
    }

    #[test]
    fn paths_are_found_in_groups() {
        let mentions = |text: &str, path: &str| Rust::read(text).mentions(path).len();
        assert_eq!(mentions("use std::fs;", "std::fs"), 1);
        assert_eq!(mentions("use std::{\n    fmt,\n    fs::{self, File},\n};", "std::fs"), 1);
        assert_eq!(mentions("use std::{fmt::{self, fs}, iter};", "std::fs"), 0);
        assert_eq!(mentions("use std::{io, net};", "std::net"), 1);
    }

    #[test]
    fn tests_are_known() {
        let text = "fn a() {}\n#[cfg(test)]\nmod tests { fn b() { c(\"}\") } }\nfn d() {}\n#[cfg(test)]\nmod e;\nfn f() {}";
        let rust = Rust::read(text);
        let inside = |word: &str| rust.in_tests(text.find(word).unwrap());
        assert!(inside("fn b") && inside("c(") && inside("mod e"));
        assert!(!inside("fn a") && !inside("fn d") && !inside("fn f"));
    }
}
