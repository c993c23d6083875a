//! Macros by which a game declares its moves, events and steps once; all other code is generated from the declarations.
//!
//! | macro | declares | generates |
//! |---|---|---|
//! | [`ids!`](crate::ids) | things with a name | the enum, `ALL`, the ids both ways, an index |
//! | [`numbered!`](crate::numbered) | things with a number | a type of their own, the number both ways, an index |
//! | [`moves!`](crate::moves) | the moves of actors | the enum, notation both ways, the verbs, a dense index |
//! | [`events!`](crate::events) | the events of a game | the enum, its JSON, the tags, the rule and the readers of each |
//! | [`steps!`](crate::steps) | the decisions of a chapter of the rules | the enum, the deciding actor, the ids |
//! | [`chapters!`](crate::chapters) | the chapters of a game | the nested enum and the dispatch, one arm for each chapter |
//! | [`vocabulary!`](crate::vocabulary) | | the ids that need a text in the locales |

/// Declares a type for things that are numbered from 1, such as ships. Notation and JSON have the number, Rust has an
/// [`Id`](crate::Id). Two such types do not mix, and an `Option` of one is one byte.
///
/// ```
/// maat_engine::numbered! {
///     /// A ship of this round.
///     pub struct ShipNo(4);
/// }
/// assert_eq!("2".parse(), Ok(ShipNo::new(2)));
/// assert_eq!((ShipNo::new(2).index(), ShipNo::new(2).to_string()), (1, "2".to_owned()));
/// assert!("5".parse::<ShipNo>().is_err());
/// assert_eq!(ShipNo::all().count(), ShipNo::COUNT);
/// ```
#[macro_export]
macro_rules! numbered {
    ($($(#[$meta:meta])* $vis:vis struct $name:ident($most:expr);)+) => {$(
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        $vis struct $name($crate::Numbered<{ $most }>);

        impl $name {
            /// The number of these things.
            pub const COUNT: usize = $most as usize;

            /// The thing with this number, counted from 1. Panics if the number is out of range.
            #[inline]
            pub fn new(number: u8) -> Self {
                $name($crate::Numbered::new(number))
            }

            /// The thing with this index, counted from 0.
            #[inline]
            pub fn at(index: usize) -> Self {
                $name($crate::Id::at(index))
            }

            /// The number, counted from 1.
            #[inline]
            pub fn number(self) -> u8 {
                self.0.number()
            }

            /// The index, counted from 0.
            #[inline]
            pub fn index(self) -> usize {
                self.0.index()
            }

            /// All these things, in order.
            pub fn all() -> impl ExactSizeIterator<Item = Self> {
                (0..Self::COUNT).map(Self::at)
            }
        }

        impl $crate::Id for $name {
            const COUNT: usize = $most as usize;

            #[inline]
            fn at(index: usize) -> Self {
                $name::at(index)
            }

            #[inline]
            fn index(self) -> usize {
                self.0.index()
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                self.0.fmt(f)
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::PlayError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                text.parse().map($name)
            }
        }

        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                self.0.serialize(serializer)
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::serde::Deserialize::deserialize(deserializer).map($name)
            }
        }

        $crate::__ts!($name, "number".to_owned());
    )+};
}

