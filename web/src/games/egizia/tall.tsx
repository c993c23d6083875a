// The board on phones: the river runs down, with cards on the left and towns on the right. Beside it are tabs, which are small pictures of
// the sites and markets; they open in the place of the river.
import { useContext, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Look, Move } from "../../game";
import { Behind } from "../../ui/Behind";
import { Drawing, Label, Least, round } from "../../ui/draw";
import { explain } from "../../ui/explain";
import { Glyph } from "../../ui/Icon";
import { playerOf } from "./balance";
import { Banks } from "./banks";
import type { Drawn } from "./board";
import { marketNow } from "./chips";
import { lookCards } from "./hand";
import { type Layout, PHONES } from "./layout";
import { Markets, Ring } from "./markets";
import { SITES, type Site } from "./pieces/kinds";
import { wrap } from "./pieces/text";
import { River, Ships } from "./river";
import { Order } from "./score";
import { Plate } from "./sites/plate";
import type { View } from "./view";

export type Tab = "river" | Site | "markets";

const TABS: readonly Tab[] = ["river", ...SITES, "markets"];

export function Tall({ look, tracks }: Drawn) {
  const { words, legal } = look;
  const [open, show] = useOpen(look);
  const [room, layout] = useLayout();
  const low = layout.kind === "low";
  const behind = [...legal].filter((move) => tabOf(move, look.view) !== null && tabOf(move, look.view) !== open);
  const lit = new Set(targets(look));
  return (
    <Drawing w={layout.width} h={layout.height} label={words.text("egizia")}>
      <rect ref={room} class="egb-ground" width={layout.width} height={layout.height} rx={10} />
      <Order look={look} box={layout.order} small />
      <g role="tabpanel" aria-label={tabTitle(open, look)}>
        <Panel tab={open} look={look} tracks={tracks} layout={layout} />
      </g>
      <g role="tablist" aria-label={words.label("tabs")} aria-orientation={low ? "horizontal" : "vertical"}>
        {TABS.map((tab, index) => (
          <TabTile key={tab} tab={tab} index={index} look={look} layout={layout} open={tab === open} lit={lit.has(tab)} show={() => show(tab)} />
        ))}
      </g>
      <Behind moves={behind} />
    </Drawing>
  );
}

/** The layout for the room that the page leaves: the highest one that fits without becoming smaller. */
function useLayout(): [{ current: SVGRectElement | null }, Layout] {
  const drawn = useRef<SVGRectElement>(null);
  const [layout, set] = useState<Layout>(HIGHEST);
  useLayoutEffect(() => {
    const stage = drawn.current?.closest(".egizia");
    if (!stage) return;
    const choose = () => {
      const { clientWidth: w, clientHeight: h } = stage;
      if (w > 0 && h > 0) set(PHONES.find(({ width, height }) => h / w >= height / width - SLACK) ?? LOWEST);
    };
    choose();
    const observer = new ResizeObserver(choose);
    observer.observe(stage);
    return () => observer.disconnect();
  }, []);
  return [drawn, layout];
}

const HIGHEST = PHONES[0] as Layout;
const LOWEST = PHONES[PHONES.length - 1] as Layout;

/** A board may be a little narrower than its room. */
const SLACK = 0.03;

/** The panel that a tab opens. */
export function Panel({ tab, look, tracks, layout }: Drawn & { tab: Tab; layout: Layout }) {
  if (tab === "markets") {
    return (
      <>
        <Ring look={look} box={layout.ring} touch />
        <Markets look={look} box={layout.markets} touch />
      </>
    );
  }
  if (tab === "river") {
    return (
      <>
        <River look={look} layout={layout} />
        <Banks look={look} layout={layout} tracks={tracks} />
        <Ships look={look} layout={layout} tracks={tracks} />
      </>
    );
  }
  const site = look.view.sites.find((one) => one.site === tab);
  return site ? <Plate site={site} look={look} tracks={tracks} box={layout.sites[tab]} tall={layout.kind === "tall"} touch /> : null;
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

interface TileProps {
  tab: Tab;
  index: number;
  look: Look<View>;
  layout: Layout;
  open: boolean;
  lit: boolean;
  show: () => void;
}

function TabTile({ tab, index, look, layout, open, lit, show }: TileProps) {
  const { x, y, w, h, dx, dy } = layout.tabs;
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    show();
  };
  const name = tabTitle(tab, look);
  const low = layout.kind === "low";
  const title = tab === "river" || tab === "markets" ? name : look.words.label(`short-${tab}`);
  return (
    <g transform={`translate(${round(x + index * dx)} ${round(y + index * dy)})`} class={`egb-tab ${open ? "open" : ""} ${lit ? "lit" : ""}`} onClick={show}>
      <rect
        class="egb-tab-face"
        width={w}
        height={h}
        rx={7}
        role="tab"
        tabindex={0}
        aria-selected={open}
        aria-label={lit ? look.words.label("tab-lit", { text: name }) : name}
        {...explain({ name, text: lit ? look.words.label("tab-lit", { text: name }) : undefined })}
        onKeyDown={press}
      />
      <g aria-hidden="true" class="egb-under">
        <Label x={low ? w / 2 : 7} y={low ? h / 2 + 4 : 14} size={11.5} kind="title" anchor={low ? "middle" : "start"} fit={w - (lit && !low ? 24 : 10)}>
          {title}
        </Label>
        {lit && <circle class="egb-lit" cx={w - 10} cy={10} r={4.5} />}
        {!low && <Small tab={tab} look={look} w={w} h={h} />}
      </g>
    </g>
  );
}

