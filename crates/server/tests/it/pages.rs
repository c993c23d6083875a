//! Pages as somebody reads them who runs no scripts.

use maat_catalog::GAMES;
use maat_protocol::{Conduct, Watchers};
use maat_words::{Lang, Words};
use serde_json::Value;

use crate::sharing::begin;
use crate::world::{Expect, Guest, World};

/// The part of a page that the client takes over.
fn content(page: &str) -> &str {
    page.split_once("<div id=\"app\"").and_then(|(_, rest)| rest.split_once('>')).unwrap().1
}

/// The text without markup, and with the signs that HTML writes in another way.
fn text(html: &str) -> String {
    let parts = html.split('<').map(|part| part.split_once('>').map_or(part, |(_, text)| text));
    parts.collect::<String>().replace("&amp;", "&").replace("&quot;", "\"").replace("&lt;", "<")
}

async fn get_in(guest: &mut Guest, path: &str, lang: Lang) -> String {
    guest.request("GET", path, &format!("accept-language: {lang}\r\n"), "").await.good().body
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_page_for_everybody_can_be_read_without_scripts() {
    let world = World::new().await;
    let mut guest = world.stranger();
    for lang in Lang::ALL {
        let words = Words::new(lang, Vec::new());
        let lobby = get_in(&mut guest, "/", lang).await;
        let notice = words.ui("unofficial", &[]);
        for game in GAMES {
            let about = words.text(&format!("{}.about", game.id), &[]);
            assert!(text(content(&lobby)).contains(&about), "{lang}: {} in the lobby", game.id);
            let link = format!("href=\"/games/{}\"", game.id);
            assert!(lobby.contains(&link), "{lang}: {link} in the lobby");
            let page = get_in(&mut guest, &format!("/games/{}", game.id), lang).await;
            assert!(page.contains(&format!("<html lang=\"{lang}\">")), "{page}");
            let rules = get_in(&mut guest, &format!("/rules/{}", game.id), lang).await;
            for (path, page, least) in [("games", &page, 1500), ("rules", &rules, 15_000)] {
                let text = text(content(page));
                assert!(text.len() > least, "{lang}: {path}/{} has {} bytes", game.id, text.len());
                assert!(text.contains(&notice), "{lang}: the notice is on {path}/{}", game.id);
                assert!(!text.contains("[ui-"), "{lang}: a text is missing on {path}/{}", game.id);
            }
            assert!(text(content(&page)).contains(&about), "{lang}: {}", game.id);
            for list in ["learn", "puzzles"] {
                let page = get_in(&mut guest, &format!("/{list}/{}", game.id), lang).await;
                let link = format!("href=\"/{list}/{}/", game.id);
                assert!(content(&page).contains(&link), "{lang}: {link} in {page}");
                let all = get_in(&mut guest, &format!("/{list}"), lang).await;
                assert!(content(&all).contains(&link), "{lang}: {link} in the list of all");
                assert!(!text(content(&all)).contains("[ui-"), "{lang}: a text is missing on /{list}");
            }
            assert!(rules.contains("id=\"setup\""), "{lang}: {} has its anchors", game.id);
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_can_name_the_language() {
    let world = World::with(|config| config.origin = Some("https://maat.example".into())).await;
    let mut guest = world.stranger();
    let page = get_in(&mut guest, "/games/egizia?lang=cs", Lang::Pl).await;
    for part in [
        "<html lang=\"cs\">",
        "<title>Údolí králů · Maat</title>",
        "<link rel=\"canonical\" href=\"https://maat.example/games/egizia?lang=cs\" />",
        "<link rel=\"alternate\" hreflang=\"pl\" href=\"https://maat.example/games/egizia?lang=pl\" />",
        "<link rel=\"alternate\" hreflang=\"x-default\" href=\"https://maat.example/games/egizia\" />",
        "href=\"/locales/cs/games/egizia.md\"",
    ] {
        assert!(page.contains(part), "{part} in {page}");
    }
    let unknown = get_in(&mut guest, "/games/egizia?lang=%22%3E%3Cb%3E", Lang::Pl).await;
    assert!(unknown.contains("<html lang=\"pl\">") && !unknown.contains("egizia?lang=%22"), "{unknown}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn search_engines_get_data_about_a_game() {
    let world = World::new().await;
    let page = world.stranger().get("/rules/pharaon").await.good().body;
    let (_, data) = page.split_once("<script type=\"application/ld+json\">").expect("a block of data");
    let data: Value = serde_json::from_str(data.split_once("</script>").unwrap().0).unwrap();
    let [game, way] = data["@graph"].as_array().unwrap().as_slice() else { panic!("{data}") };
    assert_eq!(game["@type"], "Game");
    assert_eq!(game["numberOfPlayers"]["minValue"], 1);
    assert_eq!(game["numberOfPlayers"]["maxValue"], 5);
    assert_eq!(way["itemListElement"].as_array().unwrap().len(), 3, "{way}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_link_to_a_table_has_the_right_status() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let mut stranger = world.stranger();
    let gone = stranger.get("/table/nothing").await;
    assert_eq!(gone.status, 404);
    assert!(
        gone.body.contains("data-lost=\"table\"") && gone.body.contains("href=\"/learn\""),
        "{}",
        gone.body
    );
    let by_link = begin(&mut ann, "you greedy", false, &Conduct::default()).await;
    let page = stranger.get(&format!("/table/{by_link}")).await.good().body;
    assert!(!page.contains("data-lost") && page.contains("/locales/en/imhotep.ftl"), "{page}");
    let closed = Conduct { watchers: Watchers::Out, ..Conduct::default() };
    let private = begin(&mut ann, "you greedy", false, &closed).await;
    let path = format!("/table/{private}");
    let refused = stranger.get(&path).await;
    assert_eq!(refused.status, 403);
    assert!(refused.body.contains("data-lost=\"private\""), "{}", refused.body);
    assert!(!refused.body.contains("imhotep.ftl"), "nobody learns what is played there: {}", refused.body);
    assert!(!ann.get(&path).await.good().body.contains("data-lost"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_known_is_sent_nothing_that_could_be_wrong() {
    let world = World::new().await;
    let page = world.guest("Ann").await.get("/").await.good().body;
    assert!(content(&page).starts_with("</div>"), "{page}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pages_name_the_files_that_the_client_needs() {
    let world = World::new().await;
    let mut guest = world.stranger();
    for path in ["/", "/rules/ankh", "/games/ankh", "/learn", "/learn/imhotep/ships", "/puzzles/egizia"] {
        let page = guest.get(path).await.good().body;
        let (head, _) = page.split_once("<body>").unwrap();
        let links = head
            .split("<link ")
            .skip(1)
            .filter(|link| !link.contains("canonical") && !link.contains("alternate"));
        let files: Vec<&str> =
            links.map(|link| link.split_once("href=\"").unwrap().1.split('"').next().unwrap()).collect();
        assert!(files.len() > 5, "{path}: {files:?}");
        for file in files {
            guest.get(file).await.good();
        }
    }
}
