// The whole position in words: the river space by space, the sites, the markets, and what each player has.
import type { Look, Section } from "../../game";
import { SEATS } from "../../seat";
import { sentences } from "../../ui/explain";
import { plain } from "../../ui/numbers";
import { feedingText } from "./balance";
import { fieldText, goalText, marketSpaceText, marketText, nileText, nileTitle, spaceText } from "./details/texts";
import { powers } from "./hand";
import { MARKETS } from "./pieces/kinds";
import { leaderOf } from "./sites/pyramid";
import type { Market, PlayerView, RowView, Seat, SiteView, SpaceView, View } from "./view";

export function describe(look: Look<View>): Section[] {
  const { view, words } = look;
  return [
    { title: words.label("tab-river"), lines: [words.label("about-river"), ...view.river.map((space) => riverLine(space, look))] },
    ...view.sites.map((site) => ({ title: words.title(site.site), lines: siteLines(site, look) })),
    { title: words.title("ring"), lines: ringLines(look) },
    ...MARKETS.map((market) => ({ title: words.title(`${market}-market`), lines: marketLines(market, look) })),
    { title: words.title("points"), lines: trackLines(look) },
    ...view.players.map((player, at) => ({ title: look.names[SEATS[at] ?? "a"] ?? "", lines: playerLines(SEATS[at] ?? "a", player, look) })),
  ];
}

function riverLine(space: SpaceView, { words, legal, you, view }: Look<View>): string {
  const place = space.site ?? space.town;
  const name = space.card
    ? nileTitle(space.card, words)
    : space.square !== null
      ? words.label("square-of", { number: space.square })
      : place && words.title(place);
  const does = space.square !== null && !space.card ? words.label("empty-square") : spaceText(space, words);
  const sailing = view.phase === "sail" && you !== null && view.active === you;
  const open = [...legal].some((move) => move === `ship ${space.position}` || move === `double ${space.position}` || move === `take ${space.square}`);
  return sentences([
    words.label("space-of", { space: space.position, text: name ?? "" }),
    does,
    space.ships.length > 0 ? words.label("ships-here", { places: space.ships }) : undefined,
    sailing ? words.label(open ? "may-ship" : "may-not-ship") : undefined,
  ]);
}

function siteLines(site: SiteView, { view, words }: Look<View>): string[] {
  const places = words.label("sum-places", { places: site.places.map((owner) => owner ?? words.label("free")) });
  const substitute = site.substitute ? [words.label("sum-substitute", { seat: site.substitute })] : [];
  const about = words.label(`about-${site.site}`, { ...view.printed.sphinx_build });
  return [about, places, ...substitute, ...BUILDINGS[site.site]({ view, words })];
}

type Context = Pick<Look<View>, "view" | "words">;

const BUILDINGS: Record<SiteView["site"], (context: Context) => string[]> = {
  "site-sphinx": ({ view, words }) => [
    words.label("sphinx-deck", { count: view.sphinx_deck }),
    ...view.known.map(({ place, card }) => `${words.label("known-place", { number: place })}: ${words.label("sphinx-card", { card })}`),
  ],
  "site-obelisk": ({ view, words }) => [
    ...view.obelisk.map((row, at) => rowLine("obelisk", at + 1, row, { view, words })),
    ...view.graves.map(({ value, owner, open }, at) =>
      sentences([
        words.label("grave-number", { number: at + 1 }),
        owner ? words.label("grave-taken", { seat: owner }) : value === null ? words.label("grave-hidden") : words.label("value-of", { number: value }),
        open ? words.label("next-one") : undefined,
      ]),
    ),
    `${words.label("head-graves")} ${view.printed.grave_points.map(({ from, points }) => words.label("grave-from", { from, points })).join(", ")}`,
  ],
  "site-pyramid": ({ view, words }) => [
    ...view.pyramid.map((row, at) => {
      const leader = row.spaces.includes(null) ? leaderOf(row.spaces) : null;
      const bonus = leader ? words.label("sum-row-leader", { row: at + 1, ...leader }) : undefined;
      return sentences([rowLine("pyramid", at + 1, row, { view, words }), bonus]);
    }),
    ...view.temple.map(({ part, values, spaces, open }) => {
      const built = spaces.filter((seat) => seat !== null);
      const full = built.length === spaces.length;
      return sentences([
        `${words.title("temple")}, ${words.name(part)}`,
        words.label("taken-of", { count: built.length, most: spaces.length }),
        built.length > 0 ? words.label("row-owners", { places: built }) : undefined,
        full ? words.label("full") : open ? words.label("value-of", { number: values[built.length] }) : words.label("closed"),
      ]);
    }),
  ],
};

function rowLine(building: "obelisk" | "pyramid", row: number, { value, spaces, open }: RowView, { words }: Context): string {
  const built = spaces.filter((seat) => seat !== null);
  return sentences([
    words.label("rows-of", { building, row }),
    words.label("row-says", { value, count: built.length, most: spaces.length }),
    built.length > 0 ? words.label("row-owners", { places: built }) : undefined,
    open ? words.label("next-one") : undefined,
  ]);
}

function ringLines({ view, words }: Look<View>): string[] {
  const now = view.printed.water.find(({ ring }) => ring === view.ring);
  return [
    words.label("about-ring"),
    words.label("sum-ring", { fields: now?.irrigates ?? [] }),
    ...view.printed.water.map(({ ring, irrigates }) => words.label("water-level", { ring, colours: irrigates })),
  ];
}

function marketLines(market: Market, { view, words }: Look<View>): string[] {
  const { markets } = view.printed;
  return [
    marketText(market, markets, words),
    ...view.players.map((player, at) => {
      const space = player.markets[market] ?? 1;
      return `${words.label("sum-market-place", { seat: SEATS[at], space })}: ${marketSpaceText(market, space, markets, words)}`;
    }),
  ];
}

function trackLines({ view, words, names }: Look<View>): string[] {
  return [
    words.label("about-track"),
    ...view.track.map((seat, place) => `${place + 1}. ${names[seat] ?? seat}: ${plain(view.players[SEATS.indexOf(seat)]?.score ?? 0)}`),
  ];
}

function playerLines(seat: Seat, player: PlayerView, look: Look<View>): string[] {
  const { view, words } = look;
  const sailing = view.phase === "sail" || view.phase === "deal";
  const used = (text: string, is: boolean) => (is ? `${text} (${words.label("used")})` : text);
  return [
    ...player.crews.map(({ crew, strength, used: is }) => used(words.label("crew-of", { crew, number: strength }), is)),
    feedingText(seat, player, look),
    ...player.fields.map((field) => fieldText(field, words)),
    `${words.label("stones-of", { count: player.stones, most: view.printed.most_stones })}. ${words.label("production", { count: player.production })}`,
    sailing && player.passed ? words.label("passed") : words.label("ships-left", { count: player.ships }),
    words.label("tile-of", { number: player.tile }),
    ...powers(player).map((card) => used(`${nileTitle(card, words)}: ${nileText(card, words)}`, card.used)),
    ...player.hand.map((card) => `${goalText(card, words)} (${words.label("worth-now", { points: card.worth })})`),
    ...(player.hand.length === 0 ? [words.label("goals-hidden", { count: player.sphinx })] : []),
    ...(player.graves.length > 0 ? [words.label("graves-of", { count: player.graves.length, sum: player.grave_sum })] : []),
  ];
}
