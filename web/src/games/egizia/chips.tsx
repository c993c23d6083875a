// The parts of a mat that are numbers with their nouns: crews, grain, stones, markets, ships, the place in the turn order.
import type { ComponentChildren } from "preact";
import type { Look, Move } from "../../game";
import type { Seat } from "../../protocol";
import { type Explanation, explain } from "../../ui/explain";
import type { MatRow } from "../../ui/MatRows";
import { MINUS, signed } from "../../ui/numbers";
import { SpotButton } from "../../ui/Spot";
import { feedingText, isFedForGood, missingGrain } from "./balance";
import type { About } from "./details/about";
import { marketSpaceText, marketText } from "./details/texts";
import type { Crew } from "./pieces/kinds";
import { CrewMark } from "./pieces/tokens";
import type { CrewView, Market, PlayerView, View } from "./view";

export interface MatProps {
  seat: Seat;
  player: PlayerView;
  look: Look<View>;
  open: (about: About) => void;
}

interface ChipProps {
  class?: string;
  about: Explanation;
  /** The move it plays while that is legal. */
  move?: Move | undefined;
  onClick?: (() => void) | undefined;
  children: ComponentChildren;
}

/** A part of a mat: a target, a button that opens details, or plain. */
export function Chip({ class: own = "", about, move, onClick, children }: ChipProps) {
  if (move !== undefined) {
    return (
      <SpotButton move={move} class={`eg-chip ${own}`} about={about}>
        {children}
      </SpotButton>
    );
  }
  return onClick ? (
    <button type="button" class={`eg-chip ${own}`} {...explain(about)} onClick={onClick}>
      {children}
    </button>
  ) : (
    <span class={`eg-chip ${own}`} {...explain(about)}>
      {children}
    </span>
  );
}

/** The legal move in which this crew is the answer. */
function crewMove({ legal }: Look<View>, crew: Crew): Move | undefined {
  const moves = crew === "joker" ? ["joker", "grow joker"] : [`commit ${crew}`, `grow ${crew}`];
  return moves.find((move) => legal.has(move));
}

/** The crews with their strength; `named` writes the name below each, `own` makes them targets. */
export function Crews({ player, seat, look, own, named }: MatProps & { own: boolean; named: boolean }) {
  const { build } = look.view;
  return (
    <ul class="eg-crews" aria-label={look.words.label("crews-strength")}>
      {player.crews.map((crew) => (
        <li key={crew.crew}>
          <CrewChip
            crew={crew}
            look={look}
            named={named}
            move={own ? crewMove(look, crew.crew) : undefined}
            works={build?.seat === seat && build.crews.includes(crew.crew)}
          />
        </li>
      ))}
    </ul>
  );
}

interface CrewProps {
  crew: CrewView;
  look: Look<View>;
  named: boolean;
  move: Move | undefined;
  works: boolean;
}

function CrewChip({ crew: { crew, strength, used }, look: { words }, named, move, works }: CrewProps) {
  const name = [words.label("crew-of", { crew, number: strength }), ...(used ? [words.label("used")] : [])].join(", ");
  const about = { name, text: words.label(crew === "joker" ? "about-joker" : "about-crew"), rule: crew === "joker" ? "joker" : "crews" };
  return (
    <Chip class={`eg-crew-chip ${used ? "used" : ""} ${works ? "works" : ""}`} about={about} move={move}>
      <span class="eg-pair">
        <svg viewBox="0 0 28 28" aria-hidden="true">
          <CrewMark crew={crew} used={used} x={0} y={0} size={28} />
        </svg>
        <b>{strength}</b>
      </span>
      {named ? <small>{words.label("short-crew", { crew })}</small> : <span class="unseen">{words.title(crew)}</span>}
    </Chip>
  );
}

/** Feeding in words: «9 for 8, 1 spare», or what is missing and what that costs. */
export function GrainText({ player, seat, look }: Pick<MatProps, "player" | "seat" | "look">) {
  const { words, view } = look;
  const lack = missingGrain(seat, player, view);
  const { need, grain, penalty } = player;
  if (isFedForGood(view)) return <>{words.label("fed-for-good")}</>;
  return (
    <>
      <b>{words.label("grain-for", { grain: lack > 0 ? need - lack : grain, need })}</b>
      {", "}
      {lack > 0 ? (
        <>
          {words.label("lacks", { missing: lack })} <b class="minus">{signed(-lack * penalty)}</b>
        </>
      ) : (
        words.label(grain > need ? "spare" : "all-fed", { count: grain - need })
      )}
    </>
  );
}

