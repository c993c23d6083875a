//! Parses the input of a person.

/// One line of input.
#[derive(PartialEq, Eq, Debug)]
pub enum Request<'t> {
    /// Nothing: show me the table again.
    Again,
    Number(usize),
    Undo,
    Hint,
    Save(&'t str),
    Help,
    Quit,
    /// A move in notation, its words one space apart.
    Move(String),
}

impl<'t> Request<'t> {
    pub fn read(line: &'t str) -> Request<'t> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match (word, rest.trim()) {
            ("", _) => Request::Again,
            ("undo", "") => Request::Undo,
            ("hint", "") => Request::Hint,
            ("help" | "?", "") => Request::Help,
            ("quit" | "exit" | "q", "") => Request::Quit,
            ("save", file) => Request::Save(file),
            (number, "") if number.bytes().all(|byte| byte.is_ascii_digit()) => {
                // A number too long to read is as wrong as 0.
                Request::Number(number.parse().unwrap_or_default())
            }
            _ => Request::Move(line.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_as_people_type_them() {
        assert_eq!(Request::read("  "), Request::Again);
        assert_eq!(Request::read(" 12 "), Request::Number(12));
        assert_eq!(Request::read("99999999999999999999999"), Request::Number(0));
        assert_eq!(Request::read("save my game.txt "), Request::Save("my game.txt"));
        assert_eq!(Request::read("save"), Request::Save(""));
        assert_eq!(Request::read("undo"), Request::Undo);
        assert_eq!(Request::read("Load   2-1"), Request::Move("load 2-1".into()));
        assert_eq!(Request::read("undo it"), Request::Move("undo it".into()));
    }
}
