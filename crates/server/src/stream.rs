//! The stream of a connection, which limits what a client sends once it is a websocket.
//!
//! The limit of messages does not suffice: empty fragments and half messages are consumed inside the websocket library.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll, ready};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;

use crate::config::Rate;
use crate::limits::Bucket;

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
    tcp: TcpStream,
    meter: Meter,
    /// The bytes that may still be received, once there is a limit.
    bucket: Option<Bucket>,
}

impl Stream {
    pub fn new(tcp: TcpStream) -> (Self, Meter) {
        let meter = Meter::default();
        (Stream { tcp, meter: meter.clone(), bucket: None }, meter)
    }
}

impl AsyncRead for Stream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let stream = &mut *self;
        let before = buffer.filled().len();
        ready!(Pin::new(&mut stream.tcp).poll_read(context, buffer))?;
        let Some(&rate) = stream.meter.0.rate.get() else { return Poll::Ready(Ok(())) };
        let bucket = stream.bucket.get_or_insert_with(|| Bucket::full(rate));
        if bucket.take_many(rate, (buffer.filled().len() - before) as f64) {
            return Poll::Ready(Ok(()));
        }
        stream.meter.0.exceeded.store(true, Ordering::Relaxed);
        Poll::Ready(Err(io::Error::other("the client sends too much")))
    }
}

impl AsyncWrite for Stream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.tcp).poll_write(context, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.tcp).poll_write_vectored(context, slices)
    }

    fn is_write_vectored(&self) -> bool {
        self.tcp.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.tcp).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.tcp).poll_shutdown(context)
    }
}
