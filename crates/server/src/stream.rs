//! The stream of a connection: once it is a websocket, it limits what a client sends and closes gently.
//!
//! The limit of messages does not suffice: empty fragments and half messages are consumed inside the websocket library.

use std::io;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use rustix::net::sockopt::{set_socket_recv_buffer_size, set_socket_send_buffer_size};
use tokio::io::{AsyncRead, AsyncWrite, AsyncWriteExt, ReadBuf};
use tokio::net::TcpStream;
use tokio::runtime::Handle;
use tokio::time::timeout;

use crate::config::Rate;
use crate::limits::Bucket;

/// Size of the system's buffers of a websocket, each way; Linux doubles it.
const SOCKET_BUFFER: usize = 64 * 1024;
/// Maximum time and number of bytes for which a closing websocket is still read.
const LINGER_TIMEOUT: Duration = Duration::from_secs(2);
const LINGER_BYTES: usize = 4 << 20;

/// Limits the bytes that a connection receives. An extension of every request of the connection. Cheap to clone.
#[derive(Clone, Debug, Default)]
pub struct Meter(Arc<Shared>);

#[derive(Debug, Default)]
struct Shared {
    rate: OnceLock<Rate>,
    exceeded: AtomicBool,
}

impl Meter {
    /// Limits the connection from now on, because it becomes a websocket.
    pub fn limit(&self, rate: Rate) {
        let _ = self.0.rate.set(rate);
    }

    /// Whether the client has sent too much, so that reading fails.
    pub fn is_exceeded(&self) -> bool {
        self.0.exceeded.load(Ordering::Relaxed)
    }
}

/// A TCP stream with a [`Meter`].
#[derive(Debug)]
pub struct Stream {
    /// Taken when the stream is dropped.
    tcp: Option<TcpStream>,
    meter: Meter,
    /// The bytes that may still be received, once there is a limit.
    bucket: Option<Bucket>,
}

impl Stream {
    pub fn new(tcp: TcpStream) -> (Self, Meter) {
        let meter = Meter::default();
        (Stream { tcp: Some(tcp), meter: meter.clone(), bucket: None }, meter)
    }

    fn tcp(&mut self) -> Pin<&mut TcpStream> {
        Pin::new(self.tcp.as_mut().expect("it is only taken when the stream is dropped"))
    }
}

impl AsyncRead for Stream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let stream = &mut *self;
        let Some(&rate) = stream.meter.0.rate.get() else { return stream.tcp().poll_read(context, buffer) };
        if stream.bucket.is_none() {
            shrink_buffers(&stream.tcp());
            stream.bucket = Some(Bucket::full(rate));
        }
        let before = buffer.filled().len();
        ready!(stream.tcp().poll_read(context, buffer))?;
        let received = (buffer.filled().len() - before) as f64;
        if stream.bucket.as_mut().is_none_or(|bucket| bucket.take_many(rate, received)) {
            return Poll::Ready(Ok(()));
        }
        stream.meter.0.exceeded.store(true, Ordering::Relaxed);
        Poll::Ready(Err(io::Error::other("the client sends too much")))
    }
}

/// Limits the memory of the system that a client can hold by not reading. Left alone, the buffers grow to megabytes.
fn shrink_buffers(tcp: &TcpStream) {
    // Without effect on a connection that has just broken.
    let _ = set_socket_send_buffer_size(tcp, SOCKET_BUFFER);
    let _ = set_socket_recv_buffer_size(tcp, SOCKET_BUFFER);
}

impl AsyncWrite for Stream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.tcp().poll_write(context, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.tcp().poll_write_vectored(context, slices)
    }

    fn is_write_vectored(&self) -> bool {
        self.tcp.as_ref().is_some_and(AsyncWrite::is_write_vectored)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.tcp().poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.tcp().poll_shutdown(context)
    }
}

impl Drop for Stream {
    /// Lets a websocket linger. A socket that is closed before everything was read resets the connection, and the client may
    /// never see why it was closed.
    fn drop(&mut self) {
        let is_websocket = self.meter.0.rate.get().is_some();
        if let (true, Some(tcp), Ok(runtime)) = (is_websocket, self.tcp.take(), Handle::try_current()) {
            runtime.spawn(timeout(LINGER_TIMEOUT, linger(tcp)));
        }
    }
}

/// Ends our side and discards what the client still sends, until it ends its side, too.
async fn linger(mut tcp: TcpStream) -> io::Result<()> {
    tcp.shutdown().await?;
    let mut left = LINGER_BYTES;
    while left > 0 {
        tcp.readable().await?;
        // Not alive while the task waits: thousands of sockets may close at once.
        match tcp.try_read(&mut [0; 16 * 1024]) {
            Ok(0) => break,
            Ok(count) => left = left.saturating_sub(count),
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}
