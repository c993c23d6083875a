//! Builds the web client, which the server embeds.

use std::path::Path;
use std::process::{Command, exit};

const WEB: &str = "../../web";

fn main() {
    for watched in ["src", "public", "index.html", "package-lock.json", "vite.config.ts", "tsconfig.json"] {
        println!("cargo::rerun-if-changed={WEB}/{watched}");
    }
    println!("cargo::rerun-if-changed=migrations");
    println!("cargo::rerun-if-env-changed=MAAT_SKIP_WEB");
    if std::env::var_os("MAAT_SKIP_WEB").is_some() {
        let dist = Path::new(WEB).join("dist");
        std::fs::create_dir_all(dist)
            .unwrap_or_else(|error| fail(&format!("web/dist cannot be made: {error}")));
        return;
    }
    if Command::new("npm").arg("--version").output().is_err() {
        fail("Node.js is missing: install Node 20 or newer (with npm), it builds the web client.");
    }
    if !Path::new(WEB).join("node_modules/.package-lock.json").exists() {
        npm(&["ci", "--no-audit", "--no-fund"]);
    }
    npm(&["run", "build"]);
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

fn fail(why: &str) -> ! {
    println!("cargo::error={}", why.replace('\n', " | "));
    exit(1)
}
