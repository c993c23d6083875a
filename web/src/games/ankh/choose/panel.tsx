// The side panel for choices beside the map: a power, a figure to summon, a god, a guardian.
import type { Look, Move } from "../../../game";
import type { Box } from "../../../ui/draw";
import { HEAD, Plate } from "../panel";
import { type PanelProps, parse } from "../parts";
import type { Event, View } from "../view";
import { BidChoice } from "./bids";
import { CardChoice } from "./cards";
import { sideMoves } from "./options";
import { Tiles } from "./tiles";

export function ChoosePanel({ look, w, h, tall }: PanelProps) {
  const moves = sideMoves(look.legal);
  const top = tall ? 2 : HEAD + 6;
  const side = tall ? 2 : 14;
  return (
    <g role="group" aria-label={title(moves, look)}>
      {!tall && <Plate w={w} h={h} title={title(moves, look)} note={note(moves, look)} />}
      <Answers moves={moves} look={look} tall={tall} box={{ x: side, y: top, w: w - 2 * side, h: h - top - (tall ? 2 : 14) }} />
    </g>
  );
}

/** All answers in a box; each kind has its own layout. */
export function Answers({ moves, look, box, tall }: { moves: readonly Move[]; look: Look<View, Event>; box: Box; tall: boolean }) {
  const [first] = moves;
  if (first === undefined) return null;
  const Form = { card: CardChoice, bid: BidChoice }[parse(first)[0]] ?? Tiles;
  return <Form moves={moves} look={look} box={box} tall={tall} />;
}

/** «Choose: Ankh power». */
export function title([first]: readonly Move[], { words }: Look<View, Event>): string {
  return first === undefined ? words.label("side-choose") : words.label(`choice-${parse(first)[0]}`);
}

/** A note about the choice: the level, or the number left. */
function note([first]: readonly Move[], { view, words }: Look<View, Event>): string | undefined {
  const verb = first === undefined ? "" : parse(first)[0];
  const { level, left } = view.open;
  if ((verb === "power" || verb === "guardian") && level !== null) return words.label("level", { level });
  return verb === "adopt" ? words.label("bases-left", { count: left }) : undefined;
}
