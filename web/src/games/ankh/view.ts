// Written by `cargo xtask codegen`; do not edit.

export const Action = ["move", "summon", "gain", "unlock"] as const;
export type Action = (typeof Action)[number];

export const Base = ["small", "large"] as const;
export type Base = (typeof Base)[number];

export type BattleCard = { card: Card, strength: number, };

export type BattleView = { token: number, stage: Stage, 
/**
 * The number of plague cards still to be resolved, including the current one.
 */
plagues: number, sides: Array<SideView>, 
/**
 * The winner; `None` if it is not decided yet or if nobody wins.
 */
winner: Seat | null, 
/**
 * Whether strengths have been counted.
 */
counted: boolean, };

export const Card = ["plague", "build", "chariots", "cycle", "drought", "flood", "miracle"] as const;
export type Card = (typeof Card)[number];

export const Cause = ["monuments", "revered", "omnipresent", "flood", "commanding", "unlock", "build", "bid", "captive", "worship", "merge"] as const;
export type Cause = (typeof Cause)[number];

export const Colour = ["red", "purple", "blue", "green", "yellow"] as const;
export type Colour = (typeof Colour)[number];

export type Edge = string;

export const Egypt = ["delta", "west", "east"] as const;
export type Egypt = (typeof Egypt)[number];

export type EgyptView = { name: Egypt, land: string[], };

export const Ending = ["top", "last-conflict", "last-god", "atheist"] as const;
export type Ending = (typeof Ending)[number];

export type Event = { "type": "scenario-chosen", scenario: string, }
  | { "type": "god-taken", seat: Seat, god: God, }
  | { "type": "guardian-chosen", level: number, guardian: Guardian, figures: number, }
  | { "type": "game-began", seats: Array<Seat>, }
  | { "type": "action-taken", seat: Seat, action: Action, space: number, spaces: number, }
  | { "type": "figure-moved", seat: Seat, kind: Kind, from: Hex, to: Hex, }
  | { "type": "figure-pushed", seat: Seat, kind: Kind, by: Seat, from: Hex, to: Hex, }
  | { "type": "scorpion-aimed", seat: Seat, hex: Hex, at: [Hex, Hex], }
  | { "type": "figure-summoned", seat: Seat, kind: Kind, hex: Hex, }
  | { "type": "pyramid-used", seat: Seat, hex: Hex, }
  | { "type": "gate-used", seat: Seat, hex: Hex, }
  | { "type": "warrior-freed", seat: Seat, anubis: Seat, }
  | { "type": "sun-attached", seat: Seat, kind: Kind, hex: Hex, }
  | { "type": "nothing-summoned", seat: Seat, }
  | { "type": "followers-gained", seat: Seat, count: number, cause: Cause, }
  | { "type": "no-followers", seat: Seat, }
  | { "type": "followers-paid", seat: Seat, count: number, cause: Cause, }
  | { "type": "power-unlocked", seat: Seat, power: Power, level: number, }
  | { "type": "nothing-unlocked", seat: Seat, }
  | { "type": "guardian-gained", seat: Seat, guardian: Guardian, }
  | { "type": "no-guardian", seat: Seat, level: number, }
  | { "type": "occasion-began", seat: Seat, occasion: Occasion, space: number, }
  | { "type": "monument-controlled", seat: Seat, monument: Monument, hex: Hex, from: Seat | null, }
  | { "type": "nothing-controlled", seat: Seat, }
  | { "type": "caravan-laid", seat: Seat, camels: Array<Edge>, token: Token, }
  | { "type": "no-caravan", seat: Seat, }
  | { "type": "region-divided", seat: Seat, old: Token, old_size: number, new: Token, new_size: number, }
  | { "type": "tokens-swapped", seat: Seat, one: Token, other: Token, }
  | { "type": "conflict-began", seat: Seat, number: number, }
  | { "type": "monument-destroyed", seat: Seat | null, monument: Monument, hex: Hex, fate: Fate, }
  | { "type": "region-empty", token: Token, }
  | { "type": "region-dominated", seat: Seat, token: Token, }
  | { "type": "battle-began", token: Token, seats: Array<Seat>, }
  | { "type": "figure-teleported", seat: Seat, kind: Kind, from: Hex, to: Hex, }
  | { "type": "two-cards-announced", seat: Seat, }
  | { "type": "cards-revealed", seat: Seat, cards: Array<Card>, }
  | { "type": "figures-flooded", seat: Seat, figures: number, }
  | { "type": "monument-built", seat: Seat, monument: Monument, hex: Hex, }
  | { "type": "nothing-built", seat: Seat, }
  | { "type": "plague-began", seat: Seat, }
  | { "type": "bid-revealed", seat: Seat, bid: number, }
  | { "type": "plague-spared", seat: Seat | null, }
  | { "type": "figure-killed", seat: Seat, kind: Kind, hex: Hex, fate: Fate, }
  | { "type": "mummy-returned", seat: Seat, hex: Hex, }
  | { "type": "warrior-trapped", seat: Seat, owner: Seat, }
  | { "type": "nothing-trapped", seat: Seat, }
  | { "type": "majority-held", seat: Seat, monument: Monument, count: number, }
  | { "type": "strength-counted", seat: Seat, figures: number, neutralised: number, strength: number, parts: Array<StrengthPart>, }
  | { "type": "tiebreaker-used", seat: Seat, }
  | { "type": "tiebreaker-kept", seat: Seat, }
  | { "type": "battle-won", seat: Seat, token: Token, strength: number, margin: number, }
  | { "type": "battle-undecided", token: Token, }
  | { "type": "figure-spared", seat: Seat, kind: Kind, hex: Hex, }
  | { "type": "gate-placed", seat: Seat, hex: Hex, from: Hex | null, }
  | { "type": "no-gate", seat: Seat, }
  | { "type": "cards-returned", seat: Seat, count: number, }
  | { "type": "not-worshipped", seat: Seat, }
  | { "type": "devotion-gained", seat: Seat, merit: Merit, gained: number, bountiful: number, space: number, }
  | { "type": "devotion-lost", seat: Seat, lost: number, space: number, }
  | { "type": "conflict-ended", number: number, }
  | { "type": "gods-merged", seat: Seat, lower: Seat, god: God, lower_god: God, space: number, }
  | { "type": "guardian-adopted", seat: Seat, guardian: Guardian, hex: Hex | null, }
  | { "type": "guardian-dismissed", seat: Seat, guardian: Guardian, }
  | { "type": "god-forgotten", seat: Seat, god: God, space: number, }
  | { "type": "game-ended", winners: Array<Seat>, ending: Ending, };

