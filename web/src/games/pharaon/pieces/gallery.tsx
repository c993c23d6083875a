// Development only: every piece in the sizes it is used in. /gallery.html?pieces=1&theme=dark
import { Plate, Shelf } from "../../../ui/shelf";
import type { ArtisanView, NobleView } from "../view";
import { ArtisanCard, CardBack, NobleCard } from "./cards";
import { GodFigure } from "./gods";
import { COLOURS, GODS, type Offering, type Owner, RESOURCES, type Role, ZONES } from "./kinds";
import { Resource, ResourceText } from "./resource";
import { Cube, Cylinder, Disc, FirstToken, JarBack, JarTile, OfferingToken, PharaohToken, Points, ZoneEmblem } from "./tokens";

const OFFERINGS: Offering[] = [...COLOURS.map((colour): Offering => `res-${colour}`), ...ZONES.map((zone): Offering => `zone-${zone}`), "vp-1", "vp-2"];
const OWNERS: Owner[] = ["a", "b", "c", "d", "e", "traitor"];

const noble = (role: Role, face: Partial<NobleView>): NobleView => ({
  noble: 1,
  role,
  rhythm: "permanent",
  ability: "none",
  zone: null,
  colours: null,
  gain: null,
  points: 10,
  per: [],
  ...face,
});
const gain = (some: Partial<NonNullable<NobleView["gain"]>>) => ({ nile: 0, artisans: 0, tomb: 0, silver: 0, offerings: 0, ...some });
const ROUND = { rhythm: "once-per-round" } as const;

/** One of each role; the court official twice. */
const NOBLES: [string, NobleView][] = [
  ["Scribe", noble("scribe", { ability: "swap", colours: ["green", "black"], zone: "artisans", points: 4, per: [{ each: "god-beside", points: 4 }] })],
  [
    "General",
    noble("general", {
      ability: "advance",
      points: 7,
      per: [
        { each: "pharaoh", points: 4 },
        { each: "first-player", points: 4 },
      ],
    }),
  ],
  ["Architect", noble("architect", { ability: "any-entry", zone: "tomb" })],
  ["Priestess", noble("priestess", { ability: "any-entry", zone: "offerings", points: 12 })],
  ["Foreman", noble("foreman", { ability: "any-entry", zone: "nile" })],
  ["Head Decorator", noble("head-decorator", { ability: "any-entry", zone: "artisans" })],
  ["Judge", noble("judge", { ability: "any-five", points: 12 })],
  ["Grand Vizier", noble("grand-vizier", { points: 3, per: [{ each: "noble", points: 3 }] })],
  ["Physician", noble("physician", { ...ROUND, ability: "full-zone", zone: "artisans", points: 6, per: [{ each: "artisan-value", points: 2 }] })],
  ["Chief Contractor", noble("chief-contractor", { ...ROUND, ability: "full-zone", zone: "tomb", points: 6, per: [{ each: "tomb-step", points: 2 }] })],
  ["High Priest", noble("high-priest", { ...ROUND, ability: "full-zone", zone: "offerings", points: 6, per: [{ each: "offering", points: 2 }] })],
  ["Steward", noble("steward", { ...ROUND, ability: "full-zone", zone: "nile", points: 5, per: [{ each: "finished-track", points: 3 }] })],
  ["Seer", noble("seer", { ...ROUND, ability: "exchange-basic", points: 3, per: [{ each: "god", points: 3 }] })],
  ["Treasurer", noble("treasurer", { ...ROUND, ability: "exchange-silver", points: 8, per: [{ each: "silver", points: 2 }] })],
  ["Teacher", noble("teacher", { ...ROUND, ability: "extra-basic", points: 7, per: [{ each: "basic", points: 1 }] })],
  ["Diplomat", noble("diplomat", { ...ROUND, ability: "any-jar", points: 0, per: [{ each: "best-other", points: 1 }] })],
  ["Court Official", noble("court-official", { rhythm: "one-shot", ability: "gain", gain: gain({ nile: 3, silver: 2 }), points: 2 })],
  ["Court Official", noble("court-official", { rhythm: "one-shot", ability: "gain", gain: gain({ artisans: 1, offerings: 1 }), points: 0 })],
];

const ARTISANS: ArtisanView[] = [
  { artisan: 1, points: 9, gain: [], jars: 0 },
  { artisan: 6, points: 7, gain: ["green"], jars: 0 },
  { artisan: 11, points: 6, gain: ["silver"], jars: 0 },
  { artisan: 17, points: 5, gain: ["blue", "red"], jars: 0 },
  { artisan: 25, points: 4, gain: ["yellow", "silver"], jars: 0 },
  { artisan: 30, points: 3, gain: [], jars: 1 },
];

