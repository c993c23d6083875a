// The numeric parts of a mat: crews, stones, grain, markets, ships, tiles.
import type { ComponentChildren } from "preact";
import type { Look, Move } from "../../game";
import type { Seat } from "../../protocol";
import { range } from "../../ui/draw";
import { explain } from "../../ui/explain";
import { Icon } from "../../ui/Icon";
import { SpotButton } from "../../ui/Spot";
import type { About } from "./details/about";
import { type Crew, MARKETS, type Market } from "./pieces/kinds";
import { CrewMark, TurnTile } from "./pieces/tokens";
import type { CrewView, PlayerView, View } from "./view";

export interface MatProps {
  seat: Seat;
  player: PlayerView;
  look: Look<View>;
  open: (about: About) => void;
}

interface ChipProps {
  class?: string;
  /** The full text, for tooltips and screen readers. */
  text: string;
  /** The move it plays while that is legal. */
  move?: Move | undefined;
  onClick?: () => void;
  children: ComponentChildren;
}

/** A part of a mat: a target, a button that opens details, or plain. */
export function Chip({ class: own = "", text, move, onClick, children }: ChipProps) {
  const inside = (
    <>
      <span class="unseen">{text}</span>
      {children}
    </>
  );
  if (move !== undefined) {
    return (
      <SpotButton move={move} class={`eg-chip ${own}`} about={{ name: text }}>
        {children}
      </SpotButton>
    );
  }
  return onClick ? (
    <button type="button" class={`eg-chip ${own}`} {...explain({ name: text })} onClick={onClick}>
      {inside}
    </button>
  ) : (
    <span class={`eg-chip ${own}`} {...explain({ name: text })}>
      {inside}
    </span>
  );
}

/** The legal move in which this crew is the answer. */
function crewMove({ legal }: Look<View>, crew: Crew): Move | undefined {
  const moves = crew === "joker" ? ["joker", "grow joker"] : [`commit ${crew}`, `grow ${crew}`];
  return moves.find((move) => legal.has(move));
}

export function Crews({ player, seat, look, own }: MatProps & { own: boolean }) {
  const { build } = look.view;
  return (
    <ul class="eg-crews" aria-label={look.words.title("crew")}>
      {player.crews.map((crew) => (
        <li key={crew.crew}>
          <CrewChip
            crew={crew}
            look={look}
            move={own ? crewMove(look, crew.crew) : undefined}
            works={build?.seat === seat && build.crews.includes(crew.crew)}
          />
        </li>
      ))}
    </ul>
  );
}

function CrewChip({ crew: { crew, strength, used }, look, move, works }: { crew: CrewView; look: Look<View>; move: Move | undefined; works: boolean }) {
  const { words } = look;
  const text = [words.label("crew-of", { crew, number: strength }), ...(used ? [words.label("used")] : [])].join(", ");
  return (
    <Chip class={`eg-crew-chip ${used ? "used" : ""} ${works ? "works" : ""}`} text={text} move={move}>
      <svg viewBox="0 0 28 28" aria-hidden="true">
        <CrewMark crew={crew} used={used} x={0} y={0} size={28} />
      </svg>
      <b aria-hidden="true">{strength}</b>
    </Chip>
  );
}

/** The stones with their limit, and the production of each round. `plain` draws no button, where there is no room for a finger. */
export function Stones({ player, seat, look, open, plain }: MatProps & { plain?: boolean }) {
  const { words, view } = look;
  const most = view.printed.most_stones;
  const text = `${words.label("stones-of", { count: player.stones, most })}. ${words.label("production", { count: player.production })}`;
  return (
    <Chip class="eg-stones" text={text} {...(plain ? {} : { onClick: () => open({ of: "mat", seat }) })}>
      <span data-anchor={`stock-${seat}`} aria-hidden="true">
        <Icon name="stone" />
      </span>
      <b aria-hidden="true">
        {player.stones}
        <small>/{most}</small>
      </b>
      <em aria-hidden="true">+{player.production}</em>
    </Chip>
  );
}