export function dryFields({ fields }: PlayerView, { words }: Look<View>): string {
  const dry = fields.filter(({ irrigated }) => !irrigated).length;
  return dry > 0 ? words.label("dry-fields", { count: dry }) : "";
}

/** What a marker on its space of a market means for its owner. */
export function marketNow(market: Market, { markets: at }: PlayerView, { words, view }: Look<View>): string {
  const { markets } = view.printed;
  const space = at[market] ?? 1;
  if (market === "grain") return words.label("missing-one", { points: -(markets.penalties[space - 1] ?? 0) });
  return space >= markets.sale_from ? words.label("sale-now", { count: markets.sale_stones, points: markets.sale_points }) : words.label("no-sale");
}

/** The lines of a mat in words, as the forms need them. */
export function grainRow(props: MatProps): MatRow {
  const { seat, player, look } = props;
  return {
    label: look.words.label("grain-heading"),
    value: <GrainText {...props} />,
    about: { text: feedingText(seat, player, look), now: undefined, rule: "feeding" },
  };
}

export function stonesRow({ player, seat, look: { words, view } }: MatProps): MatRow {
  const { most_stones: most } = view.printed;
  return {
    label: words.label("stones-heading"),
    value: (
      <span data-anchor={`stock-${seat}`}>
        <b>{player.stones}</b> {words.label("of-most", { most })}, {words.label("each-round", { count: player.production })}
      </span>
    ),
    about: { text: words.label("about-stones", { most }), rule: "stones" },
  };
}

/** The ships that are left, or a note that the player has passed; and the place in the turn order. */
export function shipsRow({ player, seat, look: { words, view } }: MatProps): MatRow {
  const passed = (view.phase === "sail" || view.phase === "deal") && player.passed;
  return {
    label: words.label("ships-heading"),
    value: (
      <span data-anchor={`ship-${seat}`}>
        {passed ? words.label("passed") : words.label("left", { count: player.ships })} · {words.label("in-turn", { number: player.tile })}
      </span>
    ),
    about: { text: `${words.label("about-ships")} ${words.label("about-turn")}`, rule: "turn-order" },
  };
}

export function marketsRow({ player, look }: MatProps): MatRow {
  const { words } = look;
  return {
    label: words.label("markets-heading"),
    value: (
      <>
        {marketNow("grain", player, look)}; {marketNow("stone", player, look)}
      </>
    ),
    about: { text: marketsText(player, look), rule: "markets" },
  };
}

export function marketsText(player: PlayerView, look: Look<View>): string {
  return (["grain", "stone"] as const).map((market) => aboutMarket(market, player, look)).join(" ");
}

/** The space of a player's marker on a market, and the use of that market. */
export function aboutMarket(market: Market, player: PlayerView, { words, view }: Look<View>): string {
  const { markets } = view.printed;
  const space = player.markets[market] ?? 1;
  const where = words.label("market-of", { market, number: space, most: markets.spaces });
  return `${where}: ${marketSpaceText(market, space, markets, words)}. ${marketText(market, markets, words)}`;
}

/** Grave tiles and the scarab, if there are any. */
export function gravesRow({ player, look: { words } }: MatProps): MatRow | null {
  const parts = [
    ...(player.graves.length > 0 || player.grave_sum > 0 ? [words.label("graves-of", { count: player.graves.length, sum: player.grave_sum })] : []),
    ...(player.scarab > 0 ? [words.label("scarab-of", { points: player.scarab })] : []),
  ];
  return parts.length === 0
    ? null
    : { label: words.title("graves"), value: parts.join("; "), about: { text: words.label("sheet-grave-tiles"), rule: "graves" } };
}

/** A figure with its noun below it, for mats of one line. */
export function Figure({ word, value, minus, about, anchor }: { word: string; value: string; minus?: number; about: Explanation; anchor?: string }) {
  return (
    <span class="eg-figure" {...explain(about)}>
      <b data-anchor={anchor}>{value}</b>
      <small>
        {word}
        {minus !== undefined && minus > 0 && (
          <b class="minus">
            {" "}
            {MINUS}
            {minus}
          </b>
        )}
      </small>
    </span>
  );
}
