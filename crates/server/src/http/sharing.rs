//! What other sites show of our links: lines in the head of each page, and pictures; and what search engines read about them.

use std::collections::VecDeque;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};

use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use maat_catalog::{Entry, GAMES};
use maat_engine::{Outcome, Rival, Seat};
use maat_protocol::{SeatInfo, Watchers};
use maat_words::{Lang, Words};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use super::ClientAddress;
use super::auth::MaybeUser;
use super::pages::{Route, asked_language};
use crate::App;
use crate::error::Error;
use crate::picture::{Picture, Pictured, SIZE, escape, is_drawable};
use crate::store::{StoredTable, TableStatus};
use crate::table::{Msg, seat_infos};

/// Number of pictures that are kept; each has about 60 kB.
const KEPT: usize = 64;
/// Number of pictures that are drawn at once.
const AT_ONCE: usize = 2;
/// Other sites may keep a picture for ten minutes; then they ask whether a name has changed.
const CACHE_PUBLIC: &str = "public, max-age=600";
const CACHE_PRIVATE: &str = "private, no-cache";

/// The texts of each language, for tables whose players are named one by one. Reading them takes milliseconds.
static TEXTS: LazyLock<Vec<Words>> =
    LazyLock::new(|| Lang::ALL.iter().map(|&lang| Words::new(lang, Vec::new())).collect());

/// The pictures that were drawn last, and the permits to draw. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Pictures {
    drawn: Arc<Mutex<VecDeque<(u64, Bytes)>>>,
    permits: Arc<Semaphore>,
}

impl Default for Pictures {
    fn default() -> Self {
        Pictures { drawn: Arc::default(), permits: Arc::new(Semaphore::new(AT_ONCE)) }
    }
}

impl Pictures {
    fn get(&self, tag: u64) -> Option<Bytes> {
        self.drawn().iter().find(|(known, _)| *known == tag).map(|(_, png)| png.clone())
    }

    /// Draws on a thread for work that blocks, and keeps the picture.
    async fn draw(
        &self,
        tag: u64,
        picture: impl FnOnce() -> Picture + Send + 'static,
    ) -> Result<Bytes, Error> {
        let _permit = self.permits.acquire().await.map_err(|_| Error::Trouble)?;
        let png = spawn_blocking(move || picture().png()).await.ok().flatten().ok_or(Error::Trouble)?;
        let png = Bytes::from(png);
        let mut drawn = self.drawn();
        drawn.truncate(KEPT - 1);
        drawn.push_front((tag, png.clone()));
        Ok(png)
    }

    fn drawn(&self) -> MutexGuard<'_, VecDeque<(u64, Bytes)>> {
        self.drawn.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What the address of a picture can ask for.
#[derive(Debug, Deserialize)]
pub struct Wish {
    /// The language; English if it is not one of ours.
    lang: Option<String>,
    /// `no` for a picture without names.
    names: Option<String>,
}

/// The picture of a result. Of a table by link, and of one that nobody may watch, only the people who played get one, and it names
/// nobody. Everything else is not found, so that nobody learns of a table from here.
pub async fn picture(
    State(app): State<App>,
    ClientAddress(address): ClientAddress,
    Path(id): Path<String>,
    Query(wish): Query<Wish>,
    MaybeUser(user): MaybeUser,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let table = app.store.table(&id).await?.ok_or(Error::NotFound)?;
    let named = wish.names.as_deref() != Some("no");
    let played = user.is_some_and(|user| table.seats.iter().any(|seat| seat.user() == Some(&user.id)));
    let open = is_for_everybody(&table);
    if table.status != TableStatus::Finished || table.ended.is_some() || !(open || played && !named) {
        return Err(Error::NotFound);
    }
    let lang = wish.lang.and_then(|lang| lang.parse().ok()).unwrap_or(Lang::En);
    let seats = seat_infos(&table.seats);
    let tag = tag(&(env!("CARGO_PKG_VERSION"), &id, lang.id(), named, shown(&seats)));
    let etag = format!("\"{tag:016x}\"");
    if is_known(&headers, &etag) {
        return Ok(with_tag(StatusCode::NOT_MODIFIED.into_response(), &etag, open));
    }
    let png = match app.pictures.get(tag) {
        Some(png) => png,
        None => {
            if !app.addresses.picture(address) {
                return Err(Error::TooMany);
            }
            let (outcome, rival) = app.tables.ask(&id, Msg::Outcome).await?.ok_or(Error::NotFound)?;
            app.pictures.draw(tag, move || compose(lang, &table.game, &seats, named, &outcome, rival)).await?
        }
    };
    let mut response = png.into_response();
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static("image/png"));
    Ok(with_tag(response, &etag, open))
}

