//! Options of a game as text: `market=b wrath=yes`.

use std::ops::RangeInclusive;

use rand::rngs::SmallRng;

use crate::{MAX_SEATS, Seat, SeatSet, SetupError, below};

/// One option that players choose before the game begins; the lobby shows it as a field of its form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The name of the option in records, addresses and locales.
    pub key: &'static str,
    /// The values to choose from.
    pub values: Values,
    /// The numbers of players for which the option can be chosen; otherwise it has its default value.
    pub seats: RangeInclusive<u8>,
}

/// The values of an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Values {
    /// One of these values, the default first. A game may accept more values than it offers.
    OneOf(&'static [&'static str]),
    /// A set of seats, written as their letters: `ace`. The default is [`NOBODY`].
    Seats,
}

/// The notation of an empty set of seats.
pub const NOBODY: &str = "none";

impl Choice {
    /// An option with one of these values, the default first.
    pub const fn one_of(key: &'static str, values: &'static [&'static str]) -> Choice {
        Choice { key, values: Values::OneOf(values), seats: 1..=MAX_SEATS as u8 }
    }

    /// An option that selects some of the seats at the table, by default none.
    pub const fn seats(key: &'static str) -> Choice {
        Choice { key, values: Values::Seats, seats: 1..=MAX_SEATS as u8 }
    }

    /// The same option, restricted to these numbers of players.
    #[must_use]
    pub const fn at_tables_of(self, seats: RangeInclusive<u8>) -> Choice {
        Choice { key: self.key, values: self.values, seats }
    }

    /// The value if nothing is chosen.
    pub fn default_value(&self) -> &'static str {
        match self.values {
            Values::OneOf(values) => values[0],
            Values::Seats => NOBODY,
        }
    }

    /// The values that need a text in the locales. Numbers are shown as they are, and seats have names.
    pub fn wordy_values(&self) -> impl Iterator<Item = &'static str> {
        let values = match self.values {
            Values::OneOf(values) => values,
            Values::Seats => &[NOBODY],
        };
        let is_word = |part: &str| part.parse::<u32>().is_err();
        values.iter().copied().filter(move |value| value.split('-').any(is_word))
    }

    /// The values on offer at a table of `seats`, the default first; only the default if the option does not apply.
    pub fn usual_values(&self, seats: u8) -> Vec<String> {
        let chosen: Vec<String> = match self.values {
            _ if !self.seats.contains(&seats) => Vec::new(),
            Values::OneOf(values) => values[1..].iter().map(|&value| value.to_owned()).collect(),
            Values::Seats => (1..1u8 << seats).map(|bits| subset(bits).to_string()).collect(),
        };
        [self.default_value().to_owned()].into_iter().chain(chosen).collect()
    }

    /// The index of `value` among the values on offer. Panics for an option that selects seats.
    pub fn read_index(&self, value: &str) -> Result<usize, SetupError> {
        let Values::OneOf(values) = self.values else { panic!("`{}` is a choice of seats", self.key) };
        let place = values.iter().position(|&usual| usual == value);
        place.ok_or_else(|| self.refuse(value, &format!("choose from {}", values.join(" "))))
    }

    /// The seats that `value` names, whether or not the table has them.
    pub fn read_seats(&self, value: &str) -> Result<SeatSet, SetupError> {
        if value == NOBODY {
            return Ok(SeatSet::EMPTY);
        }
        let seats: SeatSet =
            value.chars().filter_map(|letter| letter.to_string().parse::<Seat>().ok()).collect();
        let readable = !seats.is_empty() && seats.len() == value.len();
        readable
            .then_some(seats)
            .ok_or_else(|| self.refuse(value, &format!("choose {NOBODY} or the letters of seats, each once")))
    }

    /// Refuses a `value` other than the default that does not go with `seats` at the table.
    fn validate(&self, value: &str, seats: u8) -> Result<(), SetupError> {
        let (least, most) = (self.seats.start(), self.seats.end());
        if !self.seats.contains(&seats) {
            let number = if least == most { least.to_string() } else { format!("{least} to {most}") };
            return Err(self.refuse(value, &format!("that is for {number} at the table, not {seats}")));
        }
        if self.values == Values::Seats && !self.read_seats(value)?.is_subset(SeatSet::first(seats)) {
            return Err(self.refuse(value, &format!("there are seats {}", SeatSet::first(seats))));
        }
        Ok(())
    }

    fn refuse(&self, value: &str, why: &str) -> SetupError {
        SetupError::Options(format!("option `{}` cannot be `{value}`: {why}", self.key))
    }
}

