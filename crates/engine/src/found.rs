//! How much there is to choose from, without a list.

/// Moves counted to two: a question with one answer is not asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Found<M> {
    #[default]
    Nothing,
    Only(M),
    Several,
}

impl<M> Extend<M> for Found<M> {
    #[inline]
    fn extend<I: IntoIterator<Item = M>>(&mut self, moves: I) {
        for m in moves {
            if matches!(self, Found::Nothing) {
                *self = Found::Only(m);
            } else {
                *self = Found::Several;
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
        let mut found = Found::default();
        found.extend([]);
        assert_eq!(found, Found::Nothing);
        found.extend([7]);
        assert_eq!(found, Found::Only(7));
        found.extend([]);
        assert_eq!(found, Found::Only(7));
        found.extend(1..);
        assert_eq!(found, Found::Several);
    }
}
