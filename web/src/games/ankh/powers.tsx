// Guardians and powers, level by level: their owners, the guardians that are left, the supply.
import { useContext } from "preact/hooks";
import type { Look } from "../../game";
import { type Box, Label, textWidth } from "../../ui/draw";
import { sentences, sign, spoken } from "../../ui/explain";
import { Glyph } from "../../ui/Icon";
import { Owners, ownersOf } from "./choose/options";
import { AboutContext } from "./details/about";
import { guardianText, playerOf, powerText } from "./details/texts";
import { DrawnButton, HEAD, Plate } from "./panel";
import type { PanelProps } from "./parts";
import { Silhouette } from "./pieces/figures";
import { MONUMENTS, type Power } from "./pieces/kinds";
import type { Event, GuardianCardView, View } from "./view";

const GAP = 6;

export function PowersPanel({ look, w, h, tall, replay }: PanelProps & { replay: (() => void) | null }) {
  const { view, words } = look;
  const top = tall ? 0 : HEAD;
  const side = tall ? 0 : 12;
  const foot = tall ? 50 : 40;
  const rowH = (h - top - foot + GAP) / view.guardians.length - GAP;
  return (
    <g role="group" aria-label={words.label("powers-panel")}>
      {!tall && <Plate w={w} h={h} title={words.label("powers-panel")} />}
      {view.guardians.map((card, at) => (
        <LevelRow key={card.level} card={card} look={look} tall={tall} box={{ x: side, y: top + at * (rowH + GAP), w: w - 2 * side, h: rowH }} />
      ))}
      <Supply look={look} x={side + 2} y={h - (tall ? 32 : 31)} tall={tall} />
      {replay && (
        <ReplayButton look={look} replay={replay} box={{ x: w - side - (tall ? 128 : 168), y: h - (tall ? 46 : 36), w: tall ? 128 : 168, h: tall ? 46 : 28 }} />
      )}
    </g>
  );
}

function LevelRow({ card, look, box: { x, y, w, h }, tall }: { card: GuardianCardView; look: Look<View, Event>; box: Box; tall: boolean }) {
  const powers = look.view.printed.powers.filter(({ level }) => level === card.level).map(({ power }) => power);
  const first = tall ? 76 : 116;
  const each = (w - first) / powers.length;
  return (
    <g>
      <GuardianCell card={card} look={look} tall={tall} box={{ x, y, w: first - GAP, h }} />
      {powers.map((power, at) => (
        <PowerCell key={power} power={power} look={look} tall={tall} box={{ x: x + first + at * each, y, w: each - (at === powers.length - 1 ? 0 : GAP), h }} />
      ))}
    </g>
  );
}

/** The guardian of a level, with the figures that are left. */
function GuardianCell({ card: { level, guardian, left }, look, box, tall }: { card: GuardianCardView; look: Look<View, Event>; box: Box; tall: boolean }) {
  const { words } = look;
  const open = useContext(AboutContext);
  const { x, y, w, h } = box;
  const size = Math.min(tall ? 24 : 52, h * 0.46);
  const top = y + (tall ? 4 : 12);
  const label = words.label("level", { level });
  if (guardian === null) {
    return (
      <g>
        <rect class="ankp-tile empty" x={x} y={y} width={w} height={h} rx={8} />
        <Label x={x + w / 2} y={y + h / 2 + 5} size={13} anchor="middle" fit={w - 8}>
          {label}
        </Label>
      </g>
    );
  }
  const about = {
    name: `${words.title(guardian)}, ${label}`,
    text: sentences([guardianText(guardian, words), words.label("guardians-left", { count: left })]),
    rule: `guardian-${guardian}`,
  };
  return (
    <DrawnButton label={spoken(about)} about={about} open={() => open({ of: "guardian", guardian })} box={box} r={8}>
      <rect class="ankp-tile guardian" x={x} y={y} width={w} height={h} rx={8} />
      <Silhouette kind={guardian} x={x + (w - size) / 2} y={top} size={size} class="ankp-ink" />
      <Label x={x + w / 2} y={top + size + (tall ? 12 : 19)} size={tall ? 11.5 : 14.5} kind="title" anchor="middle" fit={w - 6}>
        {words.title(guardian)}
      </Label>
      <Label x={x + w / 2} y={y + h - (tall ? 5 : 10)} size={tall ? 10.5 : 12.5} anchor="middle" fit={w - 6}>
        {words.label("guardians-left", { count: left })}
      </Label>
    </DrawnButton>
  );
}

