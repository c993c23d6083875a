//! The options of the game: scenario, gods, guardians, and the readings of ambiguous rules.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use maat_engine::{Choice, Id, IdSet, MAX_SEATS, PlayError, SetupError, ids, options};
use serde::{Deserialize, Serialize};

use crate::pieces::{God, Guardian};

const SCENARIO: &str = "scenario";
const GODS: &str = "gods";
const GUARDIANS: [&str; 3] = ["guardian-1", "guardian-2", "guardian-3"];
const RANDOM: &str = "random";
const DRAFT: &str = "draft";
const YES_NO: &[&str] = &["yes", "no"];

pub const OPTIONS: &[Choice] = &[
    Choice::one_of(SCENARIO, &["middle-kingdom", "old-kingdom", RANDOM]),
    Choice::one_of(GODS, &[RANDOM, DRAFT]),
    Choice::one_of(GUARDIANS[0], &[RANDOM, DRAFT, "cat", "satet"]),
    Choice::one_of(GUARDIANS[1], &[RANDOM, DRAFT, "mummy", "apep"]),
    Choice::one_of(GUARDIANS[2], &[RANDOM, DRAFT, "scorpion", "sphinx"]),
    Choice::one_of(Switch::LastRedIndex.id(), &["20", "19"]),
    Choice::one_of(Switch::GuardianSymbolPositions.id(), &["2-4-5", "2-4-6"]),
    Choice::one_of(Switch::ActionTracks.id(), &["usual", "longer"]),
    Choice::one_of(Switch::OsirisMoveAny.id(), YES_NO),
    Choice::one_of(Switch::PlagueBiddersFixed.id(), YES_NO),
    Choice::one_of(Switch::UnderworldBlocksAllEntry.id(), YES_NO),
    Choice::one_of(Switch::ControlMonumentForced.id(), YES_NO),
    Choice::one_of(Switch::MergedGuardiansForced.id(), YES_NO),
    Choice::one_of(Switch::MergeKeepsOwnGuardians.id(), YES_NO),
    Choice::one_of(Switch::AnubisTrapPerPlagueCard.id(), YES_NO),
    Choice::one_of(Switch::BountifulEveryGain.id(), YES_NO),
];

ids! {
    /// A sentence of the rules that can be read in two ways.
    pub enum Switch {
        LastRedIndex = "last-red-index",
        GuardianSymbolPositions = "guardian-symbol-positions",
        ActionTracks = "action-tracks",
        OsirisMoveAny = "osiris-move-any",
        PlagueBiddersFixed = "plague-bidders-fixed",
        UnderworldBlocksAllEntry = "underworld-blocks-all-entry",
        ControlMonumentForced = "control-monument-forced",
        MergedGuardiansForced = "merged-guardians-forced",
        MergeKeepsOwnGuardians = "merge-keeps-own-guardians",
        AnubisTrapPerPlagueCard = "anubis-trap-per-plague-card",
        BountifulEveryGain = "bountiful-every-gain",
    }
}

/// The sentences that are read in the other way, not the usual one.
pub type Switches = IdSet<Switch, u16>;

/// A scenario of the content file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ScenarioId(u8);

impl ScenarioId {
    /// The names of all scenarios, in the order of the content file.
    pub const IDS: &'static [&'static str] = &["middle-kingdom", "old-kingdom"];

    pub fn all() -> impl Iterator<Item = ScenarioId> {
        (0..ScenarioId::COUNT).map(ScenarioId::at)
    }

    pub fn id(self) -> &'static str {
        ScenarioId::IDS[self.index()]
    }
}

impl Id for ScenarioId {
    const COUNT: usize = ScenarioId::IDS.len();

    fn at(index: usize) -> Self {
        ScenarioId(index as u8)
    }

    fn index(self) -> usize {
        self.0.into()
    }
}

impl fmt::Display for ScenarioId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for ScenarioId {
    type Err = PlayError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        ScenarioId::all().find(|scenario| scenario.id() == text).ok_or(PlayError::Unreadable)
    }
}

/// How the gods are handed out.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Gods {
    #[default]
    Random,
    /// Everybody takes one, the last seat first.
    Draft,
    /// By seat, written `isis-ra`.
    Chosen(ArrayVec<God, MAX_SEATS>),
}

impl fmt::Display for Gods {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Gods::Random => f.write_str(RANDOM),
            Gods::Draft => f.write_str(DRAFT),
            Gods::Chosen(gods) => {
                let ids: ArrayVec<&str, MAX_SEATS> = gods.iter().map(|god| god.id()).collect();
                f.write_str(&ids.join("-"))
            }
        }
    }
}

