//! Connections: not too many of one address, and none that waits for ever.

use std::net::SocketAddr;
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

/// A connection on which no whole request head comes for so long is closed.
const SILENT: Duration = Duration::from_secs(30);
/// How much of a request is read ahead.
const BUFFER: usize = 16 * 1024;
/// When the process may open no more files, some will soon be closed.
const BREATH: Duration = Duration::from_millis(100);
const TOO_MANY: &[u8] = b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\ncontent-length: 0\r\n\r\n";

/// Takes every connection, until it is dropped; what it has taken goes on.
pub async fn serve(listener: TcpListener, router: Router, addresses: Addresses) {
    loop {
        let (mut stream, peer) = match listener.accept().await {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!("a connection could not be taken: {error}");
                sleep(BREATH).await;
                continue;
            }
        };
        match addresses.connection(peer.ip()) {
            Some(guard) => {
                tokio::spawn(talk(stream, peer, router.clone(), guard));
            }
            None => {
                let _ = stream.write_all(TOO_MANY).await;
            }
        }
    }
}

/// Answers the requests of one connection. A websocket leaves it and is counted elsewhere.
async fn talk(stream: TcpStream, peer: SocketAddr, router: Router, _guard: Guard) {
    // Messages are small and each is wanted at once.
    let _ = stream.set_nodelay(true);
    let answer = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(SILENT)
        .max_buf_size(BUFFER)
        .serve_connection(TokioIo::new(stream), answer);
    // How it ended is the client's affair.
    let _ = connection.with_upgrades().await;
}
