// The board on phones: the river runs down, with cards on the left and towns on the right. Beside it are tabs, which are small pictures of
// the sites and markets; they open in the place of the river.
import { useRef, useState } from "preact/hooks";
import type { Look, Move } from "../../game";
import { Behind } from "../../ui/Behind";
import { Drawing, Label, range, round } from "../../ui/draw";
import { Glyph } from "../../ui/Icon";
import { Banks } from "./banks";
import type { Drawn } from "./board";
import { lookCards } from "./hand";
import { OPENED, TALL } from "./layout";
import { Markets, Ring } from "./markets";
import { SITES, type Site } from "./pieces/kinds";
import { WaterMark } from "./pieces/tokens";
import { River } from "./river";
import { Order } from "./score";
import { Plate } from "./sites/plate";
import { Held } from "./strip";
import type { View } from "./view";

export type Tab = "river" | Site | "markets";

const TABS: readonly Tab[] = ["river", ...SITES, "markets"];

export function Tall({ look, tracks }: Drawn) {
  const { words, legal } = look;
  const [open, show] = useOpen(look);
  const behind = [...legal].filter((move) => tabOf(move, look.view) !== null && tabOf(move, look.view) !== open);
  const lit = new Set(targets(look));
  return (
    <Drawing w={TALL.width} h={TALL.height} label={words.text("egizia")}>
      <rect class="egb-ground" width={TALL.width} height={TALL.height} rx={10} />
      <Order look={look} box={TALL.order} small />
      <g role="tabpanel" aria-label={tabTitle(open, look)}>
        <Panel tab={open} look={look} tracks={tracks} />
      </g>
      <g role="tablist" aria-label={words.label("tabs")} aria-orientation="vertical">
        {TABS.map((tab, index) => (
          <TabTile key={tab} tab={tab} index={index} look={look} open={tab === open} lit={lit.has(tab)} show={() => show(tab)} />
        ))}
      </g>
      <Held look={look} width={TALL.width} height={TALL.height} />
      <Behind moves={behind} />
    </Drawing>
  );
}

/** The panel that a tab opens. */
export function Panel({ tab, look, tracks }: Drawn & { tab: Tab }) {
  if (tab === "markets") {
    return (
      <>
        <Ring look={look} box={TALL.ring} tall />
        <Markets look={look} box={TALL.markets} tall />
      </>
    );
  }
  if (tab === "river") {
    return (
      <>
        <River look={look} layout={TALL} tracks={tracks} />
        <Banks look={look} layout={TALL} tracks={tracks} />
      </>
    );
  }
  const site = look.view.sites.find((one) => one.site === tab);
  return site ? <Plate site={site} look={look} tracks={tracks} box={OPENED} tall /> : null;
}

/** The open tab: the viewer's choice, until something happens elsewhere. */
function useOpen(look: Look<View>): [Tab, (tab: Tab) => void] {
  const { view } = look;
  const [tab, show] = useState<Tab>("river");
  const seen = useRef<{ view: View; busy: Tab } | null>(null);
  if (seen.current?.view === view) return [tab, show];
  const busy = busyTab(look);
  const tabs = targets(look);
  const before = seen.current?.busy;
  seen.current = { view, busy };
  const wanted = tabs.length > 0 && !tabs.includes(tab) ? (tabs.includes(busy) ? busy : (tabs[0] ?? tab)) : busy === before ? tab : busy;
  if (wanted !== tab) show(wanted);
  return [wanted, show];
}

/** The tab in which the game is going on. */
function busyTab({ view, you }: Look<View>): Tab {
  if (lookCards(view, you).length > 0) return "site-sphinx";
  if (view.phase === "feed") return "markets";
  return view.build?.site ?? view.site ?? "river";
}

function targets({ legal, view }: Look<View>): Tab[] {
  return [...legal].map((move) => tabOf(move, view)).filter((tab) => tab !== null);
}

const VERBS: Record<string, Tab> = {
  ship: "river",
  take: "river",
  ring: "markets",
  market: "markets",
  draw: "site-sphinx",
  extra: "site-sphinx",
  keep: "site-sphinx",
  obelisk: "site-obelisk",
  grave: "site-obelisk",
  row: "site-pyramid",
  pillar: "site-pyramid",
  column: "site-pyramid",
  lintel: "site-pyramid",
};

/** The tab in which a move is made; null if it is made on a mat or in the prompt bar. */
export function tabOf(move: Move, view: View): Tab | null {
  const verb = move.split(" ", 1)[0] ?? "";
  return verb === "berth" ? view.site : (VERBS[verb] ?? null);
}

function tabTitle(tab: Tab, { words }: Look<View>): string {
  return tab === "river" || tab === "markets" ? words.label(`tab-${tab}`) : words.title(tab);
}

const TILE = { x: 254, w: 94, first: 48, h: 97, gap: 3 };

interface TileProps {
  tab: Tab;
  index: number;
  look: Look<View>;
  open: boolean;
  lit: boolean;
  show: () => void;
}

