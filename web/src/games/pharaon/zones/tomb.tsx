// The tomb: steps that rise to the right, each with its cost and its points.
import { Brackets } from "../../../ui/draw";
import { Spot } from "../../../ui/Spot";
import { everyone, type PartProps, payItems, payText } from "../parts";
import { Row } from "../pieces/row";
import { Cube, Points } from "../pieces/tokens";
import { track } from "../track";
import { Chosen, HEAD, ZoneHead, type ZoneProps } from "./zone";

export function Tomb({ look, box, tall }: ZoneProps) {
  const { view } = look;
  const spaces = [{ cost: [], points: 0 }, ...view.printed.tomb];
  const h = (box.h - HEAD + 4) / spaces.length;
  const shift = Math.min(9, (box.w - 200) / spaces.length);
  const people = everyone(view);
  const next = (view.players["abcde".indexOf(look.you ?? "-")]?.tomb ?? 0) + 1;
  const top = (space: number) => HEAD - 2 + (spaces.length - 1 - space) * h;
  const cube = Math.min(17, h - 9);
  const { moved } = track(view);
  return (
    <>
      <ZoneHead zone="tomb" look={look} box={box} cost={[]} />
      {spaces.map((space, index) => {
        const x = index * shift;
        return (
          <g key={index} transform={`translate(${x} ${top(index)})`}>
            <path class={index === 0 ? "ph-start" : "ph-step"} d={`M0 5a5 5 0 0 1 5-5H${box.w - x - 5}a5 5 0 0 1 5 5V${h - 3}H0Z`} />
            {space.points > 0 && <Points x={5} y={(h - 3 - 21) / 2} size={18.5} value={space.points} />}
            <Row items={payItems(space.cost)} x={29} y={(h - 3 - 17) / 2} w={76} h={17} align="start" />
          </g>
        );
      })}
      {people.map((one, index) => {
        const x = box.w - 6 - (people.length - index) * (cube + 1.5);
        const y = top(one.tomb) + (h - 3 - cube) / 2;
        const id = `cube-${one.owner}`;
        return (
          <g key={one.owner}>
            <Cube owner={one.owner} x={x} y={y} size={cube} id={id} />
            {moved.has(id) && (
              <g transform={`translate(${x} ${y})`}>
                <Brackets size={cube} />
              </g>
            )}
          </g>
        );
      })}
      {next < spaces.length && (
        <>
          <Chosen look={look} move="tomb" x={next * shift} y={top(next)} w={box.w - next * shift} h={h - 3} r={5} />
          <Spot
            move="tomb"
            x={next * shift}
            y={top(next)}
            w={box.w - next * shift}
            h={h - 3}
            r={5}
            reach={[2, tall ? 11 : 2]}
            outline
            about={payText(look, "tomb")}
          />
        </>
      )}
    </>
  );
}

export function tombSummary(look: PartProps["look"]): string {
  const { view, words } = look;
  const people = everyone(view).map((one) => {
    const points = one.tomb > 0 ? (view.printed.tomb[one.tomb - 1]?.points ?? 0) : 0;
    return words.label("sum-tomb", { seat: one.owner, space: one.tomb, points });
  });
  return people.join("; ");
}