/// Whether anybody may read who plays at the table.
fn is_for_everybody(table: &StoredTable) -> bool {
    table.public && table.conduct.watchers != Watchers::Out
}

/// What of the seats a picture depends on.
fn shown(seats: &[SeatInfo]) -> Vec<(&str, bool)> {
    seats.iter().map(|seat| (seat.name.as_str(), seat.bot.is_some())).collect()
}

fn tag(of: &impl Hash) -> u64 {
    let mut hash = DefaultHasher::new();
    of.hash(&mut hash);
    hash.finish()
}

/// Whether the client has the response with this tag already.
pub fn is_known(headers: &HeaderMap, etag: &str) -> bool {
    let known = headers.get(header::IF_NONE_MATCH).and_then(|known| known.to_str().ok());
    known.is_some_and(|known| known.split(',').any(|known| known.trim() == etag))
}

fn with_tag(mut response: Response, etag: &str, open: bool) -> Response {
    let headers = response.headers_mut();
    let lasts = if open { CACHE_PUBLIC } else { CACHE_PRIVATE };
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(lasts));
    if let Ok(etag) = HeaderValue::from_str(etag) {
        headers.insert(header::ETAG, etag);
    }
    response
}

/// The names as the client shows them: bots are numbered, and people without a name are guests.
fn display_names(words: &Words, seats: &[SeatInfo]) -> Vec<String> {
    let mut bots = 0u32;
    let name = |seat: &SeatInfo| {
        if seat.bot.is_some() {
            bots += 1;
            return words.ui("bot-name", &[("number", bots.into())]);
        }
        if seat.name.is_empty() && !seat.open { words.ui("guest", &[]) } else { seat.name.clone() }
    };
    seats.iter().map(name).collect()
}

fn compose(
    lang: Lang,
    game: &str,
    seats: &[SeatInfo],
    named: bool,
    outcome: &Outcome,
    rival: Option<Rival>,
) -> Picture {
    let mut names = if named { display_names(texts(lang), seats) } else { Vec::new() };
    // A name that our typefaces cannot write is left out: the mark of the seat is there.
    names.iter_mut().filter(|name| !name.chars().all(is_drawable)).for_each(String::clear);
    let words = Words::new(lang, names);
    let mut order: Vec<usize> = (0..outcome.score.len()).collect();
    order.sort_by_key(|&seat| outcome.rank[seat]);
    let pictured = |index: usize| Pictured {
        seat: Some(Seat::at(index)),
        name: named.then(|| words.seat(Seat::at(index))),
        points: outcome.score[index],
    };
    let mut players: Vec<Pictured> = order.into_iter().map(pictured).collect();
    if let Some(Rival { id, score }) = rival {
        // It is no person, so it has its name even where nobody is named. It wins where no seat does.
        let own = Pictured { seat: None, name: Some(words.title(game, id)), points: score };
        let place = if outcome.rank.contains(&1) { players.len() } else { 0 };
        players.insert(place, own);
    }
    Picture {
        game: words.game(game),
        verdict: verdict(&words, game, outcome, rival).trim_end_matches('.').to_owned(),
        players,
    }
}

/// Who wins, and by how much, as on the page.
fn verdict(words: &Words, game: &str, outcome: &Outcome, rival: Option<Rival>) -> String {
    let winners: Vec<Seat> =
        (0..outcome.rank.len()).filter(|&seat| outcome.rank[seat] == 1).map(Seat::at).collect();
    let seat = words.list(winners.iter().map(|&seat| words.seat(seat)));
    let others =
        (0..outcome.rank.len()).filter(|&seat| outcome.rank[seat] != 1).map(|seat| outcome.score[seat]);
    let others = others.chain(rival.map(|rival| rival.score));
    match (&winners[..], others.max()) {
        ([], _) => words.nobody_won(game),
        (&[winner], Some(second)) => match outcome.score[winner.index()] - second {
            margin @ 1.. => words.ui("wins-by", &[("seat", seat.into()), ("points", margin.into())]),
            0 => words.ui("wins-tie", &[("seat", seat.into())]),
            // In some games points are not everything.
            _ => words.ui("winners", &[("seat", seat.into()), ("count", 1.into())]),
        },
        _ => words.ui("winners", &[("seat", seat.into()), ("count", winners.len().into())]),
    }
}

