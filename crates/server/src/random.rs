//! Secrets: tokens, seeds and unguessable ids.

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

pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

pub fn from_hex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    if text.len() != 2 * N || !text.is_ascii() {
        return None;
    }
    for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()?;
    }
    Some(bytes)
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
    fn what_is_derived_depends_on_seed_and_purpose() {
        assert_eq!(derived("7", "bot a 3"), derived("7", "bot a 3"));
        assert_ne!(derived("7", "bot a 3"), derived("7", "bot a 4"));
        assert_ne!(derived("7", "bot a 3"), derived("8", "bot a 3"));
    }
}