export function PieceGallery() {
  return (
    <main class="gallery-pieces">
      <Shelf title="Resources">
        {[44, 34, 22, 18, 14].map((size) =>
          (["pay", "gain"] as const).map((shape) => (
            <Plate key={`${size}${shape}`} w={(size + 5) * 7} h={size}>
              {[...RESOURCES, "any" as const].map((kind, at) => (
                <Resource key={kind} kind={kind} x={at * (size + 5)} y={0} size={size} shape={shape} />
              ))}
            </Plate>
          )),
        )}
        <p>
          Pay <ResourceText kind="green" shape="pay" /> green and <ResourceText kind="any" shape="pay" />, gain <ResourceText kind="blue" /> justice or{" "}
          <ResourceText kind="silver" /> silver.
        </p>
      </Shelf>
      <Shelf title="Offerings">
        {[44, 30, 22].map((size) => (
          <Plate key={size} w={(size + 6) * 6} h={size * 2 + 8}>
            {OFFERINGS.map((kind, at) => (
              <OfferingToken key={kind} kind={kind} x={(at % 6) * (size + 6)} y={Math.floor(at / 6) * (size + 6)} size={size} />
            ))}
          </Plate>
        ))}
      </Shelf>
      <Shelf title="Jars, tokens">
        {[72, 44].map((size) => (
          <Plate key={size} w={(size + 6) * 4} h={size * 1.2}>
            <JarTile top={["green", "blue"]} bottom="green" x={0} y={0} size={size} />
            <JarTile top={["red", "yellow"]} bottom="black" x={size + 6} y={0} size={size} />
            <JarTile top={["black", "black"]} bottom="yellow" x={2 * (size + 6)} y={0} size={size} />
            <JarBack x={3 * (size + 6)} y={0} size={size} />
          </Plate>
        ))}
        {[40, 22].map((size) => (
          <Plate key={size} w={(size + 8) * 4} h={size * 1.2}>
            <FirstToken x={0} y={0} size={size} />
            <PharaohToken x={size + 8} y={0} size={size} />
            <Points x={2 * (size + 8)} y={0} size={size * 0.9} value={60} />
            <Points x={3 * (size + 8)} y={0} size={size * 0.9} value={7} />
          </Plate>
        ))}
      </Shelf>
      <Shelf title="Pieces">
        {[30, 20].map((size) => (
          <Plate key={size} w={(size + 8) * 6} h={size * 3.8}>
            {OWNERS.map((owner, at) => (
              <g key={owner}>
                <Cylinder owner={owner} x={at * (size + 8)} y={0} size={size} />
                <Disc owner={owner} x={at * (size + 8)} y={size * 1.3} size={size} />
                <Cube owner={owner} x={at * (size + 8)} y={size * 2.6} size={size} />
              </g>
            ))}
          </Plate>
        ))}
        {[40, 24, 16].map((size) => (
          <Plate key={size} w={(size + 8) * 5} h={size}>
            {ZONES.map((zone, at) => (
              <ZoneEmblem key={zone} zone={zone} x={at * (size + 8)} y={0} size={size} />
            ))}
          </Plate>
        ))}
      </Shelf>
      <Shelf title="Gods">
        {[96, 56, 32, 20].map((size) => (
          <Plate key={size} w={(size + 8) * 5} h={size}>
            {GODS.map((god, at) => (
              <GodFigure key={god} god={god} x={at * (size + 8)} y={0} size={size} />
            ))}
          </Plate>
        ))}
      </Shelf>
      <Shelf title="Artisans">
        {[
          [80, 112],
          [52, 72],
        ].map(([w = 0, h = 0]) => (
          <Plate key={w} w={(w + 6) * 7} h={h}>
            {ARTISANS.map((artisan, at) => (
              <ArtisanCard key={at} artisan={artisan} x={at * (w + 6)} y={0} w={w} h={h} />
            ))}
            <CardBack x={6 * (w + 6)} y={0} w={w} h={h} icon="artisan" count={23} />
          </Plate>
        ))}
      </Shelf>
      <Shelf title="Nobles">
        {NOBLES.map(([name, face], at) => (
          <Plate key={at} w={112} h={154}>
            <NobleCard noble={face} name={name} x={0} y={0} w={112} h={154} />
          </Plate>
        ))}
        {NOBLES.map(([name, face], at) => (
          <Plate key={at} w={70} h={96}>
            <NobleCard noble={face} name={name} x={0} y={0} w={70} h={96} tired={at % 4 === 1} />
          </Plate>
        ))}
        <Plate w={70} h={96}>
          <CardBack x={0} y={0} w={70} h={96} icon="mask" count={20} />
        </Plate>
      </Shelf>
    </main>
  );
}
