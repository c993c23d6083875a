// Written by `cargo xtask codegen`; do not edit.

export type ArtisanView = { artisan: number, points: number, gain: Array<"green" | "blue" | "black" | "red" | "yellow" | "silver">, jars: number, };

export type Condition = { need: number, points: number, };

export type Gain = { nile: number, artisans: number, tomb: number, silver: number, offerings: number, };

export type GodView = { god: "horus" | "bastet" | "sobek" | "thoth" | "anubis", 
/**
 * The zones before and after the border, clockwise, and what the god asks for in each.
 */
zones: ["offerings" | "nobles" | "artisans" | "nile" | "tomb", "offerings" | "nobles" | "artisans" | "nile" | "tomb"], conditions: [Condition, Condition], 
/**
 * Of both together.
 */
points: number, };

export type JarView = { jar: number, 
/**
 * Left and right.
 */
top: ["green" | "blue" | "black" | "red" | "yellow", "green" | "blue" | "black" | "red" | "yellow"], bottom: "green" | "blue" | "black" | "red" | "yellow", };

export type LaneView = { board: "a" | "b" | "c" | "d" | "e", face: "light" | "dark", 
/**
 * The colour that owns the lane; nothing until it is drawn.
 */
colour: "green" | "blue" | "black" | "red" | "yellow" | null, jars: number, 
/**
 * From the bottom.
 */
spaces: Array<SpaceView>, };

export type NileAction = { cost: ["green" | "blue" | "black" | "red" | "yellow", "green" | "blue" | "black" | "red" | "yellow"], gain: Array<"green" | "blue" | "black" | "red" | "yellow" | "silver">, jars: number, arrows: number, 
/**
 * The tracks that the arrows may move on.
 */
tracks: Array<"green" | "blue" | "black" | "red" | "yellow">, };

export type NobleView = { noble: number, role: "scribe" | "general" | "architect" | "priestess" | "foreman" | "head-decorator" | "judge" | "grand-vizier" | "physician" | "chief-contractor" | "high-priest" | "steward" | "seer" | "treasurer" | "teacher" | "diplomat" | "court-official", rhythm: "permanent" | "once-per-round" | "one-shot", ability: "none" | "swap" | "advance" | "any-entry" | "any-five" | "full-zone" | "exchange-basic" | "exchange-silver" | "extra-basic" | "any-jar" | "gain", 
/**
 * Of its gods, or of the entry.
 */
zone: "offerings" | "nobles" | "artisans" | "nile" | "tomb" | null, 
/**
 * What a scribe makes one.
 */
colours: ["green" | "blue" | "black" | "red" | "yellow", "green" | "blue" | "black" | "red" | "yellow"] | null, 
/**
 * What a court official brings.
 */
gain: Gain | null, points: number, 
/**
 * Points beside those.
 */
per: Array<Per>, };

export type Offer = { 
/**
 * The move: `nile 4`.
 */
action: string, zone: "offerings" | "nobles" | "artisans" | "nile" | "tomb", entry: "green" | "blue" | "black" | "red" | "yellow" | "silver" | "res-green" | "res-blue" | "res-black" | "res-red" | "res-yellow" | "zone-offerings" | "zone-nobles" | "zone-artisans" | "zone-nile" | "zone-tomb", 
/**
 * What is paid beside the entry.
 */
pieces: Array<"green" | "blue" | "black" | "red" | "yellow" | "silver" | "res-green" | "res-blue" | "res-black" | "res-red" | "res-yellow" | "zone-offerings" | "zone-nobles" | "zone-artisans" | "zone-nile" | "zone-tomb">, };

export type OfferingPoints = { offering: "res-green" | "res-blue" | "res-black" | "res-red" | "res-yellow" | "zone-offerings" | "zone-nobles" | "zone-artisans" | "zone-nile" | "zone-tomb" | "vp-1" | "vp-2", points: number, };

export type Options = { 
/**
 * Who gets a random scribe instead of choosing a noble; alone, the Traitor gets one too.
 */
beginner: string, 
/**
 * How many Traitor boards lie dark side up.
 */
difficulty: number, };

