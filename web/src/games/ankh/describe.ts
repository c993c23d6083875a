// The position in words, for people who cannot see the map: tracks, players, and every region with its hexes and pieces.
import type { Look, Section, Words } from "../../game";
import { SEATS } from "../../seat";
import { sentences } from "../../ui/explain";
import { regionText } from "./details/notes";
import { forceText, godsText, godText, nextEvent, stateText } from "./details/texts";
import { cardsOf, lineText, monumentsText, nextText, powersText, specialsOf, supplyText, troopsText } from "./facts";
import { neighboursText, piecesOn, type Space, spaceName, spacesOf } from "./map/spaces";
import { markOf } from "./tracks/events";
import type { Event, PlayerView, RegionView, View } from "./view";

export function describe(look: Look<View, Event>): Section[] {
  const { view, words } = look;
  return [
    { title: words.label("say-state"), lines: stateLines(look) },
    ...battleSection(look),
    ...own(look),
    ...view.players.map((player, index) => ({ title: look.names[SEATS[index] ?? "a"] ?? "", lines: playerLines(player, look) })),
    ...view.regions.map((region) => ({ title: words.label("region", { token: region.token }), lines: regionLines(region, look) })),
    { title: words.title("water"), lines: waterLines(view, words) },
  ];
}

/** Devotion, events to come and actions. */
function stateLines({ view, words }: Look<View, Event>): string[] {
  const { events, top, last_red: red, forget_after: conflict } = view.printed;
  const ranks = view.devotion.map((seat, at) => words.label("rank-of", { rank: at + 1, seat, points: view.players[SEATS.indexOf(seat)]?.score ?? 0 }));
  const coming = events.slice(view.event).map((occasion, at) => {
    const mark = markOf(view.printed, view.event + at + 1);
    return mark ? `${words.name(occasion)} (${words.label(`then-${mark}`)})` : words.name(occasion);
  });
  const next = nextEvent(view);
  return [
    words.label("devotion-list", { items: [ranks.join(", ")] }),
    words.label("about-devotion", { top, red, conflict }),
    ...(next ? [sentences([words.label("event-next", { occasion: next }), words.text(`ankh-occasion-${next}`)])] : []),
    ...(coming.length > 0 ? [words.label("say-coming", { items: [coming.join(", ")] })] : []),
    ...view.tracks.map((track) => `${words.title(track.action)}: ${stateText(track, { view, words })}`),
    ...view.guardians.flatMap(({ guardian, level, left }) =>
      guardian ? [`${words.label("level", { level })}: ${words.title(guardian)}, ${words.label("guardians-left", { count: left })}`] : [],
    ),
    ...(view.tiebreaker ? [words.label(view.tiebreaker.up ? "tie-up" : "tie-down", { seat: view.tiebreaker.seat })] : []),
  ];
}

function battleSection({ view, words, names }: Look<View, Event>): Section[] {
  const { battle } = view;
  if (!battle) return [];
  const sides = battle.sides.map(({ seat, force, cards, bid }) =>
    sentences([
      `${names[seat] ?? seat}: ${forceText(force, words)}`,
      cards.length > 0 ? words.label("plays-cards", { cards }) : undefined,
      bid === null ? undefined : words.label("bid-of", { count: bid }),
    ]),
  );
  return [
    {
      title: words.label("battle-in", { token: battle.token }),
      lines: [`${words.title(battle.stage)}: ${words.text(`ankh-stage-${battle.stage}`)}`, ...sides],
    },
  ];
}

/** The viewer's figures with everything around them. */
function own({ view, words, you }: Look<View, Event>): Section[] {
  const entity = you && view.players[SEATS.indexOf(you)]?.entity;
  const spaces = spacesOf(view);
  const figures = view.figures.filter(({ seat }) => seat === entity);
  if (figures.length === 0) return [];
  const lines = figures.flatMap(({ hex }) => {
    const space = spaces.get(hex);
    return space ? [sentences([...piecesOn(space, words), spaceName(space, words), neighboursText(space, spaces, words)])] : [];
  });
  return [{ title: words.label("say-figures"), lines }];
}

function playerLines(player: PlayerView, { view, words }: Look<View, Event>): string[] {
  if (player.fortune === "forgotten") return [words.label("was-forgotten")];
  const used = cardsOf(player).filter((one) => one.used);
  const line = lineText(player, { view, words });
  const row = (key: string, value: string) => `${words.label(key)}: ${value}.`;
  return [
    `${godsText(player, words)}: ${player.gods.map((god) => godText(god, words)).join(" ")}`,
    ...(player.partner ? [words.label("about-merged", { seat: player.partner, higher: player.entity })] : []),
    row("devotion-track", line === null ? String(player.score) : `${player.score}, ${line}`),
    row("row-followers", `${player.followers}, ${words.label("gain-each", { count: player.gain })}`),
    row("row-map", troopsText(player, { view, words })),
    row("row-supply", supplyText(player, words)),
    row("row-monuments", monumentsText(player, words)),
    row("row-powers", `${powersText(player, words)}; ${nextText(player, words)}`),
    row("row-hand", player.hand.length > 0 ? player.hand.map((card) => words.title(card)).join(", ") : words.text("ui-none")),
    ...(used.length > 0 ? [row("used-cards", used.map(({ card }) => words.title(card)).join(", "))] : []),
    ...specialsOf(player, { view, words }).map(({ about }) => `${about.text}.`),
  ];
}

/** Strengths and majorities of a region, then its hexes: first those with pieces, then the bare ones by terrain. */
function regionLines(region: RegionView, { view, words, names }: Look<View, Event>): string[] {
  const spaces = spacesOf(view);
  const land = region.land.flatMap((hex) => spaces.get(hex) ?? []);
  const taken = land.filter((space) => piecesOn(space, words).length > 0);
  const majorities = region.majorities.map(({ monument, seat, count, present }) =>
    sentences([`${words.title(monument)}: ${names[seat] ?? seat} ${count}`, present ? undefined : words.label("absent")]),
  );
  return [
    regionText(region, words),
    ...region.forces.map((force) => `${names[force.seat] ?? force.seat}: ${forceText(force, words)}`),
    ...majorities,
    ...taken.map((space) =>
      sentences([
        words.label("piece-at", { pieces: [`${piecesOn(space, words).join(", ")} (${words.name(space.terrain)})`], hex: space.hex }),
        neighboursText(space, spaces, words),
      ]),
    ),
    ...bare(land, taken, words),
  ];
}

function bare(land: readonly Space[], taken: readonly Space[], words: Words): string[] {
  return (["fertile", "desert"] as const).flatMap((terrain) => {
    const hexes = land.filter((space) => space.terrain === terrain && !taken.includes(space)).map(({ hex }) => hex);
    return hexes.length > 0 ? [words.label("say-empty", { terrain, hexes: [hexes.join(", ")] })] : [];
  });
}

function waterLines(view: View, words: Words): string[] {
  const spaces = spacesOf(view);
  const water = [...spaces.values()].filter(({ terrain }) => terrain === "water");
  const taken = water.filter((space) => piecesOn(space, words).length > 0);
  return [
    words.label("say-water", { hexes: [water.map(({ hex }) => hex).join(", ")] }),
    ...taken.map((space) => sentences([words.label("piece-at", { pieces: piecesOn(space, words), hex: space.hex }), neighboursText(space, spaces, words)])),
    ...(view.camels.length > 0 ? [words.label("say-camels", { hexes: [view.camels.join(", ")] })] : []),
    words.label("say-rivers", { hexes: [view.printed.rivers.join(", ")] }),
  ];
}
