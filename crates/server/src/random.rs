//! Secrets: tokens, seeds and unguessable ids.

pub use maat_engine::{from_hex, hex};
use sha2::{Digest, Sha256};

/// Random bytes of the operating system. Panics without them, because nothing here would be secure.
pub fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has randomness");
    bytes
}

/// Bytes derived from a seed and a purpose. They are always the same and cannot be guessed without the seed.
pub fn derived(seed: &str, purpose: &str) -> [u8; 32] {
    Sha256::digest(format!("{seed} {purpose}")).into()
}

/// A number derived in the same way.
pub fn derived_number(seed: &str, purpose: &str) -> u64 {
    u64::from_le_bytes(*derived(seed, purpose).first_chunk().expect("32 bytes are more than 8"))
}

/// A short id for addresses: 60 bits in an alphabet without look-alikes.
pub fn id() -> String {
    const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz234567890";
    bytes::<12>().iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// The characters of a code: letters and digits that nobody confuses, read or heard, and no vowels, so that no code is a word.
const CODE_LETTERS: &[u8; 24] = b"CDFGHJKMNPQRTVWX23456789";
const CODE_LENGTH: usize = 6;

/// A code that can be read aloud, of 27 bits: guessing must be limited.
pub fn code() -> String {
    let mut number = u64::from_le_bytes(bytes());
    let mut next = || {
        let letter = CODE_LETTERS[(number % 24) as usize];
        number /= 24;
        char::from(letter)
    };
    (0..CODE_LENGTH).map(|_| next()).collect()
}

/// Reads a code as people type it; `None` if it cannot be one.
pub fn read_code(text: &str) -> Option<String> {
    let typed = text.chars().filter(|letter| letter.is_alphanumeric()).take(CODE_LENGTH + 1);
    let code: String = typed.flat_map(char::to_uppercase).collect();
    let is_code = code.len() == CODE_LENGTH && code.bytes().all(|letter| CODE_LETTERS.contains(&letter));
    is_code.then_some(code)
}

pub fn hash(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hexadecimal_reads_back() {
        let seed: [u8; 32] = bytes();
        assert_eq!(from_hex(&hex(&seed)), Some(seed));
        assert_eq!(from_hex::<2>("zz00"), None);
        assert_eq!(from_hex::<2>("00"), None);
        assert_eq!(id().len(), 12);
    }

    #[test]
    fn codes_are_read_as_people_type_them() {
        let code = code();
        assert_eq!(read_code(&code), Some(code));
        assert_eq!(read_code(" cdf-2 3 4 ").as_deref(), Some("CDF234"));
        for wrong in ["", "CDF23", "CDF2345", "CDF23O", "CDF23\u{e9}", "ß\u{fb03}34", "CDF231"] {
            assert_eq!(read_code(wrong), None, "{wrong}");
        }
        let drawn: std::collections::HashSet<String> = (0..200).map(|_| super::code()).collect();
        assert!(drawn.len() > 190, "they differ");
    }

    #[test]
    fn what_is_derived_depends_on_seed_and_purpose() {
        assert_eq!(derived("7", "bot a 3"), derived("7", "bot a 3"));
        assert_ne!(derived("7", "bot a 3"), derived("7", "bot a 4"));
        assert_ne!(derived("7", "bot a 3"), derived("8", "bot a 3"));
    }
}
