// Written by `cargo xtask codegen`; do not edit.

export const Action = ["move", "summon", "gain", "unlock"] as const;
export type Action = (typeof Action)[number];

export const Base = ["small", "large"] as const;
export type Base = (typeof Base)[number];

export type BattleCard = { card: Card, strength: number, };

export type BattleView = { token: number, stage: Stage, 
/**
 * Plague cards that are still to be resolved, the present one included.
 */
plagues: number, sides: Array<SideView>, 
/**
 * Nobody yet, or nobody at all.
 */
winner: Seat | null, 
/**
 * Strengths were counted.
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
 * The same figure for the whole game.
 */
id: number, kind: Kind, seat: Seat, 
/**
 * Whose god a figure of a god is.
 */
god: God | null, hex: string, radiant: boolean, 
/**
 * Protected by the flood, in this battle.
 */
flooded: boolean, 
/**
 * It has moved in this action, or was teleported in this battle.
 */
moved: boolean, 
/**
 * Next to an Androsphinx of another god.
 */
neutralised: boolean, 
/**
 * Of a Giant Scorpion: the two hexes its claws point at, and those of them it would strike.
 */
aim: string[], strikes: string[], };

export type ForceView = { seat: Seat, figures: number, 
/**
 * Figures of strength 0, next to an Androsphinx.
 */
neutralised: number, strength: number, parts: Array<StrengthPart>, 
/**
 * The highest bonus of a card in hand, and of two for Amun.
 */
most: number, 
/**
 * Figures on fertile land and in the desert: what Flood and Drought would count.
 */
fertile: number, desert: number, };

export const Fortune = ["worshipped", "merged", "forgotten"] as const;
export type Fortune = (typeof Fortune)[number];

export const God = ["amun", "anubis", "isis", "osiris", "ra"] as const;
export type God = (typeof God)[number];

export type GodCard = { god: God, colour: Colour, 
/**
 * Who plays it.
 */
seat: Seat | null, };

export const Guardian = ["cat", "satet", "mummy", "apep", "scorpion", "sphinx"] as const;
export type Guardian = (typeof Guardian)[number];

export type GuardianCard = { guardian: Guardian, level: number, base: Base, figures: number, };

export type GuardianCardView = { level: number, 
/**
 * Nothing: not chosen yet.
 */
guardian: Guardian | null, base: Base | null, 
/**
 * Figures beside the card.
 */
left: number, };

export type Hex = string;

export const Kind = ["god", "warrior", "cat", "satet", "mummy", "apep", "scorpion", "sphinx"] as const;
export type Kind = (typeof Kind)[number];

export type MajorityView = { monument: Monument, seat: Seat, count: number, 
/**
 * Nobody scores for one who has no figure in the region.
 */
present: boolean, };

export const Merit = ["majority", "dominance", "victory", "magnanimous", "miracle", "worshipful"] as const;
export type Merit = (typeof Merit)[number];

export const Monument = ["obelisk", "temple", "pyramid"] as const;
export type Monument = (typeof Monument)[number];

export type MonumentView = { hex: string, monument: Monument, 
/**
 * Nobody: neutral.
 */
seat: Seat | null, };

export type NextView = { level: number, cost: number, 
/**
 * The symbol of a guardian is revealed with it.
 */
guardian: boolean, };

export const Occasion = ["control", "caravan", "conflict"] as const;
export type Occasion = (typeof Occasion)[number];

export type Offer = { 
/**
 * The move: `power revered`.
 */
action: string, 
/**
 * Followers paid, if negative, or gained.
 */
followers: number, 
/**
 * Devotion gained, as far as it is certain.
 */
devotion: number, 
/**
 * The action triggers this event.
 */
triggers: Occasion | null, 
/**
 * The sizes of the two regions that a camel line with this end would make; of lines that are complete with it.
 */
divides: Array<number>, 
/**
 * Hexes that belong to it: the region of a token, the two that a Scorpion aims at.
 */
hexes: string[], };

export type OpenView = { 
/**
 * The figure that was picked, or about which is asked.
 */
figure: string | null, 
/**
 * Where it goes, if it pushes somebody there.
 */
target: string | null, 
/**
 * By what right it is summoned: `regular`, `gate` or a pyramid's hex.
 */
source: string | null, 
/**
 * What is summoned or built.
 */
kind: Kind | null, monument: Monument | null, 
/**
 * The tokens of the two new regions: the old one lies in the first until that is decided.
 */
tokens: number[], 
/**
 * Where an Underworld token comes from.
 */
lifted: string | null, 
/**
 * Victims that Isis keeps so far.
 */
spared: string[], 
/**
 * The level of a guardian card or of a power.
 */
level: number | null, 
/**
 * How many more can be chosen, of several.
 */
left: number, };

export const Part = ["figures", "resplendent", "captives", "temples", "plague", "build", "chariots", "cycle", "drought", "flood", "miracle"] as const;
export type Part = (typeof Part)[number];

