//! How a seed is made of random parts that nobody could choose after seeing the others. `docs/chance.md` describes it for everybody.

use maat_engine::{Bytes32, hex};
use sha2::{Digest, Sha256};

/// The hash by which somebody commits to a random part before anybody reveals theirs.
pub fn commitment(part: &Bytes32) -> Bytes32 {
    Sha256::digest(part).into()
}

/// The seed of a table from the server's part and the revealed parts of people: the hash of a short text. People's parts are in
/// the order of their hashes, which were public before, so that nobody can choose the order either.
pub fn make_seed(table: &str, server: &Bytes32, people: &[Bytes32]) -> Bytes32 {
    let mut people = people.to_vec();
    people.sort_unstable_by_key(commitment);
    let mut text = format!("maat seed 1\ntable {table}\npart {}\n", hex(server));
    for part in &people {
        text += &format!("part {}\n", hex(part));
    }
    Sha256::digest(text).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_can_be_computed_with_standard_tools() {
        // printf 'maat seed 1\ntable k3j\npart 0101…01\npart 0303…03\npart 0202…02\n' | sha256sum
        let seed = make_seed("k3j", &[1; 32], &[[2; 32], [3; 32]]);
        assert_eq!(hex(&seed), "f87ad253223417f60dddf8dc67526ef242331e0eaa4a9efce08ff040e208df2d");
        assert_eq!(seed, make_seed("k3j", &[1; 32], &[[3; 32], [2; 32]]), "in any order of arrival");
        assert_ne!(seed, make_seed("k3k", &[1; 32], &[[2; 32], [3; 32]]));
        assert_ne!(seed, make_seed("k3j", &[2; 32], &[[1; 32], [3; 32]]));
        assert_ne!(seed, make_seed("k3j", &[1; 32], &[[3; 32]]));
    }
}
