// The gods, drawn on the borders because their requirements concern both zones; and the players who have satisfied them.
import { useContext } from "preact/hooks";
import type { Look } from "../../game";
import { Label } from "../../ui/draw";
import { countIn } from "./details/counts";
import { needTexts } from "./details/god";
import { type Layout, polar } from "./layout";
import { AboutContext, type PartProps } from "./parts";
import { GodFigure } from "./pieces/gods";
import { type God, ZONE_ICONS, ZONES } from "./pieces/kinds";
import { Row } from "./pieces/row";
import { FirstToken, PharaohToken, ZoneEmblem } from "./pieces/tokens";
import { Press } from "./traitor/press";
import type { GodView, PlayerView, View } from "./view";

export function Gods({ look, layout, about }: { look: Look<View>; layout: Layout; about: (god: God) => void }) {
  return (
    <>
      {look.view.gods.map((god, place) => {
        const [x, y] = polar(layout, layout.god.at, place * 72 + 36);
        return <Medallion key={god.god} look={look} god={god} x={x} y={y} r={layout.god.r} tall={layout.tall} open={() => about(god.god)} />;
      })}
    </>
  );
}

interface MedallionProps {
  look: Look<View>;
  god: GodView;
  x: number;
  y: number;
  r: number;
  tall: boolean;
  open: () => void;
}

/** The figure, the reward of the god, and the number it requires on each side. */
function Medallion({ look, god, x, y, r, tall, open }: MedallionProps) {
  const own = look.view.players["abcde".indexOf(look.you ?? "-")];
  const pleased = own?.gods.includes(god.god) ?? false;
  const shape = (
    <>
      <title>{godText(look, god)}</title>
      {tall && <circle class="ph-hit" r={r + 9} />}
      <circle class="ph-medal" r={r} />
    </>
  );
  return (
    <g class={`ph-medallion ${pleased ? "pleased" : ""}`} transform={`translate(${x} ${y})`}>
      <Press label={godText(look, god)} open={open} shape={shape}>
        {tall ? (
          <GodFigure god={god.god} x={-10.5} y={-10.5} size={21} />
        ) : (
          <>
            <GodFigure god={god.god} x={-20} y={-24} size={25} />
            <Label x={5} y={-5} size={16} kind="title">
              {god.points}
            </Label>
            <Row items={needs(god)} x={-r + 3} y={4} w={2 * r - 6} h={13} />
          </>
        )}
      </Press>
    </g>
  );
}

function needs({ zones, conditions }: GodView) {
  return [{ text: String(conditions[0].need) }, { icon: ZONE_ICONS[zones[0]] }, { text: String(conditions[1].need) }, { icon: ZONE_ICONS[zones[1]] }];
}

export function godText(look: Look<View>, god: GodView): string {
  const { words } = look;
  return words.label("sum-god", { god: god.god, needs: needTexts(god, look), points: god.points });
}

/** The standings: a row for each player, with the counts that the gods require and the gods that are satisfied. */
export function Standings({ look, box }: PartProps) {
  const { view, words } = look;
  const foot = 40;
  const step = (box.h - 52 - foot) / view.players.length;
  const columns = ZONES.map((_, index) => 43 + index * 21);
  return (
    <>
      <Label x={9} y={19} size={15} kind="title" fit={box.w - 90}>
        {words.title("gods")}
      </Label>
      <g aria-hidden="true">
        {ZONES.map((zone, index) => (
          <ZoneEmblem key={zone} zone={zone} x={(columns[index] ?? 0) - 8} y={30} size={16} />
        ))}
        <Label x={146} y={42} size={11.5} fit={130}>
          {words.label("satisfied")}
        </Label>
      </g>
      {view.players.map((player, index) => (
        <g key={index} transform={`translate(0 ${52 + index * step})`}>
          <Standing look={look} player={player} seat={"abcde"[index] as "a"} columns={columns} h={step} w={box.w} />
        </g>
      ))}
      <g transform={`translate(0 ${box.h - foot})`}>
        <Heir look={look} w={box.w} h={foot} />
      </g>
    </>
  );
}

function Standing({ look, player, seat, columns, h, w }: { look: Look<View>; player: PlayerView; seat: "a"; columns: number[]; h: number; w: number }) {
  const { view } = look;
  const middle = h / 2;
  const size = Math.min(22, (w - 146 - 50) / 5);
  const tokens = [view.first === seat ? "first" : "", view.pharaoh === seat ? "pharaoh" : ""].filter((id) => id !== "");
  const about = useContext(AboutContext);
  return (
    <Press
      label={standingText(look, player, seat)}
      open={() => about({ of: "score", owner: seat })}
      shape={<rect class="tr-press" x={4} y={1} width={w - 8} height={h - 2} rx={6} />}
    >
      <path class="ph-rule" d={`M9 0H${w - 9}`} />
      <g class={`s-${seat}`} transform={`translate(9 ${middle - 9})`}>
        <rect class="ph-mark" width={18} height={18} rx={5} />
        <use class="ph-mark-sign" href={`#mark-${seat}`} x={4} y={4} width={10} height={10} />
      </g>
      {ZONES.map((zone, index) => (
        <Label key={zone} x={columns[index] ?? 0} y={middle + 5} size={14} kind="number" anchor="middle" class={countIn(zone, player) > 0 ? "strong" : "dim"}>
          {countIn(zone, player)}
        </Label>
      ))}
      {player.gods.map((god, index) => (
        <GodFigure key={god} god={god} x={146 + index * size} y={middle - size / 2} size={size - 2} />
      ))}
      <g>
        {tokens.map((id, index) =>
          id === "first" ? (
            <FirstToken key={id} x={w - 9 - 20 * (index + 1)} y={middle - 10} size={19} id="first" />
          ) : (
            <PharaohToken key={id} x={w - 9 - 20 * (index + 1)} y={middle - 10} size={19} id="pharaoh" />
          ),
        )}
      </g>
    </Press>
  );
}

/** The requirement and reward of the pharaoh token, which lies here until somebody has it. */
function Heir({ look, w, h }: { look: Look<View>; w: number; h: number }) {
  const { printed, pharaoh } = look.view;
  const { nobles, tomb } = printed.succession;
  const text = look.words.label("succession", { nobles, tomb, points: printed.tokens.pharaoh });
  const items = [
    { text: String(nobles) },
    { icon: ZONE_ICONS.nobles },
    { text: String(tomb) },
    { icon: "tomb-step" },
    { icon: "arrow" },
    { points: printed.tokens.pharaoh },
  ];
  return (
    <g role="img" aria-label={text}>
      <title>{text}</title>
      <path class="ph-rule" d={`M9 0H${w - 9}`} />
      {pharaoh === null ? <PharaohToken x={9} y={h / 2 - 13} size={26} id="pharaoh" /> : <circle class="ph-empty" cx={22} cy={h / 2} r={12} />}
      <Row items={items} x={46} y={h / 2 - 9} w={w - 56} h={18} align="start" />
    </g>
  );
}

export function standingText(look: Look<View>, player: PlayerView, seat: "a"): string {
  const { words } = look;
  const gods = player.gods.length > 0 ? words.label("sum-gods", { gods: player.gods }) : words.label("sum-no-gods");
  return words.label("sum-someone", { seat, text: [gods] });
}
