// A battle in progress: its step, each side with its strength, the log, and below it the possible answers.
import type { Look, Move } from "../../../game";
import { Label, textWidth } from "../../../ui/draw";
import { sign } from "../../../ui/explain";
import { Glyph } from "../../../ui/Icon";
import { sideMoves } from "../choose/options";
import { Answers } from "../choose/panel";
import { playerOf } from "../details/texts";
import { RegionPicture } from "../map/region-picture";
import { HEAD, Plate } from "../panel";
import { type PanelProps, parse } from "../parts";
import type { Seat } from "../pieces/kinds";
import { AnkhToken } from "../pieces/tokens";
import type { BattleView, Event, SideView, View } from "../view";
import type { ConflictLog, Side } from "./conflictLog";
import { LogLines, Sides, StepBar, sidesHeight } from "./frame";
import type { Shown } from "./row";
import { RegionTabs, tabsWidth } from "./tabs";

export function BattlePanel({ look, w, h, tall, conflict, replay }: PanelProps & { conflict: ConflictLog | null; replay: (token: number) => void }) {
  const { view, words, legal } = look;
  const { battle } = view;
  if (!battle) return null;
  const moves = sideMoves(legal);
  const side = tall ? 0 : 12;
  const top = tall ? 12 : HEAD + 14;
  const beats = beatsOf(battle, conflict);
  const sides = battle.sides.map((one) => shown(one, battle, look, beats?.at(-1)?.sides));
  const cards = moves.some((move) => parse(move)[0] === "card");
  // A sheet that covers the whole map shows the region itself.
  const picture = tall && h > REGION_FROM ? { x: 0, y: top, w: 132, h: REGION_HEIGHT } : null;
  const rows = Math.max(picture?.h ?? 0, sidesHeight(sides.length, (h - top) * (cards ? 0.46 : moves.length > 0 ? 0.56 : 0.62), tall));
  const lines = beats?.flatMap(({ events }) => events).map((event) => words.event(event)) ?? [];
  const below = { x: side + 2, y: top + rows + (tall ? 8 : 12), w: w - 2 * side - 4, h: h - top - rows - (tall ? 10 : 48) };
  // The answers leave room for the last lines of the log if there is enough.
  const news = moves.length === 0 ? below.h : lines.length > 0 && below.h > leastFor(moves, tall) ? (tall ? 34 : 62) : 0;
  const answers = news > 0 ? { ...below, y: below.y + news + 8, h: below.h - news - 8 } : below;
  return (
    <g role="group" aria-label={words.label("battle-in", { token: battle.token })}>
      {!tall && <Plate w={w} h={h} title={words.label("battle-in", { token: battle.token })} note={words.title(battle.stage)} />}
      <StepBar stage={battle.stage} look={look} box={{ x: side, y: tall ? 2 : HEAD, w: w - 2 * side }} />
      {picture && <RegionPicture token={battle.token} look={look} box={{ ...picture, h: rows }} />}
      <Sides
        sides={sides}
        look={look}
        tall={tall}
        box={picture ? { x: picture.w + 6, y: top, w: w - picture.w - 6, h: Math.min(rows, sides.length * 48) } : { x: side, y: top, w: w - 2 * side, h: rows }}
      />
      {news > 0 && <LogLines lines={lines} box={{ ...below, h: news }} size={tall ? 11.5 : 13.5} />}
      {moves.length > 0 && <Answers moves={moves} look={look} box={answers} tall={tall} />}
      {!tall && <Foot look={look} conflict={conflict} replay={replay} w={w} y={h - 12} />}
    </g>
  );
}

/** The height of a panel that has room for the region, and of its picture. */
const REGION_FROM = 300;
const REGION_HEIGHT = 82;

/** The height from which on the answers leave room for the log. Cards need all of it for their effects. */
function leastFor([first = ""]: readonly Move[], tall: boolean): number {
  if (parse(first)[0] === "card") return Number.POSITIVE_INFINITY;
  return tall ? 130 : 210;
}

/** The beats of this battle that are in the log so far. */
function beatsOf({ token }: BattleView, conflict: ConflictLog | null) {
  const last = conflict?.regions.at(-1);
  return last?.token === token && last.ended === "battle" ? last.beats : undefined;
}

function shown(
  { seat, plays, cards, revealed, bids, bid, killed, force }: SideView,
  battle: BattleView,
  { view, you, due }: Look<View, Event>,
  logged: readonly Side[] | undefined,
): Shown {
  const before = logged?.find((one) => one.seat === seat);
  const hidden = revealed ? 0 : plays - cards.length;
  return {
    seat,
    cards: [...cards, ...Array.from({ length: hidden }, () => null)],
    answered: answered(seat, battle.stage, revealed ? bids : true, due),
    secret: !revealed && playerOf(view, you)?.entity === seat,
    bid: bid ?? (battle.stage === "plague" ? (before?.bid ?? null) : null),
    killed,
    gained: before?.gained ?? 0,
    force,
    most: revealed ? 0 : force.most,
    wins: battle.winner === seat,
  };
}

/** Whether the seat has made the secret choice of this step: a card until cards are revealed, a bid if the seat bids. */
function answered(seat: Seat, stage: BattleView["stage"], expected: boolean, due: Look<View, Event>["due"]): boolean | null {
  if (stage === "obelisks" || stage === "announcement") return false;
  if (!expected || (stage !== "cards" && stage !== "plague")) return null;
  return due ? !due.includes(seat) : null;
}

/** The seat that decides ties, and the regions that are resolved. */
function Foot({
  look: { view, words },
  conflict,
  replay,
  w,
  y,
}: {
  look: Look<View, Event>;
  conflict: ConflictLog | null;
  replay: (token: number) => void;
  w: number;
  y: number;
}) {
  const { tiebreaker } = view;
  const room = w - 60 - tabsWidth(conflict);
  const text = tiebreaker ? words.label(tiebreaker.up ? "tie-up" : "tie-down", { seat: tiebreaker.seat }) : "";
  return (
    <>
      {tiebreaker && (
        <g class={`ankp-tie ${tiebreaker.up ? "" : "spent"}`} {...sign({ name: text, rule: "tiebreaker" })}>
          <rect class="ankp-hit" x={12} y={y - 16} width={24 + Math.min(room, textWidth(text, 12.5))} height={22} />
          <Glyph name="tiebreak" x={14} y={y - 13} size={16} class="ankp-ink" />
          {textWidth(text, 11.5) > room ? (
            <AnkhToken seat={tiebreaker.seat} x={36} y={y - 14} size={18} />
          ) : (
            <Label x={36} y={y} size={12.5} fit={room}>
              {text}
            </Label>
          )}
        </g>
      )}
      {conflict && <RegionTabs conflict={conflict} current={view.battle?.token ?? null} words={words} show={replay} x={w - 12} y={y + 6} tall={false} />}
    </>
  );
}