/** The room of a small picture below the tab's name, and the height that the pictures are drawn for. */
const HEAD = 18;
const PICTURE = 76;

/** A small picture of the tab's content, or a few words about it. */
function Small({ tab, look, w, h }: { tab: Tab; look: Look<View>; w: number; h: number }) {
  const { view, words } = look;
  const scale = round(Math.min(1, (h - HEAD - 2) / PICTURE));
  const shrunk = `translate(${round((w - 94 * scale) / 2)} ${HEAD}) scale(${scale})`;
  switch (tab) {
    case "river":
      return <path class="egb-small-river" transform={shrunk} d="M8 24c13-9 26-9 39 0s26 9 39 0M8 36c13-9 26-9 39 0s26 9 39 0M8 48c13-9 26-9 39 0s26 9 39 0" />;
    case "site-sphinx":
      return (
        <>
          <Glyph name="sphinx" x={w / 2 - 19} y={(h - 38) / 2 - 2} size={38} class="egb-soft" />
          <Label x={w / 2} y={h - 10} size={11.5} anchor="middle" fit={w - 10}>
            {words.label("tab-count", { count: view.sphinx_deck })}
          </Label>
        </>
      );
    case "site-obelisk":
      return (
        <g transform={shrunk}>
          <SmallObelisk view={view} />
        </g>
      );
    case "site-pyramid":
      return (
        <g transform={shrunk}>
          <SmallPyramid view={view} />
        </g>
      );
    case "markets":
      return <SmallMarkets look={look} w={w} />;
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
          <Dot key={`${level}-${place}`} seat={seat} x={18 - (spaces.length * size) / 2 + place * size} y={74 - (level + 1) * size} size={size} />
        )),
      )}
      {view.graves.map(({ owner }, slot) => (
        <Dot key={slot} seat={owner} x={36 + (slot % 4) * 13.5} y={5 + Math.floor(slot / 4) * 23} size={12} h={20} />
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
          <Dot key={`${level}-${place}`} seat={seat} x={32 - (spaces.length * size) / 2 + place * size} y={72 - (level + 1) * size} size={size} />
        )),
      )}
      {view.temple.flatMap(({ part, spaces }) =>
        spaces.map((seat, place) => {
          const unit = 7.4;
          if (part === "lintels") return <Dot key={`${part}-${place}`} seat={seat} x={60 + place * 15} y={72 - 5 * unit} size={15} h={unit} />;
          if (part === "columns") return <Dot key={`${part}-${place}`} seat={seat} x={68 + place * 7.4} y={72 - 4 * unit} size={6} h={4 * unit} />;
          return <Dot key={`${part}-${place}`} seat={seat} x={part === "pillar-left" ? 60 : 82.6} y={72 - (place + 1) * unit} size={unit} />;
        }),
      )}
    </>
  );
}

/** What the ring and the markets mean for the viewer, in words. */
function SmallMarkets({ look, w }: { look: Look<View>; w: number }) {
  const { view, words, you } = look;
  const size = Math.max(11, useContext(Least));
  const player = playerOf(view, you);
  const water = view.printed.water.find(({ ring }) => ring === view.ring);
  const texts = player
    ? [marketNow("grain", player, look), marketNow("stone", player, look)]
    : [words.label("colours-of", { colours: water?.irrigates ?? [] })];
  const lines = texts.flatMap((text) => wrap(text, w - 12, size, 3)).slice(0, 4);
  return (
    <>
      {lines.map((line, at) => (
        <Label key={at} x={7} y={31 + at * size * 1.15} size={11} fit={w - 12}>
          {line}
        </Label>
      ))}
    </>
  );
}
