//! Serves the web client and its texts, which are embedded in the binary and were compressed by the build.

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

use super::{pages, sharing};
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
pub const CACHE_REVALIDATE: &str = "no-cache";

pub async fn asset(State(app): State<App>, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = find(path).filter(|file| !file.path.starts_with(pages::FOLDER)) {
        return serve(file, &headers);
    }
    let looks_like_file = path.contains('.') || path.starts_with("locales/");
    let Some(shell) = contents("index.html").filter(|_| !looks_like_file) else {
        return Error::NotFound.into_response();
    };
    pages::page(&app, shell, &uri, &headers).await.into_response()
}

/// The text of a file.
pub fn contents(path: &str) -> Option<&'static str> {
    std::str::from_utf8(find(path)?.plain).ok()
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
