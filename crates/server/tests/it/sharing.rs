//! What other sites may show of a table: the picture of its result, and the lines in the head of its page.

use maat_protocol::{ClientMsg, Conduct, Proposal, Vote, Watchers};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::player::play_out;
use crate::world::{Expect, Guest, World, new_table, opened};

/// Opens a table and begins; `change` alters the wish.
pub async fn begin(guest: &mut Guest, seats: &str, public: bool, conduct: &Conduct) -> String {
    let mut wish = new_table(seats, "");
    (wish["start"], wish["public"]) = (true.into(), public.into());
    wish["conduct"] = serde_json::to_value(conduct).unwrap();
    opened(&guest.post("/api/tables", wish).await.good())
}

/// A finished game of this person against a bot.
async fn finished(guest: &mut Guest, public: bool, conduct: &Conduct) -> String {
    let table = begin(guest, "you greedy", public, conduct).await;
    play_out([guest.join(&table).await], 3).await;
    table
}

/// The size that other sites expect, 1200 × 630, as the head of a PNG has it.
const SHARED_SIZE: [u8; 8] = [0, 0, 4, 0xb0, 0, 0, 2, 0x76];

fn picture(table: &str, query: &str) -> String {
    format!("/api/tables/{table}/picture.png{query}")
}

/// The body of a response as bytes.
async fn bytes(world: &World, guest: &Guest, path: &str) -> (String, Vec<u8>) {
    let mut stream = TcpStream::connect(world.address).await.unwrap();
    let cookie =
        guest.client.cookie.as_ref().map_or_else(String::new, |cookie| format!("cookie: {cookie}\r\n"));
    let request =
        format!("GET {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n{cookie}\r\n", world.address);
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n").unwrap();
    (String::from_utf8(answer[..end].to_vec()).unwrap(), answer[end + 4..].to_vec())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_public_result_has_a_picture_for_everybody() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let table = finished(&mut ann, true, &Conduct::default()).await;
    let stranger = world.stranger();
    let mut seen = Vec::new();
    for query in ["", "?lang=cs", "?lang=pl&names=no", "?lang=tlh"] {
        let (head, png) = bytes(&world, &stranger, &picture(&table, query)).await;
        assert!(head.starts_with("HTTP/1.1 200"), "{query}: {head}");
        assert!(head.contains("content-type: image/png") && head.contains("cache-control: public"), "{head}");
        assert_eq!(png[..8], *b"\x89PNG\r\n\x1a\n");
        assert_eq!(png[16..24], SHARED_SIZE);
        seen.push(png);
    }
    assert_eq!(seen[0], seen[3], "an unknown language is English");
    assert!(seen[0] != seen[1] && seen[1] != seen[2]);
    let mut stranger = world.stranger();
    let reply = stranger.get(&picture(&table, "")).await;
    let tag = reply.head.lines().find_map(|line| line.strip_prefix("etag: ")).unwrap().to_owned();
    let again = stranger.request("GET", &picture(&table, ""), &format!("if-none-match: {tag}\r\n"), "").await;
    assert_eq!((again.status, again.body.as_str()), (304, ""));
    ann.post("/api/me", json!({ "name": "Anna" })).await.good();
    let renamed =
        stranger.request("GET", &picture(&table, ""), &format!("if-none-match: {tag}\r\n"), "").await;
    assert_eq!(renamed.status, 200, "another name is another picture");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn there_is_no_picture_of_what_not_everybody_may_know() {
    let world = World::new().await;
    let (mut ann, mut stranger) = (world.guest("Ann").await, world.stranger());
    let by_link = finished(&mut ann, false, &Conduct::default()).await;
    let closed = Conduct { watchers: Watchers::Out, ..Conduct::default() };
    let unwatched = finished(&mut ann, true, &closed).await;
    let running = begin(&mut ann, "you greedy", true, &Conduct::default()).await;
    for (table, status) in [(by_link.as_str(), 200), (&*unwatched, 403), (&*running, 200), ("nothing", 404)] {
        for query in ["", "?names=no", "?lang=cs"] {
            let reply = stranger.get(&picture(table, query)).await;
            assert_eq!((reply.status, &reply.json()["error"]), (404, &json!("not-found")), "{table}{query}");
        }
        let page = stranger.get(&format!("/table/{table}")).await;
        assert_eq!(page.status, status, "{table}");
        let page = page.body;
        if table != running {
            assert!(!page.contains("og:description") && !page.contains("Ann"), "{page}");
        }
        assert!(!page.contains("picture.png"), "{page}");
        assert_eq!(page.contains("/covers/imhotep.png"), table == running, "{page}");
    }
    // Those who played have a picture that names nobody.
    for table in [&by_link, &unwatched] {
        assert_eq!(ann.get(&picture(table, "")).await.status, 404);
        let (head, png) = bytes(&world, &ann, &picture(table, "?names=no")).await;
        assert!(head.starts_with("HTTP/1.1 200") && head.contains("cache-control: private"), "{head}");
        assert!(png.starts_with(b"\x89PNG"));
    }
    let mut bob = world.guest("Bob").await;
    assert_eq!(bob.get(&picture(&by_link, "?names=no")).await.status, 404);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_without_a_result_has_no_picture() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let table = begin(&mut ann, "you beside greedy", true, &Conduct::default()).await;
    let mut player = ann.join(&table).await;
    player.until("the table", |player| player.table.is_some()).await;
    player.say(ClientMsg::Propose(Proposal::End)).await;
    player
        .until("the end or a question", |player| {
            let table = player.table.as_ref().unwrap();
            table.ended.is_some() || table.proposal.is_some()
        })
        .await;
    let open = player.table.as_ref().unwrap().proposal.as_ref().map(|proposal| proposal.number);
    if let Some(proposal) = open {
        player.say(ClientMsg::Vote(Vote { proposal, yes: true })).await;
    }
    player.until("the end", |player| player.table.as_ref().unwrap().ended.is_some()).await;
    assert_eq!(ann.get(&picture(&table, "")).await.status, 404);
    assert!(!ann.get(&format!("/table/{table}")).await.good().body.contains("picture.png"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_page_of_a_public_table_tells_other_sites_about_it() {
    let world = World::new().await;
    let mut ann = world.guest("\"><b>&'A").await;
    let table = finished(&mut ann, true, &Conduct::default()).await;
    let mut stranger = world.stranger();
    let path = format!("/table/{table}");
    let reply = stranger.get(&path).await.good();
    let page = &reply.body;
    assert!(page.contains("<meta property=\"og:title\" content=\"Imhotep\" />"), "{page}");
    let address = format!("http://{}", world.address);
    let image = format!("content=\"{address}/api/tables/{table}/picture.png?lang=en\"");
    assert!(page.contains(&image), "{page}");
    for kind in ["table", "replay", "whatif"] {
        let page = stranger.get(&format!("/{kind}/{table}")).await.good().body;
        let own = format!("<meta property=\"og:url\" content=\"{address}/{kind}/{table}\" />");
        assert!(page.contains(&own) && page.contains(&image), "{own} in {page}");
    }
    assert!(page.contains("&quot;&gt;&lt;b&gt;&amp;&#39;A") && !page.contains("<b>"), "{page}");
    assert!(!page.contains("content=\"Maat\" />\n    <meta property=\"og:title\""), "one title only");
    let czech = stranger.request("GET", &path, "accept-language: de,cs-CZ;q=0.8\r\n", "").await.good().body;
    assert!(czech.contains("picture.png?lang=cs") && czech.contains("Dohráno"), "{czech}");
    let tag = reply.head.lines().find_map(|line| line.strip_prefix("etag: ")).unwrap().to_owned();
    let again = stranger.request("GET", &path, &format!("if-none-match: {tag}\r\n"), "").await;
    assert_eq!(again.status, 304);
    assert!(reply.head.contains("content-security-policy: default-src 'none'"), "{}", reply.head);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_page_tells_other_sites_what_it_is() {
    let world = World::new().await;
    let mut guest = world.stranger();
    let address = format!("http://{}", world.address);
    for (path, title, image) in [
        ("/", "A quiet table on the Nile", "imhotep"),
        ("/rules", "Rules", "imhotep"),
        ("/rules/ankh", "Ankh: Gods of Egypt: rules", "ankh"),
        ("/games/pharaon", "Pharaon", "pharaon"),
        ("/learn", "Learn", "imhotep"),
        ("/learn/egizia", "Egizia: lesson", "egizia"),
    ] {
        let page = guest.get(path).await.good().body;
        for part in [
            format!("<meta property=\"og:title\" content=\"{title}\" />"),
            format!("<meta property=\"og:image\" content=\"{address}/covers/{image}.png\" />"),
            "<meta name=\"description\" content=\"".to_owned(),
        ] {
            assert!(page.contains(&part), "{path}: {part} in {page}");
        }
        let (head, png) = bytes(&world, &guest, &format!("/covers/{image}.png")).await;
        assert!(head.contains("content-type: image/png") && png.starts_with(b"\x89PNG"), "{head}");
        assert_eq!(png[16..24], SHARED_SIZE, "{image}");
    }
    let czech = guest.request("GET", "/rules/egizia", "accept-language: cs\r\n", "").await.good().body;
    assert!(czech.contains("Údolí králů"), "{czech}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn search_engines_find_the_pages_and_leave_the_tables() {
    let world = World::with(|config| config.origin = Some("https://maat.example".into())).await;
    let mut guest = world.stranger();
    let robots = guest.get("/robots.txt").await.good().body;
    assert!(
        robots.contains("Disallow: /api/\n") && robots.contains("https://maat.example/sitemap.xml"),
        "{robots}"
    );
    // Search engines run the client, which draws the pages for everybody from these answers.
    for path in ["games", "learn", "puzzles"] {
        assert!(robots.contains(&format!("Allow: /api/{path}\n")), "{robots}");
    }
    // Other sites read a table's page and picture to show a link; search engines do not list it.
    assert!(!robots.contains("/table/") && robots.contains("Allow: /api/tables/*/picture.png\n"), "{robots}");
    let mut ann = world.guest("Ann").await;
    let table = finished(&mut ann, true, &Conduct::default()).await;
    for (path, listed) in
        [(format!("/table/{table}"), false), (format!("/replay/{table}"), false), ("/rules".into(), true)]
    {
        let head = guest.get(&path).await.good().head;
        assert_eq!(!head.contains("x-robots-tag: noindex"), listed, "{path}: {head}");
    }
    let sitemap = guest.get("/sitemap.xml").await.good();
    assert!(sitemap.head.contains("content-type: application/xml"), "{}", sitemap.head);
    let pages: Vec<&str> =
        sitemap.body.split("<loc>").skip(1).filter_map(|part| part.split("</loc>").next()).collect();
    assert!(pages.contains(&"https://maat.example/rules/pharaon"), "{pages:?}");
    assert!(pages.contains(&"https://maat.example/games/ankh"), "{pages:?}");
    for page in ["puzzles", "puzzles/egizia", "rules/imhotep/cards"] {
        assert!(pages.contains(&&*format!("https://maat.example/{page}")), "{page} in {pages:?}");
    }
    assert!(
        sitemap.body.contains("hreflang=\"cs\" href=\"https://maat.example/games/ankh?lang=cs\""),
        "{}",
        sitemap.body
    );
    for page in pages {
        guest.get(page.trim_start_matches("https://maat.example")).await.good();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_configured_address_is_the_one_that_others_are_told() {
    let world = World::with(|config| config.origin = Some("https://maat.example/".into())).await;
    let mut ann = world.guest("Ann").await;
    let table = finished(&mut ann, true, &Conduct::default()).await;
    let page = world.stranger().get(&format!("/table/{table}")).await.good().body;
    assert!(page.contains(&format!("https://maat.example/api/tables/{table}/picture.png")), "{page}");
    assert!(!page.contains(&world.address.to_string()), "{page}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_cannot_have_pictures_drawn_without_end() {
    let world = World::with(|config| {
        config.limits.pictures = maat_server::config::Rate { per_second: 0.0, burst: 2.0 };
    })
    .await;
    let mut ann = world.guest("Ann").await;
    let table = finished(&mut ann, true, &Conduct::default()).await;
    let mut stranger = world.stranger();
    let mut statuses = Vec::new();
    for query in ["", "?lang=cs", "?lang=pl", "", "?lang=cs"] {
        statuses.push(stranger.get(&picture(&table, query)).await.status);
    }
    assert_eq!(statuses, [200, 200, 429, 200, 200], "those that are drawn already cost nothing");
}
