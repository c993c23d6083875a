// The parts beside the zones: the jars, the bank, and in the draft the nobles that only one player sees.
import { useContext } from "preact/hooks";
import { Label } from "../../ui/draw";
import { Glyph } from "../../ui/Icon";
import { Spot } from "../../ui/Spot";
import { nobleText } from "./details/noble";
import { AboutContext, type PartProps } from "./parts";
import { NobleCard } from "./pieces/cards";
import { COLOURS, RESOURCES } from "./pieces/kinds";
import { Resource } from "./pieces/resource";
import { JAR_HEIGHT, JarBack, JarTile } from "./pieces/tokens";
import { bankAnchor } from "./track";
import type { JarView } from "./view";
import { DrawnButton } from "./zones/zone";

/** The jars on display, the one that is being given out, and the pile. */
export function Jars({ look, box, tall, small }: PartProps & { small?: boolean }) {
  const { view, words } = look;
  const about = useContext(AboutContext);
  const open = view.jar;
  const shown = [...view.jars, ...(open && !view.jars.some(({ jar }) => jar === open.jar) ? [open] : [])];
  const head = small ? 0 : 24;
  const pile = small ? 24 : 34;
  const room = box.w - pile - 12;
  const size = Math.min(tall && !small ? 58 : 52, (box.h - head - 8) / JAR_HEIGHT, room / Math.max(1, shown.length) - 4);
  const pitch = Math.min(size + 10, room / Math.max(1, shown.length));
  const left = 8 + (room - pitch * shown.length) / 2 + (pitch - size) / 2;
  const y = head + (box.h - head - size * JAR_HEIGHT) / 2 - (small ? 0 : 2);
  return (
    <>
      {!small && <DrawnButton label={words.label("about-jars")} open={() => about({ of: "jars" })} x={5} w={130} />}
      {!small && (
        <Label x={9} y={18} size={15} kind="title" class="ph-under" fit={box.w - 20}>
          {words.label("jars")}
        </Label>
      )}
      {shown.map((jar, place) => {
        const x = left + place * pitch;
        const chosen = jar.jar === open?.jar;
        return (
          <g key={jar.jar}>
            <JarTile top={jar.top} bottom={jar.bottom} x={x} y={y} size={size} id={small ? undefined : `jar-${jar.jar}`} />
            {chosen && <rect class="ph-chosen" x={x - 2} y={y - 2} width={size + 4} height={size * JAR_HEIGHT + 4} rx={8} />}
            {!small && (
              <Spot
                move={`jar ${jar.jar}`}
                x={x - 1}
                y={y - 2}
                w={size + 2}
                h={size * JAR_HEIGHT + 4}
                r={10}
                reach={tall ? [5, 5] : [2, 2]}
                outline
                about={jarText(look, jar)}
              />
            )}
          </g>
        );
      })}
      {shown.length === 0 && !small && (
        <Label x={8 + room / 2} y={head + (box.h - head) / 2} size={12} anchor="middle" fit={room}>
          {words.label("no-jars")}
        </Label>
      )}
      <g data-anchor={small ? undefined : "jar-pile"}>
        <title>{words.label("jar-pile", { count: view.jar_pile })}</title>
        <JarBack x={box.w - pile - 2} y={small ? 17 : y + size * JAR_HEIGHT - pile * JAR_HEIGHT} size={pile - 6} />
        <Label x={box.w - pile / 2 - 5} y={small ? 13 : y + size * JAR_HEIGHT - pile * JAR_HEIGHT - 3} size={small ? 10.5 : 11.5} kind="number" anchor="middle">
          {view.jar_pile}
        </Label>
      </g>
    </>
  );
}

export function jarText({ words }: PartProps["look"], jar: JarView): string {
  return words.label("jar", { colours: [...jar.top, jar.bottom] });
}

/** Two nobles, one of which is kept: only the player who chooses sees them. */
export function LookedAt({ look, box }: PartProps) {
  const { view, words } = look;
  const h = box.h - 30;
  const w = Math.min((box.w - 26) / Math.max(1, view.look.length), h * 0.86);
  const left = (box.w - view.look.length * (w + 8) + 8) / 2;
  return (
    <>
      <Glyph name="eye" x={9} y={6} size={16} class="ph-sign soft" />
      <Label x={30} y={18} size={12.5} class="strong" fit={box.w - 40}>
        {words.label("only-you")}
      </Label>
      {view.look.map((card, place) => {
        const at = { x: left + place * (w + 8), y: 25, w, h };
        const about = nobleText(card, words);
        return (
          <g key={card.noble}>
            <NobleCard noble={card} name={words.title(card.role)} {...at} id={`noble-${card.noble}`} about={about} />
            <Spot move={`keep ${card.noble}`} {...at} r={6} reach={[4, 4]} outline about={about} />
          </g>
        );
      })}
    </>
  );
}

/** The bank; a player who gains a resource of choice takes it here. */
export function Bank({ look, box, tall, small }: PartProps & { small?: boolean }) {
  const { view, words } = look;
  const head = small ? 0 : tall ? 0 : 24;
  const pitch = (box.w - 10) / RESOURCES.length;
  const size = Math.min(34, pitch - (small ? 3 : 10), box.h - head - (small ? 17 : 22));
  const y = head + (small ? 3 : 2);
  return (
    <>
      {head > 0 && (
        <Label x={9} y={18} size={15} kind="title" fit={box.w - 120}>
          {words.label("bank")}
        </Label>
      )}
      {RESOURCES.map((kind, place) => {
        const x = 5 + place * pitch + (pitch - size) / 2;
        const left = view.bank[kind] ?? 0;
        return (
          <g key={kind} class={left === 0 ? "ph-none" : ""}>
            <g data-anchor={small ? undefined : bankAnchor(kind)}>
              <title>{words.label("in-bank", { kind, count: left })}</title>
              <Resource kind={kind} x={x} y={y} size={size} />
            </g>
            <Label x={x + size / 2} y={y + size + (small ? 12 : 14)} size={small ? 11 : 12.5} kind="number" anchor="middle">
              {left}
            </Label>
          </g>
        );
      })}
      {!small &&
        COLOURS.map((colour, place) => {
          const at = { x: 5 + place * pitch + 3, y: y - 3, w: pitch - 6, h: size + 21 };
          const verb = look.legal.has(`get ${colour}`) ? "get" : "gain";
          return <Spot key={colour} move={`${verb} ${colour}`} {...at} r={8} reach={[3, 3]} outline />;
        })}
    </>
  );
}
