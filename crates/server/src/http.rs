//! HTTP: the routes and the middleware for all of them.

mod analysis;
mod assets;
pub mod auth;
mod chance;
mod learn;
mod lobby;
mod notes;
mod pages;
mod pause;
mod puzzles;
mod quick;
mod replay;
mod reports;
mod sharing;
mod stats;
mod studies;
mod tables;
mod whatif;

use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Version, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use tokio::time::timeout;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::SizeAbove;

use crate::App;
use crate::error::{Error, json_errors};
use crate::limits::Addresses;
use crate::ws;

pub use sharing::Pictures;
pub use stats::Counted as CountedGames;

/// Maximum time of a request.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(30);
/// Size in bytes from which on a body is compressed.
const COMPRESS_ABOVE: u64 = 1024;
/// Maximum time for the database to answer a monitor.
const HEALTH_TIMEOUT: Duration = Duration::from_secs(5);
/// Allows only scripts, styles, fonts and images of our own, nothing inline, and no embedding in frames.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; \
    img-src 'self' data:; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Security headers of every response.
const SECURITY_HEADERS: [(HeaderName, &str); 2] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    // Pages of other origins cannot embed our files.
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Headers of what a browser shows as a page. Scripts, styles, texts and answers do not need them, and they would make up a tenth of
/// what a first visit loads.
const DOCUMENT_HEADERS: [(HeaderName, &str); 4] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::REFERRER_POLICY, "same-origin"),
    // The client needs none of them, so a script that should not be there cannot have them.
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
    // Pages of other origins get no handle of our windows.
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

pub fn router(app: App) -> Router {
    Router::new()
        .route("/api/me", get(auth::me).post(auth::rename))
        .route("/api/settings", post(auth::save_settings))
        .route("/api/pause", post(pause::pause))
        .route("/api/games", get(lobby::games))
        .route("/api/lobby", get(lobby::lobby))
        .route("/api/learn", get(learn::chapters))
        .route("/api/learn/{game}/{chapter}", get(learn::chapter).post(learn::learnt))
        .route("/api/join", post(quick::join_by_code))
        .route("/api/quick", get(quick::look).post(quick::seek))
        .route("/api/quick/bots", post(quick::bots))
        .route("/api/quick/leave", post(quick::leave))
        .route("/api/puzzles", get(puzzles::list))
        .route("/api/puzzles/{game}/{number}", get(puzzles::puzzle).post(puzzles::attempt))
        .route("/api/tables", post(tables::open))
        .route("/api/tables/{id}/sit", post(tables::sit))
        .route("/api/tables/{id}/leave", post(tables::leave))
        .route("/api/tables/{id}/start", post(tables::start))
        .route("/api/tables/{id}/seat", post(tables::arrange))
        .route("/api/tables/{id}/host", post(tables::hand_over))
        .route("/api/tables/{id}/conduct", post(tables::conduct))
        .route("/api/tables/{id}/close", post(tables::close))
        .route("/api/tables/{id}/hide", post(tables::hide))
        .route("/api/tables/{id}/rematch", post(tables::rematch))
        .route("/api/tables/{id}/record", get(tables::record))
        .route("/api/tables/{id}/picture.png", get(sharing::picture))
        .route("/api/tables/{id}/best", get(tables::best))
        .route("/api/tables/{id}/replay", get(replay::of_table))
        .route("/api/tables/{id}/views", get(replay::views))
        .route("/api/tables/{id}/notes", get(notes::at_table).post(notes::save))
        .route("/api/notes", get(notes::export))
        .route("/api/reports", post(reports::report).layer(replay::body_limit()))
        .route("/api/replay", post(replay::of_record).layer(replay::body_limit()))
        .route("/api/replay/views", post(replay::views_of_record).layer(replay::body_limit()))
        .route("/api/tables/{id}/whatif", post(whatif::of_table))
        .route("/api/tables/{id}/plan", post(whatif::plan))
        .route("/api/tables/{id}/plan/cancel", post(whatif::cancel_plan))
        .route("/api/tables/{id}/line", post(whatif::line_of_table))
        .route("/api/replay/whatif", post(whatif::of_record).layer(replay::body_limit()))
        .route("/api/replay/line", post(whatif::line_of_record).layer(replay::body_limit()))
        .route("/api/stats/{game}", get(stats::compared))
        .route("/api/studies", get(studies::list).post(studies::make).layer(studies::body_limit()))
        .route("/api/studies/{id}", get(studies::study).post(studies::change))
        .route("/api/studies/{id}/whatif", post(studies::what_if))
        .route("/api/studies/{id}/delete", post(studies::delete))
        .route("/api/studies/{id}/text", get(studies::text))
        .route("/api/studies/{id}/replay", get(studies::replay))
        .route("/api/studies/{id}/views", get(studies::views))
        .route("/api/studies/{id}/socket", get(studies::socket))
        .route("/api/tables/{id}/analysis", post(analysis::of_table))
        .route("/api/replay/analysis", post(analysis::of_record).layer(replay::body_limit()))
        .route("/api/analysis/{id}", get(analysis::look))
        .route("/api/verify", post(chance::verify_record).layer(replay::body_limit()))
        .route("/api/tables/{id}/socket", get(ws::socket))
        .route("/api/{*rest}", get(|| async { Error::NotFound }))
        .route("/health", get(health))
        .route("/robots.txt", get(sharing::robots))
        .route("/sitemap.xml", get(sharing::sitemap))
        .layer(middleware::map_response(json_errors))
        // Small bodies fit into one packet anyway.
        .layer(
            CompressionLayer::new()
                .quality(CompressionLevel::Fastest)
                .compress_when(SizeAbove::new(COMPRESS_ABOVE)),
        )
        .fallback(
            get(assets::asset)
                .layer::<_, Infallible>(middleware::map_response(json_errors))
                // Only pages: files were compressed when the client was built, if they gain by it.
                .layer(CompressionLayer::new().compress_when(is_page)),
        )
        .layer(middleware::from_fn_with_state(app.clone(), guard))
        .layer(axum::extract::DefaultBodyLimit::max(16 * 1024))
        .with_state(app)
}

