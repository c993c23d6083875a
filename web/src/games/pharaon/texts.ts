// What things are called and what they do, in words: shared by the panel, the mats, the names of moves and the position in words.
import type { Look, Words } from "../../game";
import { SEATS } from "../../seat";
import { sentences } from "../../ui/explain";
import { count, isResource, type Piece } from "./parts";
import { COLOURS, type Offering } from "./pieces/kinds";
import type { ArtisanView, Each, Gain, GodView, JarView, NileAction, NobleView, OwnNoble, PlayerView, Reward, TraitorView, View, Zone } from "./view";

/** The crafts of the artisans in the order of their cards, which also selects their pictures. */
export const CRAFTS = ["jeweller", "potter", "sculptor", "weaver", "sandal-maker", "embalmer"] as const;

/** How many artisans have the same craft. */
const ALIKE = 5;

/** The place of an artisan's craft in `CRAFTS`. */
export function craftOf({ artisan }: Pick<ArtisanView, "artisan">): number {
  return Math.floor((artisan - 1) / ALIKE) % CRAFTS.length;
}

export function artisanName(card: ArtisanView, words: Words): string {
  return words.label(`craft-${CRAFTS[craftOf(card)]}`);
}

/** What an artisan brings at once, one text for each thing. */
export function artisanGains({ gain, jars }: ArtisanView, words: Words): string[] {
  return [...gain.map((kind) => words.name(kind)), ...Array.from({ length: jars }, () => words.label("a-jar"))];
}

/** What an artisan brings at once, as a sentence. */
export function artisanNow(card: ArtisanView, words: Words): string {
  const gains = artisanGains(card, words);
  return gains.length > 0 ? words.label("brings", { gains }) : words.label("brings-nothing");
}

/** The text of an artisan: its points, and its immediate gain. */
export function artisanText(card: ArtisanView, words: Words): string {
  return `${words.label("artisan-worth", { points: card.points })} ${artisanNow(card, words)}`;
}

/** The ability of a noble, as a sentence. */
export function abilityText(noble: NobleView, words: Words): string {
  if (noble.ability === "gain") return words.label("ability-gain", { gains: gainTexts(noble.gain, words) });
  return words.label(`ability-${noble.ability}`, abilityFields(noble));
}

/** The ability of a noble as a short sentence; the tooltip has the whole one. */
export function shortText(noble: NobleView, words: Words): string {
  if (noble.ability === "none") return words.label("ability-none");
  if (noble.ability === "gain") return words.label("short-gain", { gains: gainTexts(noble.gain, words) });
  return words.label(`short-${noble.ability}`, abilityFields(noble));
}

/** What an owned noble still does, in a few words; empty if it only scores from now on. */
export function doesText(noble: NobleView, words: Words): string {
  if (noble.ability === "none" || noble.rhythm === "one-shot") return "";
  return words.label(`does-${noble.ability}`, abilityFields(noble));
}

/** What distinguishes a Scribe or a Court Official from the others; null for nobles of whom there is only one. */
export function ownText(noble: NobleView, words: Words): string | null {
  if (noble.colours) return words.label("does-swap", { colours: noble.colours });
  return noble.gain ? words.label("noble-gains", { gains: gainTexts(noble.gain, words) }) : null;
}

function abilityFields({ zone, colours }: NobleView) {
  return { ...(zone ? { zone } : {}), ...(colours ? { colours } : {}) };
}

function gainTexts(gain: Gain | null, words: Words): string[] {
  const parts = ["nile", "artisans", "tomb", "silver", "offerings"] as const;
  return gain ? parts.filter((part) => gain[part] > 0).map((part) => words.label(`gain-${part}`, { count: gain[part] })) : [];
}

/** The points of a noble at the end, as a sentence. */
export function pointsText(noble: NobleView, words: Words): string {
  const per = noble.per.map(({ each, points }) => words.label(`each-${each}`, { points, ...(noble.zone ? { zone: noble.zone } : {}) }));
  const base = noble.points > 0 || per.length === 0 ? [words.label("worth", { points: noble.points })] : [];
  return words.label("at-the-end", { parts: [...base, ...per] });
}

/** When a noble works, what it does, and what it scores. */
export function nobleText(noble: NobleView, words: Words): string {
  return [`${words.label(`rhythm-${noble.rhythm}`)}.`, abilityText(noble, words), pointsText(noble, words)].join(" ");
}

/** What a noble would score for a player who took it now, and what the sum depends on. */
export interface NobleWorth {
  points: number;
  /** The only thing that is counted, if there is just one. */
  each: Each | null;
  count: number;
}