function PowerCell({ power, look, box, tall }: { power: Power; look: Look<View, Event>; box: Box; tall: boolean }) {
  const { view, words, names, you } = look;
  const open = useContext(AboutContext);
  const { x, y, w, h } = box;
  const size = Math.min(tall ? 22 : 36, h * 0.38);
  const top = y + h * (tall ? 0.08 : 0.16);
  const owners = ownersOf(power, view);
  const mine = playerOf(view, you)?.powers.includes(power) ?? false;
  const about = {
    name: words.title(power),
    text: sentences([
      powerText(power, words),
      owners.length > 0 ? `${words.label("unlocked-by")}: ${owners.map((seat) => names[seat] ?? seat).join(", ")}` : undefined,
    ]),
    rule: `power-${power}`,
  };
  return (
    <DrawnButton label={spoken(about)} about={about} open={() => open({ of: "power", power })} box={box} r={8}>
      <rect class={`ankp-tile ${mine ? "mine" : ""}`} x={x} y={y} width={w} height={h} rx={8} />
      <Glyph name={`power-${power}`} x={x + (w - size) / 2} y={top} size={size} class={owners.length > 0 ? "ankp-ink" : "ankp-soft"} />
      <Label x={x + w / 2} y={top + size + (tall ? 12 : 20)} size={tall ? 11 : 13} anchor="middle" class={mine ? "strong" : ""} fit={w - (mine ? 12 : 6)}>
        {words.label(`power-short-${power}`)}
      </Label>
      <Owners power={power} view={view} x={x + w - 3} y={y + h - (tall ? 15 : 19)} size={tall ? 12.5 : 15} />
    </DrawnButton>
  );
}

/** Monuments, camels and order tokens that are left. */
function Supply({ look: { view, words }, x, y, tall }: { look: Look<View, Event>; x: number; y: number; tall: boolean }) {
  const counts = [
    ...MONUMENTS.map((monument) => ({ icon: monument as string, count: view.supply.monuments[monument] ?? 0, name: words.title(monument) })),
    { icon: "camel", count: view.supply.camels, name: words.label("camels") },
  ];
  const step = tall ? 40 : 52;
  const label = words.label("supply");
  const first = textWidth(label, tall ? 11.5 : 13) + 12;
  return (
    <g role="group" aria-label={label}>
      <Label x={x} y={y + (tall ? 14 : 15)} size={tall ? 11.5 : 13} class="strong">
        {label}
      </Label>
      {counts.map(({ icon, count, name }, at) => (
        <g
          key={icon}
          class="ankp-supply"
          transform={`translate(${x + first + at * step} ${y})`}
          {...sign({ name: `${name}: ${count}`, text: words.label("about-supply") })}
        >
          <rect class="ankp-hit" x={-2} y={-2} width={step - 4} height={24} />
          <g data-anchor={icon === "camel" ? "camels" : at === 0 ? "monuments" : undefined}>
            <Glyph name={icon} x={0} y={0} size={tall ? 17 : 20} />
          </g>
          <Label x={tall ? 20 : 24} y={tall ? 14 : 16} size={tall ? 13 : 15} kind="number">
            {count}
          </Label>
        </g>
      ))}
    </g>
  );
}

function ReplayButton({ look, replay, box }: { look: Look<View, Event>; replay: () => void; box: Box }) {
  const label = look.words.label("last-conflict");
  const { x, y, w, h } = box;
  return (
    <DrawnButton label={label} open={replay} box={box} class="ankp-replay">
      <Glyph name="scales" x={x + 10} y={y + h / 2 - 8} size={16} />
      <Label x={x + 32} y={y + h / 2 + 5} size={13.5} class="strong" fit={w - 40}>
        {label}
      </Label>
    </DrawnButton>
  );
}
