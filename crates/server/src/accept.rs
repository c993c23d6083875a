//! Accepts connections, with a limit for each address and a time limit for the head of a request.

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
use crate::stream::Stream;

/// Maximum time for a connection to send the head of a request.
const HEADER_TIMEOUT: Duration = Duration::from_secs(30);
/// Size of the read buffer of a connection.
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

/// Serves the requests of one connection. When the server stops, only the current request is finished. A connection that
/// becomes a websocket ends here and is counted as a socket.
async fn serve_connection(stream: TcpStream, peer: SocketAddr, router: Router, _guard: Guard, stop: Stop) {
    // Messages are small and must be sent without delay.
    let _ = stream.set_nodelay(true);
    let (stream, meter) = Stream::new(stream);
    let answer = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(meter.clone());
        router.clone().call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADER_TIMEOUT)
        .max_buf_size(BUFFER)
        .serve_connection(TokioIo::new(stream), answer)
        .with_upgrades();
    let mut connection = pin!(connection);
    // Errors of a connection concern only its client.
    tokio::select! {
        _ = connection.as_mut() => {}
        () = stop.requested() => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}