export const Fate = ["plague", "battle", "scorpion", "merge", "forgotten"] as const;
export type Fate = (typeof Fate)[number];

export type FigureView = { 
/**
 * The id of the figure, which stays the same during the whole game.
 */
id: number, kind: Kind, seat: Seat, 
/**
 * The god, if the figure is a god.
 */
god: God | null, hex: string, radiant: boolean, 
/**
 * Whether Flood protects the figure in this battle.
 */
flooded: boolean, 
/**
 * Whether the figure has moved in this action or was teleported in this battle.
 */
moved: boolean, 
/**
 * Whether the figure is next to an Androsphinx of another god.
 */
neutralised: boolean, 
/**
 * The two hexes that the claws of a Giant Scorpion point at; empty for other figures.
 */
aim: string[], 
/**
 * Those of the two hexes that it would strike.
 */
strikes: string[], };

export type ForceView = { seat: Seat, figures: number, 
/**
 * The number of figures next to an Androsphinx, which have strength 0.
 */
neutralised: number, strength: number, parts: Array<StrengthPart>, 
/**
 * The highest strength that cards in hand can add: one card, or two for Amun.
 */
most: number, 
/**
 * The number of figures on fertile land, which Flood counts.
 */
fertile: number, 
/**
 * The number of figures in the desert, which Drought counts.
 */
desert: number, };

export const Fortune = ["worshipped", "merged", "forgotten"] as const;
export type Fortune = (typeof Fortune)[number];

export const God = ["amun", "anubis", "isis", "osiris", "ra"] as const;
export type God = (typeof God)[number];

export type GodCard = { god: God, colour: Colour, 
/**
 * The seat that plays the god.
 */
seat: Seat | null, };

export const Guardian = ["cat", "satet", "mummy", "apep", "scorpion", "sphinx"] as const;
export type Guardian = (typeof Guardian)[number];

export type GuardianCard = { guardian: Guardian, level: number, base: Base, figures: number, };

export type GuardianCardView = { level: number, 
/**
 * The guardian on the card; `None` until it is chosen.
 */
guardian: Guardian | null, base: Base | null, 
/**
 * The number of figures left beside the card.
 */
left: number, };

export type Hex = string;

export const Kind = ["god", "warrior", "cat", "satet", "mummy", "apep", "scorpion", "sphinx"] as const;
export type Kind = (typeof Kind)[number];

export type MajorityView = { monument: Monument, seat: Seat, count: number, 
/**
 * Whether the seat has a figure in the region; otherwise the majority does not score.
 */
present: boolean, };

export const Merit = ["majority", "dominance", "victory", "magnanimous", "miracle", "worshipful"] as const;
export type Merit = (typeof Merit)[number];

export const Monument = ["obelisk", "temple", "pyramid"] as const;
export type Monument = (typeof Monument)[number];

