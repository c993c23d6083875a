// Written by `cargo xtask codegen`; do not edit.

export const Ability = ["none", "swap", "advance", "any-entry", "any-five", "full-zone", "exchange-basic", "exchange-silver", "extra-basic", "any-jar", "gain"] as const;
export type Ability = (typeof Ability)[number];

export type ArtisanPlace = number;

export type ArtisanView = { artisan: Card, points: number, gain: Array<Resource>, jars: number, };

export const Board = ["a", "b", "c", "d", "e"] as const;
export type Board = (typeof Board)[number];

export type Card = number;

export const Cause = ["draft", "bonus", "artisan", "nile", "official", "jar", "teacher", "diplomat", "pyramid"] as const;
export type Cause = (typeof Cause)[number];

export const Colour = ["green", "blue", "black", "red", "yellow"] as const;
export type Colour = (typeof Colour)[number];

export type Condition = { need: number, points: number, };

export const Each = ["god-beside", "god", "pharaoh", "first-player", "noble", "artisan-value", "tomb-step", "offering", "finished-track", "silver", "basic", "best-other"] as const;
export type Each = (typeof Each)[number];

export type Event = { "type": "zones-laid", zones: [Zone, Zone, Zone, Zone, Zone], }
  | { "type": "wheel-set", direction: Spin, colours: [Colour, Colour, Colour, Colour, Colour], }
  | { "type": "boards-laid", dark: number, }
  | { "type": "lanes-set", colours: [Colour, Colour, Colour, Colour, Colour], }
  | { "type": "scribe-dealt", seat: Holder, noble: Card, role: Role, }
  | { "type": "noble-seen", seat: Seat, noble: Card, role: Role, }
  | { "type": "noble-kept", seat: Seat, noble: Card, role: Role, }
  | { "type": "noble-left", noble: Card, role: Role, }
  | { "type": "nobles-returned", count: number, }
  | { "type": "starter-drawn", seat: Holder, }
  | { "type": "jar-revealed", jar: Card, colours: [Colour, Colour, Colour], }
  | { "type": "jars-shuffled" }
  | { "type": "pair-laid", place: OfferingPlace, offerings: [Offering, Offering], }
  | { "type": "bonus-laid", place: OfferingPlace, offering: Offering, }
  | { "type": "bag-filled" }
  | { "type": "noble-shown", place: NoblePlace, noble: Card, role: Role, }
  | { "type": "artisan-shown", place: ArtisanPlace, artisan: Card, points: number, }
  | { "type": "slots-blocked", jar: Card, colours: Array<Colour>, }
  | { "type": "round-began", round: number, seat: Holder, }
  | { "type": "paid", seat: Seat, zone: Zone, entry: Piece, pieces: Array<Piece>, }
  | { "type": "noble-used", seat: Seat, noble: Card, role: Role, }
  | { "type": "ability-declined", seat: Seat, role: Role, }
  | { "type": "pair-taken", seat: Holder, place: OfferingPlace, offerings: [Offering, Offering], }
  | { "type": "offering-taken", seat: Holder, place: OfferingPlace, offering: Offering, cause: Cause, }
  | { "type": "offering-drawn", seat: Holder, offering: Offering, cause: Cause, }
  | { "type": "no-offering", seat: Holder, cause: Cause, }
  | { "type": "noble-taken", seat: Holder, place: NoblePlace, noble: Card, role: Role, }
  | { "type": "noble-drawn", seat: Seat, noble: Card, role: Role, }
  | { "type": "artisan-taken", seat: Holder, place: ArtisanPlace, artisan: Card, points: number, }
  | { "type": "artisan-drawn", seat: Seat, artisan: Card, points: number, }
  | { "type": "no-artisan", seat: Seat, }
  | { "type": "disc-moved", seat: Holder, colour: Colour, level: number, points: number, }
  | { "type": "steps-lost", seat: Seat, count: number, }
  | { "type": "tomb-built", seat: Holder, space: number, points: number, }
  | { "type": "tomb-finished", seat: Holder, }
  | { "type": "succeeded", seat: Holder, points: number, }
  | { "type": "resources-gained", seat: Holder, resources: Array<Resource>, cause: Cause, }
  | { "type": "resources-missed", seat: Holder, resources: Array<Resource>, cause: Cause, }
  | { "type": "jar-taken", seat: Seat, jar: Card, colours: [Colour, Colour, Colour], cause: Cause, }
  | { "type": "jar-drawn", seat: Seat, jar: Card, colours: [Colour, Colour, Colour], cause: Cause, }
  | { "type": "no-jar", seat: Seat, }
  | { "type": "exchanged", seat: Seat, role: Role, given: Piece, resource: Resource, }
  | { "type": "passed", seat: Holder, row: RowNo, }
  | { "type": "passed-last", seat: Holder, }
  | { "type": "advanced", seat: Holder, row: RowNo, field: FieldNo, }
  | { "type": "reward-taken", seat: Holder, field: FieldNo, }
  | { "type": "no-reward", seat: Holder, }
  | { "type": "first-player-taken", seat: Holder, }
  | { "type": "stack-laid", count: number, }
  | { "type": "traitor-revealed", jar: Card, colours: [Colour, Colour, Colour], }
  | { "type": "traitor-entered", colour: Colour, zone: Zone, }
  | { "type": "lane-filled", colour: Colour, lane: LaneNo, space: number, sign?: Sign, }
  | { "type": "lanes-full", colour: Colour, }
  | { "type": "symbol-idle", sign: Sign, }
  | { "type": "noble-discarded", place: NoblePlace, noble: Card, role: Role, }
  | { "type": "artisan-discarded", place: ArtisanPlace, artisan: Card, points: number, }
  | { "type": "noble-value-raised", points: number, }
  | { "type": "traitor-god", god: God, points: number, }
  | { "type": "round-ended", round: number, }
  | { "type": "wheel-cleared", count: number, }
  | { "type": "wheel-turned", direction: Spin, colours: [Colour, Colour, Colour, Colour, Colour], }
  | { "type": "gods-satisfied", seat: Seat, gods: Array<God>, points: number, }
  | { "type": "noble-scored", seat: Seat, noble: Card, role: Role, points: number, }
  | { "type": "scored", seat: Holder, source: Source, points: number, }
  | { "type": "game-ended", winners: Array<Holder>, };

