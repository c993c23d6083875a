//! A client for tests and benchmarks: requests and sockets as a browser makes them, without a browser.

use std::io;
use std::net::SocketAddr;

use maat_protocol::{ClientMsg, ServerMsg};
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// A simulated browser: the address of the server and, once it was set, the cookie.
#[derive(Clone, Debug)]
pub struct Client {
    pub address: SocketAddr,
    pub cookie: Option<String>,
}

/// A response of the server.
#[derive(Clone, Debug)]
pub struct Reply {
    pub status: u16,
    /// The unparsed head, for tests of headers.
    pub head: String,
    pub body: String,
}

impl Reply {
    /// The body as JSON; `null` if it is not JSON.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_default()
    }
}

impl Client {
    pub fn new(address: SocketAddr) -> Self {
        Client { address, cookie: None }
    }

    pub async fn get(&mut self, path: &str) -> io::Result<Reply> {
        self.request("GET", path, "", "").await
    }

    pub async fn post(&mut self, path: &str, body: &Value) -> io::Result<Reply> {
        self.request("POST", path, "content-type: application/json\r\n", &body.to_string()).await
    }

    /// Sends any request; `headers` are lines that end with CR LF. Keeps a cookie that the server sets.
    pub async fn request(
        &mut self,
        method: &str,
        path: &str,
        headers: &str,
        body: &str,
    ) -> io::Result<Reply> {
        let mut stream = TcpStream::connect(self.address).await?;
        let cookie = self.cookie.as_ref().map_or_else(String::new, |cookie| format!("cookie: {cookie}\r\n"));
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-length: {}\r\n{cookie}{headers}\r\n{body}",
            self.address,
            body.len()
        );
        stream.write_all(request.as_bytes()).await?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await?;
        let answer = String::from_utf8_lossy(&answer).into_owned();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        let set = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        if let Some(cookie) = set.and_then(|cookie| cookie.split(';').next()) {
            self.cookie = Some(cookie.to_owned());
        }
        Ok(Reply { status, head: head.to_owned(), body: body.to_owned() })
    }

    /// Opens the socket of a table for a client that has seen the lines before `since`.
    pub async fn socket(&self, table: &str, since: usize) -> Result<Socket, tungstenite::Error> {
        let stream = self.connect().await?;
        self.socket_on(stream, table, since).await
    }

    /// Opens the socket of a table with these wishes: `seat=b`, `ask=true`.
    pub async fn socket_with(&self, table: &str, query: &str) -> Result<Socket, tungstenite::Error> {
        let stream = self.connect().await?;
        self.upgrade(stream, &format!("/api/tables/{table}/socket?{query}")).await
    }

    /// Opens the socket of a study.
    pub async fn study_socket(&self, study: &str) -> Result<Socket, tungstenite::Error> {
        self.upgrade(self.connect().await?, &format!("/api/studies/{study}/socket")).await
    }

    async fn connect(&self) -> io::Result<TcpStream> {
        let stream = TcpStream::connect(self.address).await?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }

    /// Opens the socket of a table on an existing connection.
    pub async fn socket_on(
        &self,
        stream: TcpStream,
        table: &str,
        since: usize,
    ) -> Result<Socket, tungstenite::Error> {
        self.upgrade(stream, &format!("/api/tables/{table}/socket?since={since}")).await
    }

    async fn upgrade(&self, stream: TcpStream, path: &str) -> Result<Socket, tungstenite::Error> {
        let url = format!("ws://{}{path}", self.address);
        let mut request = url.into_client_request()?;
        if let Some(cookie) = self.cookie.as_ref().and_then(|cookie| HeaderValue::from_str(cookie).ok()) {
            request.headers_mut().insert("cookie", cookie);
        }
        // Small buffers, because a benchmark opens thousands of sockets.
        let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        let (inner, _) = client_async_with_config(request, stream, Some(config)).await?;
        Ok(Socket { inner })
    }
}

/// A socket at a table.
#[derive(Debug)]
pub struct Socket {
    pub inner: WebSocketStream<TcpStream>,
}

impl Socket {
    pub async fn say(&mut self, message: &ClientMsg) -> Result<(), tungstenite::Error> {
        let text = serde_json::to_string(message).expect("messages have only text keys");
        self.say_text(text).await
    }

    /// Sends any text.
    pub async fn say_text(&mut self, text: impl Into<String>) -> Result<(), tungstenite::Error> {
        use futures_util::SinkExt;
        self.inner.send(Message::text(text.into())).await
    }

    /// Sends a binary message.
    pub async fn say_bytes(&mut self, bytes: Vec<u8>) -> Result<(), tungstenite::Error> {
        use futures_util::SinkExt;
        self.inner.send(Message::binary(bytes)).await
    }

    /// Reads until the socket closes and returns code and reason, if the server gave them.
    pub async fn farewell(&mut self) -> Option<(u16, String)> {
        use futures_util::StreamExt;
        loop {
            if let Message::Close(frame) = self.inner.next().await?.ok()? {
                return frame.map(|frame| (frame.code.into(), frame.reason.as_str().to_owned()));
            }
        }
    }

    /// The next message as text; `None` when the socket has closed.
    pub async fn hear_text(&mut self) -> Option<String> {
        use futures_util::StreamExt;
        loop {
            match self.inner.next().await?.ok()? {
                Message::Text(text) => return Some(text.as_str().to_owned()),
                Message::Close(_) => return None,
                _ => {}
            }
        }
    }

    /// The next message; `None` when the socket has closed or the message is of another type.
    pub async fn hear(&mut self) -> Option<ServerMsg> {
        serde_json::from_str(&self.hear_text().await?).ok()
    }
}