/** The grain that will be missing at the next feeding, if there is one; the active player may have used cards already. */
function missing(seat: Seat, { need, grain }: PlayerView, { round, rounds, phase, active, left }: View): number {
  if (phase === "feed" && active === seat) return left;
  return round === rounds && FED.has(phase) ? 0 : Math.max(0, need - grain);
}

/** The phases of a round after feeding. */
const FED: ReadonlySet<View["phase"]> = new Set(["produce", "build", "cooperation", "turn-order", "final-scoring"]);

/** The current cost of feeding, in words. */
export function feedingText(seat: Seat, player: PlayerView, { words, view }: Look<View>): string {
  const { need, grain, penalty } = player;
  const lack = missing(seat, player, view);
  return lack > 0 ? words.label("hungry", { need, grain, missing: lack, points: -lack * penalty }) : words.label("fed", { need, grain });
}

/** The grain of the fields against the need of the crews, and the points that hunger would cost. */
export function Grain({ player, seat, look, open, plain }: MatProps & { plain?: boolean }) {
  const lack = missing(seat, player, look.view);
  return (
    <Chip
      class={`eg-grain ${lack > 0 ? "hungry" : ""}`}
      text={feedingText(seat, player, look)}
      {...(plain ? {} : { onClick: () => open({ of: "feeding", seat }) })}
    >
      <Icon name="grain" />
      <b aria-hidden="true">
        {lack > 0 ? player.need - lack : player.grain}
        <small>/{player.need}</small>
      </b>
      {lack > 0 && <em aria-hidden="true">−{lack * player.penalty}</em>}
    </Chip>
  );
}

export function MarketChips({ player, look, open }: MatProps) {
  return (
    <>
      {MARKETS.map((market) => (
        <MarketChip key={market} market={market} player={player} look={look} open={open} />
      ))}
    </>
  );
}

function MarketChip({ market, player, look, open }: Omit<MatProps, "seat"> & { market: Market }) {
  const most = look.view.printed.markets.spaces;
  const at = player.markets[market] ?? 1;
  return (
    <Chip class="eg-market" text={look.words.label("market-of", { market, number: at, most })} onClick={() => open({ of: "market", market })}>
      <Icon name={market} />
      <svg class="eg-steps" viewBox={`0 0 9 ${most * 7}`} aria-hidden="true">
        {range(most).map((space) => (
          <rect key={space} class={space + 1 === at ? "here" : ""} x={0.75} y={space * 7 + 0.75} width={7.5} height={5.5} rx={1.2} />
        ))}
      </svg>
    </Chip>
  );
}

/** A symbol with a number. */
export function Count({ icon, number, text, onClick, anchor }: { icon: string; number: number | string; text: string; onClick?: () => void; anchor?: string }) {
  return (
    <Chip class={`eg-count ${number === 0 ? "none" : ""}`} text={text} {...(onClick ? { onClick } : {})}>
      <span data-anchor={anchor} aria-hidden="true">
        <Icon name={icon} />
      </span>
      <b aria-hidden="true">{number}</b>
    </Chip>
  );
}

/** The place in the turn order. */
export function Turn({ player, look }: MatProps) {
  return (
    <Chip class="eg-turn" text={look.words.label("tile-of", { number: player.tile })}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <TurnTile number={player.tile} x={0} y={0} size={24} />
      </svg>
    </Chip>
  );
}

/** The ships that are left; while ships are placed, a note if the player has passed. */
export function Ships({ player, seat, look }: MatProps) {
  const { words, view } = look;
  const sailing = view.phase === "sail" || view.phase === "deal";
  return sailing && player.passed ? (
    <span class="eg-passed" data-anchor={`ship-${seat}`}>
      {words.label("passed")}
    </span>
  ) : (
    <Count icon="ship" number={player.ships} text={words.label("ships-left", { count: player.ships })} anchor={`ship-${seat}`} />
  );
}

/** Shows that the marker has completed a lap of the score track. */
export function ScarabSign({ player, look }: MatProps) {
  return player.scarab > 0 ? <Count icon="scarab" number={player.scarab} text={look.words.label("scarab-of", { points: player.scarab })} /> : null;
}
