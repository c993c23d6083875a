// The gods on the borders of the zones, because their requirements concern both: a head in a ring that fills with what they ask for.
import { Label, range, round } from "../../ui/draw";
import { sentences } from "../../ui/explain";
import { polar, WIDE } from "./layout";
import { GodFigure } from "./pieces/gods";
import { OwnerMark } from "./pieces/tokens";
import type { PlateProps } from "./plate";
import { Press } from "./press";
import { owners, ownerView } from "./score";
import { needTexts, type Progress, progressOf, progressText, viewer } from "./texts";
import type { GodView, View } from "./view";

export function Gods(props: PlateProps) {
  return (
    <>
      {props.look.view.gods.map((god, place) => (
        <Medallion key={god.god} god={god} place={place} {...props} />
      ))}
    </>
  );
}

/** The size of a cartouche. */
const { w: WIDTH, h: HEIGHT } = WIDE.god;

function Medallion({ god, place, look, layout, open, show }: PlateProps & { god: GodView; place: number }) {
  const { view, words } = look;
  const player = viewer(look);
  const progress = player && progressOf(god, player, view);
  const met = player?.gods.includes(god.god) ?? false;
  const [x, y] = polar(layout, layout.god.at, place * 72 + 36);
  const { r } = layout.god;
  const about = {
    name: words.title(god.god),
    text: sentences([words.label("god-asks", { god: god.god, needs: needTexts(god, words) }), words.label("god-worth", { points: god.points })]),
    now: progress ? progress.map((side) => progressText(side, words)).join(", ") : undefined,
    rule: "gods",
  };
  const shape = layout.tall ? (
    <>
      <circle class="ph-hit" r={r + 7} />
      <circle class="ph-medal" r={r + 3} />
    </>
  ) : (
    <rect class="ph-medal" x={-WIDTH / 2} y={-HEIGHT / 2} width={WIDTH} height={HEIGHT} rx={HEIGHT / 2} />
  );
  return (
    <g transform={`translate(${x} ${y})`}>
      <Press
        label={sentences([about.name, about.text, about.now])}
        about={about}
        open={open === god.god}
        show={() => show(god.god)}
        class={`ph-medallion ${met ? "met" : ""}`}
        place={`god-${god.god}`}
        shape={shape}
      >
        {layout.tall ? (
          <>
            <Ring god={god} progress={progress} met={met} x={0} r={r} />
            <circle class="ph-badge" cx={15} cy={15} r={10} />
            <Label x={15} y={19.5} size={12} kind="number" anchor="middle" class="strong" fit={17}>
              {god.points}
            </Label>
          </>
        ) : (
          <>
            <Ring god={god} progress={progress} met={met} x={-WIDTH / 2 + r + 6} r={r} />
            <Cartouche god={god} progress={progress} x={-WIDTH / 2 + 2 * r + 13} view={view} words={words} />
          </>
        )}
      </Press>
    </g>
  );
}

interface CartoucheProps {
  god: GodView;
  progress: readonly Progress[] | null;
  x: number;
  view: View;
  words: PlateProps["look"]["words"];
}

/** The name of a god, its points, the seats that have it, and how far the viewer is. */
function Cartouche({ god, progress, x, view, words }: CartoucheProps) {
  const fit = WIDTH / 2 - x - 10;
  const who = owners(view).filter((owner) => ownerView(view, owner)?.gods.includes(god.god));
  const lines = progress
    ? progress.map((side) => progressText(side, words))
    : god.zones.map((zone, side) => words.label(`have-all-${zone}`, { count: god.conditions[side]?.need ?? 0 }));
  return (
    <>
      <Label x={x} y={-9} size={13.5} kind="title" fit={fit}>
        {`${words.title(god.god)} +${god.points}`}
      </Label>
      {who.map((owner, index) => (
        <OwnerMark key={owner} owner={owner} x={WIDTH / 2 - 12 - (who.length - index) * 16} y={-HEIGHT / 2 - 7} size={14} />
      ))}
      {lines.map((line, index) => (
        <Label key={index} x={x} y={5 + index * 14} size={11.5} fit={fit} class={isMet(progress?.[index]) ? "met" : ""}>
          {line}
        </Label>
      ))}
    </>
  );
}

function isMet(side: Progress | undefined): boolean {
  return side !== undefined && side.has >= side.need;
}

interface RingProps {
  god: GodView;
  progress: readonly [Progress, Progress] | null;
  met: boolean;
  x: number;
  r: number;
}

/** A head in two half rings, each cut into as many parts as the god asks for on that side. */
export function Ring({ god, progress, met, x, r }: RingProps) {
  const at = (turn: number) => `${round(x + r * Math.sin(turn))} ${round(-r * Math.cos(turn))}`;
  const half = (side: 0 | 1) => {
    const { need } = god.conditions[side];
    const has = progress?.[side].has ?? 0;
    const start = side === 0 ? Math.PI : 0;
    const length = Math.PI / need;
    return range(need).map((part) => (
      <path
        key={`${side}-${part}`}
        class={part < has ? "ph-arc on" : "ph-arc"}
        d={`M${at(start + part * length + 0.1)}A${r} ${r} 0 0 1 ${at(start + (part + 1) * length - 0.1)}`}
      />
    ));
  };
  return (
    <g class={met ? "ph-ring met" : "ph-ring"}>
      <circle class="ph-ring-disc" cx={x} r={r * 0.83} />
      {half(0)}
      {half(1)}
      <GodFigure god={god.god} x={x - r * 0.6} y={-r * 0.62} size={r * 1.2} />
    </g>
  );
}
