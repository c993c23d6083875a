// The crafts of the artisans, and the backs of decks.
import { Glyph } from "../../../ui/Icon";
import { craftOf } from "../texts";
import type { ArtisanView } from "../view";
import "./pieces.css";

/** What the artisans make, in the order of their cards: collar, amphora, statue, cloth, sandals, canopic jar. */
const OBJECTS = [
  "M3.5 5C4 14 7.5 19 12 19S20 14 20.5 5M7 5C7.3 11.5 9 15 12 15S16.7 11.5 17 5M5.7 12.5 8.8 11M18.3 12.5 15.2 11M12 15V19M7.7 17 10 14.2M16.3 17 14 14.2",
  "M9.2 8.3C6.9 9.4 5.7 11.1 5.7 13.3 5.7 16.5 7.8 19.1 12 21 16.2 19.1 18.3 16.5 18.3 13.3 18.3 11.1 17.1 9.4 14.8 8.3V4H9.2ZM7.8 4H16.2M5.8 13.5H18.2M9.2 5.5C5.6 5.3 3.9 7.2 4.6 10.8M14.8 5.5C18.4 5.3 20.1 7.2 19.4 10.8",
  "M9 9.5C8.5 5.5 10 3 12 3S15.5 5.5 15 9.5M7.5 21V13C7.5 11 9 9.5 12 9.5S16.5 11 16.5 13V21ZM12 13V21M5 21H19",
  "M5 3V21M19 3V21M3 5.5H21M3 18.5H21M8 5.5V18.5M11 5.5V18.5M14 5.5V18.5M16.5 5.5V18.5M5 11.5H14M5 14.5H14",
  "M4 15C4 10 5.5 4 8 4S11 10 10.5 15 9.5 20.5 7.3 20.5 4 18 4 15ZM13.5 15C13.5 10 14 4 16.5 4S20 10 20 15 19 20.5 16.7 20.5 13.5 18 13.5 15ZM4.5 12 7.5 8.5 10.7 12M13.3 12 16.5 8.5 19.7 12",
  "M8.5 9H15.5M8.5 9C6.5 10.3 5.7 12 6.2 14.5L7.6 21H16.4L17.8 14.5C18.3 12 17.5 10.3 15.5 9M9 9C8.4 6.7 9.4 4.3 12 3 14.6 4.3 15.6 6.7 15 9M7 14.5H17",
];

/** The object that an artisan makes, on a 24 grid. */
export function Craft({ artisan }: { artisan: Pick<ArtisanView, "artisan"> }) {
  return <path class="ph-craft" d={OBJECTS[craftOf(artisan)]} />;
}

/** An artisan beside a text. */
export function ArtisanPicture({ artisan, id }: { artisan: ArtisanView; id?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <g data-piece={id} data-size={24}>
        <Craft artisan={artisan} />
      </g>
    </svg>
  );
}

/** The back of a deck: its emblem and a closed eye. */
export function CardBack({ icon }: { icon: string }) {
  return (
    <svg viewBox="0 0 40 48" aria-hidden="true" class="ph-card-back">
      <rect class="ph-back" x={0.5} y={0.5} width={39} height={47} rx={5} />
      <Glyph name={icon} x={9} y={5} size={22} class="ph-sign soft" />
      <Glyph name="hidden" x={12} y={29} size={16} class="ph-sign soft" />
    </svg>
  );
}