fn texts(lang: Lang) -> &'static Words {
    &TEXTS[lang.index()]
}

/// What the head of a page tells about it.
#[derive(Debug, Default)]
pub struct Head {
    /// The title of the window.
    pub title: String,
    /// Lines for search engines and other sites, as HTML.
    pub lines: String,
}

/// The head of a page; `table` is the one that the page shows. A table that not everybody may know of has the head of one that does not
/// exist.
pub fn head(
    app: &App,
    route: Route<'_>,
    table: Option<&StoredTable>,
    lang: Lang,
    uri: &Uri,
    headers: &HeaderMap,
) -> Head {
    let words = texts(lang);
    let about = |game: &Entry| words.text(&format!("{}.about", game.id), &[]);
    let base = base_address(app, headers);
    let (title, name, about, game) = match route {
        Route::Table(id) | Route::Replay(Some(id)) | Route::WhatIf(Some(id)) => {
            return table_head(table, id, route, lang, base.as_deref());
        }
        Route::Replay(None) | Route::WhatIf(None) => {
            named(words.ui("replay", &[]), words.ui("replay.about", &[]), None)
        }
        Route::Stats => named(words.ui("stats", &[]), words.ui("stats.about", &[]), None),
        Route::Study(_) => named(words.ui("studies", &[]), words.ui("studies.about", &[]), None),
        Route::Nowhere => {
            return Head { title: window_title(words, &words.ui("lost-page", &[])), ..Head::default() };
        }
        Route::Lobby => {
            (words.text("ui-maat.about", &[]), words.ui("hero", &[]), words.ui("hero.about", &[]), None)
        }
        Route::AllRules => named(words.ui("rules", &[]), words.ui("hero.about", &[]), None),
        Route::Learn(None) => named(words.ui("learn", &[]), words.ui("learn-about", &[]), None),
        Route::Puzzles(game) => named(words.ui("puzzles", &[]), words.ui("puzzles.about", &[]), game),
        Route::Puzzle(game) => named(words.ui("puzzles", &[]), words.ui("puzzles.about", &[]), Some(game)),
        Route::Game(game) => named(words.game(game.id), about(game), Some(game)),
        Route::Rules(game) | Route::Cards(game) => {
            named(words.ui("rules-of", &[("text", words.game(game.id).into())]), about(game), Some(game))
        }
        Route::Learn(Some(game)) | Route::Chapter(game) => {
            named(words.ui("lesson-of", &[("text", words.game(game.id).into())]), about(game), Some(game))
        }
    };
    let mut lines = vec![("og:title", name), ("og:description", about)];
    let mut html = Vec::new();
    if let Some(base) = base {
        let path = uri.path().split('/').filter(|part| !part.is_empty()).collect::<Vec<_>>().join("/");
        let address = format!("{base}/{path}");
        let own = asked_language(uri).map_or(address.clone(), |lang| format!("{address}?lang={lang}"));
        lines.push(("og:url", own.clone()));
        lines.extend(cover(&base, game.map_or("imhotep", |game| game.id)));
        html.push(link("canonical", "", &own));
        for lang in Lang::ALL {
            html.push(link("alternate", &format!(" hreflang=\"{lang}\""), &format!("{address}?lang={lang}")));
        }
        html.push(link("alternate", " hreflang=\"x-default\"", &address));
        html.extend(game.map(|game| data(&described(words, route, game, &base, &own))));
    }
    html.insert(0, written(&lines));
    Head { title: window_title(words, &title), lines: html.join("\n    ") }
}

/// A page that has the same name in the window and on other sites.
fn named(
    name: String,
    about: String,
    game: Option<&'static Entry>,
) -> (String, String, String, Option<&'static Entry>) {
    (name.clone(), name, about, game)
}

fn window_title(words: &Words, title: &str) -> String {
    format!("{} · {}", escape(title), words.ui("maat", &[]))
}

