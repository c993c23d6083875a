// Written by `cargo xtask codegen`; do not edit.

export type BattleCard = { card: "plague" | "build" | "chariots" | "cycle" | "drought" | "flood" | "miracle", strength: number, };

export type BattleView = { token: number, stage: "obelisks" | "announcement" | "cards" | "building" | "plague" | "majority" | "resolution" | "aftermath", 
/**
 * Plague cards that are still to be resolved, the present one included.
 */
plagues: number, sides: Array<SideView>, 
/**
 * Nobody yet, or nobody at all.
 */
winner: "a" | "b" | "c" | "d" | "e" | null, 
/**
 * Strengths were counted.
 */
counted: boolean, };

export type EgyptView = { name: "delta" | "west" | "east", land: string[], };

export type FigureView = { 
/**
 * The same figure for the whole game.
 */
id: number, kind: "god" | "warrior" | "cat" | "satet" | "mummy" | "apep" | "scorpion" | "sphinx", seat: "a" | "b" | "c" | "d" | "e", 
/**
 * Whose god a figure of a god is.
 */
god: "amun" | "anubis" | "isis" | "osiris" | "ra" | null, hex: string, radiant: boolean, 
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

export type ForceView = { seat: "a" | "b" | "c" | "d" | "e", figures: number, 
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

export type GodCard = { god: "amun" | "anubis" | "isis" | "osiris" | "ra", colour: "red" | "purple" | "blue" | "green" | "yellow", 
/**
 * Who plays it.
 */
seat: "a" | "b" | "c" | "d" | "e" | null, };

export type GuardianCard = { guardian: "cat" | "satet" | "mummy" | "apep" | "scorpion" | "sphinx", level: number, base: "small" | "large", figures: number, };

export type GuardianCardView = { level: number, 
/**
 * Nothing: not chosen yet.
 */
guardian: "cat" | "satet" | "mummy" | "apep" | "scorpion" | "sphinx" | null, base: "small" | "large" | null, 
/**
 * Figures beside the card.
 */
left: number, };

export type MajorityView = { monument: "obelisk" | "temple" | "pyramid", seat: "a" | "b" | "c" | "d" | "e", count: number, 
/**
 * Nobody scores for one who has no figure in the region.
 */
present: boolean, };

export type MonumentView = { hex: string, monument: "obelisk" | "temple" | "pyramid", 
/**
 * Nobody: neutral.
 */
seat: "a" | "b" | "c" | "d" | "e" | null, };

export type NextView = { level: number, cost: number, 
/**
 * The symbol of a guardian is revealed with it.
 */
guardian: boolean, };

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
triggers: "control" | "caravan" | "conflict" | null, 
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
kind: "god" | "warrior" | "cat" | "satet" | "mummy" | "apep" | "scorpion" | "sphinx" | null, monument: "obelisk" | "temple" | "pyramid" | null, 
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

export type PlayerView = { 
/**
 * The seat's own god.
 */
god: "amun" | "anubis" | "isis" | "osiris" | "ra" | null, 
/**
 * The seat whose pieces this one plays: its own, unless it was merged into another.
 */
entity: "a" | "b" | "c" | "d" | "e", fortune: "worshipped" | "merged" | "forgotten", 
/**
 * The abilities: two of a merged god, the higher one first.
 */
gods: Array<"amun" | "anubis" | "isis" | "osiris" | "ra">, 
/**
 * The other seat of a merged god.
 */
partner: "a" | "b" | "c" | "d" | "e" | null, 
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
ankhs: number, row: number, powers: Array<"commanding" | "inspiring" | "omnipresent" | "revered" | "resplendent" | "obelisk-attuned" | "temple-attuned" | "pyramid-attuned" | "glorious" | "magnanimous" | "bountiful" | "worshipful">, 
/**
 * What can be unlocked next.
 */
next: NextView | null, 
/**
 * Open to all by subtraction.
 */
hand: Array<"plague" | "build" | "chariots" | "cycle" | "drought" | "flood" | "miracle">, used: Array<"plague" | "build" | "chariots" | "cycle" | "drought" | "flood" | "miracle">, 
/**
 * In the last battle that was revealed, and in the last auction.
 */
played: Array<"plague" | "build" | "chariots" | "cycle" | "drought" | "flood" | "miracle">, bid: number | null, 
/**
 * In the pool.
 */
warriors: number, guardians: Array<"cat" | "satet" | "mummy" | "apep" | "scorpion" | "sphinx">, 
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
captives: Array<"a" | "b" | "c" | "d" | "e">, 
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

export type PowerCard = { power: "commanding" | "inspiring" | "omnipresent" | "revered" | "resplendent" | "obelisk-attuned" | "temple-attuned" | "pyramid-attuned" | "glorious" | "magnanimous" | "bountiful" | "worshipful", level: number, };

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
events: Array<"control" | "caravan" | "conflict">, 
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
switches: Array<"last-red-index" | "guardian-symbol-positions" | "action-tracks" | "osiris-move-any" | "plague-bidders-fixed" | "underworld-blocks-all-entry" | "control-monument-forced" | "merged-guardians-forced" | "merge-keeps-own-guardians" | "anubis-trap-per-plague-card" | "bountiful-every-gain">, 
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

export type SideView = { seat: "a" | "b" | "c" | "d" | "e", 
/**
 * How many cards are played: 2 after an announcement.
 */
plays: number, 
/**
 * Revealed, or not yet revealed but this viewer's own.
 */
cards: Array<"plague" | "build" | "chariots" | "cycle" | "drought" | "flood" | "miracle">, revealed: boolean, 
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

export type StrengthPart = { part: "figures" | "resplendent" | "captives" | "temples" | "plague" | "build" | "chariots" | "cycle" | "drought" | "flood" | "miracle", strength: number, };

export type SupplyView = { monuments: Record<string, number>, camels: number, tokens: number[], };

export type TiebreakerView = { seat: "a" | "b" | "c" | "d" | "e", up: boolean, };

export type TrackView = { action: "move" | "summon" | "gain" | "unlock", 
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
active: "a" | "b" | "c" | "d" | "e" | null, 
/**
 * Actions of this turn, and how many the seat on turn has.
 */
taken: Array<"move" | "summon" | "gain" | "unlock">, allowed: number, tracks: Array<TrackView>, 
/**
 * The spaces of the event track that were reached; 0: the start space.
 */
event: number, conflicts: number, players: Array<PlayerView>, 
/**
 * The markers on the devotion track, the highest first; those that were forgotten are not on it.
 */
devotion: Array<"a" | "b" | "c" | "d" | "e">, guardians: Array<GuardianCardView>, figures: Array<FigureView>, monuments: Array<MonumentView>, 
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
offers: Array<Offer>, ending: "top" | "last-conflict" | "last-god" | "atheist" | null, printed: Printed, };