export type OwnNoble = { 
/**
 * Used in this round.
 */
tired: boolean, 
/**
 * What it would bring if the game ended now.
 */
worth: number, noble: number, role: "scribe" | "general" | "architect" | "priestess" | "foreman" | "head-decorator" | "judge" | "grand-vizier" | "physician" | "chief-contractor" | "high-priest" | "steward" | "seer" | "treasurer" | "teacher" | "diplomat" | "court-official", rhythm: "permanent" | "once-per-round" | "one-shot", ability: "none" | "swap" | "advance" | "any-entry" | "any-five" | "full-zone" | "exchange-basic" | "exchange-silver" | "extra-basic" | "any-jar" | "gain", 
/**
 * Of its gods, or of the entry.
 */
zone: "offerings" | "nobles" | "artisans" | "nile" | "tomb" | null, 
/**
 * What a scribe makes one.
 */
colours: ["green" | "blue" | "black" | "red" | "yellow", "green" | "blue" | "black" | "red" | "yellow"] | null, 
/**
 * What a court official brings.
 */
gain: Gain | null, points: number, 
/**
 * Points beside those.
 */
per: Array<Per>, };

export type Per = { each: "god-beside" | "god" | "pharaoh" | "first-player" | "noble" | "artisan-value" | "tomb-step" | "offering" | "finished-track" | "silver" | "basic" | "best-other", points: number, };

export type PlaceView = { "at": "active" } | { "at": "pyramid", row: number, field: number, } | { "at": "last" };

export type PlayerView = { 
/**
 * What the game would bring if it ended now.
 */
score: number, sheet: Sheet, 
/**
 * The gods that would count.
 */
gods: Array<"horus" | "bastet" | "sobek" | "thoth" | "anubis">, resources: Record<string, number>, offerings: Record<string, number>, nobles: Array<OwnNoble>, artisans: Array<ArtisanView>, tomb: number, nile: Record<string, number>, place: PlaceView, };

export type Printed = { 
/**
 * The sections of the wheel, clockwise.
 */
wheel: ["green" | "blue" | "black" | "red" | "yellow", "green" | "blue" | "black" | "red" | "yellow", "green" | "blue" | "black" | "red" | "yellow", "green" | "blue" | "black" | "red" | "yellow", "green" | "blue" | "black" | "red" | "yellow"], 
/**
 * The Nile actions from the left.
 */
nile: Array<NileAction>, 
/**
 * Points of a track by level.
 */
nile_points: Array<number>, 
/**
 * The spaces of the tomb track after the start.
 */
tomb: Array<TombSpace>, 
/**
 * The rows of the pyramid of time from the bottom, their fields from the left.
 */
pyramid: Array<Array<Array<"first-player" | "basic" | "silver" | "offering">>>, 
/**
 * What the pharaoh token asks for.
 */
succession: Succession, tokens: TokenPoints, 
/**
 * Every kind of offering and what one that is left brings.
 */
offerings: Array<OfferingPoints>, 
/**
 * What each noble of the Traitor is worth at least.
 */
traitor_noble: number, 
/**
 * The tables of the content file that are guesses, at least in part.
 */
reconstructed: Array<string>, };

export type Sheet = { gods: number, nobles: number, tomb: number, artisans: number, nile: number, resources: number, offerings: number, pharaoh: number, first_player: number, };

export type SpaceView = { symbol: Symbol | null, token: "green" | "blue" | "black" | "red" | "yellow" | null, };

export type Succession = { nobles: number, tomb: number, };

export type Symbol = { sign: "tomb" | "take-noble" | "discard-noble" | "noble-value" | "take-highest" | "take-lowest" | "discard-highest" | "discard-lowest" | "pair" | "bonus" | "nile-fullest" | "nile-emptiest" | "god", 
/**
 * The place it names, or the value.
 */
number: number | null, god: "horus" | "bastet" | "sobek" | "thoth" | "anubis" | null, };

export type TokenPoints = { pharaoh: number, first_player: number, resource: number, offering: number, };

export type TombSpace = { cost: Array<"green" | "blue" | "black" | "red" | "yellow">, points: number, };

export type TraitorView = { score: number, sheet: Sheet, 
/**
 * From the left; the board at the place of the round says how many jars the stack begins with. Empty until they
 * are laid out.
 */
lanes: Array<LaneView>, 
/**
 * Jars of its stack.
 */
stack: number, gods: Array<"horus" | "bastet" | "sobek" | "thoth" | "anubis">, 
/**
 * What each of its nobles is worth now.
 */
noble_value: number, resources: Record<string, number>, offerings: Record<string, number>, nobles: Array<NobleView>, artisans: Array<ArtisanView>, tomb: number, nile: Record<string, number>, place: PlaceView, };

