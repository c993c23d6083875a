//! The stack of what is pending.

use std::fmt;
use std::hash::{Hash, Hasher};

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// What a game still has to do, the most urgent on top.
///
/// A plain array and a length: it copies as a block of bytes, and steps that were taken off count for
/// nothing in `Eq` and `Hash`.
#[derive(Clone, Copy)]
pub struct Steps<S, const N: usize> {
    items: [S; N],
    len: u8,
}

impl<S: Copy, const N: usize> Steps<S, N> {
    /// A stack with one step on it.
    pub fn new(first: impl Into<S>) -> Self {
        Steps { items: [first.into(); N], len: 1 }
    }

    #[inline]
    pub fn top(&self) -> Option<S> {
        self.as_slice().last().copied()
    }

    /// Lays a step on top. Panics when the stack is full: the game's deepest nesting was misjudged.
    #[inline]
    pub fn push(&mut self, step: impl Into<S>) {
        self.items[usize::from(self.len)] = step.into();
        self.len += 1;
    }

    #[inline]
    pub fn pop(&mut self) -> Option<S> {
        let top = self.top()?;
        self.len -= 1;
        Some(top)
    }

    /// Takes the top step off and lays another in its place. Panics on an empty stack.
    #[inline]
    pub fn replace(&mut self, step: impl Into<S>) {
        self.items[usize::from(self.len) - 1] = step.into();
    }

    /// Nothing is pending any more: the game is over.
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// The steps, the most urgent last.
    #[inline]
    pub fn as_slice(&self) -> &[S] {
        &self.items[..usize::from(self.len)]
    }
}

impl<S: Copy + PartialEq, const N: usize> PartialEq for Steps<S, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<S: Copy + Eq, const N: usize> Eq for Steps<S, N> {}

impl<S: Copy + Hash, const N: usize> Hash for Steps<S, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}

impl<S: Copy + fmt::Debug, const N: usize> fmt::Debug for Steps<S, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}

impl<S: Copy + Serialize, const N: usize> Serialize for Steps<S, N> {
    fn serialize<Z: Serializer>(&self, serializer: Z) -> Result<Z::Ok, Z::Error> {
        self.as_slice().serialize(serializer)
    }
}

impl<'de, S: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for Steps<S, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let steps = ArrayVec::<S, N>::deserialize(deserializer)?;
        let mut items = [S::default(); N];
        items[..steps.len()].copy_from_slice(&steps);
        Ok(Steps { items, len: steps.len() as u8 })
    }
}

/// What became of the step on top when a game did what needs no decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Settled {
    /// It was done with, or made room for another.
    Done,
    /// It waits for a decision or for chance.
    Waits,
    /// It is a question: if there is only one answer, that is given.
    Asks,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_taken_off_does_not_count() {
        let mut steps = Steps::<u8, 4>::new(1);
        let before = steps;
        steps.push(7);
        assert_ne!(steps, before);
        assert_eq!(steps.pop(), Some(7));
        assert_eq!(steps, before);
        steps.replace(2);
        assert_eq!(serde_json::to_string(&steps).unwrap(), "[2]");
        assert_eq!(serde_json::from_str::<Steps<u8, 4>>("[2]").unwrap(), steps);
        assert!(serde_json::from_str::<Steps<u8, 4>>("[1,2,3,4,5]").is_err());
    }
}