export type PlayerView = { 
/**
 * The seat's own god.
 */
god: God | null, 
/**
 * The seat whose pieces this one plays: its own, unless it was merged into another.
 */
entity: Seat, fortune: Fortune, 
/**
 * The abilities: two of a merged god, the higher one first.
 */
gods: Array<God>, 
/**
 * The other seat of a merged god.
 */
partner: Seat | null, 
/**
 * Devotion.
 */
score: number, 
/**
 * In the stack of markers, from the bottom.
 */
height: number, 
/**
 * In the red section: forgotten, if it were decided now.
 */
red: boolean, followers: number, 
/**
 * Ankh tokens in the pool, and those used of the row.
 */
ankhs: number, row: number, powers: Array<Power>, 
/**
 * What can be unlocked next.
 */
next: NextView | null, 
/**
 * Open to all by subtraction.
 */
hand: Array<Card>, used: Array<Card>, 
/**
 * In the last battle that was revealed, and in the last auction.
 */
played: Array<Card>, bid: number | null, 
/**
 * In the pool.
 */
warriors: number, guardians: Array<Guardian>, 
/**
 * Bases that are free.
 */
bases: Record<string, number>, 
/**
 * Monuments that are controlled.
 */
monuments: Record<string, number>, 
/**
 * Of Anubis: whose warriors are trapped.
 */
captives: Array<Seat>, 
/**
 * Own warriors that Anubis has trapped.
 */
trapped: number, 
/**
 * Sun and Underworld tokens that are free; of Ra and Osiris.
 */
suns: number | null, gates: number | null, 
/**
 * Of Amun: the token is face up.
 */
amun: boolean | null, 
/**
 * What Gain Followers would bring now.
 */
gain: number, };

export const Power = ["commanding", "inspiring", "omnipresent", "revered", "resplendent", "obelisk-attuned", "temple-attuned", "pyramid-attuned", "glorious", "magnanimous", "bountiful", "worshipful"] as const;
export type Power = (typeof Power)[number];

export type PowerCard = { power: Power, level: number, };

export type Printed = { fertile: string[], desert: string[], water: string[], 
/**
 * The three regions before any camel.
 */
egypt: Array<EgyptView>, rivers: string[], 
/**
 * What the river is drawn along: there too where it flows beside water and parts nothing.
 */
course: string[], 
/**
 * The event track after its start space.
 */
events: Array<Occasion>, 
/**
 * Gods merge after this conflict, if at least so many began; gods are forgotten after that one.
 */
merge_after: number, merges: boolean, forget_after: number, 
/**
 * The devotion track: its top space, which wins at once, and the last red one.
 */
top: number, last_red: number, 
/**
 * The Ankh tokens of the dashboard row, from the left.
 */
row: Array<RowToken>, powers: Array<PowerCard>, cards: Array<BattleCard>, gods: Array<GodCard>, guardians: Array<GuardianCard>, move_range: number, caravan_camels: number, caravan_region: number, build_cost: number, 
/**
 * Slots of Anubis, Sun tokens of Ra, Underworld tokens of Osiris.
 */
captives: number, suns: number, gates: number, 
/**
 * Of each god.
 */
warriors: number, 
/**
 * The sentences of the rules that are read in the other way at this table.
 */
switches: Array<Switch>, 
/**
 * The tables of the content file that are guesses, at least in part.
 */
reconstructed: Array<string>, };

export type RegionView = { token: number, land: string[], water: string[], 
/**
 * What a conflict would find here now.
 */
forces: Array<ForceView>, majorities: Array<MajorityView>, };

export type RowToken = { level: number, cost: number, 
/**
 * The symbol of a guardian lies below it.
 */
guardian: boolean, };

export const Seat = ["a", "b", "c", "d", "e"] as const;
export type Seat = (typeof Seat)[number];

export type SideView = { seat: Seat, 
/**
 * How many cards are played: 2 after an announcement.
 */
plays: number, 
/**
 * Revealed, or not yet revealed but this viewer's own.
 */
cards: Array<Card>, revealed: boolean, 
/**
 * It takes part in the auction that goes on.
 */
bids: boolean, 
/**
 * This viewer's own bid.
 */
bid: number | null, 
/**
 * Figures killed in this battle.
 */
killed: number, 
/**
 * What would be counted now, and what was when strengths were counted.
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
 * Where the marker stands, from 0 at the left; at the last space it triggers an event.
 */
space: number, spaces: number, 
/**
 * Where it begins at this table.
 */
start: number, };

export type View = { scenario: string | null, 
/**
 * Whose turn it is; nobody before the game begins and after it.
 */
active: Seat | null, 
/**
 * Actions of this turn, and how many the seat on turn has.
 */
taken: Array<Action>, allowed: number, tracks: Array<TrackView>, 
/**
 * The spaces of the event track that were reached; 0: the start space.
 */
event: number, conflicts: number, players: Array<PlayerView>, 
/**
 * The markers on the devotion track, the highest first; those that were forgotten are not on it.
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
 * By token.
 */
regions: Array<RegionView>, supply: SupplyView, tiebreaker: TiebreakerView | null, battle: BattleView | null, open: OpenView, 
/**
 * For whoever is to act: what each move costs and brings.
 */
offers: Array<Offer>, ending: Ending | null, printed: Printed, };
