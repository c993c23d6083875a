//! How the seed of a game was made, as its record tells it. `docs/chance.md` says what each item proves.

use std::fmt;

use crate::{Seat, record::is_word};

/// 32 bytes: a seed, a random part of one, or a hash.
pub type Bytes32 = [u8; 32];

/// Writes bytes as lower-case hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Reads exactly `N` bytes in lower-case hexadecimal digits, so that a value has one spelling only.
pub fn from_hex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digit = |byte: u8| match byte {
        b'0'..=b'9' => Some(byte - b'0'),
        b'a'..=b'f' => Some(byte - b'a' + 10),
        _ => None,
    };
    let mut bytes = [0; N];
    if text.len() != 2 * N {
        return None;
    }
    for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
        *byte = 16 * digit(digits[0])? + digit(digits[1])?;
    }
    Some(bytes)
}

/// The items of a record's head that tell how its seed was made. A record of a game between bots in a terminal has none.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeedProof {
    /// The id of the table, which the seed depends on.
    pub table: Option<String>,
    /// If lots were drawn for the seats: the earlier seat of the player who now has seat `a`, `b` and so on.
    pub lots: Option<Vec<Seat>>,
    /// The random parts: that of the server, and one for each person.
    pub parts: Vec<SeedPart>,
    /// The seed, once the game is over.
    pub seed: Option<Bytes32>,
}

/// The random part of one contributor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeedPart {
    /// The contributor.
    pub of: Contributor,
    /// What is known of the part.
    pub state: PartState,
}

/// Somebody who has a part in the seed. A person with several seats is named by the first of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Contributor {
    /// The server.
    Server,
    /// The person who had this seat when the game began.
    Seat(Seat),
}

/// What is known of a random part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PartState {
    /// The person's client did not take part.
    Missing,
    /// The hash was published, the part is still secret.
    Sealed(Bytes32),
    /// The hash was published, but the part was not revealed in time, so the seed does not depend on it.
    Withheld(Bytes32),
    /// The published hash, and the part, which the seed depends on.
    Revealed {
        /// The hash.
        hash: Bytes32,
        /// The part.
        part: Bytes32,
    },
}

impl SeedProof {
    /// Whether the record tells nothing of its seed.
    pub fn is_empty(&self) -> bool {
        *self == SeedProof::default()
    }

    /// Reads an item of the head: `None` if it is not about the seed, an error with its keyword if it is malformed.
    pub(crate) fn read(&mut self, item: &str) -> Option<Result<(), &'static str>> {
        let mut words = item.split_whitespace();
        let keyword = match words.next()? {
            "table" => "table",
            "lots" => "lots",
            "part" => "part",
            "seed" => "seed",
            _ => return None,
        };
        let words: Vec<&str> = words.collect();
        Some(self.set(keyword, &words).ok_or(keyword))
    }

    fn set(&mut self, keyword: &str, words: &[&str]) -> Option<()> {
        match (keyword, words) {
            ("table", [id]) if self.table.is_none() && is_word(id) => self.table = Some((*id).to_owned()),
            ("lots", [seats]) if self.lots.is_none() => {
                let seats: Option<Vec<Seat>> =
                    seats.chars().map(|letter| letter.to_string().parse().ok()).collect();
                self.lots = Some(seats.filter(|seats| !seats.is_empty())?);
            }
            ("seed", [seed]) if self.seed.is_none() => self.seed = Some(from_hex(seed)?),
            ("part", [of, state @ ..]) => {
                let of = match *of {
                    "server" => Contributor::Server,
                    seat => Contributor::Seat(seat.parse().ok()?),
                };
                let state = match state {
                    ["none"] => PartState::Missing,
                    [hash] => PartState::Sealed(from_hex(hash)?),
                    [hash, "withheld"] => PartState::Withheld(from_hex(hash)?),
                    [hash, part] => PartState::Revealed { hash: from_hex(hash)?, part: from_hex(part)? },
                    _ => return None,
                };
                // Each contributor has one part, and the order is always the same.
                let in_order = self.parts.last().is_none_or(|last| last.of < of);
                self.parts.push(SeedPart { of, state });
                return in_order.then_some(());
            }
            _ => return None,
        }
        Some(())
    }
}

/// The lines of the head, each with its line break.
impl fmt::Display for SeedProof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(table) = &self.table {
            writeln!(f, "table {table}")?;
        }
        if let Some(lots) = &self.lots {
            let letters: String = lots.iter().map(|seat| seat.letter()).collect();
            writeln!(f, "lots {letters}")?;
        }
        for SeedPart { of, state } in &self.parts {
            match state {
                PartState::Missing => writeln!(f, "part {of} none")?,
                PartState::Sealed(hash) => writeln!(f, "part {of} {}", hex(hash))?,
                PartState::Withheld(hash) => writeln!(f, "part {of} {} withheld", hex(hash))?,
                PartState::Revealed { hash, part } => writeln!(f, "part {of} {} {}", hex(hash), hex(part))?,
            }
        }
        match &self.seed {
            Some(seed) => writeln!(f, "seed {}", hex(seed)),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Contributor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contributor::Server => f.write_str("server"),
            Contributor::Seat(seat) => seat.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hexadecimal_has_one_spelling() {
        assert_eq!(hex(&[0, 171]), "00ab");
        assert_eq!(from_hex("00ab"), Some([0, 171]));
        for wrong in ["00AB", "0ab", "00abc", "+0ab", "00 b", "zz00", "", "ž0a"] {
            assert_eq!(from_hex::<2>(wrong), None, "{wrong}");
        }
    }
}
