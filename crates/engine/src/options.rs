//! Options of a game as text: `market=b wrath=yes`.

use crate::SetupError;

/// Splits `text` into keys and values. Every key must be one of `known` and stand there once.
pub fn read<'t>(
    text: &'t str,
    known: &[(&'static str, &[&'static str])],
) -> Result<Vec<(&'static str, &'t str)>, SetupError> {
    let mut pairs: Vec<(&'static str, &str)> = Vec::new();
    for word in text.split_whitespace() {
        let (key, value) = word
            .split_once('=')
            .ok_or_else(|| SetupError::Options(format!("option `{word}` is not written key=value")))?;
        let Some(&(key, _)) = known.iter().find(|(name, _)| *name == key) else {
            let keys: Vec<_> = known.iter().map(|(name, _)| *name).collect();
            let choice = if keys.is_empty() {
                "the game has none".into()
            } else {
                format!("choose from {}", keys.join(" "))
            };
            return Err(SetupError::Options(format!("there is no option `{key}`: {choice}")));
        };
        if pairs.iter().any(|(name, _)| *name == key) {
            return Err(SetupError::Options(format!("option `{key}` is given twice")));
        }
        pairs.push((key, value));
    }
    Ok(pairs)
}

/// The place of `value` among the usual values of `key`.
pub fn index(key: &str, value: &str, known: &[(&'static str, &[&'static str])]) -> Result<usize, SetupError> {
    let values = known.iter().find(|(name, _)| *name == key).map_or(&[][..], |(_, values)| values);
    values.iter().position(|&usual| usual == value).ok_or_else(|| {
        SetupError::Options(format!("option `{key}` cannot be `{value}`: choose from {}", values.join(" ")))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const KNOWN: &[(&str, &[&str])] = &[("market", &["a", "b"]), ("wrath", &["no", "yes"])];

    fn refusal<T: std::fmt::Debug>(result: Result<T, SetupError>) -> String {
        result.unwrap_err().to_string()
    }

    #[test]
    fn options_are_read_in_any_order() {
        assert_eq!(read(" wrath=yes  market=b ", KNOWN).unwrap(), [("wrath", "yes"), ("market", "b")]);
        assert_eq!(read("", KNOWN).unwrap(), []);
        assert_eq!(index("market", "b", KNOWN), Ok(1));
    }

    #[test]
    fn wrong_options_say_what_would_be_right() {
        assert_eq!(refusal(read("wrath", KNOWN)), "option `wrath` is not written key=value");
        assert_eq!(refusal(read("wrth=no", KNOWN)), "there is no option `wrth`: choose from market wrath");
        assert_eq!(refusal(read("wrath=no wrath=no", KNOWN)), "option `wrath` is given twice");
        assert_eq!(refusal(index("wrath", "x", KNOWN)), "option `wrath` cannot be `x`: choose from no yes");
    }
}