export const Face = ["light", "dark"] as const;
export type Face = (typeof Face)[number];

export type FieldNo = number;

export type Gain = { nile: number, artisans: number, tomb: number, silver: number, offerings: number, };

export const God = ["horus", "bastet", "sobek", "thoth", "anubis"] as const;
export type God = (typeof God)[number];

export type GodView = { god: God, 
/**
 * The zones before and after the border, clockwise.
 */
zones: [Zone, Zone], 
/**
 * The condition of the god in each of the two zones.
 */
conditions: [Condition, Condition], 
/**
 * The points for satisfying both conditions.
 */
points: number, };

export const Holder = ["a", "b", "c", "d", "e", "traitor"] as const;
export type Holder = (typeof Holder)[number];

export type JarView = { jar: Card, 
/**
 * The colours at the top left and right.
 */
top: [Colour, Colour], bottom: Colour, };

export type LaneNo = number;

export type LaneView = { board: Board, face: Face, 
/**
 * The colour of the lane; `None` until it is drawn.
 */
colour: Colour | null, jars: number, 
/**
 * The spaces from the bottom.
 */
spaces: Array<SpaceView>, };

export type NileAction = { cost: [Colour, Colour], gain: Array<Resource>, jars: number, arrows: number, 
/**
 * The tracks on which the arrows can be used.
 */
tracks: Array<Colour>, };

export type NoblePlace = number;

export type NobleView = { noble: Card, role: Role, rhythm: Rhythm, ability: Ability, 
/**
 * The zone of its gods (scribes), or the zone that it helps to enter.
 */
zone: Zone | null, 
/**
 * The two colours that count as one for a scribe.
 */
colours: [Colour, Colour] | null, 
/**
 * The gain from a court official.
 */
gain: Gain | null, points: number, 
/**
 * Additional points that depend on a quantity.
 */
per: Array<Per>, };