/// Declares the moves of a game: each a verb and at most one noun. A noun is any type that is an [`Id`](crate::Id) with
/// `Display` and `FromStr`: from [`ids!`](crate::ids), [`numbered!`](crate::numbered), or written by hand.
///
/// ```
/// use maat_engine::moves;
///
/// maat_engine::ids! {
///     pub enum Site { Market = "market", Temple = "temple" }
/// }
/// moves! {
///     /// One small choice.
///     pub enum Move {
///         Quarry = "quarry",
///         To(Site) = "to",
///         /// A verb may stand with a noun and without.
///         Draw = "draw",
///         Drawn(Site) = "draw",
///     }
/// }
/// assert_eq!("to temple".parse(), Ok(Move::To(Site::Temple)));
/// assert_eq!(Move::Drawn(Site::Market).to_string(), "draw market");
/// assert_eq!(Move::VERBS, ["quarry", "to", "draw"]);
/// // 1 + 2 + 1 + 2
/// assert_eq!(Move::COUNT, 6);
/// assert_eq!(Move::from_index(2), Some(Move::To(Site::Temple)));
/// assert_eq!(Move::Draw.index(), 3);
/// assert_eq!(Move::from_index(6), None);
/// ```
///
/// It expands to the enum with `Display`, `FromStr` and [`Id`](crate::Id). The index follows the order of the
/// declaration: learned bots and data sets depend on it, so new moves are appended.
#[macro_export]
macro_rules! moves {
    ($(#[$meta:meta])* $vis:vis enum $name:ident {
        $($(#[$about:meta])* $variant:ident $(($noun:ty))? = $verb:literal),+ $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        $vis enum $name { $($(#[$about])* $variant $(($noun))?),+ }

        impl $name {
            /// The number of moves that can be written, whether they are ever legal or not.
            pub const COUNT: usize = Self::OFFSETS[Self::KINDS];
            /// The verbs of all moves, each once.
            pub const VERBS: &'static [&'static str] = {
                const UNIQUE: ([&str; $name::KINDS], usize) = $crate::__unique([$($verb),+]);
                UNIQUE.0.split_at(UNIQUE.1).0
            };

            const KINDS: usize = [$($verb),+].len();
            /// The index of the first move of each variant, and the number of all moves.
            const OFFSETS: [usize; Self::KINDS + 1] =
                $crate::__offsets([$($crate::__noun_count!($($noun)?)),+]);

            /// The first word of the notation.
            pub const fn verb(self) -> &'static str {
                match self { $($crate::__pattern!($variant, _, $($noun)?) => $verb),+ }
            }

            /// The index, counted from 0 in the order of the declaration.
            pub fn index(self) -> usize {
                let kind = self.kind();
                Self::OFFSETS[kind] + match self {
                    $($crate::__pattern!($variant, noun, $($noun)?) => $crate::__noun_index!(noun, $($noun)?)),+
                }
            }

            /// The move with this index; `None` if there is none.
            pub fn from_index(index: usize) -> Option<Self> {
                let mut kind = 0;
                $(
                    if index < Self::OFFSETS[kind + 1] {
                        let _place = index - Self::OFFSETS[kind];
                        return Some($crate::__value!($variant, $crate::Id::at(_place), $($noun)?));
                    }
                    kind += 1;
                )+
                let _ = kind;
                None
            }

            fn kind(self) -> usize {
                // A fieldless enum with the same variants numbers them in order.
                enum Kind { $($variant),+ }
                (match self {
                    $($crate::__pattern!($variant, _, $($noun)?) => Kind::$variant),+
                }) as usize
            }
        }

        impl $crate::Id for $name {
            const COUNT: usize = $name::COUNT;

            fn at(index: usize) -> Self {
                $name::from_index(index).expect("an index below COUNT")
            }

            fn index(self) -> usize {
                $name::index(self)
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.verb())?;
                match self {
                    $($crate::__pattern!($variant, noun, $($noun)?) => $crate::__write_noun!(f, noun, $($noun)?),)+
                }
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::PlayError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                let (verb, noun) = match text.split_once(' ') {
                    Some((verb, noun)) => (verb, Some(noun)),
                    None => (text, None),
                };
                $(
                    if verb == $verb
                        && let Some(found) = $crate::__read_noun!($variant, noun, $($noun)?)
                    {
                        return Ok(found);
                    }
                )+
                Err($crate::PlayError::Unreadable)
            }
        }
    };
}

