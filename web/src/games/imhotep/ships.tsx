// The ships of a round. The bow is at the left, so that stones are read in the order they are unloaded.
import { useContext } from "preact/hooks";
import type { Look } from "../../game";
import { Label, Least, range, round, textWidth } from "../../ui/draw";
import { explain } from "../../ui/explain";
import { Glyph } from "../../ui/Icon";
import { Spot, SpotGroup } from "../../ui/Spot";
import { moveNote, shipAbout, shipLoad } from "./about";
import { type Berth, berths, deck, type Layout, mooring } from "./layout";
import { Block, standing } from "./parts";
import { type Placement, shipId } from "./stones";
import type { ShipView, View } from "./view";

interface FleetProps {
  look: Look<View>;
  pieces: Placement;
  layout: Layout;
}

export function Fleet({ look, pieces, layout }: FleetProps) {
  const { view } = look;
  const home = berths(layout, view);
  return (
    <>
      {view.ships.map((ship, index) => {
        const berth = home[index];
        if (!berth) return null;
        const props = { ship, number: index + 1, look, pieces, layout };
        const here = ship.docked && !layout.tall ? mooring(layout, ship.docked, ship.slots.length) : berth;
        return (
          <g key={shipId(view, index + 1)}>
            {ship.docked && <Sailed {...props} berth={berth} />}
            <Ship {...props} berth={here} />
            {layout.tall ? <TallCaption {...props} berth={berth} /> : !ship.docked && <Caption {...props} berth={berth} />}
          </g>
        );
      })}
    </>
  );
}

interface ShipProps extends FleetProps {
  ship: ShipView;
  number: number;
  berth: Berth;
}

function Ship({ ship, number, look, pieces, layout, berth }: ShipProps) {
  const { view, you } = look;
  const { slot: size, pitch, tall } = layout;
  const gone = tall && ship.docked !== null && ship.slots.every((seat) => seat === null);
  const path = hull(deck(layout, ship.slots.length), layout.hull);
  const order = view.under_way?.ship === number ? view.under_way.order : null;
  const seeking = order !== null && ship.docked === null;
  const at = (slot: number): [number, number] => [1 + slot * pitch + (pitch - size) / 2, -size - 1];
  const id = shipId(view, number);
  const least = round(useContext(Least) / berth.scale);
  return (
    <g transform={`translate(${berth.x} ${berth.y}) scale(${berth.scale})`} style={{ "--least": `${least}px` }}>
      <g
        class={`ship ${ship.docked ? "docked" : ""} ${gone ? "gone" : ""} ${seeking ? "seeking" : ""}`}
        data-piece={id}
        data-place={`ship-${number}`}
        data-glide
        data-size={1}
      >
        <g role="img" aria-label={shipSummary(ship, number, look)} {...explain(shipAbout(ship, number, look))}>
          <Hull length={deck(layout, ship.slots.length)} scale={layout.hull} path={path} />
          {!tall && ship.docked && ship.slots.every((seat) => seat === null) && (
            <Label x={deck(layout, ship.slots.length) / 2} y={-9} size={12.5} anchor="middle" class="on-water">
              {look.words.label("ship", { ship: number })}
            </Label>
          )}
          {ship.slots.map((seat, slot) => {
            const [x, y] = at(slot);
            const stone = standing(pieces, `ship-${number}-${slot + 1}`);
            if (!seat)
              return ship.docked ? null : (
                <rect key={slot} class="slot" data-place={`ship-${number}-${slot + 1}`} x={x} y={y} width={size} height={size} rx={size * 0.12} />
              );
            return <Block key={stone.id ?? slot} x={x} y={y} seat={seat} size={size} {...stone} />;
          })}
          {ship.docked && order && order.length > 1 && <Order order={order} at={at} size={size} tall={tall} />}
        </g>
        <SailSpot number={number} layout={layout} path={path} look={look} load={ship.slots.length} />
        {ship.slots.map((seat, slot) => {
          const [x, y] = at(slot);
          const mark = size * 0.44;
          if (seat || ship.docked) return null;
          return (
            <Spot
              key={slot}
              move={`load ${number}-${slot + 1}`}
              x={x}
              y={y}
              w={size}
              h={size}
              r={size * 0.12}
              reach={[(pitch - size) / 2, tall ? 8 : 10]}
              about={moveNote(view, `load ${number}-${slot + 1}`, look.words) ?? undefined}
            >
              {you && <use class="ghost" href={`#mark-${you}`} x={x + (size - mark) / 2} y={y + (size - mark) / 2} width={mark} height={mark} />}
            </Spot>
          );
        })}
        {order &&
          nextStones(ship, order).map(([seat, slot]) => {
            const [x, y] = at(slot);
            return (
              <Spot
                key={seat}
                move={`next ${seat}`}
                x={x - 1}
                y={y - 1}
                w={size + 2}
                h={size + 2}
                r={size * 0.14}
                reach={[(pitch - size) / 2 - 1, 8]}
                outline
                about={moveNote(view, `next ${seat}`, look.words) ?? undefined}
              />
            );
          })}
      </g>
    </g>
  );
}