export type MonumentView = { hex: string, monument: Monument, 
/**
 * The seat that controls the monument; `None` if it is neutral.
 */
seat: Seat | null, };

export type NextView = { level: number, cost: number, 
/**
 * Whether unlocking it reveals the symbol of a guardian.
 */
guardian: boolean, };

export const Occasion = ["control", "caravan", "conflict"] as const;
export type Occasion = (typeof Occasion)[number];

export type Offer = { 
/**
 * The move in notation: `power revered`.
 */
action: string, 
/**
 * The followers gained; negative if they are paid.
 */
followers: number, 
/**
 * The devotion gained, as far as it is certain.
 */
devotion: number, 
/**
 * The event that the action triggers.
 */
triggers: Occasion | null, 
/**
 * The sizes of the two new regions, if this camel completes the line.
 */
divides: Array<number>, 
/**
 * The hexes that the move concerns: the region of a token, or the two hexes a Scorpion aims at.
 */
hexes: string[], };

export type OpenView = { 
/**
 * The figure that was chosen or that the decision is about.
 */
figure: string | null, 
/**
 * The hex the figure moves to, if it pushes another figure there.
 */
target: string | null, 
/**
 * How the figure is summoned: `regular`, `gate`, or the hex of a pyramid.
 */
source: string | null, 
/**
 * The kind of figure to summon.
 */
kind: Kind | null, 
/**
 * The monument to build.
 */
monument: Monument | null, 
/**
 * The tokens of the two new regions. The first region has the old token until the player decides otherwise.
 */
tokens: number[], 
/**
 * The hex that an Underworld token is taken from.
 */
lifted: string | null, 
/**
 * The hexes of the victims that Isis has spared so far.
 */
spared: string[], 
/**
 * The level of a guardian card or of a power.
 */
level: number | null, 
/**
 * The number of further items that can be chosen.
 */
left: number, };

export const Part = ["figures", "resplendent", "captives", "temples", "plague", "build", "chariots", "cycle", "drought", "flood", "miracle"] as const;
export type Part = (typeof Part)[number];

export type PlayerView = { 
/**
 * The god that the seat started with.
 */
god: God | null, 
/**
 * The seat that owns the pieces this seat plays: itself, unless it was merged into another.
 */
entity: Seat, fortune: Fortune, 
/**
 * The gods whose abilities the seat has: two for a merged god, the higher one first.
 */
gods: Array<God>, 
/**
 * The other seat of a merged god.
 */
partner: Seat | null, 
/**
 * The devotion of the god.
 */
score: number, 
/**
 * The height of the marker in its stack, counted from the bottom.
 */
height: number, 
/**
 * Whether the marker is in the red section, so that the god would be forgotten now.
 */
red: boolean, followers: number, 
/**
 * The number of Ankh tokens in the pool.
 */
ankhs: number, 
/**
 * The number of tokens already taken from the row.
 */
row: number, powers: Array<Power>, 
/**
 * The power level that can be unlocked next.
 */
next: NextView | null, 
/**
 * The cards in hand. They are public, because all used cards are.
 */
hand: Array<Card>, used: Array<Card>, 
/**
 * The cards played in the last revealed battle.
 */
played: Array<Card>, 
/**
 * The bid in the last auction.
 */
bid: number | null, 
/**
 * The number of warriors in the pool.
 */
warriors: number, 
/**
 * The guardians in the pool.
 */
guardians: Array<Guardian>, 
/**
 * The number of free bases of each size.
 */
bases: Record<string, number>, 
/**
 * The number of controlled monuments of each type.
 */
monuments: Record<string, number>, 
/**
 * The owners of the warriors that Anubis has trapped; empty for other gods.
 */
captives: Array<Seat>, 
/**
 * The number of the seat's own warriors that Anubis has trapped.
 */
trapped: number, 
/**
 * The number of free Sun tokens; `None` unless the god is Ra.
 */
suns: number | null, 
/**
 * The number of free Underworld tokens; `None` unless the god is Osiris.
 */
gates: number | null, 
/**
 * Whether Amun's token is face up; `None` unless the god is Amun.
 */
amun: boolean | null, 
/**
 * The number of followers that Gain Followers would bring now.
 */
gain: number, };

export const Power = ["commanding", "inspiring", "omnipresent", "revered", "resplendent", "obelisk-attuned", "temple-attuned", "pyramid-attuned", "glorious", "magnanimous", "bountiful", "worshipful"] as const;
export type Power = (typeof Power)[number];

export type PowerCard = { power: Power, level: number, };