/// Declares the events of a game, each with its tag in JSON, the rule it follows, and the seats that may know of it.
///
/// ```
/// use maat_engine::{GameEvent, LogRole, Seat, SeatSet, events};
///
/// maat_engine::ids! {
///     /// The anchors of the rules.
///     pub enum Rule { Market = "market", Piles = "piles" }
/// }
/// events! {
///     /// Something that happened.
///     pub enum Event follows Rule {
///         RoundBegan { round: u8 } = "round-began" => Rule::Piles; begins chapter,
///         Reshuffled = "reshuffled" => Rule::Piles,
///         CardTaken { seat: Seat, price: u8 } = "card-taken" => if *price > 0 { Rule::Market } else { Rule::Piles },
///         CardSeen { seat: Seat } = "card-seen" => Rule::Market; only *seat,
///         BidShown { seat: Seat, bid: u8 } = "bid-shown" => Rule::Market; reveals *seat; in Some("bids"),
///     }
/// }
/// let seen = Event::CardSeen { seat: Seat::B };
/// assert_eq!((seen.tag(), seen.rule()), ("card-seen", Rule::Market));
/// assert_eq!(seen.readers(), Some(SeatSet::only(Seat::B)));
/// assert_eq!(Event::TAGS, ["round-began", "reshuffled", "card-taken", "card-seen", "bid-shown"]);
/// assert_eq!(Event::Reshuffled.readers(), None);
/// assert_eq!(Event::RoundBegan { round: 1 }.log_role(), LogRole::Chapter);
/// let shown = Event::BidShown { seat: Seat::B, bid: 3 };
/// assert_eq!((shown.log_role(), shown.stage()), (LogRole::Reveals(Seat::B), Some("bids")));
/// ```
///
/// These clauses may follow the rule, in this order: `only` names the seats that may know of the event; `reveals` the seat whose
/// secret choice it shows; `in` the stage of a procedure that it belongs to, an `Option<&'static str>`; `begins chapter` starts a
/// chapter of the log.
///
/// Rule and clauses are expressions over the fields, which are references there. The macro expands to the enum, which
/// serialises as a flat object with its tag in `type`. The crate of the game needs serde.
#[macro_export]
macro_rules! events {
    ($(#[$meta:meta])* $vis:vis enum $name:ident follows $rules:ty {
        $(
            $(#[$about:meta])*
            $variant:ident $({ $($(#[$of:meta])* $field:ident : $type:ty),* $(,)? })?
                = $tag:literal => $rule:expr
                    $(; only $reader:expr)? $(; reveals $chooser:expr)? $(; in $stage:expr)? $(; begins $chapter:ident)?
        ),+ $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, PartialEq, Eq, Debug, ::serde::Serialize)]
        #[cfg_attr(feature = "ts", derive($crate::ts_rs::TS))]
        #[serde(tag = "type")]
        $vis enum $name {
            $(
                $(#[$about])*
                #[serde(rename = $tag)]
                $variant $({ $($(#[$of])* $field: $type),* })?
            ),+
        }

        #[allow(unused_variables, reason = "a rule seldom depends on all fields")]
        impl $name {
            /// The `type` tags of all variants.
            pub const TAGS: &'static [&'static str] = &[$($tag),+];

            /// The `type` tag in JSON.
            pub const fn tag(&self) -> &'static str {
                match self { $(Self::$variant { .. } => $tag),+ }
            }

            /// The rule that the event follows.
            pub fn rule(&self) -> $rules {
                match self { $(Self::$variant { $($($field),*)? } => $rule),+ }
            }

        }

        #[allow(unused_variables, reason = "they seldom depend on all fields")]
        impl $crate::GameEvent for $name {
            fn rule_id(&self) -> &'static str {
                self.rule().id()
            }

            fn readers(&self) -> Option<$crate::SeatSet> {
                match self { $(Self::$variant { $($($field),*)? } => $crate::__readers!($($reader)?)),+ }
            }

            fn log_role(&self) -> $crate::LogRole {
                match self {
                    $(Self::$variant { $($($field),*)? } => $crate::__log_role!($(reveals $chooser)? $(begins $chapter)?)),+
                }
            }

            fn stage(&self) -> Option<&'static str> {
                match self { $(Self::$variant { $($($field),*)? } => $crate::__stage!($($stage)?)),+ }
            }
        }
    };
}

/// Declares the steps of one chapter of the rules: pending decisions, each with the actor who decides, and pending work.
///
/// ```
/// use maat_engine::{Seat, Turn, steps};
///
/// pub struct Senet { active: Seat }
///
/// steps! {
///     pub enum Step of game: Senet {
///         /// The active player chooses a piece.
///         Choose => ask(game.active, "choose"),
///         Block { seat: Seat, again: bool } => ask(seat, match again { false => "block", true => "block-again" }),
///         Throw => chance("throw"),
///         /// Nobody decides: it is resolved when it is on top.
///         EndTurn => auto,
///     }
/// }
/// let game = Senet { active: Seat::B };
/// assert_eq!(Step::Choose.turn(&game), Turn::from(Seat::B));
/// assert_eq!(Step::Throw.turn(&game), Turn::Chance);
/// assert_eq!(Step::Block { seat: Seat::A, again: true }.id(), "block-again");
/// assert_eq!(Step::IDS, ["choose", "block", "block-again", "throw"]);
/// ```
///
/// - `ask(who, id)`: `who` is any value that converts into a [`Turn`](crate::Turn): a seat, a set of seats, a turn. It may
///   use the fields, and the game by the name given after `of`.
/// - `chance(id)`: chance decides.
/// - `auto`: nobody decides; `settle` of the chapter must resolve it.
///
/// An id is a word, or a `match` on a field with a word in each arm. The chapter adds three functions, each a match over all
/// steps:
///
/// ```ignore
/// pub fn offer(game: &Senet, step: Step, actor: Actor, out: &mut impl Extend<Move>);
/// pub fn act(game: &mut Senet, step: Step, actor: Actor, m: Move, events: &mut Vec<Event>);
/// pub fn settle(game: &mut Senet, step: Step, events: &mut Vec<Event>) -> Settled;
/// ```
#[macro_export]
macro_rules! steps {
    ($(#[$meta:meta])* $vis:vis enum $name:ident of $game:ident : $type:ty {
        $(
            $(#[$about:meta])*
            $variant:ident $({ $($field:ident : $of:ty),* $(,)? })? => $kind:ident $(($($how:tt)*))?
        ),+ $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(rename_all = "kebab-case")]
        $vis enum $name { $($(#[$about])* $variant $({ $($field: $of),* })?),+ }

        #[allow(unused_variables, reason = "who decides seldom depends on all fields")]
        impl $name {
            /// The ids of all decisions, in the order of the declaration.
            pub const IDS: &'static [&'static str] = {
                const PARTS: &[&[&str]] = &[$($crate::__step_ids!($kind $(($($how)*))?)),+];
                const ALL: [&str; $crate::__total(PARTS)] = $crate::__joined(PARTS);
                &ALL
            };
            /// The names of the variants. No two chapters may share one, because positions in JSON are read by them.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($variant)),+];

            /// The actors who decide.
            #[inline]
            pub fn turn(self, $game: &$type) -> $crate::Turn {
                match self {
                    $(Self::$variant { $($($field),*)? } => $crate::__step_turn!($variant, $kind $(($($how)*))?)),+
                }
            }

            /// The id by which locales and clients look up the text of the decision.
            pub fn id(self) -> &'static str {
                match self {
                    $(Self::$variant { $($($field),*)? } => $crate::__step_id!($variant, $kind $(($($how)*))?)),+
                }
            }
        }
    };
}

/// Declares the chapters of a game: the enum of all steps, and the dispatch to the chapters' functions.
///
/// ```ignore
/// chapters! {
///     pub enum Step of Imhotep, Move, Event; starts with round::Step::RoundCard;
///     Round = round, Turn = turn, Sail = sail, Market = market,
/// }
/// ```
///
/// It expands to `enum Step { Round(round::Step), … }` with `From` for each, `turn`, `id`, `IDS`, and to the functions
/// `offer`, `act` and `settle`, which have one arm for each chapter. In JSON a step looks as its chapter serialises it.
#[macro_export]
macro_rules! chapters {
    (
        $(#[$meta:meta])* $vis:vis enum $name:ident of $game:ty, $move:ty, $event:ty;
        starts with $first:expr;
        $($(#[$about:meta])* $chapter:ident = $module:ident),+ $(,)?
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(untagged)]
        $vis enum $name { $($(#[$about])* $chapter($module::Step)),+ }

        impl $name {
            /// The ids of all decisions, chapter by chapter, and `over`.
            pub const IDS: &'static [&'static str] = {
                const PARTS: &[&[&str]] = &[$($module::Step::IDS),+, &["over"]];
                const ALL: [&str; $crate::__total(PARTS)] = $crate::__joined(PARTS);
                &ALL
            };

            // Always inline: each function only dispatches to a chapter, and a call would copy the step.

            /// The actors who decide.
            #[inline(always)]
            pub fn turn(self, game: &$game) -> $crate::Turn {
                match self { $(Self::$chapter(step) => step.turn(game)),+ }
            }

            /// The id by which locales and clients look up the text of the decision.
            pub fn id(self) -> &'static str {
                match self { $(Self::$chapter(step) => step.id()),+ }
            }

            /// Lists the legal moves of an actor who is due.
            #[inline]
            fn offer(self, game: &$game, actor: $crate::Actor, out: &mut impl Extend<$move>) {
                match self { $(Self::$chapter(step) => $module::offer(game, step, actor, out)),+ }
            }

            /// Applies a legal move.
            #[inline(always)]
            fn act(self, game: &mut $game, actor: $crate::Actor, m: $move, events: &mut Vec<$event>) {
                match self { $(Self::$chapter(step) => $module::act(game, step, actor, m, events)),+ }
            }

            /// Resolves the step as far as no decision is needed.
            #[inline(always)]
            fn settle(self, game: &mut $game, events: &mut Vec<$event>) -> $crate::Settled {
                match self { $(Self::$chapter(step) => $module::settle(game, step, events)),+ }
            }
        }

        const _: () = {
            const PARTS: &[&[&str]] = &[$($module::Step::NAMES),+];
            const ALL: [&str; $crate::__total(PARTS)] = $crate::__joined(PARTS);
            assert!($crate::__unique(ALL).1 == ALL.len(), "two chapters have a step of the same name");
        };

        impl Default for $name {
            fn default() -> Self {
                Self::from($first)
            }
        }

        $(
            impl From<$module::Step> for $name {
                #[inline]
                fn from(step: $module::Step) -> Self {
                    Self::$chapter(step)
                }
            }
        )+
    };
}

/// Collects the ids that need a text in the locales from the declarations. `names` are types from [`ids!`](crate::ids).
///
/// ```ignore
/// const VOCABULARY: Vocabulary = vocabulary!(steps Step, moves Move, events Event, rules Rule, names Site, Card);
/// ```
#[macro_export]
macro_rules! vocabulary {
    (steps $step:ty, moves $move:ty, events $event:ty, rules $rule:ty, names $($name:ty),+ $(,)?) => {
        $crate::Vocabulary {
            steps: <$step>::IDS,
            verbs: <$move>::VERBS,
            events: <$event>::TAGS,
            rules: <$rule>::IDS,
            names: {
                const PARTS: &[&[&str]] = &[$(<$name>::IDS),+];
                const UNIQUE: ([&str; $crate::__total(PARTS)], usize) = $crate::__unique($crate::__joined(PARTS));
                UNIQUE.0.split_at(UNIQUE.1).0
            },
        }
    };
}

/// The noun of a move, for steps that offer moves of one variant only. Panics for any other variant.
///
/// ```
/// # use maat_engine::{noun, Seat};
/// # maat_engine::moves! { pub enum Move { Next(Seat) = "next", Draw = "draw" } }
/// # #[derive(Debug)] struct Step;
/// let seat = noun!(Move::Next, Move::Next(Seat::C), Step);
/// assert_eq!(seat, Seat::C);
/// ```
#[macro_export]
macro_rules! noun {
    ($variant:path, $m:expr, $step:expr) => {
        match $m {
            $variant(noun) => noun,
            m => $crate::unexpected(&$step, &m),
        }
    };
}

/// Panics because a move was played that its step does not offer, which is a mistake of the caller.
#[cold]
pub fn unexpected(step: &dyn std::fmt::Debug, m: &dyn std::fmt::Display) -> ! {
    panic!("{m} during {step:?}")
}

#[doc(hidden)]
#[macro_export]
macro_rules! __pattern {
    ($variant:ident, $bind:pat,) => {
        Self::$variant
    };
    ($variant:ident, $bind:pat, $noun:ty) => {
        Self::$variant($bind)
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __value {
    ($variant:ident, $value:expr,) => {
        Self::$variant
    };
    ($variant:ident, $value:expr, $noun:ty) => {
        Self::$variant($value)
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __noun_count {
    () => {
        1
    };
    ($noun:ty) => {
        <$noun as $crate::Id>::COUNT
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __noun_index {
    ($bind:ident,) => {
        0
    };
    ($bind:ident, $noun:ty) => {
        $crate::Id::index($bind)
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __write_noun {
    ($f:ident, $bind:ident,) => {
        Ok(())
    };
    ($f:ident, $bind:ident, $noun:ty) => {
        write!($f, " {}", $bind)
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __read_noun {
    ($variant:ident, $text:ident,) => {
        $text.is_none().then_some(Self::$variant)
    };
    ($variant:ident, $text:ident, $noun:ty) => {
        $text.and_then(|text| text.parse::<$noun>().ok()).map(Self::$variant)
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __readers {
    () => {
        None
    };
    ($reader:expr) => {
        Some($crate::SeatSet::from($reader))
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __log_role {
    () => {
        $crate::LogRole::Usual
    };
    (begins chapter) => {
        $crate::LogRole::Chapter
    };
    (reveals $seat:expr) => {
        $crate::LogRole::Reveals($seat)
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __stage {
    () => {
        None
    };
    ($stage:expr) => {
        $stage
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __step_turn {
    ($variant:ident, ask($who:expr, $($id:tt)+)) => {
        $crate::Turn::from($who)
    };
    ($variant:ident, chance($($id:tt)+)) => {
        $crate::Turn::Chance
    };
    ($variant:ident, auto) => {
        unreachable!(concat!(stringify!($variant), " needs no decision"))
    };
    ($variant:ident, $($other:tt)+) => {
        compile_error!(concat!(stringify!($variant), ": write `ask(who, id)`, `chance(id)` or `auto`"))
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __step_id {
    ($variant:ident, ask($who:expr, $($id:tt)+)) => { $($id)+ };
    ($variant:ident, chance($($id:tt)+)) => { $($id)+ };
    ($variant:ident, auto) => { unreachable!(concat!(stringify!($variant), " asks no question")) };
    ($variant:ident, $($other:tt)+) => { "" };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __step_ids {
    (ask($who:expr, $id:literal)) => { &[$id] };
    (ask($who:expr, match $on:tt { $($case:pat => $id:literal),+ $(,)? })) => { &[$($id),+] };
    (chance($id:literal)) => { &[$id] };
    (chance(match $on:tt { $($case:pat => $id:literal),+ $(,)? })) => { &[$($id),+] };
    ($($other:tt)*) => { &[] };
}

/// The words without repetition, and their number.
#[doc(hidden)]
pub const fn __unique<const N: usize>(words: [&'static str; N]) -> ([&'static str; N], usize) {
    let mut unique = [""; N];
    let mut len = 0;
    let mut next = 0;
    while next < N {
        let mut known = 0;
        while known < len && !equal(unique[known], words[next]) {
            known += 1;
        }
        if known == len {
            unique[len] = words[next];
            len += 1;
        }
        next += 1;
    }
    (unique, len)
}

const fn equal(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let mut index = 0;
    while index < one.len() && index < other.len() && one[index] == other[index] {
        index += 1;
    }
    index == one.len() && index == other.len()
}

/// The offset of each part in their concatenation, and the total length.
#[doc(hidden)]
pub const fn __offsets<const N: usize, const M: usize>(counts: [usize; N]) -> [usize; M] {
    assert!(M == N + 1);
    let mut offsets = [0; M];
    let mut index = 0;
    while index < N {
        offsets[index + 1] = offsets[index] + counts[index];
        index += 1;
    }
    offsets
}

#[doc(hidden)]
pub const fn __total(parts: &[&[&'static str]]) -> usize {
    let mut total = 0;
    let mut part = 0;
    while part < parts.len() {
        total += parts[part].len();
        part += 1;
    }
    total
}

/// The concatenation of the parts.
#[doc(hidden)]
pub const fn __joined<const N: usize>(parts: &[&[&'static str]]) -> [&'static str; N] {
    let mut joined = [""; N];
    let (mut part, mut len) = (0, 0);
    while part < parts.len() {
        let mut index = 0;
        while index < parts[part].len() {
            joined[len] = parts[part][index];
            len += 1;
            index += 1;
        }
        part += 1;
    }
    joined
}
