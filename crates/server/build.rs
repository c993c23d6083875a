//! Builds the web client and lists its files, which the server embeds.
//!
//! Everything is written to Cargo's own output folder, so that no other build can delete or share it.

use std::fmt::Write;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::{Command, exit};
use std::{env, fs, io};

const WEB: &str = "../../web";

fn main() {
    for watched in ["src", "public", "index.html", "package-lock.json", "vite.config.ts", "tsconfig.json"] {
        println!("cargo::rerun-if-changed={WEB}/{watched}");
    }
    println!("cargo::rerun-if-changed=../../locales");
    println!("cargo::rerun-if-changed=migrations");
    println!("cargo::rerun-if-env-changed=MAAT_SKIP_WEB");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    let client = out.join("client");
    if env::var_os("MAAT_SKIP_WEB").is_none() {
        build(&client);
    }
    let list = list(&client).unwrap_or_else(|error| fail(&format!("the web client cannot be read: {error}")));
    fs::write(out.join("client.rs"), list).unwrap_or_else(|error| fail(&error.to_string()));
}

fn build(client: &Path) {
    if Command::new("npm").arg("--version").output().is_err() {
        fail("Node.js is missing: install Node 20 or newer (with npm), it builds the web client.");
    }
    if !installed() {
        npm(&["ci", "--no-audit", "--no-fund"]);
    }
    let client = client.to_str().unwrap_or_else(|| fail("the path of the build folder is not Unicode"));
    npm(&["run", "build", "--", "--outDir", client]);
}

/// Whether the packages of the lock file are installed.
fn installed() -> bool {
    let changed =
        |path: &str| fs::metadata(Path::new(WEB).join(path)).and_then(|found| found.modified()).ok();
    let (locked, installed) = (changed("package-lock.json"), changed("node_modules/.package-lock.json"));
    installed.is_some() && installed >= locked
}

fn npm(arguments: &[&str]) {
    let output = Command::new("npm").args(arguments).current_dir(WEB).output();
    match output {
        Ok(output) if output.status.success() => {}
        Ok(output) => {
            let (out, err) =
                (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
            fail(&format!("`npm {}` failed in web/:\n{out}{err}", arguments.join(" ")));
        }
        Err(error) => fail(&format!("`npm {}` could not be run: {error}", arguments.join(" "))),
    }
}

/// Rust code with the list of files: sorted by path, each with its compressed forms and a tag that changes with it.
fn list(client: &Path) -> io::Result<String> {
    let mut files = Vec::new();
    if client.exists() {
        collect(client, client, &mut files)?;
    }
    files.sort();
    let mut text = "[\n".to_owned();
    for path in files.iter().filter(|path| !is_compressed(path)) {
        let bytes = |path: &str| format!("include_bytes!({:?})", client.join(path));
        let form = |end: &str| {
            let form = format!("{path}{end}");
            if files.binary_search(&form).is_ok() { format!("Some({})", bytes(&form)) } else { "None".into() }
        };
        let mut hash = DefaultHasher::new();
        fs::read(client.join(path))?.hash(&mut hash);
        let (plain, br, gzip, tag) = (bytes(path), form(".br"), form(".gz"), hash.finish());
        let fields = format!("path: {path:?}, plain: {plain}, br: {br}, gzip: {gzip}, tag: \"{tag:016x}\"");
        writeln!(text, "    File {{ {fields} }},").expect("a text can be written");
    }
    text.push_str("]\n");
    Ok(text)
}

fn is_compressed(path: &str) -> bool {
    path.ends_with(".br") || path.ends_with(".gz")
}

fn collect(root: &Path, folder: &Path, files: &mut Vec<String>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(root, &path, files)?;
        } else if let Some(name) = path.strip_prefix(root).ok().and_then(Path::to_str) {
            files.push(name.replace('\\', "/"));
        }
    }
    Ok(())
}

fn fail(why: &str) -> ! {
    println!("cargo::error={}", why.replace('\n', " | "));
    exit(1)
}
