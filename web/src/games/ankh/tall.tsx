// The board on phones: both tracks at the top, the map, and at the bottom buttons that open a sheet over the map: the actions, guardians
// and powers, the battle. A sheet opens by itself when the next choice is made from its pictures, and closes when the choice is made on the
// map.
import { useContext, useRef, useState } from "preact/hooks";
import type { Look, Move } from "../../game";
import { Behind } from "../../ui/Behind";
import { Drawing, Label } from "../../ui/draw";
import { explain } from "../../ui/explain";
import { Glyph } from "../../ui/Icon";
import { type Drawn, Panel } from "./board";
import { sideMoves } from "./choose/options";
import { title } from "./choose/panel";
import { AboutContext } from "./details/about";
import { inside, LONG_SHEET, SHEET, TALL } from "./layout";
import { WarMap } from "./map/map";
import { mapMoves } from "./map/targets";
import { DrawnButton } from "./panel";
import { parse, shapeOf } from "./parts";
import { ACTIONS } from "./pieces/kinds";
import { type Side, SideContent, sideKind, useSide } from "./side";
import { ActionTracks } from "./tracks/actions";
import { DevotionTrack, devotionText } from "./tracks/devotion";
import { EventTrack, eventText } from "./tracks/events";
import type { Event, View } from "./view";

export type Sheet = "actions" | "side";

export function Tall({ look, tracks }: Drawn) {
  const [open, show] = useSheet(look);
  const [regions, setRegions] = useState(false);
  const behind = [...look.legal].filter((move) => sheetOf(move, look) !== null && sheetOf(move, look) !== open);
  return (
    <Drawing w={TALL.width} h={TALL.height} label={look.words.text("ankh")}>
      <rect class="ank-ground" width={TALL.width} height={TALL.height} rx={10} />
      <Panel of={DevotionTrack} look={look} box={TALL.devotion} tall />
      <Panel of={EventTrack} look={look} box={TALL.events} tall />
      <TracksButton look={look} />
      <WarMap look={look} tracks={tracks} box={TALL.map} tall regions={regions} setRegions={setRegions} />
      <Foot look={look} open={open} show={show} regions={regions} setRegions={setRegions} />
      {open && <Opened sheet={open} look={look} close={() => show(null)} />}
      <Behind moves={behind} />
    </Drawing>
  );
}

/** One button for both tracks, because each alone is too thin for a finger. */
function TracksButton({ look }: { look: Look<View, Event> }) {
  const open = useContext(AboutContext);
  const { devotion, events } = TALL;
  const box = { ...devotion, h: events.y + events.h - devotion.y };
  return <DrawnButton label={`${devotionText(look)}. ${eventText(look)}`} open={() => open({ of: "tracks" })} box={box} r={8} />;
}

/** The sheet in which a move is made; null if it is made on the map or in the prompt bar. */
export function sheetOf(move: Move, look: Look<View, Event>): Sheet | null {
  const [verb] = parse(move);
  if (ACTIONS.some((action) => action === verb)) return "actions";
  if (shapeOf(move) !== null || verb === "done" || verb === "decline") return null;
  return sideKind(look) === "powers" && verb !== "power" ? null : "side";
}

/** The sheet that the viewer has opened; it stays until the next choice is elsewhere. */
function useSheet(look: Look<View, Event>): [Sheet | null, (sheet: Sheet | null) => void] {
  const [sheet, show] = useState<Sheet | null>(null);
  const seen = useRef<Look<View, Event>["legal"] | null>(null);
  if (seen.current === look.legal) return [sheet, show];
  seen.current = look.legal;
  const wanted = wantedSheet(look, sheet);
  if (wanted !== sheet) show(wanted);
  return [wanted, show];
}

/** Verbs that are easier to choose from pictures than from the buttons of the prompt bar. */
const PICTURED = new Set(["card", "power", "god", "guardian", "scenario", "bid"]);

/** The sheet that the position calls for; otherwise the map stays visible. */
function wantedSheet(look: Look<View, Event>, sheet: Sheet | null): Sheet | null {
  if (mapMoves(look.legal).length > 0) return null;
  if ([...look.legal].some((move) => PICTURED.has(parse(move)[0]))) return "side";
  return sheet === "side" && sideKind(look) === "battle" ? "side" : null;
}

/** Verbs whose answers have long texts. In a battle the sheet then also shows the region that it covers. */
const LONG = new Set(["god", "card", "bid"]);

