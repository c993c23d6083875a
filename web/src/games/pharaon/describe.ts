// The whole position in words, for people who cannot see the board.
import type { Look, Section } from "../../game";
import { everyone, ownerName } from "./parts";
import { COLOURS, RESOURCES, type Zone } from "./pieces/kinds";
import { holderName, priceText, tokenHolders, zoneState } from "./plate";
import {
  artisanName,
  artisanText,
  doesText,
  godsText,
  jarColours,
  needTexts,
  nileText,
  nobleText,
  offeringText,
  placeText,
  progressOf,
  progressText,
  rewardTexts,
  tombPoints,
  viewer,
} from "./texts";
import { laneTexts } from "./traitor/symbols";
import { Offering, type PlayerView, type View } from "./view";

export function describe(look: Look<View>): Section[] {
  const { view, words } = look;
  return [
    { title: words.label("describe-wheel"), lines: wheelLines(look) },
    ...view.zones.map(({ zone }) => ({ title: words.title(zone), lines: zoneLines(zone, look) })),
    ...(view.look.length > 0
      ? [{ title: words.label("draft"), lines: view.look.map((noble) => `${words.title(noble.role)}. ${nobleText(noble, words)}`) }]
      : []),
    { title: words.title("gods"), lines: godLines(look) },
    { title: words.label("passing"), lines: passingLines(look) },
    { title: words.label("bank"), lines: RESOURCES.map((kind) => words.label("in-bank", { kind, count: view.bank[kind] ?? 0 })) },
    { title: words.label("tokens"), lines: tokenHolders(look).map(({ id, holder, points }) => `${words.title(id)}, +${points}: ${holderName(holder, look)}`) },
    ...view.players.map((player, index) => ({ title: look.names["abcde"[index] ?? "a"] ?? "", lines: playerLines(player, look) })),
    ...(view.traitor ? [{ title: words.title("traitor"), lines: traitorLines(look) }] : []),
  ].filter(({ lines }) => lines.length > 0);
}

function wheelLines({ view, words }: Look<View>): string[] {
  const ring = view.zones.flatMap(({ zone }, place) => {
    const god = view.gods[place]?.god;
    return [words.title(zone), ...(god ? [words.title(god)] : [])];
  });
  return [
    words.text("ui-round", { round: Math.max(1, view.round), rounds: view.rounds }),
    words.label("wheel-turns", { direction: view.direction }),
    ...(ring.length > 0 ? [words.label("describe-ring", { parts: ring })] : []),
  ];
}

function zoneLines(zone: Zone, look: Look<View>): string[] {
  const { view, words } = look;
  const here = view.zones.find((one) => one.zone === zone);
  if (!here) return [];
  const pieces = here.slots.filter((piece) => piece !== null);
  const next = here.later[0];
  return [
    words.label("sum-section", { zone, colour: here.colour, free: here.slots.length - pieces.length, slots: here.slots.length }),
    ...(pieces.length > 0 ? [words.label("on-wheel", { pieces })] : []),
    ...(next ? [words.label("next-entry", { zone, colour: next })] : []),
    `${words.label("price")}: ${priceText(zone, look)}.`,
    zoneState(here, look).text,
    ...contentLines(zone, look),
  ];
}

function contentLines(zone: Zone, look: Look<View>): string[] {
  const { view, words } = look;
  switch (zone) {
    case "nobles":
      return [
        ...view.nobles.flatMap((noble) => (noble ? [`${words.title(noble.role)}. ${nobleText(noble, words)}`] : [])),
        words.label("deck", { count: view.noble_deck }),
      ];
    case "artisans":
      return [
        ...view.artisans.flatMap((card) => (card ? [`${artisanName(card, words)}. ${artisanText(card, words)}`] : [])),
        words.label("deck", { count: view.artisan_deck }),
      ];
    case "offerings":
      return [
        ...view.pairs.flatMap((pair) => (pair ? [words.label("sum-pair", { offerings: pair })] : [])),
        ...(view.bonus.some(Boolean) ? [words.label("sum-bonus", { offerings: view.bonus.filter((kind) => kind !== null) })] : []),
        words.label("bag", { count: view.bag }),
      ];
    case "nile":
      return [
        ...view.printed.nile.map((action) => nileText(action, words)),
        ...everyone(view).map(
          (one) => `${ownerName(one.owner, look)}: ${COLOURS.map((colour) => words.label("sum-track", { colour, level: one.nile[colour] ?? 0 })).join(", ")}`,
        ),
      ];
    case "tomb":
      return [
        ...view.printed.tomb.map(
          ({ cost, points }, index) => `${words.label("tomb-note", { space: index + 1, points })} ${words.label("price-tomb", { cost })}`,
        ),
        ...everyone(view).map((one) => words.label("sum-tomb", { seat: one.owner, space: one.tomb, points: tombPoints(view, one.tomb) })),
      ];
  }
}

