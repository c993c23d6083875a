//! Counts the printed facts of a game by their provenance.

use std::collections::BTreeMap;

use toml::{Table, Value};

/// The possible provenances of a printed fact.
pub const PROVENANCES: [&str; 3] = ["rulebook", "published", "reconstructed"];

/// The number of rows of each table by provenance.
pub type Survey = BTreeMap<String, BTreeMap<String, usize>>;

/// Counts the rows of a content file: a row is a table with a `provenance`. A row without one, or with an unknown
/// one, is an error that names it.
pub fn survey(text: &str) -> Result<Survey, String> {
    let tables: Table = text.parse().map_err(|error| format!("{error}"))?;
    let mut survey = Survey::new();
    for (name, value) in &tables {
        let rows = match value {
            Value::Array(rows) => rows.as_slice(),
            row => std::slice::from_ref(row),
        };
        for (index, row) in rows.iter().enumerate() {
            let provenance = row.get("provenance").and_then(Value::as_str);
            let known = provenance.filter(|provenance| PROVENANCES.contains(provenance));
            let provenance =
                known.ok_or_else(|| format!("row {} of `{name}` has no provenance", index + 1))?;
            *survey.entry(name.clone()).or_default().entry(provenance.to_owned()).or_default() += 1;
        }
    }
    Ok(survey)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::GAMES;

    #[test]
    fn every_row_of_every_game_has_a_provenance() {
        for entry in GAMES {
            assert_eq!(entry.content.len(), usize::from(entry.revision), "{}", entry.id);
            for text in entry.content {
                let survey = survey(text).unwrap_or_else(|error| panic!("{}: {error}", entry.id));
                assert!(!survey.is_empty());
            }
        }
    }

    #[test]
    fn a_row_without_provenance_is_named() {
        let error =
            survey("ship = [{ capacity = 1, provenance = 'rulebook' }, { capacity = 2 }]").unwrap_err();
        assert_eq!(error, "row 2 of `ship` has no provenance");
    }
}