/** Counts what the card names; pieces that would be paid for it do not count any more. */
export function worthFor(noble: NobleView, player: PlayerView, seat: string, view: View, paid: readonly Piece[] = []): NobleWorth {
  const counts = noble.per.map(({ each, points }) => ({ each, points, count: countEach(each, noble, player, seat, view, paid) }));
  const [only, ...others] = counts;
  return {
    points: counts.reduce((sum, one) => sum + one.points * one.count, noble.points),
    each: only && others.length === 0 ? only.each : null,
    count: only?.count ?? 0,
  };
}

function countEach(each: Each, noble: NobleView, player: PlayerView, seat: string, view: View, paid: readonly Piece[]): number {
  const left = (piece: Piece) => (isResource(piece) ? player.resources[piece] : player.offerings[piece]) ?? 0;
  switch (each) {
    case "god-beside":
      return view.gods.filter(({ god, zones }) => player.gods.includes(god) && noble.zone !== null && zones.includes(noble.zone)).length;
    case "god":
      return player.gods.length;
    case "pharaoh":
      return Number(view.pharaoh === seat);
    case "first-player":
      return Number(view.first === seat);
    case "noble":
      return player.nobles.length + 1;
    case "artisan-value":
      return new Set(player.artisans.map(({ points }) => points)).size;
    case "tomb-step":
      return player.tomb;
    case "offering":
      return Object.values(player.offerings).reduce((sum, one) => sum + one, 0) - paid.filter((piece) => !isResource(piece)).length;
    case "finished-track":
      return Object.values(player.nile).filter((level) => level === view.printed.nile_points.length - 1).length;
    case "silver":
      return left("silver") - count<Piece>(paid, "silver");
    case "basic":
      return COLOURS.reduce((sum, colour) => sum + left(colour) + left(`res-${colour}`) - count<Piece>(paid, colour) - count<Piece>(paid, `res-${colour}`), 0);
    case "best-other":
      return Math.max(0, ...player.nobles.map(({ worth }) => worth));
  }
}

/** What an offering is good for, in a word or two. */
export function bowlText(kind: Offering, words: Words): string {
  const [sort = "", what = ""] = kind.split("-");
  if (sort === "res") return words.name(what);
  return sort === "zone" ? words.label("bowl-zone", { zone: what }) : words.label("bowl-points", { points: Number(what) });
}

/** The same as a phrase of its own. */
export function bowlSay(kind: Offering, words: Words): string {
  const [sort = "", what = ""] = kind.split("-");
  return sort === "zone" ? words.label("bowl-any", { zone: what }) : bowlText(kind, words);
}

/** The payments that an offering can make, and its points if it is left over. */
export function offeringText(offering: Offering, view: View, words: Words): string {
  const [sort = "", what = ""] = offering.split("-");
  const points = offeringPoints(offering, view);
  const use = sort === "res" ? words.label("offering-res", { colour: what }) : sort === "zone" ? words.label("offering-zone", { zone: what }) : "";
  return [use, words.label("offering-worth", { points })].filter(Boolean).join(" ");
}

/** The points of an offering that is left at the end. */
export function offeringPoints(offering: Offering, { printed }: View): number {
  return printed.offerings.find((one) => one.offering === offering)?.points ?? 0;
}

export function jarColours({ top, bottom }: JarView) {
  return [...top, bottom];
}

/** The colours of a jar as a list. */
export function jarText(jar: JarView, words: Words): string {
  return words.label("jar-holds", { colours: jarColours(jar) });
}

/** What an action of the Nile brings before the steps. */
export function nileGains({ gain, jars }: NileAction, words: Words): string[] {
  return [...gain.map((kind) => words.name(kind)), ...Array.from({ length: jars }, () => words.label("a-jar"))];
}

export function nileText(action: NileAction, words: Words): string {
  return words.label("nile-action", { cost: action.cost, gains: nileGains(action, words), count: action.arrows, tracks: action.tracks });
}

/** The steps of an action of the Nile. */
export function nileSteps({ arrows, tracks }: NileAction, words: Words): string {
  return tracks.length === COLOURS.length ? words.label("nile-steps-any", { count: arrows }) : words.label("nile-steps", { count: arrows, tracks });
}

/** The rewards of a field of the pyramid, in a few words. */
export function rewardTexts(rewards: readonly Reward[], words: Words): string[] {
  return rewards.map((reward) => words.label(`prize-${reward}`));
}

/** The points of a tomb space; 0 at the start. */
export function tombPoints({ printed }: View, space: number): number {
  return space > 0 ? (printed.tomb[space - 1]?.points ?? 0) : 0;
}