fn subset(bits: u8) -> SeatSet {
    Seat::ALL.into_iter().filter(|&seat| bits & (1 << seat.index()) != 0).collect()
}

/// Splits `text` into options and values. Every key must be one of `known` and appear once.
pub fn read<'k, 't>(text: &'t str, known: &'k [Choice]) -> Result<Vec<(&'k Choice, &'t str)>, SetupError> {
    let mut pairs: Vec<(&Choice, &str)> = Vec::new();
    for word in text.split_whitespace() {
        let (key, value) = word
            .split_once('=')
            .ok_or_else(|| SetupError::Options(format!("option `{word}` is not written key=value")))?;
        let Some(choice) = known.iter().find(|choice| choice.key == key) else {
            let keys: Vec<_> = known.iter().map(|choice| choice.key).collect();
            let all = if keys.is_empty() {
                "the game has none".into()
            } else {
                format!("choose from {}", keys.join(" "))
            };
            return Err(SetupError::Options(format!("there is no option `{key}`: {all}")));
        };
        if pairs.iter().any(|(other, _)| other.key == key) {
            return Err(SetupError::Options(format!("option `{key}` is given twice")));
        }
        pairs.push((choice, value));
    }
    Ok(pairs)
}

/// Refuses options that do not go with `seats` at the table. `text` has only those that differ from the default.
pub fn validate(text: &str, known: &[Choice], seats: u8) -> Result<(), SetupError> {
    read(text, known)?.into_iter().try_for_each(|(choice, value)| choice.validate(value, seats))
}

/// Rewrites the options after players have changed seats: seats named by an option move with their players.
pub fn reseat(text: &str, known: &[Choice], to: impl Fn(Seat) -> Seat) -> Result<String, SetupError> {
    let word = |(choice, value): (&Choice, &str)| {
        let seats = match choice.values {
            Values::OneOf(_) => SeatSet::EMPTY,
            Values::Seats => choice.read_seats(value)?,
        };
        let moved: SeatSet = seats.iter().map(&to).collect();
        let value = if moved.is_empty() { value.to_owned() } else { moved.to_string() };
        Ok(format!("{}={value}", choice.key))
    };
    let words: Result<Vec<String>, SetupError> = read(text, known)?.into_iter().map(word).collect();
    Ok(words?.join(" "))
}