fn link(rel: &str, more: &str, address: &str) -> String {
    format!("<link rel=\"{rel}\"{more} href=\"{}\" />", escape(address))
}

/// What search engines are told about a page of a game, in the words of schema.org: the game, and the way to the page.
fn described(words: &Words, route: Route<'_>, game: &Entry, base: &str, address: &str) -> Value {
    let name = words.game(game.id);
    let page = format!("{base}/games/{}", game.id);
    let crumb = |position: u8, name: &str, item: &str| json!({ "@type": "ListItem", "position": position, "name": name, "item": item });
    let mut way = vec![crumb(1, &words.ui("maat", &[]), &format!("{base}/")), crumb(2, &name, &page)];
    let part = match route {
        Route::Rules(_) | Route::Cards(_) => Some("rules"),
        Route::Learn(_) | Route::Chapter(_) => Some("learn"),
        Route::Puzzles(_) | Route::Puzzle(_) => Some("puzzles"),
        _ => None,
    };
    way.extend(part.map(|part| crumb(3, &words.ui(part, &[]), address)));
    json!({
        "@context": "https://schema.org",
        "@graph": [
            {
                "@type": "Game",
                "name": name,
                "description": words.text(&format!("{}.about", game.id), &[]),
                "url": page,
                "image": format!("{base}/covers/{}.png", game.id),
                "inLanguage": Lang::ALL.map(Lang::id),
                "numberOfPlayers": {
                    "@type": "QuantitativeValue", "minValue": game.seats.start(), "maxValue": game.seats.end()
                },
            },
            { "@type": "BreadcrumbList", "itemListElement": way },
        ],
    })
}

/// A block of data. It is not run, so the policy allows it; no text can end it.
fn data(value: &Value) -> String {
    format!("<script type=\"application/ld+json\">{}</script>", value.to_string().replace('<', "\\u003c"))
}

