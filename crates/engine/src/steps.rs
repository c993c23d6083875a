//! The stack of pending steps.

use std::fmt;
use std::hash::{Hash, Hasher};

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Stack of pending steps; the top is resolved first.
///
/// It is a plain array and a length, so that it copies as a block of bytes. `Eq` and `Hash` ignore steps that were popped.
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

    /// The step that is resolved next; `None` when the game is over.
    #[inline]
    pub fn top(&self) -> Option<S> {
        self.as_slice().last().copied()
    }

    /// Pushes a step. Panics when the stack is full, which means that `N` is too small for the deepest nesting of the game.
    #[inline]
    pub fn push(&mut self, step: impl Into<S>) {
        self.items[usize::from(self.len)] = step.into();
        self.len += 1;
    }

    /// Removes the top step and returns it.
    #[inline]
    pub fn pop(&mut self) -> Option<S> {
        let top = self.top()?;
        self.len -= 1;
        Some(top)
    }

    /// Replaces the top step. Panics on an empty stack.
    #[inline]
    pub fn replace(&mut self, step: impl Into<S>) {
        self.items[usize::from(self.len) - 1] = step.into();
    }

    /// Removes all steps, which ends the game.
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// The steps, the top one last.
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

/// The result of resolving the top step as far as no decision is needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Settled {
    /// The step was resolved, or another one was pushed on top of it.
    Done,
    /// The step waits for a decision or for chance.
    Waits,
    /// The step is a decision; if there is only one legal move, the game plays it.
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