/** The content of a sheet. */
export function Opened({ sheet, look, close }: { sheet: Sheet; look: Look<View, Event>; close: () => void }) {
  const box = sheet === "side" && [...look.legal].some((move) => LONG.has(parse(move)[0])) ? LONG_SHEET : SHEET;
  const { x, y, w, h } = box;
  const content = inside(box);
  const side = useSide(look);
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    close();
  };
  const head = titleOf(sheet, look, side);
  return (
    <g class="ank-opened" role="group" aria-label={head}>
      <rect class="ank-opened-face" x={x} y={y} width={w} height={h} rx={10} />
      <Label x={x + 12} y={y + 24} size={15} kind="title" fit={w - 70}>
        {head}
      </Label>
      {sheet === "actions" ? (
        <Panel of={ActionTracks} look={look} box={content} tall />
      ) : (
        <g transform={`translate(${content.x} ${content.y})`}>
          <SideContent look={look} side={side} w={content.w} h={content.h} tall />
        </g>
      )}
      {/* A finger needs more room than the head has: the button also covers the corner of the content. */}
      <g
        class="ank-tool"
        role="button"
        tabindex={0}
        aria-label={look.words.text("ui-close")}
        {...explain({ name: look.words.text("ui-close") })}
        onClick={close}
        onKeyDown={press}
      >
        <rect class="ank-tool-hit" x={x + w - 47} y={y} width={47} height={47} />
        <Glyph name="close" x={x + w - 30} y={y + 10} size={18} />
      </g>
    </g>
  );
}

function titleOf(sheet: Sheet, look: Look<View, Event>, { kind, conflict, shown }: Side): string {
  const { view, words } = look;
  if (sheet === "actions") return words.label("actions");
  if (conflict && shown !== null) return words.label("conflict-told", { number: conflict.number, token: shown });
  if (view.battle) return words.label("battle-in", { token: view.battle.token });
  return kind === "choose" ? title(sideMoves(look.legal), look) : words.label(`side-${kind}`);
}

const SIDE_ICONS = { battle: "scales", choose: "list", powers: "devotion" } as const;

interface FootProps {
  look: Look<View, Event>;
  open: Sheet | null;
  show: (sheet: Sheet | null) => void;
  regions: boolean;
  setRegions: (on: boolean) => void;
}

/** Three buttons at thumb height. */
function Foot({ look, open, show, regions, setRegions }: FootProps) {
  const lit = (sheet: Sheet) => [...look.legal].some((move) => sheetOf(move, look) === sheet);
  const kind = sideKind(look);
  const toggle = (sheet: Sheet) => () => show(open === sheet ? null : sheet);
  return (
    <g>
      <FootButton at={0} icon="path" label={look.words.label("actions")} pressed={open === "actions"} lit={lit("actions")} act={toggle("actions")} />
      <FootButton at={1} icon={SIDE_ICONS[kind]} label={look.words.label(`side-${kind}`)} pressed={open === "side"} lit={lit("side")} act={toggle("side")} />
      <FootButton at={2} icon="regions" label={look.words.label("regions")} pressed={regions} lit={false} act={() => setRegions(!regions)} />
    </g>
  );
}

interface FootButtonProps {
  at: number;
  icon: string;
  label: string;
  pressed: boolean;
  lit: boolean;
  act: () => void;
}

function FootButton({ at, icon, label, pressed, lit, act }: FootButtonProps) {
  const { x, y, w, h } = TALL.foot;
  const width = (w - 8) / 3;
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    act();
  };
  return (
    <g
      transform={`translate(${x + at * (width + 4)} ${y})`}
      class={`ank-foot ${pressed ? "open" : ""} ${lit ? "lit" : ""}`}
      role="button"
      tabindex={0}
      aria-pressed={pressed}
      aria-label={label}
      {...explain({ name: label })}
      onClick={act}
      onKeyDown={press}
    >
      <rect class="ank-foot-face" width={width} height={h} rx={8} />
      <Glyph name={icon} x={8} y={h / 2 - 10} size={20} />
      <Label x={33} y={h / 2 + 5} size={12.5} class="strong" fit={width - (lit ? 52 : 38)}>
        {label}
      </Label>
      {lit && <circle class="ank-foot-lit" cx={width - 10} cy={11} r={4.5} />}
    </g>
  );
}
