//! The web client and its texts, from inside the binary. The build has compressed them: nobody waits for it here.

use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

use crate::error::Error;

/// A file of the client.
#[derive(Debug)]
struct File {
    path: &'static str,
    plain: &'static [u8],
    br: Option<&'static [u8]>,
    gzip: Option<&'static [u8]>,
    /// Changes with the contents: the ETag.
    tag: &'static str,
}

/// The files of the client, sorted by path: they are found by a binary search.
static FILES: &[File] = &include!(concat!(env!("OUT_DIR"), "/client.rs"));

/// Files whose names carry the hash of their contents.
const FOREVER: &str = "public, max-age=31536000, immutable";
/// A browser keeps everything else too, but asks whether it has changed.
const FRESH: &str = "no-cache";

pub async fn asset(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    // Addresses of pages are routes of the client; an address that looks like a file is none.
    let page = || if path.contains('.') || path.starts_with("locales/") { None } else { find("index.html") };
    match find(path).or_else(page) {
        Some(file) => serve(file, &headers),
        None => Error::NotFound.into_response(),
    }
}

fn find(path: &str) -> Option<&'static File> {
    FILES.binary_search_by(|file| file.path.cmp(path)).ok().map(|place| &FILES[place])
}

fn serve(file: &'static File, headers: &HeaderMap) -> Response {
    let lasts = if file.path.starts_with("assets/") { FOREVER } else { FRESH };
    let (bytes, encoding) = match (file.br, file.gzip) {
        (Some(bytes), _) if accepts(headers, "br") => (bytes, Some("br")),
        (_, Some(bytes)) if accepts(headers, "gzip") => (bytes, Some("gzip")),
        _ => (file.plain, None),
    };
    let tag = format!("\"{}-{}\"", file.tag, encoding.unwrap_or("plain"));
    let known = headers.get(header::IF_NONE_MATCH).and_then(|known| known.to_str().ok());
    let unchanged = known.is_some_and(|known| known.split(',').any(|known| known.trim() == tag));
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

/// Whether the client takes this encoding; one that it names with `q=0` it refuses.
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
        Some("svg") => "image/svg+xml",
        Some("ftl" | "md" | "txt") => "text/plain; charset=utf-8",
        Some("json" | "webmanifest") => "application/json",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        _ => "application/octet-stream",
    }
}
