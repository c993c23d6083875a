//! Serves the web client and its texts, which are embedded in the binary and were compressed by the build.

use std::hash::{DefaultHasher, Hash, Hasher};

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

use super::sharing;
use crate::App;
use crate::error::Error;

/// A file of the client.
#[derive(Debug)]
struct File {
    path: &'static str,
    plain: &'static [u8],
    br: Option<&'static [u8]>,
    gzip: Option<&'static [u8]>,
    /// The ETag, which depends on the contents.
    tag: &'static str,
}

/// The files of the client, sorted by path for binary search.
static FILES: &[File] = &include!(concat!(env!("OUT_DIR"), "/client.rs"));

/// Caching of files whose names contain a hash of their contents.
const CACHE_IMMUTABLE: &str = "public, max-age=31536000, immutable";
/// Caching of all other files: the browser keeps them, but revalidates them.
const CACHE_REVALIDATE: &str = "no-cache";

/// The line of `index.html` that tells other sites the title; most pages have lines of their own in its place.
const PREVIEW: &str = "<meta property=\"og:title\" content=\"Maat\" />";

pub async fn asset(State(app): State<App>, uri: Uri, mut headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = find(path) {
        return serve(file, &headers);
    }
    let looks_like_file = path.contains('.') || path.starts_with("locales/");
    let Some(page) = find("index.html").filter(|_| !looks_like_file) else {
        return Error::NotFound.into_response();
    };
    if is_route(path) {
        return match sharing::head(&app, path, &headers).await {
            Some(head) => serve_with_head(page, &head, &headers),
            None => serve(page, &headers),
        };
    }
    // The page says that there is nothing here, and the status says it to programs, whatever they have seen before.
    headers.remove(header::IF_NONE_MATCH);
    let mut response = serve(page, &headers);
    *response.status_mut() = StatusCode::NOT_FOUND;
    response
}

/// Whether the client has a page for the path, as in `web/src/router.ts`.
fn is_route(path: &str) -> bool {
    let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
    match parts[..] {
        [] | ["rules"] | ["learn"] | ["puzzles"] => true,
        ["table", _] => table_id(path).is_some(),
        ["rules", game] => maat_catalog::find(game).is_some(),
        ["learn", game] => maat_learn::chapters_of(game).next().is_some(),
        ["learn", game, chapter] => maat_learn::find(game, chapter).is_some(),
        ["puzzles", game] => maat_learn::puzzles::puzzles_of(game).next().is_some(),
        ["puzzles", game, number] => maat_learn::puzzles::find(game, number).is_some(),
        _ => false,
    }
}

/// The table whose page this is.
fn table_id(path: &str) -> Option<&str> {
    let id = path.strip_prefix("table/")?.trim_matches('/');
    let is_id = !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    is_id.then_some(id)
}

/// The page with its own lines for other sites.
fn serve_with_head(page: &File, head: &str, headers: &HeaderMap) -> Response {
    let text = String::from_utf8_lossy(page.plain).replacen(PREVIEW, head, 1);
    let mut hash = DefaultHasher::new();
    text.hash(&mut hash);
    let tag = format!("\"{:016x}\"", hash.finish());
    let unchanged = sharing::is_known(headers, &tag);
    let mut response =
        if unchanged { StatusCode::NOT_MODIFIED.into_response() } else { text.into_response() };
    let mut set = |name, value| response.headers_mut().insert(name, value);
    set(header::CACHE_CONTROL, HeaderValue::from_static(CACHE_REVALIDATE));
    set(header::VARY, HeaderValue::from_static("accept-language"));
    set(header::CONTENT_TYPE, HeaderValue::from_static(kind(page.path)));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        set(header::ETAG, tag);
    }
    response
}

fn find(path: &str) -> Option<&'static File> {
    FILES.binary_search_by(|file| file.path.cmp(path)).ok().map(|place| &FILES[place])
}

fn serve(file: &'static File, headers: &HeaderMap) -> Response {
    let lasts = if file.path.starts_with("assets/") { CACHE_IMMUTABLE } else { CACHE_REVALIDATE };
    let (bytes, encoding) = match (file.br, file.gzip) {
        (Some(bytes), _) if accepts(headers, "br") => (bytes, Some("br")),
        (_, Some(bytes)) if accepts(headers, "gzip") => (bytes, Some("gzip")),
        _ => (file.plain, None),
    };
    let tag = format!("\"{}-{}\"", file.tag, encoding.unwrap_or("plain"));
    let unchanged = sharing::is_known(headers, &tag);
    let mut response =
        if unchanged { StatusCode::NOT_MODIFIED.into_response() } else { bytes.into_response() };
    let mut set = |name, value| response.headers_mut().insert(name, value);
    set(header::CACHE_CONTROL, HeaderValue::from_static(lasts));
    set(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        set(header::ETAG, tag);
    }
    if !unchanged {
        set(header::CONTENT_TYPE, HeaderValue::from_static(kind(file.path)));
        if let Some(encoding) = encoding {
            set(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
        }
    }
    response
}

/// Whether the client accepts this encoding; `q=0` means that it does not.
fn accepts(headers: &HeaderMap, encoding: &str) -> bool {
    let named = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|named| named.to_str().ok());
    named.flat_map(|named| named.split(',')).any(|named| {
        let (name, weight) = named.split_once(';').unwrap_or((named, ""));
        let weight = weight.trim().strip_prefix("q=").map_or(Ok(1.0), str::parse::<f64>);
        name.trim().eq_ignore_ascii_case(encoding) && weight.is_ok_and(|weight| weight > 0.0)
    })
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("webp") => "image/webp",
        Some("svg") => "image/svg+xml",
        Some("ftl" | "md" | "txt") => "text/plain; charset=utf-8",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        _ => "application/octet-stream",
    }
}
