//! The pages of the client as the server sends them: what is the same for everybody is in the HTML, for search engines and for the time
//! until the client draws it, and links tell the browser early what the client will ask for.
//!
//! The HTML is drawn when the client is built (`web/src/prerender`), by the components that draw it in the browser.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::LazyLock;

use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use maat_catalog::{Entry, GAMES};
use maat_words::Lang;

use super::assets::{CACHE_REVALIDATE, contents};
use super::auth;
use super::sharing::{self, Head};
use crate::App;
use crate::error::Error;

/// The places of `web/index.html` that the server fills.
const LANG: &str = "<html lang=\"en\">";
const TITLE: &str = "<title>Maat</title>";
const PREVIEW: &str = "<meta property=\"og:title\" content=\"Maat\" />";
const HEAD_END: &str = "</head>";
const BODY: &str = "<div id=\"app\"></div>";

/// The folder with the HTML of the pages, which are not files of their own.
pub const FOLDER: &str = "served/";

/// The scripts and styles that a module of the client loads besides those that `index.html` names.
static FILES: LazyLock<HashMap<String, Vec<String>>> = LazyLock::new(|| {
    contents("served/files.json").and_then(|text| serde_json::from_str(text).ok()).unwrap_or_default()
});

/// A page of the client, as in `web/src/router.ts`.
#[derive(Clone, Copy, Debug)]
pub enum Route<'p> {
    Lobby,
    AllRules,
    Rules(&'static Entry),
    /// The gallery of the cards and boards of a game.
    Cards(&'static Entry),
    Game(&'static Entry),
    /// The lessons, or those of one game.
    Learn(Option<&'static Entry>),
    Chapter(&'static Entry),
    /// The puzzles, or those of one game.
    Puzzles(Option<&'static Entry>),
    Puzzle(&'static Entry),
    Table(&'p str),
    /// The replay of a table, or of a record that the visitor has.
    Replay(Option<&'p str>),
    /// A game that goes on otherwise than it did.
    WhatIf(Option<&'p str>),
    /// A study, or the list of one's studies.
    Study(Option<&'p str>),
    /// The figures of one's games.
    Stats,
    Nowhere,
}

impl<'p> Route<'p> {
    /// Whether search engines may list the page. What people play and write is theirs.
    fn is_public(self) -> bool {
        !matches!(
            self,
            Route::Table(_) | Route::Replay(Some(_)) | Route::WhatIf(Some(_)) | Route::Study(Some(_))
        )
    }

    pub fn of(path: &'p str) -> Route<'p> {
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        let of_game = |game: &str, route: fn(&'static Entry) -> Route<'static>| {
            maat_catalog::find(game).map_or(Route::Nowhere, route)
        };
        match parts[..] {
            [] => Route::Lobby,
            ["rules"] => Route::AllRules,
            ["learn"] => Route::Learn(None),
            ["rules", game] => of_game(game, Route::Rules),
            ["rules", game, "cards"] => of_game(game, Route::Cards),
            ["games", game] => of_game(game, Route::Game),
            ["learn", game] if maat_learn::chapters_of(game).next().is_some() => {
                Route::Learn(maat_catalog::find(game))
            }
            ["learn", game, chapter] if maat_learn::find(game, chapter).is_some() => {
                of_game(game, Route::Chapter)
            }
            ["puzzles"] => Route::Puzzles(None),
            ["puzzles", game] if maat_learn::puzzles::puzzles_of(game).next().is_some() => {
                Route::Puzzles(maat_catalog::find(game))
            }
            ["puzzles", game, number] if maat_learn::puzzles::find(game, number).is_some() => {
                of_game(game, Route::Puzzle)
            }
            ["table", id] if is_id(id) => Route::Table(id),
            ["replay"] => Route::Replay(None),
            ["replay", id] if is_id(id) => Route::Replay(Some(id)),
            ["whatif"] => Route::WhatIf(None),
            ["whatif", id] if is_id(id) => Route::WhatIf(Some(id)),
            ["stats"] => Route::Stats,
            ["stats", game] => of_game(game, |_| Route::Stats),
            ["stats", game, players] if players.parse::<u8>().is_ok_and(|players| players > 0) => {
                of_game(game, |_| Route::Stats)
            }
            ["study"] => Route::Study(None),
            ["study", id] if is_id(id) => Route::Study(Some(id)),
            _ => Route::Nowhere,
        }
    }
}

/// Whether a text may be the id of a table.
fn is_id(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
}

/// A page for one visitor.
#[derive(Debug)]
struct Page {
    /// Whether search engines may list it.
    is_public: bool,
    /// The kind of the error page that the client shows (`ErrorPage` of `web/src/shell/Page.tsx`), if there is nothing else to show.
    lost: Option<&'static str>,
    head: Head,
    /// The HTML within [`FOLDER`], and its language; the client draws other pages alone.
    body: Option<String>,
    /// Modules of the client that the page needs.
    modules: Vec<String>,
    /// Whether the HTML only says that something comes: it is shown before the styles of the modules are there.
    waits: bool,
    /// Texts and answers that the client asks for at once.
    requests: Vec<String>,
}

/// The client's page for an address that is no file.
pub async fn page(app: &App, shell: &str, uri: &Uri, headers: &HeaderMap) -> Result<Response, Error> {
    let lang = language(uri, headers);
    let page = compose(app, lang, uri, headers).await?;
    Ok(respond(&page, lang, shell, headers))
}

async fn compose(app: &App, lang: Lang, uri: &Uri, headers: &HeaderMap) -> Result<Page, Error> {
    let route = Route::of(uri.path());
    let texts = |file: String| format!("/locales/{lang}/{file}");
    let games = || "/api/games".to_owned();
    let part =
        |name: &str, game: Option<&Entry>| game.map_or(name.to_owned(), |game| format!("{name}-{}", game.id));
    let (mut lost, mut table) = (None, None);
    let (body, modules, mut requests) = match route {
        Route::Lobby => ("lobby".to_owned(), vec![], vec![games(), "/api/lobby".to_owned()]),
        Route::AllRules => {
            ("rules".to_owned(), vec!["rules".to_owned()], vec![games(), texts("rules/page.ftl".to_owned())])
        }
        Route::Rules(Entry { id, .. }) => {
            let requests = ["rules/page.ftl".to_owned(), format!("rules/{id}.md")].map(texts).to_vec();
            (format!("rules-{id}"), vec!["rules".to_owned()], requests)
        }
        Route::Cards(_) => {
            (String::new(), vec!["rules".to_owned()], vec![texts("rules/page.ftl".to_owned())])
        }
        Route::Game(Entry { id, .. }) => {
            let requests = vec![games(), texts(format!("games/{id}.md"))];
            (format!("games-{id}"), vec!["gamePage".to_owned()], requests)
        }
        Route::Learn(game) => {
            let lessons = GAMES.iter().filter(|Entry { id, .. }| game.is_none_or(|game| game.id == *id));
            let mut requests = vec![games(), "/api/learn".to_owned(), texts("coach/coach.ftl".to_owned())];
            requests.extend(lessons.map(|Entry { id, .. }| texts(format!("lessons/{id}.ftl"))));
            (part("learn", game), vec!["learn".to_owned()], requests)
        }
        Route::Chapter(Entry { id, .. }) => {
            let requests = vec!["/api/learn".to_owned(), texts(format!("lessons/{id}.ftl"))];
            ("connecting".to_owned(), vec!["learn".to_owned()], requests)
        }
        Route::Puzzles(game) => {
            let requests = vec![games(), "/api/puzzles".to_owned(), texts("puzzles/puzzles.ftl".to_owned())];
            (part("puzzles", game), vec!["puzzles".to_owned()], requests)
        }
        Route::Puzzle(_) => {
            let requests = vec!["/api/puzzles".to_owned(), texts("puzzles/puzzles.ftl".to_owned())];
            ("connecting".to_owned(), vec!["puzzles".to_owned()], requests)
        }
        Route::Replay(None) => {
            (String::new(), vec!["replay".to_owned()], vec![texts("replay/replay.ftl".to_owned())])
        }
        Route::Stats => {
            (String::new(), vec!["stats".to_owned()], vec![games(), texts("stats/stats.ftl".to_owned())])
        }
        Route::Study(id) => {
            let known = match id {
                Some(id) => app.store.study(id).await?.is_some(),
                None => true,
            };
            lost = (!known).then_some("page");
            (String::new(), vec!["study".to_owned()], vec![texts("study/study.ftl".to_owned())])
        }
        Route::WhatIf(None) => {
            (String::new(), vec!["whatif".to_owned()], vec![texts("whatif/whatif.ftl".to_owned())])
        }
        Route::Table(id) | Route::Replay(Some(id)) | Route::WhatIf(Some(id)) => {
            table = app.store.table(id).await?;
            lost = match &table {
                None => Some("table"),
                Some(table) if table.keeps_out(user(app, headers).await?.as_deref()) => Some("private"),
                Some(_) => None,
            };
            let game = table.as_ref().map(|table| &table.game).filter(|_| lost.is_none());
            let page = match route {
                Route::Replay(_) => "replay",
                Route::WhatIf(_) => "whatif",
                _ => "table",
            };
            let modules = game.map(|game| vec![page.to_owned(), format!("games/{game}")]);
            let requests = game.map_or_else(|| vec![games()], |game| vec![texts(format!("{game}.ftl"))]);
            ("connecting".to_owned(), modules.unwrap_or_default(), requests)
        }
        Route::Nowhere => {
            lost = Some("page");
            (String::new(), vec![], vec![])
        }
    };
    requests.push(texts("ui.ftl".to_owned()));
    let body = lost.map_or(body, |lost| format!("lost-{lost}"));
    let head = sharing::head(app, route, table.as_ref(), lang, uri, headers);
    // Somebody whom we know has tables, a name and perhaps another language: only their browser can draw that without a change afterwards.
    let (body, requests) = if auth::has_session(headers) { Default::default() } else { (body, requests) };
    let body = Some(body).filter(|body| !body.is_empty()).map(|body| format!("{FOLDER}{lang}/{body}.html"));
    let waits = lost.is_none()
        && matches!(
            route,
            Route::Table(_)
                | Route::Replay(Some(_))
                | Route::WhatIf(Some(_))
                | Route::Chapter(_)
                | Route::Puzzle(_)
        );
    Ok(Page { is_public: route.is_public(), lost, head, body, modules, waits, requests })
}

impl Page {
    fn status(&self) -> StatusCode {
        match self.lost {
            None => StatusCode::OK,
            Some("private") => StatusCode::FORBIDDEN,
            Some(_) => StatusCode::NOT_FOUND,
        }
    }
}

/// The id of the user who asks.
async fn user(app: &App, headers: &HeaderMap) -> Result<Option<String>, Error> {
    Ok(auth::user(app, headers).await?.map(|user| user.id))
}

/// The language of the address, `?lang=cs`, otherwise the first of the browser's languages that is one of ours.
fn language(uri: &Uri, headers: &HeaderMap) -> Lang {
    asked_language(uri).unwrap_or_else(|| {
        let wanted = headers.get(header::ACCEPT_LANGUAGE).and_then(|wanted| wanted.to_str().ok());
        let tags = wanted.unwrap_or_default().split(',');
        let tags = tags.map(|wanted| wanted.split([';', '-']).next().unwrap_or_default().trim());
        tags.filter_map(|tag| tag.to_ascii_lowercase().parse().ok()).next().unwrap_or(Lang::En)
    })
}

/// The language that the address names.
pub fn asked_language(uri: &Uri) -> Option<Lang> {
    uri.query()?.split('&').find_map(|part| part.strip_prefix("lang="))?.parse().ok()
}

/// The page in the shell of the client. It has no tag of its own in other encodings, so the tag is a weak one.
fn respond(page: &Page, lang: Lang, shell: &str, headers: &HeaderMap) -> Response {
    let text = fill(page, lang, shell);
    let mut hash = DefaultHasher::new();
    text.hash(&mut hash);
    let tag = format!("W/\"{:016x}\"", hash.finish());
    // The status is told to programs again, whatever they have seen before.
    let unchanged = page.lost.is_none() && sharing::is_known(headers, &tag);
    let mut response = if unchanged {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        (page.status(), [(header::CONTENT_TYPE, "text/html; charset=utf-8")], text).into_response()
    };
    let mut set = |name, value| response.headers_mut().insert(name, value);
    set(header::CACHE_CONTROL, HeaderValue::from_static(CACHE_REVALIDATE));
    set(header::VARY, HeaderValue::from_static("accept-language, cookie"));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        set(header::ETAG, tag);
    }
    if !page.is_public {
        set(HeaderName::from_static("x-robots-tag"), HeaderValue::from_static("noindex"));
    }
    response
}

fn fill(page: &Page, lang: Lang, shell: &str) -> String {
    let Head { title, lines } = &page.head;
    let mut files: Vec<&String> =
        page.modules.iter().filter_map(|module| FILES.get(module)).flatten().collect();
    files.sort_unstable();
    files.dedup();
    let link = |file: &&String| {
        let kind = match file.ends_with(".css") {
            false => "rel=\"modulepreload\"",
            true if page.waits => "rel=\"preload\" as=\"style\"",
            true => "rel=\"stylesheet\"",
        };
        format!("<link {kind} crossorigin href=\"/{file}\" />\n")
    };
    let preload =
        |path: &String| format!("<link rel=\"preload\" as=\"fetch\" crossorigin href=\"{path}\" />\n");
    // Behind the styles of all pages, as the client adds them: the order decides between equal selectors.
    let hints: String = page.requests.iter().map(preload).chain(files.iter().map(link)).collect();
    let lost = page.lost.map(|lost| format!(" data-lost=\"{lost}\"")).unwrap_or_default();
    let body = page.body.as_ref().and_then(|path| contents(path)).unwrap_or_default();
    shell
        .replacen(LANG, &format!("<html lang=\"{lang}\">"), 1)
        .replacen(TITLE, &format!("<title>{title}</title>"), 1)
        .replacen(PREVIEW, lines, 1)
        .replacen(HEAD_END, &format!("{hints}{HEAD_END}"), 1)
        .replacen(BODY, &format!("<div id=\"app\"{lost}>{body}</div>"), 1)
}
