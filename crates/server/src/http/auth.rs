//! Guests, who are identified by a cookie and have a name.

use std::time::Duration;

use axum::Json;
use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{AppendHeaders, IntoResponse};

use super::pause;
use crate::App;
use crate::error::Error;
use crate::store::{User, now};
use crate::{random, sanitize};
use maat_protocol::{Me, PauseInfo, Rename, SaveSettings};
use serde_json::value::RawValue;

const COOKIE: &str = "maat";
/// The cookie with HTTPS. Browsers accept the prefix only from the host itself, so another host of the domain cannot set it.
const SECURE_COOKIE: &str = "__Host-maat";
/// Lifetime of a session: one year.
const SESSION_LIFETIME: Duration = Duration::from_secs(365 * 24 * 3600);

/// Time after which a session in use is extended to its full lifetime again.
const RENEWAL_STEP: Duration = Duration::from_secs(24 * 3600);

/// Maximum size of the settings of a client in bytes.
const MAX_SETTINGS: usize = 4096;

/// The user who makes a request; `None` without a valid cookie.
#[derive(Debug)]
pub struct MaybeUser(pub Option<User>);

impl FromRequestParts<App> for MaybeUser {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Error> {
        user(app, &parts.headers).await.map(MaybeUser)
    }
}

/// The user who makes a request with these headers.
pub async fn user(app: &App, headers: &HeaderMap) -> Result<Option<User>, Error> {
    let Some(token) = token(headers) else { return Ok(None) };
    Ok(app.store.session(&random::hash(token.as_bytes())).await?)
}

/// Whether the request has a session, perhaps one that has expired.
pub fn has_session(headers: &HeaderMap) -> bool {
    token(headers).is_some()
}

/// The token of the session. A session from before HTTPS has the plain cookie.
fn token(headers: &HeaderMap) -> Option<&str> {
    cookie_value(headers, SECURE_COOKIE).or_else(|| cookie_value(headers, COOKIE))
}

fn cookie_value<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|cookies| cookies.to_str().ok());
    cookies
        .flat_map(|cookies| cookies.split(';'))
        .filter_map(|cookie| cookie.trim().split_once('='))
        .find(|(named, _)| *named == name)
        .map(|(_, token)| token)
}

/// The current user. Every page asks for it, so here a session in use is renewed.
pub async fn me(
    State(app): State<App>,
    headers: HeaderMap,
    MaybeUser(user): MaybeUser,
) -> Result<impl IntoResponse, Error> {
    let is_outdated = app.config.is_https() && cookie_value(&headers, SECURE_COOKIE).is_none();
    let cookie = match token(&headers).filter(|_| user.is_some()) {
        Some(token) if renew(&app, token).await? || is_outdated => Some(cookie(&app, token)?),
        _ => None,
    };
    Ok((set_cookie(cookie), Json(describe(&app, user.as_ref()).await?)))
}

/// What the client knows of its user.
pub async fn describe(app: &App, user: Option<&User>) -> Result<Me, Error> {
    let Some(user) = user else {
        return Ok(Me { name: None, settings: None, pause: PauseInfo::default() });
    };
    let settings = app.store.settings(&user.id).await?.and_then(|text| RawValue::from_string(text).ok());
    let pause = pause::info(app, user).await?;
    Ok(Me { name: Some(user.name.clone()).filter(|name| !name.is_empty()), settings, pause })
}

/// Stores the settings of the client, for which a guest without a session becomes one.
pub async fn save_settings(
    State(app): State<App>,
    MaybeUser(user): MaybeUser,
    Json(wish): Json<SaveSettings>,
) -> Result<impl IntoResponse, Error> {
    let text = wish.settings.get();
    if text.len() > MAX_SETTINGS || !text.starts_with('{') {
        return Err(Error::BadRequest);
    }
    let (user, cookie) = known_or_guest(&app, user).await?;
    app.store.set_settings(&user.id, text).await?;
    Ok((set_cookie(cookie), Json(describe(&app, Some(&user)).await?)))
}

/// Extends a session at most once in [`RENEWAL_STEP`], and returns whether it did.
async fn renew(app: &App, token: &str) -> Result<bool, Error> {
    let (hash, expires) = (random::hash(token.as_bytes()), now() + SESSION_LIFETIME.as_millis() as i64);
    Ok(app.store.renew_session(&hash, expires, RENEWAL_STEP.as_millis() as i64).await?)
}

/// Sets the name of the user, who becomes a guest if the request has no session.
pub async fn rename(
    State(app): State<App>,
    MaybeUser(user): MaybeUser,
    Json(wish): Json<Rename>,
) -> Result<impl IntoResponse, Error> {
    let name = sanitize::name(&wish.name).ok_or(Error::Name)?;
    let (user, cookie) = match user {
        Some(user) => {
            let user = User { name, ..user };
            app.store.rename_user(&user.id, &user.name).await?;
            app.tables.renamed(&user).await;
            (user, None)
        }
        None => new_guest(&app, &name).await.map(|(user, cookie)| (user, Some(cookie)))?,
    };
    Ok((set_cookie(cookie), Json(describe(&app, Some(&user)).await?)))
}

/// The user, who becomes a guest if the request has no session, and the cookie to set.
pub async fn known_or_guest(app: &App, user: Option<User>) -> Result<(User, Option<HeaderValue>), Error> {
    match user {
        Some(user) => Ok((user, None)),
        // The name stays empty: clients show «Guest» in their language.
        None => new_guest(app, "").await.map(|(user, cookie)| (user, Some(cookie))),
    }
}

/// Creates a guest and returns it with the cookie to set.
async fn new_guest(app: &App, name: &str) -> Result<(User, HeaderValue), Error> {
    let user = User { id: random::id(), name: name.to_owned() };
    let token = random::hex(&random::bytes::<32>());
    let expires = now() + SESSION_LIFETIME.as_millis() as i64;
    app.store.add_user(&user, &random::hash(token.as_bytes()), expires).await?;
    Ok((user, cookie(app, &token)?))
}

/// The cookie that holds a session.
fn cookie(app: &App, token: &str) -> Result<HeaderValue, Error> {
    let (name, secure) = if app.config.is_https() { (SECURE_COOKIE, "; Secure") } else { (COOKIE, "") };
    let age = SESSION_LIFETIME.as_secs();
    let cookie = format!("{name}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}");
    HeaderValue::from_str(&cookie).map_err(|_| Error::Trouble)
}

pub fn set_cookie(cookie: Option<HeaderValue>) -> AppendHeaders<Option<(header::HeaderName, HeaderValue)>> {
    AppendHeaders(cookie.map(|cookie| (header::SET_COOKIE, cookie)))
}
