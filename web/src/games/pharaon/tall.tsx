// The board on phones: the wheel is at the top, and its sections are tabs for the zone below; jars, pyramid and bank share a tab.
import { useRef, useState } from "preact/hooks";
import type { Look, Move } from "../../game";
import { Behind } from "../../ui/Behind";
import { Drawing } from "../../ui/draw";
import type { Drawn } from "./board";
import { Bank, Jars, LookedAt } from "./court";
import { Gods } from "./gods";
import { TALL } from "./layout";
import { zoneOf } from "./parts";
import type { Zone } from "./pieces/kinds";
import { Pyramid } from "./pyramid";
import { TraitorButton } from "./traitor/button";
import type { View } from "./view";
import { Tabs, Wheel } from "./wheel";
import { ZoneContent, zoneSummary } from "./zones";

type Tab = Zone | "court";

export function Tall({ look, tracks, about }: Drawn) {
  const { view, words } = look;
  const [open, show] = useOpen(look);
  const behind = [...look.legal].filter((move) => tabOf(move) !== null && tabOf(move) !== open);
  const lit = new Set(targets(look));
  const panel = TALL.zones[0] ?? TALL.standings;
  return (
    <Drawing w={TALL.width} h={TALL.height} label={words.text("pharaon")}>
      <rect class="ph-ground" width={TALL.width} height={TALL.height} rx={12} />
      <g role="tablist" aria-label={words.label("zones")}>
        <Tabs look={look} layout={TALL} lit={lit} open={open} show={show} />
        <Aside look={look} open={open === "court"} lit={lit.has("court")} show={() => show("court")} />
      </g>
      <Wheel look={look} layout={TALL} tracks={tracks} about={() => about({ of: "wheel" })} open={open === "court" ? null : open} />
      <Gods look={look} layout={TALL} about={(god) => about({ of: "god", god })} />
      {view.traitor && <TraitorButton look={look} box={{ ...TALL.pyramid, y: 60, h: 57 }} open={() => about({ of: "traitor" })} />}
      <g transform={`translate(${panel.x} ${panel.y})`} role="tabpanel" aria-label={open === "court" ? words.label("beside") : zoneSummary(open, look)}>
        <rect class={`ph-plate ${view.under_way?.zone === open ? "busy" : ""}`} width={panel.w} height={panel.h} rx={9} />
        {open === "court" ? (
          <Court look={look} />
        ) : (
          <g transform="translate(9 4)">
            <ZoneContent zone={open} look={look} box={{ ...panel, w: panel.w - 18, h: panel.h - 13 }} tall />
          </g>
        )}
      </g>
      <Behind moves={behind} />
    </Drawing>
  );
}

/** The open tab: the viewer's choice, until all targets are elsewhere. */
function useOpen(look: Look<View>): [Tab, (tab: Tab) => void] {
  const { view } = look;
  const [tab, show] = useState<Tab>(view.round === 0 ? "court" : "offerings");
  const seen = useRef<View | null>(null);
  if (seen.current === view) return [tab, show];
  seen.current = view;
  const tabs = targets(look);
  const wanted = view.under_way?.zone ?? (tabs.length > 0 && !tabs.includes(tab) ? tabs[0] : tab) ?? tab;
  if (wanted !== tab) show(wanted);
  return [wanted, show];
}

/** The tabs with targets; passing is in the prompt bar. */
function targets({ legal }: Look<View>): Tab[] {
  return [...legal]
    .filter((move) => move !== "pass")
    .map(tabOf)
    .filter((tab) => tab !== null);
}

const COURT = new Set(["jar", "keep", "pass", "reward", "advance", "gain", "get"]);

/** The tab in which a move is made; null if its place is always visible, or on a mat. */
export function tabOf(move: Move): Tab | null {
  const verb = move.split(" ", 1)[0] ?? "";
  if (COURT.has(verb)) return "court";
  if (verb === "step") return "nile";
  if (verb === "token") return "offerings";
  return zoneOf(move);
}

/** Small pictures of pyramid, jars and bank beside the wheel, which open the large ones. */
function Aside({ look, open, lit, show }: { look: Look<View>; open: boolean; lit: boolean; show: () => void }) {
  const { words, view } = look;
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    show();
  };
  const pyramid = view.traitor ? { ...TALL.pyramid, h: 51 } : TALL.pyramid;
  const parts = [
    { key: "pyramid", box: pyramid, Part: Pyramid },
    { key: "jars", box: TALL.jars, Part: Jars },
    { key: "bank", box: TALL.bank, Part: Bank },
  ];
  return (
    <>
      {parts.map(({ key, box, Part }) => (
        <g key={key} transform={`translate(${box.x} ${box.y})`} class="ph-aside" onClick={show}>
          <rect class={`ph-plate ${open ? "open" : ""} ${lit ? "lit" : ""}`} width={box.w} height={box.h} rx={7} />
          <g aria-hidden="true">
            <Part look={look} box={box} tall small />
          </g>
        </g>
      ))}
      <rect
        class="ph-aside-tab"
        role="tab"
        tabindex={0}
        aria-selected={open}
        aria-label={words.label("beside")}
        x={TALL.jars.x}
        y={TALL.jars.y}
        width={TALL.jars.w}
        height={TALL.bank.y + TALL.bank.h - TALL.jars.y}
        rx={7}
        onClick={show}
        onKeyDown={press}
      />
    </>
  );
}

/** Jars, pyramid and bank in large; in the draft the nobles to choose from. */
export function Court({ look }: { look: Look<View> }) {
  const { w, h } = TALL.standings;
  if (look.view.look.length > 0) return <LookedAt look={look} box={{ x: 0, y: 0, w, h }} tall />;
  const parts = [
    { key: "jars", y: 0, h: 78, Part: Jars },
    { key: "pyramid", y: 76, h: 136, Part: Pyramid },
    { key: "bank", y: 213, h: 54, Part: Bank },
  ];
  return (
    <>
      {parts.map(({ key, y, h: high, Part }) => (
        <g key={key} transform={`translate(0 ${y})`}>
          <Part look={look} box={{ x: 0, y, w, h: high }} tall />
        </g>
      ))}
    </>
  );
}