/** For each owner, the first stone without a place in the order. */
function nextStones(ship: ShipView, order: readonly number[]): [string, number][] {
  const found = new Map<string, number>();
  ship.slots.forEach((seat, slot) => {
    if (seat && !order.includes(slot + 1) && !found.has(seat)) found.set(seat, slot);
  });
  return [...found];
}

/** Numbers above the stones whose place in the unloading order is known; on phones at their corners, because the rows are close
 * together. */
function Order({ order, at, size, tall }: { order: readonly number[]; at: (slot: number) => [number, number]; size: number; tall: boolean }) {
  return (
    <>
      {order.map((slot, index) => {
        const [left, top] = at(slot - 1);
        const [x, y] = tall ? [left + size - 2, top + 3] : [left + size / 2, top - 9];
        return (
          <g key={slot} class="order">
            <circle cx={x} cy={y} r={8.5} />
            <Label x={x} y={y + 4.2} size={12} kind="number" anchor="middle">
              {index + 1}
            </Label>
          </g>
        );
      })}
    </>
  );
}

/** The pennant that sails a ship. A click on the hull does the same; only the pennant is a button, so that its middle is never over a
 * slot. */
function SailSpot({ number, layout, path, look, load }: { number: number; layout: Layout; path: string; look: Look<View>; load: number }) {
  const { tall } = layout;
  const text = look.words.label("sail-short");
  const caption = usePips(load, look, number);
  const width = tall ? 52 : 42 + textWidth(text, 14.2);
  const [x, y] = tall ? [layout.rows.sail - layout.rows.x, -38] : [caption + 10, 34];
  const move = `sail ${number}`;
  if (!look.legal.has(move)) return null;
  return (
    <>
      <path class="hull-lit" d={path} onClick={() => look.play(move)} />
      <SpotGroup move={move} class="sail" about={moveNote(look.view, move, look.words) ?? undefined}>
        <rect class="hit" x={x - 3} y={y - (tall ? 4 : 6)} width={width + 6} height={tall ? 53 : 40} />
        <rect class="pill" x={x} y={y} width={width} height={tall ? 46 : 27} rx={tall ? 14 : 13.5} />
        {tall ? (
          <>
            <Glyph name="sail" x={x + width / 2 - 10} y={y + 5} size={20} class="pill-icon" />
            <Label x={x + width / 2} y={y + 39} size={12.5} anchor="middle" class="pill-text" fit={width - 10}>
              {text}
            </Label>
          </>
        ) : (
          <>
            <Glyph name="sail" x={x + 9} y={y + 5} size={17} class="pill-icon" />
            <Label x={x + 31} y={y + 18} size={13} class="pill-text">
              {text}
            </Label>
          </>
        )}
      </SpotGroup>
    </>
  );
}

/** The width of the caption under a ship: its name, then a pip for each slot. */
function usePips(capacity: number, look: Look<View>, number: number): number {
  const size = Math.max(12.5, useContext(Least));
  return -14 + textWidth(look.words.label("ship", { ship: number }), size, "strong") + 12 + capacity * 12;
}

/** The caption under a ship: its name, its load with the required minimum underlined, and the number of stones missing. */
function Caption({ ship, number, look, berth }: ShipProps) {
  const { words, legal } = look;
  const load = ship.slots.filter((seat) => seat !== null).length;
  const end = usePips(ship.slots.length, look, number);
  const x = end - ship.slots.length * 12;
  return (
    <g transform={`translate(${berth.x} ${berth.y})`} aria-hidden="true">
      <Label x={-14} y={52} size={12.5} class="on-water strong">
        {words.label("ship", { ship: number })}
      </Label>
      <Pips x={x} y={43} ship={ship} load={load} />
      {load < ship.minimum && !legal.has(`sail ${number}`) && (
        <Label x={end + 8} y={52} size={12} class="on-water">
          {words.label("more", { count: ship.minimum - load })}
        </Label>
      )}
    </g>
  );
}