impl Gods {
    fn read(text: &str) -> Result<Gods, SetupError> {
        match text {
            RANDOM => return Ok(Gods::Random),
            DRAFT => return Ok(Gods::Draft),
            _ => {}
        }
        let gods: Option<Vec<God>> = text.split('-').map(|id| id.parse().ok()).collect();
        let different = |gods: &Vec<God>| (1..gods.len()).all(|place| !gods[..place].contains(&gods[place]));
        let gods = gods.filter(|gods| gods.len() <= MAX_SEATS && different(gods)).ok_or_else(|| {
            let why = format!("choose from {RANDOM} {DRAFT}, or name a different god for each seat");
            SetupError::Options(format!("option `{GODS}` cannot be `{text}`: {why}"))
        })?;
        Ok(Gods::Chosen(gods.into_iter().collect()))
    }
}

/// How the guardian card of a level is found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pick {
    #[default]
    Random,
    /// A player decides: level 1 the last one, the others those before.
    Draft,
    Chosen(Guardian),
}

impl Pick {
    fn id(self) -> &'static str {
        match self {
            Pick::Random => RANDOM,
            Pick::Draft => DRAFT,
            Pick::Chosen(guardian) => guardian.id(),
        }
    }

    fn read(choice: &Choice, value: &str) -> Result<Pick, SetupError> {
        choice.read_index(value)?;
        Ok(match value {
            RANDOM => Pick::Random,
            DRAFT => Pick::Draft,
            guardian => guardian.parse().map_or(Pick::Random, Pick::Chosen),
        })
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// Nothing: a random one.
    pub scenario: Option<ScenarioId>,
    pub gods: Gods,
    /// By level.
    pub guardians: [Pick; 3],
    pub switches: Switches,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            scenario: Some(ScenarioId::default()),
            gods: Gods::default(),
            guardians: Default::default(),
            switches: Switches::default(),
        }
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut words = Vec::new();
        if self.scenario != Some(ScenarioId::default()) {
            words.push(format!("{SCENARIO}={}", self.scenario.map_or(RANDOM, ScenarioId::id)));
        }
        if self.gods != Gods::Random {
            words.push(format!("{GODS}={}", self.gods));
        }
        let picked = GUARDIANS.into_iter().zip(self.guardians).filter(|(_, pick)| *pick != Pick::Random);
        words.extend(picked.map(|(key, pick)| format!("{key}={}", pick.id())));
        for choice in OPTIONS {
            let switch = self.switches.iter().find(|switch| switch.id() == choice.key);
            if let (Some(switch), options::Values::OneOf(values)) = (switch, choice.values) {
                words.push(format!("{switch}={}", values[1]));
            }
        }
        f.write_str(&words.join(" "))
    }
}

impl FromStr for Options {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut chosen = Options::default();
        for (choice, value) in options::read(text, OPTIONS)? {
            let level = GUARDIANS.iter().position(|key| *key == choice.key);
            match (choice.key, level) {
                (SCENARIO, _) if value == RANDOM => chosen.scenario = None,
                (SCENARIO, _) => chosen.scenario = Some(read_scenario(choice, value)?),
                (GODS, _) => chosen.gods = Gods::read(value)?,
                (_, Some(level)) => chosen.guardians[level] = Pick::read(choice, value)?,
                (key, None) => {
                    let switch = key.parse().expect("every other option is a switch");
                    if choice.read_index(value)? > 0 {
                        chosen.switches.add(switch);
                    }
                }
            }
        }
        Ok(chosen)
    }
}

/// The refusal names the usual values.
fn read_scenario(choice: &Choice, value: &str) -> Result<ScenarioId, SetupError> {
    value.parse().map_err(|_| choice.read_index(value).expect_err("a value that is not known"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::content;

    /// The options in the lobby agree with the content file.
    #[test]
    fn the_offers_are_those_of_the_content() {
        let content = content(1);
        let values = |key: &str| {
            let choice = OPTIONS.iter().find(|choice| choice.key == key).expect("an option");
            choice.usual_values(2)
        };
        assert_eq!(ScenarioId::IDS, content.names());
        assert_eq!(values(SCENARIO), [ScenarioId::IDS, &[RANDOM]].concat());
        for (level, key) in (1..).zip(GUARDIANS) {
            let mut guardians = vec![RANDOM, DRAFT];
            guardians.extend(content.guardians_of(level).map(Guardian::id));
            assert_eq!(values(key), guardians);
        }
        let red = [content.last_red.usual, content.last_red.other].map(|space| space.to_string());
        assert_eq!(values(Switch::LastRedIndex.id()), red);
    }

    #[test]
    fn options_read_back_as_written() {
        for text in [
            "",
            "scenario=old-kingdom",
            "scenario=random gods=isis-ra-amun guardian-2=apep",
            "gods=draft guardian-1=draft last-red-index=19 bountiful-every-gain=no",
        ] {
            assert_eq!(text.parse::<Options>().map(|options| options.to_string()), Ok(text.to_owned()));
        }
        for text in ["gods=ra-ra", "gods=isis-", "scenario=new-kingdom", "guardian-1=apep", "action-tracks=8"]
        {
            assert!(matches!(text.parse::<Options>(), Err(SetupError::Options(_))), "{text}");
        }
    }
}
