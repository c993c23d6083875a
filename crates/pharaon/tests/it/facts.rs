//! Printed facts for tests, so that a corrected content file breaks none of them.

use maat_pharaon::cards::Card;
use maat_pharaon::content::{Artisan, Jar, Symbol, content};
use maat_pharaon::pieces::{Board, Colour, Face, Reward, Role, Sign};

/// The number of the first noble with this name.
pub fn noble(role: Role) -> u8 {
    let place = content(1).nobles.iter().position(|noble| noble.role == role);
    place.expect("every role is on a card") as u8 + 1
}

/// The scribes, each with the two colours that count as one.
pub fn scribes() -> impl Iterator<Item = (u8, [Colour; 2])> {
    (1..).zip(&content(1).nobles).filter_map(|(number, noble)| Some((number, noble.colours?)))
}

/// The first court official with a matching gain.
pub fn official(brings: impl Fn(&maat_pharaon::content::Gain) -> bool) -> u8 {
    let found = content(1).nobles.iter().position(|noble| noble.gain.as_ref().is_some_and(&brings));
    found.expect("there is such an official") as u8 + 1
}

pub fn artisans(is: impl Fn(&Artisan) -> bool) -> Vec<u8> {
    (1..).zip(&content(1).artisans).filter(|(_, artisan)| is(artisan)).map(|(number, _)| number).collect()
}

/// Artisans without an immediate gain.
pub fn plain_artisans() -> Vec<u8> {
    artisans(|artisan| artisan.gain.is_empty() && artisan.jars == 0)
}

/// An artisan that gives a jar and nothing else.
pub fn artisan_with_jar() -> u8 {
    artisans(|artisan| artisan.gain.is_empty() && artisan.jars == 1)[0]
}

pub fn artisan_points(number: u8) -> i16 {
    content(1).artisan(Card::new(number)).points
}

/// The first jar that matches.
pub fn jar(is: impl Fn(&Jar) -> bool) -> u8 {
    content(1).jars.iter().position(is).expect("there is such a jar") as u8 + 1
}

pub fn jar_colours(number: u8) -> [Colour; 3] {
    content(1).jar(Card::new(number)).colours()
}

/// A jar with one colour twice and another once: its number and the two colours.
pub fn double_jar() -> (u8, Colour, Colour) {
    let twice = |jar: &Jar| Colour::ALL.into_iter().find(|colour| count(&jar.colours(), *colour) == 2);
    let number = jar(|jar| twice(jar).is_some());
    let twice = twice(content(1).jar(Card::new(number))).expect("it was found so");
    let once = jar_colours(number).into_iter().find(|colour| *colour != twice);
    (number, twice, once.expect("a third token"))
}

/// A jar with three colours.
pub fn mixed_jar() -> u8 {
    jar(|jar| jar.top[0] != jar.top[1] && !jar.top.contains(&jar.bottom))
}

/// All colours except these.
pub fn other_colours(these: &[Colour]) -> Vec<Colour> {
    Colour::ALL.into_iter().filter(|colour| !these.contains(colour)).collect()
}

pub fn count(colours: &[Colour], colour: Colour) -> u8 {
    colours.iter().filter(|other| **other == colour).count() as u8
}

/// The number of the Nile action with this cost.
pub fn nile_action(cost: [Colour; 2]) -> u8 {
    let same = |printed: &[Colour; 2]| *printed == cost || *printed == [cost[1], cost[0]];
    let place = content(1).nile.iter().position(|action| same(&action.cost));
    place.expect("there is such an action") as u8 + 1
}

/// The number of a field in a row of the pyramid, both counted from 1, that has this reward.
pub fn field(row: usize, reward: Reward) -> usize {
    let fields = &content(1).pyramid[row - 1];
    fields.iter().position(|field| field.contains(&reward)).expect("the row has such a field") + 1
}

/// The last field of a row.
pub fn last_field(row: usize) -> usize {
    content(1).pyramid[row - 1].len()
}

/// A space of a Traitor board, counted from 1, with its symbol.
#[derive(Clone, Copy, Debug)]
pub struct Spot {
    pub board: Board,
    pub face: Face,
    pub space: usize,
    pub symbol: Symbol,
}

/// Every space with this sign, light sides first.
pub fn spots(sign: Sign) -> Vec<Spot> {
    let mut found = Vec::new();
    for face in Face::ALL {
        for board in Board::ALL {
            let lane = content(1).traitor_board(board, face).lane.iter().enumerate();
            let with = lane.filter_map(|(place, symbol)| Some((place + 1, (*symbol)?)));
            let with = with.filter(|(_, symbol)| symbol.sign == sign);
            found.extend(with.map(|(space, symbol)| Spot { board, face, space, symbol }));
        }
    }
    assert!(!found.is_empty(), "no board has {sign}");
    found
}