function TabTile({ tab, index, look, open, lit, show }: TileProps) {
  const y = 18 + (index === 0 ? 0 : TILE.first + TILE.gap + (index - 1) * (TILE.h + TILE.gap));
  const h = index === 0 ? TILE.first : TILE.h;
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    show();
  };
  const name = tabTitle(tab, look);
  return (
    <g transform={`translate(${TILE.x} ${y})`} class={`egb-tab ${open ? "open" : ""} ${lit ? "lit" : ""}`} onClick={show}>
      <rect
        class="egb-tab-face"
        width={TILE.w}
        height={h}
        rx={7}
        role="tab"
        tabindex={0}
        aria-selected={open}
        aria-label={lit ? look.words.label("tab-lit", { text: name }) : name}
        onKeyDown={press}
      />
      <g aria-hidden="true" class="egb-under">
        <Label x={7} y={15} size={11.5} kind="title" fit={TILE.w - (lit ? 24 : 12)}>
          {tab === "river" || tab === "markets" ? name : look.words.label(`short-${tab}`)}
        </Label>
        {lit && <circle class="egb-lit" cx={TILE.w - 10} cy={11} r={4.5} />}
        <Small tab={tab} look={look} />
      </g>
    </g>
  );
}

/** A small picture of the tab's content. */
function Small({ tab, look }: { tab: Tab; look: Look<View> }) {
  const { view } = look;
  switch (tab) {
    case "river":
      return <path class="egb-small-river" d="M8 30c13-9 26-9 39 0s26 9 39 0M8 39c13-9 26-9 39 0s26 9 39 0" />;
    case "site-sphinx":
      return (
        <>
          <Glyph name="sphinx" x={8} y={28} size={42} class="egb-soft" />
          <Label x={72} y={58} size={19} kind="number" anchor="middle" class="strong">
            {view.sphinx_deck}
          </Label>
        </>
      );
    case "site-obelisk":
      return <SmallObelisk view={view} />;
    case "site-pyramid":
      return <SmallPyramid view={view} />;
    case "markets":
      return <SmallMarkets view={view} />;
  }
}

/** A block of a small picture: too small for a mark. */
function Dot({ seat, x, y, size, h = size }: { seat: string | null; x: number; y: number; size: number; h?: number }) {
  return <rect class={seat ? `egb-dot s-${seat}` : "egb-dot"} x={round(x)} y={round(y)} width={size - 0.8} height={h - 0.8} rx={1} />;
}

function SmallObelisk({ view }: { view: View }) {
  const size = 72 / view.obelisk.length;
  return (
    <>
      {view.obelisk.flatMap(({ spaces }, level) =>
        spaces.map((seat, place) => (
          <Dot key={`${level}-${place}`} seat={seat} x={18 - (spaces.length * size) / 2 + place * size} y={93 - (level + 1) * size} size={size} />
        )),
      )}
      {view.graves.map(({ owner, value }, slot) => (
        <g key={slot}>
          <Dot seat={owner} x={36 + (slot % 4) * 13.5} y={24 + Math.floor(slot / 4) * 23} size={12} h={20} />
          {!owner && value !== null && (
            <Label x={41.5 + (slot % 4) * 13.5} y={38 + Math.floor(slot / 4) * 23} size={11} kind="number" anchor="middle">
              {value}
            </Label>
          )}
        </g>
      ))}
    </>
  );
}

function SmallPyramid({ view }: { view: View }) {
  const size = 8.8;
  return (
    <>
      {view.pyramid.flatMap(({ spaces }, level) =>
        spaces.map((seat, place) => (
          <Dot key={`${level}-${place}`} seat={seat} x={32 - (spaces.length * size) / 2 + place * size} y={90 - (level + 1) * size} size={size} />
        )),
      )}
      {view.temple.flatMap(({ part, spaces }) =>
        spaces.map((seat, place) => {
          const unit = 7.4;
          if (part === "lintels") return <Dot key={`${part}-${place}`} seat={seat} x={60 + place * 15} y={90 - 5 * unit} size={15} h={unit} />;
          if (part === "columns") return <Dot key={`${part}-${place}`} seat={seat} x={68 + place * 7.4} y={90 - 4 * unit} size={6} h={4 * unit} />;
          return <Dot key={`${part}-${place}`} seat={seat} x={part === "pillar-left" ? 60 : 82.6} y={90 - (place + 1) * unit} size={unit} />;
        }),
      )}
    </>
  );
}

function SmallMarkets({ view }: { view: View }) {
  const level = view.printed.water.find(({ ring }) => ring === view.ring)?.irrigates.length ?? 1;
  const { spaces } = view.printed.markets;
  return (
    <>
      <WaterMark level={level} x={3} y={42} size={24} />
      {(["stone", "grain"] as const).map((market, column) => (
        <g key={market} transform={`translate(${32 + column * 30} 22)`}>
          {range(spaces).map((space) => (
            <rect key={space} class="egb-well" y={space * 17.5} width={28} height={16} rx={2} />
          ))}
          {view.players.map((player, index) => (
            <g key={index} class={`s-${"abcde"[index]}`}>
              <rect class="egb-seat" x={1.5 + index * 6.6} y={((player.markets[market] ?? 1) - 1) * 17.5 + 3} width={5.6} height={10} rx={1.5} />
            </g>
          ))}
        </g>
      ))}
    </>
  );
}