export type Offer = { 
/**
 * The move in notation: `nile 4`.
 */
action: string, zone: Zone, entry: Piece, 
/**
 * The pieces paid besides the entry.
 */
pieces: Array<Piece>, };

export const Offering = ["res-green", "res-blue", "res-black", "res-red", "res-yellow", "zone-offerings", "zone-nobles", "zone-artisans", "zone-nile", "zone-tomb", "vp-1", "vp-2"] as const;
export type Offering = (typeof Offering)[number];

export type OfferingPlace = number;

export type OfferingPoints = { offering: Offering, points: number, };

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
 * Whether the noble has been used in this round.
 */
tired: boolean, 
/**
 * The points that the noble would bring if the game ended now.
 */
worth: number, noble: Card, role: Role, rhythm: Rhythm, ability: Ability, 
/**
 * The zone of its gods (scribes), or the zone that it helps to enter.
 */
zone: Zone | null, 
/**
 * The two colours that count as one for a scribe.
 */
colours: [Colour, Colour] | null, 
/**
 * The gain from a court official.
 */
gain: Gain | null, points: number, 
/**
 * Additional points that depend on a quantity.
 */
per: Array<Per>, };

export type Per = { each: Each, points: number, };

export const Piece = ["green", "blue", "black", "red", "yellow", "silver", "res-green", "res-blue", "res-black", "res-red", "res-yellow", "zone-offerings", "zone-nobles", "zone-artisans", "zone-nile", "zone-tomb"] as const;
export type Piece = (typeof Piece)[number];

export type PlaceView = { "at": "active" } | { "at": "pyramid", row: number, field: number, } | { "at": "last" };

export type PlayerView = { 
/**
 * The score if the game ended now.
 */
score: number, sheet: Sheet, 
/**
 * The gods that would count now.
 */
gods: Array<God>, resources: Record<string, number>, offerings: Record<string, number>, nobles: Array<OwnNoble>, artisans: Array<ArtisanView>, tomb: number, nile: Record<string, number>, place: PlaceView, };

export type Printed = { 
/**
 * The sections of the wheel, clockwise.
 */
wheel: [Colour, Colour, Colour, Colour, Colour], 
/**
 * The Nile actions from the left.
 */
nile: Array<NileAction>, 
/**
 * The points of an influence track, by level.
 */
nile_points: Array<number>, 
/**
 * The spaces of the tomb track after the start.
 */
tomb: Array<TombSpace>, 
/**
 * The rows of the pyramid of time from the bottom, with their fields from the left.
 */
pyramid: Array<Array<Array<Reward>>>, 
/**
 * The condition for taking the pharaoh token.
 */
succession: Succession, tokens: TokenPoints, 
/**
 * Every kind of offering, with the points of one that is left at the end.
 */
offerings: Array<OfferingPoints>, 
/**
 * The minimum value of each of the Traitor's nobles.
 */
traitor_noble: number, 
/**
 * The tables of the content file with at least one reconstructed row.
 */
reconstructed: Array<string>, };

export const Resource = ["green", "blue", "black", "red", "yellow", "silver"] as const;
export type Resource = (typeof Resource)[number];

export const Reward = ["first-player", "basic", "silver", "offering"] as const;
export type Reward = (typeof Reward)[number];

export const Rhythm = ["permanent", "once-per-round", "one-shot"] as const;
export type Rhythm = (typeof Rhythm)[number];

export const Role = ["scribe", "general", "architect", "priestess", "foreman", "head-decorator", "judge", "grand-vizier", "physician", "chief-contractor", "high-priest", "steward", "seer", "treasurer", "teacher", "diplomat", "court-official"] as const;
export type Role = (typeof Role)[number];

export type RowNo = number;

export const Seat = ["a", "b", "c", "d", "e"] as const;
export type Seat = (typeof Seat)[number];

export type Sheet = { gods: number, nobles: number, tomb: number, artisans: number, nile: number, resources: number, offerings: number, pharaoh: number, first_player: number, };