/// Whether a request with a body changes nothing. Somebody who walks through a record sends it for every few positions.
fn only_reads(path: &str) -> bool {
    let past = path == "/api/replay" || path == "/api/replay/views";
    past || path.ends_with("/whatif") || path.ends_with("/line")
}

/// Whether a response is a page, which is put together when it is requested.
fn is_page(_: StatusCode, _: Version, headers: &HeaderMap, _: &Extensions) -> bool {
    headers.get(header::CONTENT_TYPE).is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"))
}

/// For monitors: 200 while the database answers, otherwise 503.
async fn health(State(app): State<App>) -> (StatusCode, &'static str) {
    match timeout(HEALTH_TIMEOUT, app.store.check()).await {
        Ok(Ok(())) => (StatusCode::OK, "ok"),
        _ => (StatusCode::SERVICE_UNAVAILABLE, "trouble"),
    }
}

/// Refuses requests of other origins and requests above the rate limit, and adds security headers.
async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    let upgrades = request.headers().contains_key(header::UPGRADE);
    let may_read =
        if request.uri().path().starts_with("/api/") { Addresses::question } else { Addresses::file };
    let path = request.uri().path();
    let opens = changes && path == "/api/tables";
    let counts = changes && !only_reads(path);
    let address = client_address(&app, &request);
    // HTTP requires exactly one; a proxy and a server that pick different ones can be played off against each other.
    let hosts = request.headers().get_all(header::HOST).iter().count();
    let mut response = if hosts != 1 {
        Error::BadRequest.into_response()
    } else if (changes || upgrades) && !same_origin(&app, request.headers()) {
        Error::Forbidden.into_response()
    } else if counts && !app.addresses.request(address) || !may_read(&app.addresses, address) {
        Error::TooMany.into_response()
    } else if opens && !app.addresses.table(address) {
        Error::TooManyTables.into_response()
    } else {
        // The time limit also applies to clients that send the body slowly.
        timeout(REQUEST_TIMEOUT, next.run(request)).await.unwrap_or_else(|_| Error::Timeout.into_response())
    };
    let headers = response.headers_mut();
    let document = if is_document(headers) { &DOCUMENT_HEADERS[..] } else { &[] };
    for (name, value) in SECURITY_HEADERS.iter().chain(document) {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if app.config.is_https() {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
    // A response for one user must not be cached for another.
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Whether a browser could show the response as a page, scripts included. What has no type is treated as one.
fn is_document(headers: &HeaderMap) -> bool {
    const PARTS: [&str; 7] = [
        "application/json",
        "application/manifest+json",
        "text/javascript",
        "text/css",
        "text/plain",
        "font/",
        "image/webp",
    ];
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    kind.is_none_or(|kind| !PARTS.iter().any(|part| kind.starts_with(part)))
}

/// A browser names the origin of the page that asks; a page of another origin must not act for our user.
/// Other clients send no `Origin` and carry no ambient cookie, so a forged request cannot use them.
fn same_origin(app: &App, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if let Some(expected) = &app.config.origin {
        return origin == expected.trim_end_matches('/');
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let named = origin.split_once("://").map(|(_, host)| host);
    named.is_some() && named == host
}

/// The address that rate limits apply to.
pub fn client_address(app: &App, request: &Request) -> IpAddr {
    address_of(app, request.extensions(), request.headers())
}

/// The same, as an argument of a handler.
#[derive(Clone, Copy, Debug)]
pub struct ClientAddress(pub IpAddr);

impl FromRequestParts<App> for ClientAddress {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        Ok(ClientAddress(address_of(app, &parts.extensions, &parts.headers)))
    }
}

fn address_of(app: &App, extensions: &Extensions, headers: &HeaderMap) -> IpAddr {
    let direct = extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(address)| address.ip());
    forwarded(app, headers).or(direct).unwrap_or(IpAddr::from([0, 0, 0, 0]))
}

/// The last address a trusted proxy added, in the header's last line: a client can write all others.
fn forwarded(app: &App, headers: &HeaderMap) -> Option<IpAddr> {
    if !app.config.trust_proxy {
        return None;
    }
    let line = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    let last = line.rsplit(',').next()?.trim();
    // Some proxies add the port.
    last.parse().or_else(|_| last.parse().map(|address: SocketAddr| address.ip())).ok()
}
