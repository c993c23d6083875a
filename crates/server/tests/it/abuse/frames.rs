//! Frames that are too long or not messages.

use maat_protocol::Refusal;
use maat_server::client::Socket;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

use super::{assert_goes_on, table};
use crate::player::Player;
use crate::world::Two;

/// Checks that the message is refused and that the player can go on.
async fn assert_refused(player: &mut Player, text: &str, why: Refusal) {
    player.socket.say_text(text).await.unwrap();
    player.until("the refusal", |player| !player.refused.is_empty()).await;
    assert_eq!(player.refused.drain(..).collect::<Vec<_>>(), [why], "{text}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_cannot_be_read_is_refused() {
    let (world, mut table) = table().await;
    let mut eve = world.guest("Eve").await.join(&table.table).await;
    let deep = "[".repeat(4000);
    for text in [
        "",
        " ",
        "null",
        "7",
        "[]",
        "{",
        "{}",
        "\"ping\"",
        "hello",
        "\u{0}",
        &deep,
        r#"{"fly":{}}"#,
        r#"{"ping":null}"#,
        r#"{"ping":{"x":1}}"#,
        r#"{"ping":{},"undo":{"ply":1}}"#,
        r#"{"play":{}}"#,
        r#"{"play":{"prompt":0}}"#,
        r#"{"play":{"prompt":"0","move":"quarry"}}"#,
        r#"{"play":{"prompt":-1,"move":"quarry"}}"#,
        r#"{"play":{"prompt":4294967296,"move":"quarry"}}"#,
        r#"{"play":{"prompt":1e3,"move":"quarry"}}"#,
        r#"{"play":{"prompt":0,"move":"quarry","seat":"b"}}"#,
        r#"{"play":{"prompt":0,"move":"quarry","move":"quarry"}}"#,
        r#"{"play":{"prompt":0,"move":["quarry"]}}"#,
        r#"{"undo":{"ply":null}}"#,
        r#"{"chat":{"text":5}}"#,
        r#"{"chat":{"text":"\ud800"}}"#,
    ] {
        assert_refused(&mut eve, text, Refusal::Unreadable).await;
    }
    let longest = format!(r#"{{"chat":{{"text":"{}"}}}}"#, "x".repeat(4096 - 20));
    assert_eq!(longest.len(), 4096);
    assert_refused(&mut eve, &longest, Refusal::TooLong).await;
    eve.socket.say_bytes(vec![0, 1, 2]).await.unwrap();
    eve.until("the refusal", |eve| eve.refused == [Refusal::Unreadable]).await;
    eve.settle().await;
    assert_goes_on(&mut table).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_too_long_ends_the_socket_and_nothing_else() {
    let (_world, mut table) = table().await;
    for text in ["x".repeat(4097), "x".repeat(1 << 20)] {
        let mut socket = come_back(&table).await;
        socket.say_text(text).await.expect("the server reads until it has said why it closes");
        assert_closed(&mut socket).await;
        assert_goes_on(&mut table).await;
    }
    let mut socket = come_back(&table).await;
    let fragments = std::iter::once(frame(0x01, &[b'x'; 4000])).chain([frame(0x80, &[b'x'; 4000])]);
    raw(&mut socket, &fragments.flatten().collect::<Vec<_>>()).await;
    assert_closed(&mut socket).await;
    assert_goes_on(&mut table).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_no_frame_ends_the_socket_and_nothing_else() {
    let (_world, mut table) = table().await;
    let no_mask = [0x81, 4, b'n', b'u', b'l', b'l'];
    let announced = [0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0];
    for bytes in [
        no_mask.to_vec(),
        announced.to_vec(),
        frame(0x8b, b"reserved"),
        frame(0xf1, b"reserved bits"),
        frame(0x80, b"goes on, but nothing began"),
        frame(0x81, &[0xff, 0xfe]),
        frame(0x89, &[0; 126]),
        b"GET / HTTP/1.1\r\n\r\n".to_vec(),
    ] {
        let mut socket = come_back(&table).await;
        raw(&mut socket, &bytes).await;
        assert_closed(&mut socket).await;
        assert_goes_on(&mut table).await;
    }
}

/// Opens a second socket for Bob.
async fn come_back(table: &Two) -> Socket {
    table.guests[1].client.socket(&table.table, 0).await.expect("whoever was cut off may come back")
}

async fn assert_closed(socket: &mut Socket) {
    assert_closed_with(socket, 1002, "unreadable").await;
}

/// Checks that the server gives this reason and ends the connection without a reset, which could overtake the reason.
pub async fn assert_closed_with(socket: &mut Socket, code: u16, reason: &str) {
    assert_eq!(socket.farewell().await, Some((code, reason.into())));
    socket.inner.get_mut().read_to_end(&mut Vec::new()).await.expect("no reset");
}

pub async fn raw(socket: &mut Socket, bytes: &[u8]) {
    socket.inner.get_mut().write_all(bytes).await.unwrap();
}

/// A frame with this first byte and a mask of zeros.
pub fn frame(first: u8, payload: &[u8]) -> Vec<u8> {
    let length = u16::try_from(payload.len()).unwrap();
    let head = match length {
        0..126 => vec![first, 0x80 | length as u8],
        _ => [vec![first, 0x80 | 126], length.to_be_bytes().to_vec()].concat(),
    };
    [&head, &[0; 4][..], payload].concat()
}
