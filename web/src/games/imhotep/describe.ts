// The whole position in words, for people who cannot see the board.
import type { Look, Section } from "../../game";
import { shipAbout, siteAbout } from "./about";
import { cardName, cardText, countCards, listCards } from "./cards";
import { SITES, type SiteId } from "./parts";
import { SUMMARIES } from "./sites/site";
import { letter } from "./stones";
import type { View } from "./view";

export function describe(look: Look<View>): Section[] {
  const { view, words } = look;
  const cards = [...new Set(view.market.filter((card) => card !== null))];
  return [
    {
      title: words.label("ships"),
      lines: [
        words.text("ui-round", { round: view.round, rounds: view.rounds }),
        ...view.ships.map((ship, index) => {
          const { name, text } = shipAbout(ship, index + 1, look);
          return `${name}: ${text}`;
        }),
        ...(view.round_cards.length > 0 ? [`${words.label("round-cards")}: ${view.round_cards.map((ships) => ships.join("-")).join(", ")}`] : []),
      ],
    },
    ...SITES.map((site) => {
      const { name, text } = siteAbout(site, look);
      return {
        title: name,
        lines: [
          text ?? "",
          SUMMARIES[site](look),
          ...(site === "market" ? [...cards.map((card) => `${words.title(card)}: ${cardText(card, words)}`), ...pairAndPiles(look)] : []),
          ...scale(site, look),
        ],
      };
    }),
    ...view.players.map((player, index) => ({
      title: look.names[letter(index)] ?? "",
      lines: [
        words.label("sum-points", { points: player.score }),
        words.label("sum-sled", { count: player.sled, total: view.printed.sled }),
        words.label("in-quarry", { count: player.quarry }),
        ...(countCards(player.cards) === 0
          ? [words.label("no-cards")]
          : listCards(player.cards).map(([card, copies]) => `${cardName(card, copies, look)}: ${cardText(card, words)}`)),
      ],
    })),
  ];
}

function pairAndPiles({ view, words }: Pick<Look<View>, "view" | "words">): string[] {
  const thrown = listCards(view.discard);
  return [
    ...(view.peek.length > 0 ? [words.label("seen", { cards: view.peek })] : []),
    `${words.text("ui-discard-pile")}: ${thrown.map(([card, copies]) => cardName(card, copies, { words })).join(", ") || words.label("no-cards")}.`,
  ];
}

/** The printed points that a site's picture shows as figures. */
function scale(site: SiteId, { view, words }: Pick<Look<View>, "view" | "words">): string[] {
  const { printed } = view;
  const line = (key: string, points: readonly number[]) => (points.length > 0 ? [`${words.label(key)}: ${points.join(", ")}.`] : []);
  switch (site) {
    case "market":
    case "temple":
      return [];
    case "pyramid":
      return line("scale-pyramid", printed.pyramid.slice(view.pyramid.length));
    case "burial":
      return printed.burial
        ? [`${words.label("scale-groups")}: ${printed.burial.points.join(", ")}; ${words.label("further", { points: printed.burial.further })}.`]
        : line("scale-places", printed.burial_places.slice(0, view.players.length));
    case "obelisks":
      return printed.obelisks.length > 0
        ? line("scale-places", printed.obelisks)
        : line(
            "scale-towers",
            printed.towers.filter((_, space) => view.towers[space] === null),
          );
  }
}
