//! The web client and the texts, from inside the binary.

use axum::http::{StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::error::Error;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
struct Client;

#[derive(RustEmbed)]
#[folder = "../../locales"]
struct Locales;

/// Files whose names carry the hash of what is in them.
const FOREVER: &str = "public, max-age=31536000, immutable";
/// Everything else is asked for again.
const FRESH: &str = "no-cache";

pub async fn asset(uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = path.strip_prefix("locales/") {
        return Locales::get(file)
            .map_or_else(|| Error::NotFound.into_response(), |found| serve(file, found, FRESH));
    }
    if let Some(found) = Client::get(path) {
        let lasts = if path.starts_with("assets/") { FOREVER } else { FRESH };
        return serve(path, found, lasts);
    }
    // Addresses of pages are routes of the client; what looks like a file is none.
    match Client::get("index.html") {
        Some(page) if !path.contains('.') => serve("index.html", page, FRESH),
        _ => Error::NotFound.into_response(),
    }
}

fn serve(path: &str, file: EmbeddedFile, lasts: &'static str) -> Response {
    let kind = match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("ftl" | "md" | "txt") => "text/plain; charset=utf-8",
        Some("json" | "webmanifest") => "application/json",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        _ => "application/octet-stream",
    };
    (StatusCode::OK, [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, lasts)], file.data)
        .into_response()
}
