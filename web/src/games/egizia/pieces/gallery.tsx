// Development only: every piece in the sizes it is used in. /gallery.html?pieces=egizia&theme=dark
import { Plate, Shelf } from "../../../ui/shelf";
import type { NileView, SphinxView } from "../view";
import { CardBack, NileCardFace, NileToken, SphinxCardFace } from "./cards";
import { COLOURS, CREWS, type Effect, type Goal, type NileKind, type Owner } from "./kinds";
import { FieldFace, QuarryFace } from "./lands";
import { actionItems } from "./pictograms";
import { Row } from "./row";
import { Brick, CrewMark, GraveTile, Marker, Points, Scarab, Ship, TurnTile, WaterMark } from "./tokens";

const OWNERS: Owner[] = ["a", "b", "c", "d", "e"];

const nile = (effect: Effect, kind: NileKind, number: number, face: Partial<NileView> = {}): NileView => ({
  card: "a01",
  effect,
  kind,
  number,
  colour: null,
  crews: null,
  buildings: [],
  bonus: null,
  after_feeding: false,
  ...face,
});

/** One of each effect, and fields of all colours. */
export const NILE: [string, NileView][] = [
  ["Quarry 3", nile("quarry", "permanent", 3)],
  ["Green field 3", nile("field", "permanent", 3, { colour: "green" })],
  ["Yellow-green field 6", nile("field", "permanent", 6, { colour: "yellow-green" })],
  ["Brown field 6", nile("field", "permanent", 6, { colour: "brown", bonus: { gain: "stone-market", number: 1 } })],
  ["Brown field 8", nile("field", "permanent", 8, { colour: "brown", bonus: { gain: "points", number: 3 } })],
  ["Extra Sphinx cards", nile("sphinx-plus", "permanent", 2)],
  ["Keep two", nile("sphinx-keep", "permanent", 2)],
  ["Crew every round", nile("crew-each-round", "permanent", 1)],
  ["Stones for a crew", nile("pay-for-crew", "permanent", 2, { after_feeding: true })],
  ["Upstream", nile("upstream", "permanent", 1)],
  ["Occupied space", nile("occupied", "permanent", 1)],
  ["First place", nile("first-place", "any-time", 1)],
  ["Stones as grain", nile("stones-as-grain", "permanent", 1)],
  ["Leftover card", nile("leftover", "permanent", 1)],
  ["Better field", nile("better-field", "permanent", 1)],
  ["Grave value", nile("grave-bonus", "permanent", 8)],
  ["Crews of choice", nile("crews-choice", "immediate", 2)],
  ["Two crews", nile("crew-pair", "immediate", 1, { crews: ["black", "blue"] })],
  ["Stone market", nile("stone-market", "immediate", 2)],
  ["Grain market", nile("grain-market", "immediate", 2)],
  ["Points for bricks", nile("brick-points", "immediate", 1, { buildings: ["obelisk", "graves"] })],
  ["Grain 4", nile("grain", "any-time", 4)],
  ["Stones 6", nile("stones", "any-time", 6)],
  ["Strength 3", nile("strength", "any-time", 3)],
  ["Two crews together", nile("two-crews", "any-time", 2)],
  ["Double turn", nile("double-turn", "any-time", 1)],
  ["Double round space", nile("double-space", "any-time", 1)],
  ["Sell stones", nile("sell-stones", "any-time", 10)],
  ["Substitute may build", nile("stand-in", "any-time", 1)],
];

const goal = (goal: Goal, face: Partial<SphinxView> = {}): SphinxView => ({
  card: 1,
  worth: 0,
  goal,
  number: 1,
  building: null,
  buildings: [],
  parts: [],
  market: null,
  crew: null,
  of: null,
  points: 7,
  by_count: null,
  ...face,
});

const GOALS: [string, SphinxView][] = [
  ["4 points if row 7 of the obelisk is built.", goal("obelisk-row", { number: 7, points: 4 })],
  ["5 points if row 3 of the pyramid is complete.", goal("pyramid-row", { number: 3, points: 5 })],
  ["4 points if both pillars of the temple are complete.", goal("temple-parts", { parts: ["pillar-left", "pillar-right"], points: 4 })],
  ["7 points if the columns of the temple are complete.", goal("temple-parts", { parts: ["columns"] })],
  ["5 points if at least 8 graves are taken.", goal("graves-taken", { number: 8, points: 5 })],
  [
    "Points by the number of players at the bottom of the stone market: 3 for one, 5 for two, 7 for three, 9 for four.",
    goal("market-players", { market: "stone", by_count: [3, 5, 7, 9] }),
  ],
  ["7 points if you have at least 5 bricks on the obelisk.", goal("own-bricks", { number: 5, building: "obelisk" })],
  [
    "7 points if you have at least 2 bricks on each of these: obelisk, graves, pyramid, temple.",
    goal("bricks-everywhere", { number: 2, buildings: ["obelisk", "graves", "pyramid", "temple"] }),
  ],
  ["5 points if your marker is at the bottom of the grain market.", goal("own-market", { market: "grain", points: 5 })],
  ["2 points for each of your permanent cards except fields and quarries.", goal("permanent-cards", { points: 2 })],
  ["1 point for every 10 points you have, counted last.", goal("ten-points", { number: 10, points: 1 })],
  ["1 point for each of your bricks on the graves.", goal("each-brick", { building: "graves", points: 1 })],
  ["1 point for each strength of the yellow crew.", goal("crew-strength", { crew: "yellow", points: 1 })],
  ["7 points if nobody has more quarries.", goal("most-production", { of: "quarry" })],
  ["7 points if nobody has more brown fields.", goal("most-production", { of: "brown" })],
];