function Pips({ x, y, ship, load }: { x: number; y: number; ship: ShipView; load: number }) {
  return (
    <>
      {range(ship.slots.length).map((pip) => (
        <rect key={pip} class={`pip ${pip < load ? "full" : ""}`} x={x + pip * 12} y={y} width={9} height={9} rx={2} />
      ))}
      <path class="need" d={`M${x} ${y + 13.5}h${ship.minimum * 12 - 3}`} />
    </>
  );
}

function TallCaption({ ship, number, look, layout, berth }: ShipProps) {
  const { words } = look;
  const load = ship.slots.filter((seat) => seat !== null).length;
  const state = ship.docked
    ? ship.docked === "burial"
      ? words.label("short-burial")
      : words.title(ship.docked)
    : load < ship.minimum
      ? words.label("more", { count: ship.minimum - load })
      : words.label("ready");
  if (layout.flat) {
    return (
      <g aria-hidden="true">
        <Label x={layout.water + 8} y={berth.y - 48} size={12.5} class="on-water">
          {`${words.label("ship", { ship: number })}: ${state}`}
        </Label>
      </g>
    );
  }
  return (
    <g aria-hidden="true">
      <Label x={9} y={berth.y - 20} size={12.5} class="on-water strong">
        {words.label("ship", { ship: number })}
      </Label>
      <Label x={9} y={berth.y - 5} size={11} class="on-water" fit={44}>
        {state}
      </Label>
    </g>
  );
}

/** The berth of a ship that has sailed: a post, and the name of its harbour. */
function Sailed({ ship, number, look, layout, berth }: ShipProps) {
  const { words } = look;
  if (layout.tall || !ship.docked) return null;
  const middle = berth.x + deck(layout, ship.slots.length) / 2 - 30;
  return (
    <g class="berth" aria-hidden="true">
      <circle cx={middle} cy={berth.y} r={4} />
      <Label x={middle + 12} y={berth.y + 4} size={12.5} class="on-water">
        {words.label("sailed", { ship: number })}
      </Label>
    </g>
  );
}

function Hull({ length, scale, path }: { length: number; scale: number; path: string }) {
  const q = (value: number) => value * scale;
  const L = length;
  return (
    <>
      <path class="oar" d={`M${L + q(22)} ${q(-30)}L${L + q(41)} ${q(24)}`} />
      <path class="hull" d={path} />
      <path
        class="strake"
        d={`M${q(-29)} ${q(6)}C${q(-22)} ${q(10)} ${q(-12)} ${q(10)} 0 ${q(10)}H${L}C${L + q(14)} ${q(10)} ${L + q(28)} ${q(8)} ${L + q(36)} ${q(-2)}`}
      />
      <path
        class="lash"
        d={`M${q(-36)} ${q(-14)}l${q(7)} ${q(-3)}M${q(-33)} ${q(-8)}l${q(7)} ${q(-4)}M${L + q(34)} ${q(-14)}l${q(9)} ${q(1)}M${L + q(36)} ${q(-21)}l${q(9)} ${q(1)}`}
      />
      <path
        class="swell"
        d={`M${q(-46)} ${q(21)}q${q(10)} ${q(-6)} ${q(20)} 0t${q(20)} 0H${L + q(4)}q${q(10)} ${q(-6)} ${q(20)} 0t${q(20)} 0V${q(30)}H${q(-46)}Z`}
      />
      <path class="ripple" d={`M${q(-50)} ${q(21)}q${q(11)} ${q(-6)} ${q(24)} 0t${q(20)} 0M${L - q(6)} ${q(21)}q${q(10)} ${q(-6)} ${q(20)} 0t${q(26)} 0`} />
    </>
  );
}

function hull(L: number, scale: number): string {
  const q = (value: number) => value * scale;
  return `M${q(-40)} ${q(-28)}C${q(-37)} ${q(-9)} ${q(-24)} 0 ${q(-8)} 0H${L + q(8)}C${L + q(26)} 0 ${L + q(37)} ${q(-13)} ${L + q(39)} ${q(-40)}C${L + q(52)} ${q(-12)} ${L + q(42)} ${q(19)} ${L + q(6)} ${q(25)}C${L - 8} ${q(27)} 10 ${q(27)} ${q(-6)} ${q(25)}C${q(-31)} ${q(20)} ${q(-46)} 0 ${q(-40)} ${q(-28)}Z`;
}

function shipSummary(ship: ShipView, number: number, { words }: Look<View>): string {
  const where = ship.docked ? words.label("docked", { site: ship.docked }) : words.label("minimum", { count: ship.minimum });
  return `${words.label("ship", { ship: number })}: ${shipLoad(ship, words)}; ${where}.`;
}