/** The requirements of a god, one phrase for each side. */
export function needTexts(god: GodView, words: Words): string[] {
  return god.zones.map((zone, side) => words.label(`need-${zone}`, { count: god.conditions[side]?.need ?? 0 }));
}

/** How far one side of a god is: what counts for it, and the neighbour that takes the rest. */
export interface Progress {
  zone: Zone;
  has: number;
  need: number;
  /** The neighbour for which the pieces count instead. */
  serves: GodView["god"] | null;
}

/** The progress of a player with a god. What counts for a satisfied god does not count for its neighbour. */
export function progressOf(god: GodView, player: PlayerView, view: View): [Progress, Progress] {
  const met = player.gods.includes(god.god);
  const side = (index: 0 | 1): Progress => {
    const zone = god.zones[index];
    const { need } = god.conditions[index];
    const all = countIn(zone, player);
    if (met) return { zone, has: need, need, serves: null };
    const neighbour = view.gods.find((other) => other.god !== god.god && other.zones.includes(zone));
    const taken = neighbour && player.gods.includes(neighbour.god) ? (neighbour.conditions[neighbour.zones.indexOf(zone)]?.need ?? 0) : 0;
    const has = Math.max(0, Math.min(need, all - taken));
    return { zone, has, need, serves: has < need && all >= need && neighbour ? neighbour.god : null };
  };
  return [side(0), side(1)];
}

/** One side of a god in words: «2 of 3 artisans», or the neighbour that these serve. */
export function progressText({ zone, has, need, serves }: Progress, words: Words): string {
  if (serves) return words.label("serves", { zone, god: serves });
  return words.label(`have-${zone}`, { count: has, total: need });
}

/** The number of things that the gods count in a zone. */
export function countIn(zone: Zone, one: PlayerView | TraitorView): number {
  switch (zone) {
    case "offerings":
      return Object.values(one.offerings).reduce((sum, each) => sum + each, 0);
    case "nobles":
      return one.nobles.length;
    case "artisans":
      return one.artisans.length;
    case "nile":
      return Object.values(one.nile).filter((level) => level > 0).length;
    case "tomb":
      return one.tomb;
  }
}

/** The player on a seat; null for a spectator. */
export function playerOf(view: View, seat: string | null): PlayerView | null {
  return view.players[(SEATS as readonly (string | null)[]).indexOf(seat)] ?? null;
}

export function viewer({ view, you }: Pick<Look<View>, "view" | "you">): PlayerView | null {
  return playerOf(view, you);
}

/** The satisfied gods of a player with their points. */
export function godsText(player: PlayerView | TraitorView, view: View, words: Words): string {
  const points = view.gods.filter(({ god }) => player.gods.includes(god)).reduce((sum, one) => sum + one.points, 0);
  return player.gods.length > 0 ? words.label("gods-with", { gods: player.gods, points }) : words.label("gods-none");
}

export function artisanPoints({ artisans }: Pick<PlayerView, "artisans">): number {
  return artisans.reduce((sum, card) => sum + card.points, 0);
}

/** Where somebody is in the round. */
export function placeText({ place }: Pick<PlayerView, "place">, words: Words): string | null {
  if (place.at === "pyramid") return words.label("passed-row", { row: place.row });
  return place.at === "last" ? words.label("passed-last") : null;
}

/** An explanation of a noble that somebody owns. */
export function ownNobleText(noble: OwnNoble, words: Words): string {
  return [nobleText(noble, words), ...(noble.tired ? [words.label("tired")] : [])].join(" ");
}

/** One line about the gods: who is with the viewer, and who lacks just one thing. */
export function godsLine(look: Look<View>): string {
  const { view, words } = look;
  const player = viewer(look);
  if (!player) return "";
  const lacking = view.gods.flatMap((god) => {
    const missing = progressOf(god, player, view).filter(({ has, need }) => has < need);
    const [only, ...others] = missing;
    return only && others.length === 0 && only.need - only.has === 1 && !only.serves && !player.gods.includes(god.god)
      ? [words.label("lacks-one", { god: god.god, text: [words.label(`need-${only.zone}`, { count: 1 })] })]
      : [];
  });
  const { gods } = player;
  const points = view.gods.filter(({ god }) => gods.includes(god)).reduce((sum, one) => sum + one.points, 0);
  return sentences([gods.length > 0 ? words.label("gods-line", { gods, points }) : undefined, ...lacking]);
}

/** Whether the players still choose their first jar and noble. */
export function isDraft({ round, players }: View): boolean {
  return round === 1 && players.some(({ nobles }) => nobles.length === 0);
}
