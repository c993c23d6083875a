//! Tests of rules as scripts: a position, moves and what they must lead to.

use serde_json::Value;

use crate::{Actor, Game, PlayError, Record, Seat, Setup, Table, Turn, Viewer};

/// Runs a script and panics at the first statement that does not hold. Statements are on lines of their own or separated by
/// `·`:
///
/// ```text
/// game imhotep · revision 1 · seats 2 · options pyramid=b
/// set players.a.sled 3            # over the serialised state; a value is JSON or a bare word
/// a quarry · * reveal statue      # plies, checked
/// refuse a quarry                 # is not legal now
/// expect players.a.sled 5         # paths: state by default, or turn, step, outcome.…, view.a.…, view.spectator.…
/// legal a load 1-1, sail 2        # the whole list, in any order
/// tells card-taken seat=a         # one of the events of the last ply
/// silent card-taken               # none of the events of the last ply
/// ```
pub fn check<G: Game>(script: &str) {
    let mut run = Script::<G> { table: None, events: Vec::new() };
    for (index, line) in script.lines().enumerate() {
        let code = line.split('#').next().unwrap_or_default();
        let statements: Vec<&str> = if code.trim_start().starts_with("game ") {
            vec![code.trim()]
        } else {
            code.split('·').map(str::trim).filter(|statement| !statement.is_empty()).collect()
        };
        for statement in statements {
            if let Err(why) = run.statement(statement) {
                panic!("line {}: `{statement}`: {why}\n{script}", index + 1);
            }
        }
    }
}

struct Script<G: Game> {
    table: Option<Position<G>>,
    events: Vec<G::Event>,
}

/// The state of the game, which may have been changed by hand.
struct Position<G> {
    game: G,
    /// Whether the state was changed by `set` and its invariants were not checked since.
    unchecked: bool,
}

impl<G: Game> Script<G> {
    fn statement(&mut self, statement: &str) -> Result<(), String> {
        let (word, rest) = statement.split_once(' ').unwrap_or((statement, ""));
        match word {
            "game" => self.start(statement),
            "set" => self.set(rest),
            "expect" => self.expect(rest),
            "legal" => self.legal(rest),
            "refuse" => self.refuse(rest),
            "tells" => self.tells(rest, true),
            "silent" => self.tells(rest, false),
            actor => self.play(actor, rest),
        }
    }

    fn start(&mut self, head: &str) -> Result<(), String> {
        let record: Record = head.parse().map_err(|error| format!("{error}"))?;
        let table = Table::<G>::replay(&record).map_err(|error| error.to_string())?;
        let setup: &Setup<G::Options> = table.setup();
        let game = G::new(setup).map_err(|error| error.to_string())?;
        self.table = Some(Position { game, unchecked: false });
        Ok(())
    }

    fn position(&mut self) -> Result<&mut Position<G>, String> {
        let position = self.table.as_mut().ok_or("no game yet: begin with `game …`")?;
        Ok(position)
    }

    /// The state, after a check of its invariants if it was changed by `set`.
    fn game(&mut self) -> Result<&mut G, String> {
        let position = self.position()?;
        if std::mem::take(&mut position.unchecked) {
            position.game.check();
        }
        Ok(&mut position.game)
    }

    fn set(&mut self, rest: &str) -> Result<(), String> {
        let (path, value) = rest.split_once(' ').ok_or("a path and a value, please")?;
        let position = self.position()?;
        let mut state = serde_json::to_value(&position.game).map_err(|error| error.to_string())?;
        *find_mut(&mut state, path)? = read_value(value);
        position.game = serde_json::from_value(state).map_err(|error| error.to_string())?;
        position.unchecked = true;
        Ok(())
    }

    fn expect(&mut self, rest: &str) -> Result<(), String> {
        let (path, expected) = rest.split_once(' ').ok_or("a path and a value, please")?;
        let game = self.game()?;
        let found = look_up(game, path)?;
        let expected = read_value(expected);
        if found == expected { Ok(()) } else { Err(format!("it is {found}")) }
    }

    fn legal(&mut self, rest: &str) -> Result<(), String> {
        let (actor, listed) = rest.split_once(' ').unwrap_or((rest, ""));
        let mut expected: Vec<&str> =
            listed.split(',').map(str::trim).filter(|text| !text.is_empty()).collect();
        let offered = self.offered(actor)?;
        let mut found: Vec<&str> = offered.iter().map(String::as_str).collect();
        expected.sort_unstable();
        found.sort_unstable();
        if found == expected { Ok(()) } else { Err(format!("the moves are {}", offered.join(", "))) }
    }

