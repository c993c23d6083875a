//! Limits for the decision of a bot.

use std::time::Duration;

/// Limits for one decision. The first limit that is reached ends it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Budget {
    /// Maximum number of iterations of a search, for all threads together; `None` if it is not limited.
    pub iterations: Option<u32>,
    /// Maximum wall-clock time; `None` if it is not limited.
    pub time: Option<Duration>,
    /// The number of threads that may search at the same time, at least 1.
    pub threads: usize,
}

impl Budget {
    /// One thread without limits: only the settings of the bot apply.
    pub const UNLIMITED: Budget = Budget { iterations: None, time: None, threads: 1 };

    /// A limit on iterations, on one thread.
    pub const fn iterations(count: u32) -> Budget {
        Budget { iterations: Some(count), ..Budget::UNLIMITED }
    }

    /// A limit on time, on one thread.
    pub const fn time(time: Duration) -> Budget {
        Budget { time: Some(time), ..Budget::UNLIMITED }
    }

    /// The same limits with another number of threads.
    #[must_use]
    pub const fn on_threads(self, threads: usize) -> Budget {
        Budget { threads, ..self }
    }

    /// The stricter of both limits, with the threads of `other`.
    #[must_use]
    pub fn within(self, other: &Budget) -> Budget {
        /// The smaller limit; `None` is no limit.
        fn least<T: Ord>(one: Option<T>, other: Option<T>) -> Option<T> {
            one.into_iter().chain(other).min()
        }
        Budget {
            iterations: least(self.iterations, other.iterations),
            time: least(self.time, other.time),
            threads: other.threads,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stricter_limit_counts() {
        let second = Duration::from_secs(1);
        let own = Budget::iterations(2000);
        assert_eq!(own.within(&Budget::UNLIMITED), own);
        assert_eq!(Budget::UNLIMITED.within(&own), own);
        assert_eq!(own.within(&Budget::iterations(50)), Budget::iterations(50));
        let both = own.within(&Budget::time(second).on_threads(3));
        assert_eq!(both, Budget { iterations: Some(2000), time: Some(second), threads: 3 });
    }
}
