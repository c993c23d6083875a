//! Connections: not too many of one address, and none that waits for ever.

use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::sleep;
use tower_service::Service;

use crate::limits::{Addresses, Guard};
use crate::stop::Stop;

/// How long a connection may take for the head of a request.
const HEADER_TIMEOUT: Duration = Duration::from_secs(30);
/// How much of a request is read ahead.
const BUFFER: usize = 16 * 1024;
/// Back-off after a failed `accept` (for example EMFILE).
const ACCEPT_BACKOFF: Duration = Duration::from_millis(100);
const TOO_MANY: &[u8] = b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\ncontent-length: 0\r\n\r\n";

/// Accepts connections until the server stops.
pub async fn serve(listener: TcpListener, router: Router, addresses: Addresses, stop: Stop) {
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = stop.requested() => return,
        };
        let (mut stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!("a connection could not be taken: {error}");
                sleep(ACCEPT_BACKOFF).await;
                continue;
            }
        };
        match addresses.connection(peer.ip()) {
            Some(guard) => {
                stop.spawn(serve_connection(stream, peer, router.clone(), guard, stop.clone()));
            }
            None => {
                let _ = stream.write_all(TOO_MANY).await;
            }
        }
    }
}

/// Answers the requests of one connection; when the server stops, only the one it has begun. A websocket leaves it and
/// is counted elsewhere.
async fn serve_connection(stream: TcpStream, peer: SocketAddr, router: Router, _guard: Guard, stop: Stop) {
    // Messages are small and each is wanted at once.
    let _ = stream.set_nodelay(true);
    let answer = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADER_TIMEOUT)
        .max_buf_size(BUFFER)
        .serve_connection(TokioIo::new(stream), answer)
        .with_upgrades();
    let mut connection = pin!(connection);
    // How it ended is the client's affair.
    tokio::select! {
        _ = connection.as_mut() => {}
        () = stop.requested() => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}