    fn refuse(&mut self, rest: &str) -> Result<(), String> {
        let (actor, text) = rest.split_once(' ').ok_or("an actor and a move, please")?;
        let actor: Actor = actor.parse().map_err(|error| format!("{error}"))?;
        let m: G::Move = text.parse().map_err(|error| format!("{error}"))?;
        let game = self.game()?;
        let before = game.clone();
        match game.play(actor, m, &mut Vec::new()) {
            Ok(()) => Err("it was accepted".into()),
            Err(_) if *game == before => Ok(()),
            Err(error) => Err(format!("refused ({error}), but the game changed")),
        }
    }

    fn tells(&mut self, rest: &str, wanted: bool) -> Result<(), String> {
        let mut words = rest.split_whitespace();
        let tag = words.next().ok_or("an event, please")?;
        let fields: Vec<(&str, Value)> = words
            .map(|word| word.split_once('=').map(|(field, value)| (field, read_value(value))))
            .collect::<Option<_>>()
            .ok_or("fields are written field=value")?;
        let events: Vec<Value> =
            self.events.iter().filter_map(|event| serde_json::to_value(event).ok()).collect();
        let matches = |event: &Value| {
            event["type"] == tag && fields.iter().all(|(field, value)| event.get(field) == Some(value))
        };
        if events.iter().any(matches) == wanted {
            return Ok(());
        }
        Err(format!("the events were {}", Value::Array(events)))
    }

    fn play(&mut self, actor: &str, text: &str) -> Result<(), String> {
        let actor: Actor = actor.parse().map_err(|_| "neither a statement nor an actor".to_owned())?;
        let m: G::Move = text.parse().map_err(|error: PlayError| error.to_string())?;
        let mut events = Vec::new();
        let played = self.game()?.play(actor, m, &mut events);
        self.events = events;
        let offered = self.offered(&actor.to_string())?.join(", ");
        played.map_err(|error| format!("{error}; the moves are {offered}"))?;
        self.game()?.check();
        Ok(())
    }

    fn offered(&mut self, actor: &str) -> Result<Vec<String>, String> {
        let actor: Actor = actor.parse().map_err(|error| format!("{error}"))?;
        let mut moves = Vec::new();
        self.game()?.legal_moves(actor, &mut moves);
        Ok(moves.iter().map(G::Move::to_string).collect())
    }
}

/// Reads a JSON value, or else takes the text as a string, so that `temple` needs no quotes.
fn read_value(text: &str) -> Value {
    serde_json::from_str(text.trim()).unwrap_or_else(|_| Value::String(text.trim().to_owned()))
}

fn look_up<G: Game>(game: &G, path: &str) -> Result<Value, String> {
    let value = |value: Result<Value, serde_json::Error>| value.map_err(|error| error.to_string());
    match path.split_once('.').unwrap_or((path, "")) {
        ("turn", _) => Ok(Value::String(match game.turn() {
            Turn::Seats(due) => due.to_string(),
            Turn::Chance => "*".into(),
            Turn::Over => "over".into(),
        })),
        ("step", _) => Ok(Value::String(game.step().into())),
        ("outcome", rest) => {
            let outcome = game.outcome().ok_or("the game is not over")?;
            find(&value(serde_json::to_value(outcome))?, rest).cloned()
        }
        ("view", rest) => {
            let (viewer, rest) = rest.split_once('.').unwrap_or((rest, ""));
            let viewer = match viewer {
                "spectator" => Viewer::Spectator,
                seat => Viewer::Seat(seat.parse().map_err(|_| "view.a.… or view.spectator.…, please")?),
            };
            find(&value(serde_json::to_value(game.view(viewer)))?, rest).cloned()
        }
        _ => find(&value(serde_json::to_value(game))?, path).cloned(),
    }
}

fn find<'v>(value: &'v Value, path: &str) -> Result<&'v Value, String> {
    path.split('.').filter(|key| !key.is_empty()).try_fold(value, |value, key| {
        let inner = match value {
            Value::Array(items) => items.get(array_index(key)?),
            value => value.get(key),
        };
        inner.ok_or_else(|| format!("there is no `{key}` in {value}"))
    })
}

fn find_mut<'v>(value: &'v mut Value, path: &str) -> Result<&'v mut Value, String> {
    path.split('.').try_fold(value, |value, key| {
        let inner = match value {
            Value::Array(items) => items.get_mut(array_index(key)?),
            value => value.get_mut(key),
        };
        inner.ok_or_else(|| format!("there is no `{key}`"))
    })
}

/// Reads the index of an array: a seat, `a` to `e`, or a number that counts from 1 as on the board.
fn array_index(key: &str) -> Result<usize, String> {
    if let Ok(seat) = key.parse::<Seat>() {
        return Ok(seat.index());
    }
    let number: usize = key.parse().map_err(|_| format!("`{key}` is no place in a list"))?;
    number.checked_sub(1).ok_or_else(|| "places count from 1".into())
}
