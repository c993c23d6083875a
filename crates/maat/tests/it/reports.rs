use std::path::Path;

use maat_server::store::{Store, StoredReport, User, now};

use crate::{folder, run_in};

const RECORD: &str = "game imhotep · revision 1 · seats 2 · dealing 2\n* round 5\n";

/// Stores reports with these texts, as a server would.
fn report(folder: &Path, texts: &[&str]) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let store = Store::open(&format!("sqlite:{}", folder.join("maat.db").display())).await.unwrap();
        store.add_user(&User { id: "ann".into(), name: "Ann".into() }, "hash", now()).await.unwrap();
        for text in texts {
            let report = StoredReport {
                number: 0,
                user: "ann".into(),
                table: None,
                ply: 1,
                kind: "rule".into(),
                text: (*text).into(),
                lang: "cs".into(),
                version: "0.1.0".into(),
                record: RECORD.into(),
                at: 0,
                closed: false,
            };
            store.add_report(&report).await.unwrap();
        }
        store.close().await;
    });
}

#[test]
fn reports_are_listed_shown_and_closed() {
    let folder = folder("reports");
    report(&folder, &["The ship\nsank", &"ž".repeat(200)]);
    let list = run_in(&folder, "reports", b"").good();
    assert_eq!(list.lines().count(), 2, "{list}");
    assert!(list.contains("imhotep  rule     ply 1    The ship sank\n"), "{list}");
    assert!(list.contains(&format!("{}…\n", "ž".repeat(60))), "{list}");
    let shown = run_in(&folder, "reports show 1", b"").good();
    assert!(shown.contains("#   The ship\n#   sank\n") && shown.contains(" UTC\n"), "{shown}");
    // What is shown is a record.
    let replayed = run_in(&folder, "replay -", shown.as_bytes()).good();
    assert!(!replayed.is_empty());
    for _ in 0..2 {
        assert_eq!(run_in(&folder, "reports close 1", b"").good(), "report 1 is closed\n");
    }
    assert_eq!(run_in(&folder, "reports", b"").good().lines().count(), 1);
    let all = run_in(&folder, "reports list --all", b"").good();
    assert!(all.lines().count() == 2 && all.contains("sank (closed)"), "{all}");
    for wrong in ["reports show 3", "reports close 3"] {
        let complaint = run_in(&folder, wrong, b"").complaint();
        assert!(complaint.starts_with("there is no report 3"), "{complaint}");
    }
}

/// A wrong name makes no new database, in which there would be no reports.
#[test]
fn the_database_of_reports_must_be_there() {
    let folder = folder("no-reports");
    for wrong in ["reports", "reports close 1 --db other.db", "reports --db nowhere/maat.db"] {
        let complaint = run_in(&folder, wrong, b"").complaint();
        assert!(complaint.contains(".db: the database cannot be opened"), "{complaint}");
    }
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 0, "nothing was made");
    report(&folder, &[]);
    assert_eq!(run_in(&folder, "reports", b"").good(), "no reports\n");
}
