//! The files of the web client, requested as by a browser.

use maat_server::client::Reply;

use crate::world::{Expect, Guest, World};

fn header<'a>(reply: &'a Reply, name: &str) -> Option<&'a str> {
    let line = reply.head.lines().find(|line| line.starts_with(&format!("{name}: ")))?;
    line.split_once(": ").map(|(_, value)| value)
}

async fn fetch(guest: &mut Guest, path: &str, headers: &str) -> Reply {
    guest.request("GET", path, headers, "").await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn files_come_in_the_form_that_a_browser_takes() {
    let world = World::new().await;
    let mut guest = world.stranger();
    let plain = fetch(&mut guest, "/locales/cs/ui.ftl", "").await.good();
    assert_eq!(header(&plain, "content-encoding"), None);
    assert!(plain.body.contains("ui-"), "{}", plain.body);
    for (accepted, encoding) in [
        ("gzip, deflate, br, zstd", Some("br")),
        ("gzip, deflate", Some("gzip")),
        ("br;q=0, gzip;q=0.5", Some("gzip")),
        ("br;q=0,gzip;q=0", None),
        ("identity", None),
        ("brotli", None),
    ] {
        let headers = format!("accept-encoding: {accepted}\r\n");
        let reply = fetch(&mut guest, "/locales/cs/ui.ftl", &headers).await.good();
        assert_eq!(header(&reply, "content-encoding"), encoding, "{accepted}");
        assert_eq!(header(&reply, "vary"), Some("accept-encoding"), "{accepted}");
        assert_eq!(header(&reply, "content-type"), Some("text/plain; charset=utf-8"), "{accepted}");
        let length: usize = header(&reply, "content-length").unwrap().parse().unwrap();
        let full: usize = header(&plain, "content-length").unwrap().parse().unwrap();
        assert_eq!(length < full / 2, encoding.is_some(), "{accepted}: {length} of {full}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_that_has_not_changed_is_not_sent_again() {
    let world = World::new().await;
    let mut guest = world.stranger();
    for path in ["/locales/en/ui.ftl", "/", "/rules/imhotep"] {
        let first = fetch(&mut guest, path, "").await.good();
        assert_eq!(header(&first, "cache-control"), Some("no-cache"), "{path}");
        let tag = header(&first, "etag").unwrap().to_owned();
        let again = fetch(&mut guest, path, &format!("if-none-match: {tag}\r\n")).await;
        assert_eq!((again.status, again.body.as_str()), (304, ""), "{path}");
        assert_eq!(header(&again, "etag"), Some(tag.as_str()), "{path}");
        let other = format!("if-none-match: {tag}\r\naccept-encoding: br\r\n");
        let changed = guest.client.request("GET", path, &other, "").await.unwrap();
        // Pages are compressed as they are sent, so their tag holds for all forms.
        let is_weak = tag.starts_with("W/");
        assert_eq!(is_weak, !path.contains('.'), "{path}: {tag}");
        assert_eq!(changed.status, if is_weak { 304 } else { 200 }, "{path}: another form is another file");
    }
    let page = fetch(&mut guest, "/", "").await.good().body;
    let script = page.split('"').find(|part| part.starts_with("/assets/") && part.ends_with(".js")).unwrap();
    let script = fetch(&mut guest, script, "").await.good();
    assert_eq!(header(&script, "cache-control"), Some("public, max-age=31536000, immutable"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_path_that_is_no_page_of_the_client_is_not_found() {
    let world = World::new().await;
    let mut guest = world.stranger();
    for path in [
        "/",
        "/rules",
        "/rules/imhotep",
        "//rules?from=lobby",
        "/games/imhotep",
        "/learn",
        "/learn/imhotep",
        "/replay",
    ] {
        let page = fetch(&mut guest, path, "").await.good().body;
        assert!(page.contains("<div id=\"app\">") && !page.contains("data-lost"), "{path}");
    }
    for path in [
        "/metrics",
        "/admin",
        "/table",
        "/table/a/b",
        "/table/x%20y",
        "/rules/Imhotep",
        "/rules/senet",
        "/games",
        "/games/senet",
        "/learn/senet",
        "/learn/imhotep/nothing",
        "/replay/a/b",
        "/index",
        "/healthz",
    ] {
        let reply = fetch(&mut guest, path, "").await;
        assert_eq!(reply.status, 404, "{path}");
        assert!(reply.body.contains("<div id=\"app\" data-lost=\"page\">"), "{path}: {}", reply.body);
        assert_eq!(header(&reply, "content-type"), Some("text/html; charset=utf-8"), "{path}");
        let known = format!("if-none-match: {}\r\n", header(&reply, "etag").unwrap());
        assert_eq!(fetch(&mut guest, path, &known).await.status, 404, "{path}: the status is told again");
    }
    assert_eq!(fetch(&mut guest, "/served/en/lobby.html", "").await.status, 404, "a part is no page");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_long_answers_are_compressed_and_no_files() {
    let world = World::new().await;
    let mut guest = world.guest("Ann").await;
    let mut encoding = async |path: &str| {
        let reply = guest.client.request("GET", path, "accept-encoding: gzip\r\n", "").await.unwrap();
        (header(&reply, "content-encoding").map(str::to_owned), header(&reply, "content-length").is_some())
    };
    assert_eq!(encoding("/api/me").await, (None, true));
    assert_eq!(encoding("/api/games").await, (Some("gzip".into()), false), "compressed as it is sent");
    assert_eq!(encoding("/locales/en/ui.ftl").await, (Some("gzip".into()), true), "compressed by the build");
    assert!(encoding("/feather.svg").await.1, "never compressed again");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn refusals_are_readable_however_answers_are_compressed() {
    let world = World::new().await;
    let mut guest = world.stranger();
    for (method, path) in
        [("PUT", "/api/tables"), ("POST", "/api/tables"), ("POST", "/"), ("GET", "/api/nothing")]
    {
        let headers = "accept-encoding: gzip, br\r\n";
        let reply = guest.request(method, path, headers, "").await;
        assert!(reply.status >= 400, "{method} {path}");
        if header(&reply, "content-encoding").is_none() {
            assert!(reply.json()["error"].is_string(), "{method} {path}: {}", reply.body);
        }
    }
}
