//! Forged, cross-origin and oversized requests, and requests to unknown paths.

use maat_server::client::Reply;
use maat_server::random;
use maat_server::store::{Store, User, now};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::{assert_goes_on, table};
use crate::world::{Expect, Guest, World, new_table};

const JSON: &str = "content-type: application/json\r\n";

/// Checks the security headers.
#[track_caller]
fn assert_strict(reply: &Reply) {
    let head = reply.head.to_lowercase();
    let every =
        ["x-content-type-options: nosniff", "cache-control: ", "cross-origin-resource-policy: same-origin"];
    for line in every {
        assert!(head.contains(line), "{line} in {head}");
    }
    // No browser shows these as a page.
    if ["application/json", "text/plain"].iter().any(|kind| head.contains(&format!("content-type: {kind}"))) {
        return;
    }
    for line in [
        "referrer-policy: same-origin",
        "permissions-policy: camera=(), ",
        "cross-origin-opener-policy: same-origin",
    ] {
        assert!(head.contains(line), "{line} in {head}");
    }
    let policy =
        head.lines().find_map(|line| line.strip_prefix("content-security-policy: ")).expect("a policy");
    assert!(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"));
    assert!(!policy.contains("unsafe") && policy.contains("script-src 'self';"));
    assert!(policy.contains("font-src 'self';"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn names_are_plain_or_refused() {
    let world = World::new().await;
    let mut guest = world.guest("Ann").await;
    let long = "x".repeat(10_000);
    for name in ["", "   ", "\u{0}\u{7}\n", "\u{202e}\u{200b}\u{2066}", "\u{3164}", &"x".repeat(25), &long] {
        guest.post("/api/me", json!({ "name": name })).await.refused(422, "name");
    }
    for (name, shown) in [
        ("<b onclick=x>Bob</b>", "<b onclick=x>Bob</b>"),
        ("\u{202e}nnA\u{0}\r\nx", "nnA x"),
        ("' or 1=1; --", "' or 1=1; --"),
        ("Žofie 🐈", "Žofie 🐈"),
    ] {
        let reply = guest.post("/api/me", json!({ "name": name })).await.good();
        assert_eq!(reply.json()["name"], shown);
        assert_eq!(guest.get("/api/me").await.good().json()["name"], shown);
    }
    for body in ["", "{", "null", "{}", r#"{"name":5}"#, r#"{"name":"x","id":"y"}"#, r#"{"name":"\ud800"}"#] {
        let reply = guest.request("POST", "/api/me", JSON, body).await;
        assert!([400, 422].contains(&reply.status), "{body}: {}", reply.status);
        assert_eq!(reply.json(), json!({ "error": "bad-request" }));
    }
    assert_eq!(guest.get("/api/me").await.json()["name"], "Žofie 🐈");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_forged_or_expired_cookie_is_nobodys() {
    let (world, mut table) = table().await;
    let store = world.store().await;
    let token = "0123456789abcdef".repeat(4);
    let user = User { id: "expired00000".into(), name: "Expired".into() };
    store.add_user(&user, &random::hash(token.as_bytes()), now() - 1).await.unwrap();
    let ann = table.guests[0].client.cookie.clone().unwrap();
    let forged = [
        format!("maat={token}"),
        format!("maat={}", "f".repeat(64)),
        format!("maat={}", random::hash(token.as_bytes())),
        format!("{ann}0"),
        ann.to_uppercase(),
        ann.replace("maat=", "moat="),
        "maat=".into(),
        "maat".into(),
        ";;;=;maat=%00'\" or 1=1".into(),
        format!("maat={}", "x".repeat(7000)),
    ];
    for cookie in forged {
        let mut eve = world.stranger();
        eve.client.cookie = Some(cookie.clone());
        assert_eq!(eve.get("/api/me").await.good().json()["name"], Value::Null, "{cookie}");
        assert!(eve.lobby().await.mine.is_empty());
        eve.start(&table.table).await.refused(403, "forbidden");
        let mut socket = eve.join(&table.table).await;
        socket.until("the table", |socket| socket.table.is_some()).await;
        assert_eq!(socket.seat(), None);
        eve.post("/api/me", json!({ "name": "Eve" })).await.good();
        assert_ne!(eve.client.cookie, Some(cookie), "a new cookie for a new guest");
        assert_eq!(eve.get("/api/me").await.json()["name"], "Eve");
    }
    let mut garbage = Guest { client: maat_server::client::Client::new(world.address), heard: Vec::new() };
    assert_eq!(
        garbage.request("GET", "/api/me", "cookie: maat=\u{ff}\r\n", "").await.json()["name"],
        Value::Null
    );
    assert_goes_on(&mut table).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pages_of_other_origins_are_refused() {
    for configured in [None, Some("https://maat.example/".to_owned())] {
        let world = World::with(|config| config.origin = configured.clone()).await;
        let own = configured
            .as_deref()
            .map_or(format!("http://{}", world.address), |_| "https://maat.example".into());
        let mut ann = world.guest("Ann").await;
        assert_eq!(ann.heard[0].contains("; Secure"), configured.is_some());
        assert_eq!(ann.heard[0].contains("strict-transport-security: max-age="), configured.is_some());
        let table = ann.open("you open", "").await;
        let suffixed = format!("{own}.evil.example");
        let port = format!("{own}1");
        for origin in ["http://evil.example", "null", "", "file://", &suffixed, &port, "https://"] {
            let header = format!("origin: {origin}\r\n");
            let body = json!({ "name": "Eve" }).to_string();
            let reply = ann.request("POST", "/api/me", &format!("{JSON}{header}"), &body).await;
            assert_strict(&reply.refused(403, "forbidden"));
            let path = format!("/api/tables/{table}/socket?since=0");
            world.upgrade(&path, &header).await.refused(403, "forbidden");
        }
        let header = format!("origin: {own}\r\n");
        let body = json!({ "name": "Anna" }).to_string();
        ann.request("POST", "/api/me", &format!("{JSON}{header}"), &body).await.good();
        assert_eq!(ann.get("/api/me").await.json()["name"], "Anna");
        let reply = world.upgrade(&format!("/api/tables/{table}/socket"), &header).await;
        assert_eq!(reply.status, 101, "{}", reply.head);
        assert_strict(&reply);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bodies_and_methods_must_fit() {
    let (world, mut table) = table().await;
    let mut eve = world.guest("Eve").await;
    let body = |size: usize| json!({ "name": "x".repeat(size) }).to_string();
    for size in [16 * 1024, 200_000] {
        assert_strict(&eve.request("POST", "/api/me", JSON, &body(size)).await.refused(413, "bad-request"));
    }
    for kind in ["", "content-type: text/plain\r\n", "content-type: application/x-www-form-urlencoded\r\n"] {
        eve.request("POST", "/api/me", kind, &body(3)).await.refused(415, "bad-request");
    }
    let mut wish = new_table("you open", "");
    wish["seed"] = json!("00");
    eve.post("/api/tables", wish).await.refused(422, "bad-request");
    for (method, path) in [
        ("DELETE", "/api/me"),
        ("PUT", "/api/tables"),
        ("GET", "/api/tables"),
        ("POST", "/"),
        ("POST", "/api/nothing"),
        ("PATCH", "/locales/en/ui.ftl"),
        ("GET", "/api/tables/x/sit"),
        ("BREW", "/api/me"),
    ] {
        assert_strict(&eve.request(method, path, "", "").await.refused(405, "bad-request"));
    }
    for path in [
        "/api/nothing",
        "/api/tables/nothing/record",
        "/api/tables/%00/record",
        "/nothing.js",
        "/assets/x.js",
        "/locales/en/nothing.ftl",
        "/locales/",
    ] {
        assert_strict(&eve.get(path).await.refused(404, "not-found"));
    }
    let socket = format!("/api/tables/{}/socket", table.table);
    assert_strict(&eve.get(&socket).await.refused(400, "bad-request"));
    for since in ["-1", "x", "1e3", "99999999999999999999999"] {
        let path = format!("{socket}?since={since}");
        assert_strict(&world.upgrade(&path, "").await.refused(400, "bad-request"));
    }
    let mut socket = world.stranger().client.socket("nothing", 0).await.unwrap();
    assert_eq!(socket.farewell().await, Some((4404, "not-found".into())), "a page can read this");
    assert_strict(&eve.get("/api/tables/%ff/record").await.refused(400, "bad-request"));
    assert_goes_on(&mut table).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_path_leads_out() {
    let world = World::new().await;
    let mut eve = world.stranger();
    let own = eve.get("/locales/en/imhotep.ftl").await.good();
    assert!(own.body.contains("imhotep-") && own.head.contains("content-type: text/plain"));
    assert_strict(&own);
    for path in [
        "/../Cargo.toml",
        "/locales/../Cargo.toml",
        "/locales/../../Cargo.toml",
        "/locales/en/../../Cargo.toml",
        "/locales/..%2fCargo.toml",
        "/locales/%2e%2e/Cargo.toml",
        "/assets/..%5c..%5cCargo.toml",
        "/locales//etc/passwd",
        "//etc/passwd",
        "/etc/passwd.",
        "/locales/en",
        "/.git/config",
        "/maat.db",
    ] {
        let reply = eve.get(path).await;
        assert_strict(&reply);
        assert!(!reply.body.contains("[workspace]") && !reply.body.contains("root:"), "{path}");
        assert!(
            reply.status == 404 || reply.head.contains("content-type: text/html"),
            "{path}: {}",
            reply.head
        );
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_no_request_is_refused() {
    let (world, mut table) = table().await;
    for bytes in [
        &b"\x16\x03\x01\x02\x00\x01\x00"[..],
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        &[0; 40_000],
        &[b'x'; 40_000],
    ] {
        let mut stream = TcpStream::connect(world.address).await.unwrap();
        // The server may have closed the connection before everything is sent.
        let _ = stream.write_all(bytes).await;
        let _ = stream.shutdown().await;
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer).await;
        assert!(
            answer.is_empty() || answer.starts_with(b"HTTP/1.1 4"),
            "{}",
            String::from_utf8_lossy(&answer)
        );
    }
    let mut eve = world.stranger();
    let many: String = (0..200).map(|number| format!("x-{number}: y\r\n")).collect();
    let reply = eve.client.request("GET", "/api/me", &many, "").await.unwrap();
    assert!(reply.status == 431 || reply.status == 200, "{}", reply.head);
    assert_goes_on(&mut table).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_request_names_one_host() {
    let world = World::new().await;
    for (hosts, status) in [("host: x\r\n", "200"), ("", "400"), ("host: x\r\nhost: y\r\n", "400")] {
        let mut stream = TcpStream::connect(world.address).await.unwrap();
        let request = format!("GET /api/me HTTP/1.1\r\n{hosts}connection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        assert!(answer.starts_with(&format!("HTTP/1.1 {status} ")), "{hosts}: {answer}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn with_https_the_cookie_belongs_to_this_host_alone() {
    let world = World::with(|config| config.origin = Some("https://maat.example".into())).await;
    let mut ann = world.guest("Ann").await;
    let cookie = ann.client.cookie.clone().unwrap();
    let token = cookie.strip_prefix("__Host-maat=").expect("the prefix").to_owned();
    assert!(ann.heard[0].contains("; Path=/; ") && !ann.heard[0].contains("Domain"), "{}", ann.heard[0]);

    ann.client.cookie = Some(format!("maat={token}"));
    assert_eq!(ann.get("/api/me").await.good().json()["name"], "Ann", "a session from before");
    assert_eq!(ann.client.cookie, Some(cookie.clone()), "gets the new cookie");

    let eve = world.guest("Eve").await.client.cookie.unwrap().replace("__Host-", "");
    ann.client.cookie = Some(format!("{eve}; {cookie}"));
    assert_eq!(ann.get("/api/me").await.good().json()["name"], "Ann", "a planted cookie has no effect");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_session_in_use_is_renewed() {
    let world = World::new().await;
    let store = Store::open(&world.database).await.unwrap();
    let user = User { id: "bob".into(), name: "Bob".into() };
    store.add_user(&user, &random::hash(b"token"), now() + 60_000).await.unwrap();
    let mut bob = world.stranger();
    bob.client.cookie = Some("maat=token".into());
    let renewed = bob.get("/api/me").await.good();
    assert!(renewed.head.contains("maat=token; Path=/; HttpOnly"), "{}", renewed.head);
    assert!(!bob.get("/api/me").await.good().head.contains("set-cookie"), "not at every request");
    assert!(!store.renew_session(&random::hash(b"token"), now() + 86_400_000, 0).await.unwrap());
}