export type Printed = { fertile: string[], desert: string[], water: string[], 
/**
 * The three regions before any camel is placed.
 */
egypt: Array<EgyptView>, rivers: string[], 
/**
 * The edges along which the river is drawn, including those beside water, where it divides nothing.
 */
course: string[], 
/**
 * The event track without its start space.
 */
events: Array<Occasion>, 
/**
 * The number of the conflict after which gods merge.
 */
merge_after: number, 
/**
 * Whether gods merge in this game, which depends on the number of players.
 */
merges: boolean, 
/**
 * The number of the conflict after which gods are forgotten.
 */
forget_after: number, 
/**
 * The top space of the devotion track, which wins at once.
 */
top: number, 
/**
 * The last red space of the devotion track.
 */
last_red: number, 
/**
 * The Ankh tokens in the row of the dashboard, from the left.
 */
row: Array<RowToken>, powers: Array<PowerCard>, cards: Array<BattleCard>, gods: Array<GodCard>, guardians: Array<GuardianCard>, move_range: number, caravan_camels: number, caravan_region: number, build_cost: number, 
/**
 * The number of captives that Anubis can hold.
 */
captives: number, 
/**
 * The number of Ra's Sun tokens.
 */
suns: number, 
/**
 * The number of Osiris's Underworld tokens.
 */
gates: number, 
/**
 * The number of warriors of each god.
 */
warriors: number, 
/**
 * The ambiguous rules that are read in the less usual way at this table.
 */
switches: Array<Switch>, 
/**
 * The tables of the content file with at least one reconstructed row.
 */
reconstructed: Array<string>, };

export type RegionView = { token: number, land: string[], water: string[], 
/**
 * The sides of a conflict, if there were one here now.
 */
forces: Array<ForceView>, majorities: Array<MajorityView>, };

export type RowToken = { level: number, cost: number, 
/**
 * Whether a guardian symbol is below the token.
 */
guardian: boolean, };

export const Seat = ["a", "b", "c", "d", "e"] as const;
export type Seat = (typeof Seat)[number];

export type SideView = { seat: Seat, 
/**
 * The number of cards that the side plays: 2 after an announcement.
 */
plays: number, 
/**
 * The cards of the side; before they are revealed, only those of the viewer.
 */
cards: Array<Card>, revealed: boolean, 
/**
 * Whether the side takes part in the current auction.
 */
bids: boolean, 
/**
 * The bid, if it is the viewer's own.
 */
bid: number | null, 
/**
 * The number of figures killed in this battle.
 */
killed: number, 
/**
 * The strength of the side: as it was counted or, before that, as it would be counted now.
 */
force: ForceView, };

export const Stage = ["obelisks", "announcement", "cards", "building", "plague", "majority", "resolution", "aftermath"] as const;
export type Stage = (typeof Stage)[number];

export type StrengthPart = { part: Part, strength: number, };

export type SupplyView = { monuments: Record<string, number>, camels: number, tokens: number[], };

export const Switch = ["last-red-index", "guardian-symbol-positions", "action-tracks", "osiris-move-any", "plague-bidders-fixed", "underworld-blocks-all-entry", "control-monument-forced", "merged-guardians-forced", "merge-keeps-own-guardians", "anubis-trap-per-plague-card", "bountiful-every-gain"] as const;
export type Switch = (typeof Switch)[number];

export type TiebreakerView = { seat: Seat, up: boolean, };

export type Token = number;

export type TrackView = { action: Action, 
/**
 * The space of the marker, counted from 0 at the left. The last space triggers an event.
 */
space: number, spaces: number, 
/**
 * The start space of the marker for this number of players.
 */
start: number, };

export type View = { scenario: string | null, 
/**
 * The seat on turn; `None` before the game begins and after it ends.
 */
active: Seat | null, 
/**
 * The actions taken in this turn.
 */
taken: Array<Action>, 
/**
 * The number of actions that the seat on turn has.
 */
allowed: number, tracks: Array<TrackView>, 
/**
 * The last reached space of the event track; 0 is the start space.
 */
event: number, conflicts: number, players: Array<PlayerView>, 
/**
 * The seats in the order of their markers on the devotion track, the highest first. Forgotten gods have no
 * marker.
 */
devotion: Array<Seat>, guardians: Array<GuardianCardView>, figures: Array<FigureView>, monuments: Array<MonumentView>, 
/**
 * Hexes with Underworld tokens.
 */
gates: string[], camels: string[], 
/**
 * The camel line that is being laid.
 */
path: string[], 
/**
 * The regions in the order of their tokens.
 */
regions: Array<RegionView>, supply: SupplyView, tiebreaker: TiebreakerView | null, battle: BattleView | null, 
/**
 * The subject of the open decision.
 */
open: OpenView, 
/**
 * The cost and the effect of each legal move of the viewer.
 */
offers: Array<Offer>, ending: Ending | null, printed: Printed, };
