// Development only: every piece in the sizes it is used in. /gallery.html?pieces=1&theme=dark
import { range } from "../../../ui/draw";
import { Plate, Shelf } from "../../../ui/shelf";
import { Role } from "../view";
import { Craft } from "./cards";
import { GodFigure } from "./gods";
import { COLOURS, GODS, type Offering, type Owner, RESOURCES, ZONES } from "./kinds";
import { Portrait } from "./portraits";
import { Resource, ResourceText } from "./resource";
import { Cube, Cylinder, Disc, FirstToken, JarBack, JarTile, OfferingToken, PharaohToken, ZoneEmblem } from "./tokens";

const OFFERINGS: Offering[] = [...COLOURS.map((colour): Offering => `res-${colour}`), ...ZONES.map((zone): Offering => `zone-${zone}`), "vp-1", "vp-2"];
const OWNERS: Owner[] = ["a", "b", "c", "d", "e", "traitor"];

const ROLES: readonly Role[] = Role;

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
          <Plate key={size} w={(size + 8) * 2} h={size * 1.2}>
            <FirstToken x={0} y={0} size={size} />
            <PharaohToken x={size + 8} y={0} size={size} />
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
        {[56, 30].map((size) => (
          <Plate key={size} w={(size + 6) * 6} h={size}>
            {range(6).map((craft) => (
              <g key={craft} transform={`translate(${craft * (size + 6)} 0) scale(${size / 24})`}>
                <Craft artisan={{ artisan: craft * 5 + 1 }} />
              </g>
            ))}
          </Plate>
        ))}
      </Shelf>
      <Shelf title="Nobles">
        {[64, 40].map((size) => (
          <Plate key={size} w={(size + 8) * ROLES.length} h={size}>
            {ROLES.map((role, at) => (
              <Portrait key={role} role={role} x={at * (size + 8)} y={0} size={size} />
            ))}
          </Plate>
        ))}
      </Shelf>
    </main>
  );
}
