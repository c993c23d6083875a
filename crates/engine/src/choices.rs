//! Counting choices without building a list.

/// None, one, or many legal moves.
///
/// Lets `settle` play a forced move without building the whole list: collecting stops at the second move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Choices<M> {
    /// There is no move.
    #[default]
    None,
    /// There is exactly this move.
    One(M),
    /// There are at least two moves.
    Many,
}

impl<M> Extend<M> for Choices<M> {
    #[inline]
    fn extend<I: IntoIterator<Item = M>>(&mut self, moves: I) {
        for m in moves {
            if matches!(self, Choices::None) {
                *self = Choices::One(m);
            } else {
                *self = Choices::Many;
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_counted_to_two() {
        let mut choices = Choices::default();
        choices.extend([]);
        assert_eq!(choices, Choices::None);
        choices.extend([7]);
        assert_eq!(choices, Choices::One(7));
        choices.extend([]);
        assert_eq!(choices, Choices::One(7));
        choices.extend(1..);
        assert_eq!(choices, Choices::Many);
    }
}