function godLines(look: Look<View>): string[] {
  const { view, words } = look;
  const player = viewer(look);
  return view.gods.map((god) => {
    const [one, other] = god.zones;
    const asks = words.label("sum-god", { god: god.god, needs: needTexts(god, words), points: god.points });
    const between = words.label("describe-border", { parts: [words.title(one), words.title(other)] });
    const progress = player ? progressOf(god, player, view).map((side) => progressText(side, words)) : [];
    return [`${asks}. ${between}`, ...progress].join(" ");
  });
}

function passingLines(look: Look<View>): string[] {
  const { view, words } = look;
  const rows = view.traitor ? view.printed.pyramid.slice(0, 1) : view.printed.pyramid;
  return [
    ...view.jars.map((jar) => words.label("jar", { colours: jarColours(jar) })),
    ...(view.jars.length === 0 ? [words.label("no-jars")] : []),
    words.label("jar-pile", { count: view.jar_pile }),
    ...rows.map((fields, row) => {
      const prizes = fields.map((rewards) => rewardTexts(rewards, words).join(" + ") || "–");
      return `${words.label("row", { row: row + 1 })}: ${prizes.join(", ")}`;
    }),
    ...everyone(view).map((one) => {
      const { place } = one;
      if (place.at === "pyramid") return words.label("sum-passed", { seat: one.owner, row: place.row, field: place.field });
      return words.label(place.at === "last" ? "sum-passed-last" : "sum-active", { seat: one.owner });
    }),
  ];
}

function playerLines(player: PlayerView, look: Look<View>): string[] {
  const { view, words } = look;
  return [
    words.label("worth", { points: player.score }),
    RESOURCES.map((kind) => words.label("sum-track", { colour: kind, level: player.resources[kind] ?? 0 })).join(", "),
    ...Offering.filter((kind) => (player.offerings[kind] ?? 0) > 0).map(
      (kind) => `${words.title(kind)} ${player.offerings[kind]}. ${offeringText(kind, view, words)}`,
    ),
    ...player.nobles.map((noble) =>
      [words.title(noble.role), doesText(noble, words), noble.tired ? words.label("used") : "", words.label("worth-now", { points: noble.worth })]
        .filter(Boolean)
        .join(", "),
    ),
    ...player.artisans.map((card) => `${artisanName(card, words)} ${card.points}`),
    words.label("tomb-step", { space: player.tomb, number: view.printed.tomb.length, points: tombPoints(view, player.tomb) }),
    godsText(player, view, words),
    ...(placeText(player, words) ? [placeText(player, words) ?? ""] : []),
  ];
}

function traitorLines(look: Look<View>): string[] {
  const { view, words } = look;
  const { traitor } = view;
  if (!traitor) return [];
  return [
    words.label("worth", { points: traitor.score }),
    words.label("traitor-stack", { count: traitor.stack }),
    ...traitor.lanes.map((lane, index) => {
      const { filled, next, later } = laneTexts(lane, words);
      return [
        words.label("sum-lane", { lane: index + 1, board: lane.board.toUpperCase(), face: lane.face }),
        ...(lane.colour ? [words.title(lane.colour)] : []),
        words.label("sum-lane-fill", { count: filled, total: lane.spaces.length }),
        next,
        ...(later === null ? [] : [later]),
      ].join(", ");
    }),
    traitor.nobles.map(({ role }) => words.title(role)).join(", "),
    traitor.artisans.map((card) => `${artisanName(card, words)} ${card.points}`).join(", "),
    godsText(traitor, view, words),
  ].filter((line) => line !== "");
}