/// Random options for a table of `seats`, drawn from the values on offer.
pub fn random(known: &[Choice], seats: u8, rng: &mut SmallRng) -> String {
    let words = known.iter().map(|choice| {
        let values = choice.usual_values(seats);
        format!("{}={} ", choice.key, values[below(rng, values.len() as u32) as usize])
    });
    words.collect()
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;

    use super::*;

    const KNOWN: &[Choice] = &[
        Choice::one_of("market", &["a", "b"]),
        Choice::one_of("wrath", &["no", "yes"]).at_tables_of(1..=1),
        Choice::seats("beginner"),
        Choice::seats("ally").at_tables_of(2..=3),
    ];

    fn refusal<T: std::fmt::Debug>(result: Result<T, SetupError>) -> String {
        result.unwrap_err().to_string()
    }

    #[test]
    fn options_are_read_in_any_order() {
        let read = read(" wrath=yes  market=b ", KNOWN).unwrap();
        assert_eq!(read, [(&KNOWN[1], "yes"), (&KNOWN[0], "b")]);
        assert_eq!(super::read("", KNOWN).unwrap(), []);
        assert_eq!(KNOWN[0].read_index("b"), Ok(1));
    }

    #[test]
    fn seats_are_read_from_their_letters() {
        let beginner = &KNOWN[2];
        assert_eq!(beginner.read_seats("none"), Ok(SeatSet::EMPTY));
        assert_eq!(beginner.read_seats("eac"), Ok([Seat::A, Seat::C, Seat::E].into_iter().collect()));
        for wrong in ["", "f", "aa", "a,c", "A", "né"] {
            let why = "choose none or the letters of seats, each once";
            let expected = format!("option `beginner` cannot be `{wrong}`: {why}");
            assert_eq!(refusal(beginner.read_seats(wrong)), expected);
        }
    }

    #[test]
    fn wrong_options_say_what_would_be_right() {
        assert_eq!(refusal(read("wrath", KNOWN)), "option `wrath` is not written key=value");
        let unknown = "there is no option `wrth`: choose from market wrath beginner ally";
        assert_eq!(refusal(read("wrth=no", KNOWN)), unknown);
        assert_eq!(refusal(read("wrath=no wrath=no", KNOWN)), "option `wrath` is given twice");
        let value = "option `wrath` cannot be `x`: choose from no yes";
        assert_eq!(refusal(KNOWN[1].read_index("x")), value);
    }

    #[test]
    fn options_go_with_the_seats_or_are_refused() {
        for (text, seats) in [("", 3), ("market=b", 5), ("wrath=yes", 1), ("beginner=ac", 3), ("ally=b", 2)] {
            assert_eq!(validate(text, KNOWN, seats), Ok(()), "{text} {seats}");
        }
        for (text, seats, why) in [
            ("wrath=yes", 2, "option `wrath` cannot be `yes`: that is for 1 at the table, not 2"),
            ("ally=b", 4, "option `ally` cannot be `b`: that is for 2 to 3 at the table, not 4"),
            ("market=b beginner=ad", 3, "option `beginner` cannot be `ad`: there are seats abc"),
        ] {
            assert_eq!(refusal(validate(text, KNOWN, seats)), why);
        }
    }

    #[test]
    fn chosen_seats_move_with_those_who_sit_there() {
        let right = |seat: Seat| seat.next(4);
        let moved = reseat("market=b beginner=ad wrath=yes", KNOWN, right);
        assert_eq!(moved, Ok("market=b beginner=ab wrath=yes".into()));
        assert_eq!(reseat("beginner=none", KNOWN, right), Ok("beginner=none".into()));
        assert!(reseat("beginner=z", KNOWN, right).is_err());
    }

    #[test]
    fn numbers_and_seats_need_no_words() {
        let words = |choice: Choice| choice.wordy_values().collect::<Vec<_>>();
        assert_eq!(words(Choice::one_of("difficulty", &["0", "1", "five"])), ["five"]);
        assert_eq!(words(Choice::one_of("row", &["2-4-5", "side-2"])), ["side-2"]);
        assert_eq!(words(Choice::seats("beginner")), ["none"]);
    }

    #[test]
    fn usual_values_fit_the_seats() {
        assert_eq!(KNOWN[1].usual_values(1), ["no", "yes"]);
        assert_eq!(KNOWN[1].usual_values(2), ["no"]);
        assert_eq!(KNOWN[2].usual_values(2), ["none", "a", "b", "ab"]);
        assert_eq!(KNOWN[2].usual_values(5).len(), 32);
        assert_eq!(KNOWN[3].usual_values(4), ["none"]);
        let mut rng = SmallRng::seed_from_u64(1);
        let drawn: std::collections::BTreeSet<String> = (0..99).map(|_| random(KNOWN, 1, &mut rng)).collect();
        assert_eq!(drawn.len(), 2 * 2 * 2);
    }
}