export type UnderWay = { seat: "a" | "b" | "c" | "d" | "e", zone: "offerings" | "nobles" | "artisans" | "nile" | "tomb", 
/**
 * The move that named the action: `nile 4`.
 */
action: string, 
/**
 * What will be laid on the wheel.
 */
entry: "green" | "blue" | "black" | "red" | "yellow" | "silver" | "res-green" | "res-blue" | "res-black" | "res-red" | "res-yellow" | "zone-offerings" | "zone-nobles" | "zone-artisans" | "zone-nile" | "zone-tomb" | null, paid: Array<"green" | "blue" | "black" | "red" | "yellow" | "silver" | "res-green" | "res-blue" | "res-black" | "res-red" | "res-yellow" | "zone-offerings" | "zone-nobles" | "zone-artisans" | "zone-nile" | "zone-tomb">, 
/**
 * How one would think of going on: the entry first, unless it is chosen.
 */
owed: Array<"green" | "blue" | "black" | "red" | "yellow" | "silver" | "res-green" | "res-blue" | "res-black" | "res-red" | "res-yellow" | "zone-offerings" | "zone-nobles" | "zone-artisans" | "zone-nile" | "zone-tomb">, };

export type View = { options: Options, round: number, rounds: number, 
/**
 * Who holds the first player token.
 */
first: "a" | "b" | "c" | "d" | "e" | "traitor" | null, pharaoh: "a" | "b" | "c" | "d" | "e" | "traitor" | null, active: "a" | "b" | "c" | "d" | "e" | "traitor", direction: "cw" | "ccw", 
/**
 * By how many zones the wheel is turned clockwise from where it would lie with its first section at the first
 * zone.
 */
offset: number, 
/**
 * Clockwise; empty until they are laid out.
 */
zones: Array<ZoneView>, 
/**
 * The god at the clockwise border of each zone.
 */
gods: Array<GodView>, bank: Record<string, number>, jars: Array<JarView>, jar_pile: number, jar_discard: number, 
/**
 * By place.
 */
pairs: Array<["res-green" | "res-blue" | "res-black" | "res-red" | "res-yellow" | "zone-offerings" | "zone-nobles" | "zone-artisans" | "zone-nile" | "zone-tomb" | "vp-1" | "vp-2", "res-green" | "res-blue" | "res-black" | "res-red" | "res-yellow" | "zone-offerings" | "zone-nobles" | "zone-artisans" | "zone-nile" | "zone-tomb" | "vp-1" | "vp-2"] | null>, bonus: Array<"res-green" | "res-blue" | "res-black" | "res-red" | "res-yellow" | "zone-offerings" | "zone-nobles" | "zone-artisans" | "zone-nile" | "zone-tomb" | "vp-1" | "vp-2" | null>, bag: number, offering_discard: Record<string, number>, 
/**
 * By place.
 */
nobles: Array<NobleView | null>, noble_deck: number, 
/**
 * By place.
 */
artisans: Array<ArtisanView | null>, artisan_deck: number, 
/**
 * The nobles of the draft that this viewer looks at.
 */
look: Array<NobleView>, 
/**
 * The noble that this viewer declined, until it is shuffled back.
 */
aside: NobleView | null, players: Array<PlayerView>, traitor: TraitorView | null, 
/**
 * The action that is being paid.
 */
under_way: UnderWay | null, 
/**
 * The jar whose resources are being given out.
 */
jar: JarView | null, 
/**
 * How many more of what the open step asks for: steps, resources, offerings.
 */
left: number, 
/**
 * For whoever is to act: each action and the first payment for it that one would think of.
 */
offers: Array<Offer>, printed: Printed, };

export type ZoneView = { zone: "offerings" | "nobles" | "artisans" | "nile" | "tomb", 
/**
 * The section that faces it.
 */
colour: "green" | "blue" | "black" | "red" | "yellow", 
/**
 * What it is entered with in the rounds to come.
 */
later: Array<"green" | "blue" | "black" | "red" | "yellow">, 
/**
 * The slots of the section, from the left.
 */
slots: Array<"green" | "blue" | "black" | "red" | "yellow" | "silver" | "res-green" | "res-blue" | "res-black" | "res-red" | "res-yellow" | "zone-offerings" | "zone-nobles" | "zone-artisans" | "zone-nile" | "zone-tomb" | null>, 
/**
 * The piece beside a full section.
 */
overflow: "green" | "blue" | "black" | "red" | "yellow" | "silver" | "res-green" | "res-blue" | "res-black" | "res-red" | "res-yellow" | "zone-offerings" | "zone-nobles" | "zone-artisans" | "zone-nile" | "zone-tomb" | null, };
