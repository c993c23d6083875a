//! Lists the languages: every folder of `locales/` is one.
//!
//! English comes first, as the language that the others are compared with, then the others by their tags.

use std::fmt::Write;
use std::path::PathBuf;
use std::{env, fs, io};

const LOCALES: &str = "../../locales";

fn main() -> io::Result<()> {
    // Also has the texts embedded again, which a new file alone would not.
    println!("cargo::rerun-if-changed={LOCALES}");
    let mut tags = Vec::new();
    for entry in fs::read_dir(LOCALES)? {
        let entry = entry?;
        if entry.file_type()?.is_dir() {
            tags.push(
                entry.file_name().into_string().expect("a folder of locales/ is named by a language tag"),
            );
        }
    }
    tags.sort_by_key(|tag| (tag != "en", tag.clone()));
    let mut variants = String::new();
    for tag in &tags {
        writeln!(variants, "{} = {tag:?},", variant(tag)).expect("a text can be written");
    }
    let text = format!(
        "maat_engine::ids! {{\n/// A language that all texts exist in: a folder of `locales/`.\npub enum Lang {{\n{variants}}}\n}}\n"
    );
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    fs::write(out.join("lang.rs"), text)
}

/// `En` for `en`, `PtBr` for `pt-BR`.
fn variant(tag: &str) -> String {
    let mut name = String::new();
    for part in tag.split('-') {
        let (first, rest) = part.split_at(part.len().min(1));
        name += &first.to_ascii_uppercase();
        name += &rest.to_ascii_lowercase();
    }
    name
}