/// The picture of a game, drawn by its board (`web/e2e/covers.mjs`). It has the size of a picture of a result.
fn cover(base: &str, game: &str) -> [(&'static str, String); 4] {
    image(format!("{base}/covers/{game}.png"))
}

fn image(address: String) -> [(&'static str, String); 4] {
    [
        ("og:image", address),
        ("og:image:width", SIZE.0.to_string()),
        ("og:image:height", SIZE.1.to_string()),
        ("twitter:card", "summary_large_image".to_owned()),
    ]
}

/// The lines as HTML. Search engines read the description under another name.
fn written(lines: &[(&str, String)]) -> String {
    let mut html: Vec<String> = lines
        .iter()
        .map(|(key, text)| format!("<meta property=\"{key}\" content=\"{}\" />", escape(text)))
        .collect();
    let about = lines.iter().find(|(key, _)| *key == "og:description");
    html.extend(about.map(|(_, text)| format!("<meta name=\"description\" content=\"{}\" />", escape(text))));
    html.join("\n    ")
}

/// The head of a page that shows a table.
fn table_head(
    table: Option<&StoredTable>,
    id: &str,
    route: Route<'_>,
    lang: Lang,
    base: Option<&str>,
) -> Head {
    let words = texts(lang);
    let Some(table) = table.filter(|table| is_for_everybody(table)) else {
        return Head { title: words.ui("maat", &[]), lines: written(&[("og:title", words.ui("maat", &[]))]) };
    };
    let names = display_names(words, &seat_infos(&table.seats));
    let players = words.list(names.into_iter().filter(|name| !name.is_empty()));
    let status = match table.status {
        TableStatus::Open => "status-open",
        TableStatus::Running => "status-running",
        TableStatus::Finished => "status-finished",
    };
    let name = words.game(&table.game);
    let title = window_title(words, &name);
    let mut lines =
        vec![("og:title", name), ("og:description", format!("{} · {players}", words.ui(status, &[])))];
    if let Some(base) = base {
        let page = match route {
            Route::Replay(_) => "replay",
            Route::WhatIf(_) => "whatif",
            _ => "table",
        };
        lines.push(("og:url", format!("{base}/{page}/{id}")));
        lines.extend(if table.status == TableStatus::Finished && table.ended.is_none() {
            image(format!("{base}/api/tables/{id}/picture.png?lang={}", lang.id()))
        } else {
            cover(base, &table.game)
        });
    }
    Head { title, lines: written(&lines) }
}

/// What programs may read: everything but answers about people and tables. The answers that pages for everybody are made of are allowed,
/// because search engines run the client. Pages of tables may be read, because other sites read them to show a preview of a link, and its
/// picture; a header keeps them out of search engines (`pages.rs`).
pub async fn robots(State(app): State<App>, headers: HeaderMap) -> String {
    let allowed =
        ["games", "learn", "puzzles", "tables/*/picture.png"].map(|path| format!("Allow: /api/{path}\n"));
    let mut text = format!("User-agent: *\n{}Disallow: /api/\n", allowed.concat());
    if let Some(base) = base_address(&app, &headers) {
        text += &format!("Sitemap: {base}/sitemap.xml\n");
    }
    text
}

/// The pages that search engines may list.
pub async fn sitemap(State(app): State<App>, headers: HeaderMap) -> Result<Response, Error> {
    let base = base_address(&app, &headers).ok_or(Error::NotFound)?;
    let mut paths: Vec<String> = ["", "rules", "learn", "puzzles"].map(str::to_owned).to_vec();
    paths.extend(GAMES.iter().flat_map(|Entry { id, .. }| {
        let page = |part| format!("{part}/{id}");
        [page("games"), page("rules"), page("rules") + "/cards", page("learn"), page("puzzles")]
    }));
    let pages: String = paths
        .iter()
        .map(|path| {
            let address = format!("{base}/{path}");
            let forms = Lang::ALL.map(|lang| {
                let form = escape(&format!("{address}?lang={lang}"));
                format!("<xhtml:link rel=\"alternate\" hreflang=\"{lang}\" href=\"{form}\" />")
            });
            format!("<url><loc>{}</loc>{}</url>", escape(&address), forms.concat())
        })
        .collect();
    let text = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" \
         xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">{pages}</urlset>\n"
    );
    Ok(([(header::CONTENT_TYPE, "application/xml")], text).into_response())
}

/// The public address of the server. Without a configured one it is what the client has asked for, if that can be a host: nobody but that
/// client is shown it.
fn base_address(app: &App, headers: &HeaderMap) -> Option<String> {
    if let Some(origin) = &app.config.origin {
        return Some(origin.trim_end_matches('/').to_owned());
    }
    let host = headers.get(header::HOST)?.to_str().ok()?;
    let is_host = host.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte));
    (is_host && !host.is_empty()).then(|| format!("http://{host}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::StoredSeat;

    /// The picture of a solo game of Pharaon with these scores.
    fn solo(lang: Lang, own: i32, traitor: i32, named: bool) -> Picture {
        let ann = SeatInfo { name: "Ann".to_owned(), ..seat_infos(&[StoredSeat::Open]).remove(0) };
        let rank = if own > traitor { 1 } else { 2 };
        let outcome = Outcome { score: [own].into_iter().collect(), rank: [rank].into_iter().collect() };
        let rival = Rival { id: "traitor", score: traitor };
        compose(lang, "pharaon", &[ann], named, &outcome, Some(rival))
    }

    /// Names and points, the best first.
    fn ranking(picture: &Picture) -> Vec<(&str, i32)> {
        picture.players.iter().map(|player| (player.name.as_deref().unwrap_or("?"), player.points)).collect()
    }

    #[test]
    fn a_rival_without_a_seat_is_pictured_and_can_win() {
        let won = solo(Lang::En, 81, 74, true);
        assert_eq!(won.verdict, "Ann wins by seven");
        assert_eq!(ranking(&won), [("Ann", 81), ("The Traitor", 74)]);
        for (lang, verdict, name) in [
            (Lang::En, "The Traitor wins", "The Traitor"),
            (Lang::Cs, "Vítězí Zrádce", "Zrádce"),
            (Lang::Pl, "Wygrywa Zdrajca", "Zdrajca"),
        ] {
            let lost = solo(lang, 60, 60, true);
            assert_eq!(lost.verdict, verdict);
            assert_eq!(ranking(&lost), [(name, 60), ("Ann", 60)]);
        }
        assert_eq!(ranking(&solo(Lang::En, 81, 74, false)), [("?", 81), ("The Traitor", 74)]);
    }
}