export function PieceGallery() {
  return (
    <main class="gallery-pieces">
      <Shelf title="Ships, bricks, markers">
        {[72, 44, 30].map((size) => (
          <Plate key={size} w={(size + 8) * 5} h={size}>
            {OWNERS.map((owner, at) => (
              <Ship key={owner} owner={owner} x={at * (size + 8)} y={0} size={size} />
            ))}
          </Plate>
        ))}
        {[32, 20].map((size) => (
          <Plate key={size} w={(size + 6) * 5} h={size * 2.4}>
            {OWNERS.map((owner, at) => (
              <g key={owner}>
                <Brick owner={owner} x={at * (size + 6)} y={0} size={size} />
                <Marker owner={owner} x={at * (size + 6)} y={size * 1.2} size={size} />
              </g>
            ))}
          </Plate>
        ))}
      </Shelf>
      <Shelf title="Crews">
        {[48, 32, 22, 16].map((size) => (
          <Plate key={size} w={(size + 6) * 9} h={size}>
            {[...CREWS, "any" as const].map((crew, at) => (
              <CrewMark key={crew} crew={crew} x={at * (size + 6)} y={0} size={size} />
            ))}
            {CREWS.map((crew, at) => (
              <CrewMark key={crew} crew={crew} used x={(at + 5) * (size + 6)} y={0} size={size} />
            ))}
          </Plate>
        ))}
      </Shelf>
      <Shelf title="Fields, quarries, water">
        {[72, 44, 32, 24].map((size) => (
          <Plate key={size} w={(size + 6) * 8} h={size}>
            {COLOURS.flatMap((colour, at) => [
              <FieldFace key={colour} colour={colour} value={6 + at} irrigated x={at * (size + 6)} y={0} size={size} />,
              <FieldFace
                key={`${colour}-dry`}
                colour={colour}
                value={6 + at}
                irrigated={false}
                improved={at === 1}
                x={(at + 3) * (size + 6)}
                y={0}
                size={size}
              />,
            ])}
            <QuarryFace value={3} x={6 * (size + 6)} y={0} size={size} />
            <WaterMark level={3} x={7 * (size + 6)} y={0} size={size} />
          </Plate>
        ))}
      </Shelf>
      <Shelf title="Tiles">
        {[44, 28, 20].map((size) => (
          <Plate key={size} w={(size + 8) * 8} h={size * 1.3}>
            <GraveTile value={4} x={0} y={0} w={size * 0.9} h={size * 1.2} />
            <GraveTile value={6} open x={size + 8} y={0} w={size * 0.9} h={size * 1.2} />
            <GraveTile value={null} x={2 * (size + 8)} y={0} w={size * 0.9} h={size * 1.2} />
            <TurnTile number={3} x={3 * (size + 8)} y={0} size={size} />
            <Scarab value={50} x={4 * (size + 8)} y={0} size={size} />
            <Points value={6} x={6 * (size + 8)} y={0} size={size * 0.9} />
            <Points value={12} x={7 * (size + 8)} y={0} size={size * 0.9} />
          </Plate>
        ))}
        <Plate w={110} h={24}>
          <Row
            items={actionItems([
              { act: "crew", crew: "joker", number: 1 },
              { act: "ring", crew: null, number: 1 },
            ])}
            x={0}
            y={0}
            w={110}
            h={24}
          />
        </Plate>
        <Plate w={110} h={24}>
          <Row
            items={actionItems([
              { act: "stone-market", crew: null, number: 1 },
              { act: "grain-market", crew: null, number: 1 },
            ])}
            x={0}
            y={0}
            w={110}
            h={24}
          />
        </Plate>
      </Shelf>
      <Shelf title="Nile cards">
        {NILE.map(([name, card], at) => (
          <Plate key={at} w={100} h={124}>
            <NileCardFace card={card} name={name} x={0} y={0} w={100} h={124} />
          </Plate>
        ))}
        {NILE.map(([, card], at) => (
          <Plate key={at} w={52} h={62}>
            <NileCardFace card={card} x={0} y={0} w={52} h={62} used={at === 9} />
          </Plate>
        ))}
        {NILE.map(([, card], at) => (
          <Plate key={at} w={34} h={34}>
            <NileToken card={card} x={0} y={0} size={34} used={at === 9} />
          </Plate>
        ))}
      </Shelf>
      <Shelf title="Sphinx cards">
        {GOALS.map(([text, card], at) => (
          <Plate key={at} w={120} h={160}>
            <SphinxCardFace card={card} text={text} x={0} y={0} w={120} h={160} />
          </Plate>
        ))}
        {GOALS.map(([, card], at) => (
          <Plate key={at} w={44} h={58}>
            <SphinxCardFace card={card} x={0} y={0} w={44} h={58} />
          </Plate>
        ))}
        <Plate w={100} h={130}>
          <CardBack x={0} y={0} w={100} h={130} icon="sphinx" text="22" />
        </Plate>
        <Plate w={44} h={58}>
          <CardBack x={0} y={0} w={44} h={58} icon="sphinx" />
        </Plate>
      </Shelf>
    </main>
  );
}