export const Sign = ["tomb", "take-noble", "discard-noble", "noble-value", "take-highest", "take-lowest", "discard-highest", "discard-lowest", "pair", "bonus", "nile-fullest", "nile-emptiest", "god"] as const;
export type Sign = (typeof Sign)[number];

export const Source = ["gods", "nobles", "tomb", "artisans", "nile", "resources", "offerings", "pharaoh", "first-player"] as const;
export type Source = (typeof Source)[number];

export type SpaceView = { symbol: Symbol | null, token: Colour | null, };

export const Spin = ["cw", "ccw"] as const;
export type Spin = (typeof Spin)[number];

export type Succession = { nobles: number, tomb: number, };

export type Symbol = { sign: Sign, 
/**
 * The place or the value that the symbol names.
 */
number: number | null, god: God | null, };

export type TokenPoints = { pharaoh: number, first_player: number, resource: number, offering: number, };

export type TombSpace = { cost: Array<Colour>, points: number, };

export type TraitorView = { score: number, sheet: Sheet, 
/**
 * The lanes from the left; empty until they are laid out. The lane whose place is the number of the round
 * determines the initial number of jars in the stack.
 */
lanes: Array<LaneView>, 
/**
 * The number of jars in its stack.
 */
stack: number, gods: Array<God>, 
/**
 * The current value of each of its nobles.
 */
noble_value: number, resources: Record<string, number>, offerings: Record<string, number>, nobles: Array<NobleView>, artisans: Array<ArtisanView>, tomb: number, nile: Record<string, number>, place: PlaceView, };

export type UnderWay = { seat: Seat, zone: Zone, 
/**
 * The move that chose the action: `nile 4`.
 */
action: string, 
/**
 * The piece that will be laid on the wheel.
 */
entry: Piece | null, paid: Array<Piece>, 
/**
 * The cheapest rest of the payment; the entry is first, unless it is already chosen.
 */
owed: Array<Piece>, };

export type View = { options: Options, round: number, rounds: number, 
/**
 * The holder of the first player token.
 */
first: Holder | null, pharaoh: Holder | null, active: Holder, direction: Spin, 
/**
 * The number of zones by which the wheel is turned clockwise. At 0, its first section is at the first zone.
 */
offset: number, 
/**
 * The zones clockwise; empty until they are laid out.
 */
zones: Array<ZoneView>, 
/**
 * The god at the clockwise border of each zone.
 */
gods: Array<GodView>, bank: Record<string, number>, jars: Array<JarView>, jar_pile: number, jar_discard: number, 
/**
 * The pairs of offerings, by place.
 */
pairs: Array<[Offering, Offering] | null>, bonus: Array<Offering | null>, bag: number, offering_discard: Record<string, number>, 
/**
 * The face-up nobles, by place.
 */
nobles: Array<NobleView | null>, noble_deck: number, 
/**
 * The face-up artisans, by place.
 */
artisans: Array<ArtisanView | null>, artisan_deck: number, 
/**
 * The nobles of the draft that this viewer looks at.
 */
look: Array<NobleView>, 
/**
 * The noble that the viewer declined, until it is shuffled back.
 */
aside: NobleView | null, players: Array<PlayerView>, traitor: TraitorView | null, 
/**
 * The action that is being paid for.
 */
under_way: UnderWay | null, 
/**
 * The jar whose resources are being gained.
 */
jar: JarView | null, 
/**
 * The number of steps, resources or offerings that the open step still needs.
 */
left: number, 
/**
 * The actions that the viewer can pay for, each with its cheapest payment.
 */
offers: Array<Offer>, printed: Printed, };

export const Zone = ["offerings", "nobles", "artisans", "nile", "tomb"] as const;
export type Zone = (typeof Zone)[number];

export type ZoneView = { zone: Zone, 
/**
 * The colour of the wheel section at the zone.
 */
colour: Colour, 
/**
 * The colours of the sections at the zone in the later rounds.
 */
later: Array<Colour>, 
/**
 * The pieces on the slots of the section, from the left.
 */
slots: Array<Piece | null>, 
/**
 * The piece beside a full section.
 */
overflow: Piece | null, };
