// The nobles: a head in profile with the hair of its rank, and beside it the tool of its role. On a 48 grid.
import type { Role } from "./kinds";
import "./pieces.css";

const FACE =
  "M14 12C16 8 22 7 25 9.5 26.5 11 26.8 13 27 14.5L30 18.8 27.9 19.9 28.3 22 27.3 23.4 26.7 26C25.7 27.7 23.5 27.9 21.5 27.5V32H13V24C11 20 11.5 15 14 12Z";
const BODY = "M13 30C8 31.5 4.5 33 3 37L2 48H36L34.5 37C33 33 28 31.5 21.5 30Z";
const COLLAR = "M10.5 31C12.5 37.5 23 38 26 31.5M8 32C10.5 41 26 41.5 29 32.5";
const EYE = "M21.5 14.2C23 13 25 13 26.7 14.2M19 17.8 22 17C23.5 15.9 25.3 16.1 26.3 17.2 25 18.3 23.4 18.3 22 17";
const BEARD = "M26.5 25.5 27 32.5 23.5 32 23 27.7C24.5 27.7 25.8 27 26.5 25.5Z";
const EAR = "M16.5 18.5C15 17.5 13.5 18.8 14 20.8S16 23.5 17 22.5";

type Hair = "short" | "round" | "long" | "band" | "bald" | "helmet" | "veil" | "scarf";

const HAIR: Record<Hair, string> = {
  short: "M27.2 12.5C26 6.5 19 4 13.5 7 8 10 7.5 18 9.5 25L15.5 25 16.2 18.5C17.8 17.5 18.5 16 18.8 13.8 21.5 14.5 25 14 27.2 12.5Z",
  round: "M27.2 12.5C26 6 18.5 4 13 7 7 10.5 6 20 6.5 31.5L17 32C17.5 27 16.5 22 17.2 18.5 18.5 17.5 18.8 15.5 19 13.8 21.5 14.5 25 14 27.2 12.5Z",
  long: "M27.2 12.5C26 6 18.5 4 13 7 6 11 5 24 4 41L20 41.5C20.5 33 16.5 25 17.2 18.5 18.5 17.5 18.8 15.5 19 13.8 21.5 14.5 25 14 27.2 12.5Z",
  band: "M27 13.5C26.5 13 13 11.5 11.8 16.5L11.5 19C16 16.5 23 16.5 27.5 16ZM11.7 17.5 5 24 8 25.5 12 20Z",
  bald: "",
  helmet: "M27.5 13.5C29 8 26 2.5 18.5 1.5 11 1 6.5 7 8.5 14.5L10 25H15L15.5 17.5C19.5 17.5 24.5 16.5 27.5 13.5Z",
  veil: "M27.5 12C25.5 4.5 16 3 11 8 6.5 13 5.5 26 1.5 44H24C21 36 16.5 27 17.2 19 18.5 17.5 18.8 15.5 19 13.8 21.5 14.5 25.5 14 27.5 12Z",
  scarf: "M27.3 13C26 6.5 18.5 4.5 13.5 7 8 10 5.5 18 3.5 28 7 32 13 30.5 15.5 25L17 18.5C18.5 17.5 18.8 15.8 19 14 21.5 15 25 14.5 27.3 13Z",
};

const CLOTH: ReadonlySet<Hair> = new Set(["helmet", "veil", "scarf"]);
const RIVETS = "M9.8 20.5C16 20.5 23.5 19 27.3 14.8M13 7H13.1M17.5 5H17.6M22 6.5H22.1M14.5 12H14.6M19 10.5H19.1M23.5 11.5H23.6M28 12.5C30.5 11 30.5 8 28.5 7";

interface Figure {
  hair: Hair;
  beard?: boolean;
  /** Strokes of the tool at the right. */
  thing: string;
  /** The filled parts of the tool. */
  solid?: string;
}

const FIGURES: Record<Role, Figure> = {
  scribe: {
    hair: "short",
    thing: "M36 12H45V40H36ZM40.5 26V37",
    solid: "M38.8 17.5a1.7 1.7 0 103.4 0 1.7 1.7 0 10-3.4 0ZM38.8 22a1.7 1.7 0 103.4 0 1.7 1.7 0 10-3.4 0Z",
  },
  general: { hair: "helmet", thing: "M41 47V14", solid: "M41 1.5 37 10C37.5 12.5 39 14 41 14.5 43 14 44.5 12.5 45 10Z" },
  architect: { hair: "band", thing: "M35 39V13L46.5 39ZM38.5 35.5V26.5L42.5 35.5Z" },
  priestess: { hair: "long", thing: "M37.5 26V14C37.5 6.5 45.5 6.5 45.5 14V26ZM34.5 14.5H48M34.5 20H48M41.5 26V44" },
  foreman: { hair: "band", beard: true, thing: "M41 45V29", solid: "M35 16H47.5V28.5H35Z" },
  "head-decorator": { hair: "round", thing: "M34.5 32H46.5L45 43H36ZM39 32 43.5 14", solid: "M44.5 3.5C47 7 46.5 11.5 43.8 14.5 41.5 11.5 42 6.5 44.5 3.5Z" },
  judge: { hair: "long", beard: true, thing: "M39 45V22M39 28.5 45 22M39 22.5 46 14", solid: "M39 22C38.5 13 40.5 6 45 3.5 48 9.5 46.5 16.5 39 22Z" },
  "grand-vizier": {
    hair: "bald",
    beard: true,
    thing: "M41 46V12M38.5 47 41 42.5 43.5 47",
    solid: "M41 13C37 11.5 35 7 37 3.5 39 6.5 43.5 5.5 47 9.5 45 10 43 11 41 13Z",
  },
  physician: { hair: "bald", thing: "M40.5 40V44M36.5 45H44.5M46 17 42 30", solid: "M34 29.5H47C47 36.5 44.5 40 40.5 40S34 36.5 34 29.5Z" },
  "chief-contractor": {
    hair: "short",
    beard: true,
    thing: "M33 45V39H40.5V45ZM40.5 45V39H48V45ZM36.8 39V33H44.2V39ZM33 33V27H40.5V33ZM40.5 33V27H48V33Z",
    solid: "M36.8 39V33H44.2V39Z",
  },
  "high-priest": {
    hair: "bald",
    thing: "M31.5 31H40M43.5 25.5C40.5 22 46.5 19 43.5 15S46.5 8 43.5 4.5",
    solid: "M39.5 29H47.8C47.8 34 46.5 36 43.6 36S39.5 34 39.5 29Z",
  },
  steward: {
    hair: "scarf",
    thing: "M33 45V33C33 26.5 39.5 26.5 39.5 33M39.5 45V28C39.5 20.5 48 20.5 48 28V45ZM33 45H39.5M39.5 34H48",
    solid: "M42 45V39.5H45.5V45Z",
  },
  seer: {
    hair: "veil",
    thing: "M33.5 20C37 14.5 43.5 14.5 47.5 19.5 43.5 24.5 37.5 24.5 33.5 20ZM34 13C38 9.5 43.5 9.5 47.5 12.5M39 23.5 37.5 33M42.5 23C42 29 44 32 47 30.5",
    solid: "M38.5 19.5a2.2 2.2 0 104.4 0 2.2 2.2 0 10-4.4 0Z",
  },
  treasurer: { hair: "round", beard: true, thing: "M33.5 29.5H47.5V42H33.5ZM33.5 29.5C33.5 22.5 47.5 22.5 47.5 29.5", solid: "M38.8 31.5H42.2V36H38.8Z" },
  teacher: {
    hair: "bald",
    beard: true,
    thing: "M35.5 14.5H45.5V37H35.5ZM38 20H43M38 25H43M38 30H41",
    solid: "M33.5 11H47.5V14.5H33.5ZM33.5 37H47.5V40.5H33.5Z",
  },
  diplomat: {
    hair: "scarf",
    beard: true,
    thing: "M33.5 18.5H48V35.5H33.5ZM33.5 27H48M40.7 18.5V35.5",
    solid: "M37.4 27a3.3 3.3 0 106.6 0 3.3 3.3 0 10-6.6 0Z",
  },
  "court-official": { hair: "round", thing: "M41 46V28M41 27C33 24.5 32.5 11.5 41 4.5 49.5 11.5 49 24.5 41 27ZM41 27V11M41 24 36.8 17M41 24 45.2 17" },
};

/** A noble's portrait, `size` wide and high. */
export function Portrait({ role, x, y, size }: { role: Role; x: number; y: number; size: number }) {
  const { hair, beard, thing, solid } = FIGURES[role];
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 48})`} class="ph-portrait">
      <path class="ph-skin" d={FACE} />
      <path class="ph-robe" d={BODY} />
      <path class="ph-feature" d={COLLAR} />
      {beard && <path class="ph-hair" d={BEARD} />}
      {hair !== "bald" && <path class={CLOTH.has(hair) ? "ph-cloth" : "ph-hair"} d={HAIR[hair]} />}
      {hair === "helmet" && <path class="ph-feature" d={RIVETS} />}
      {(hair === "bald" || hair === "band") && <path class="ph-feature" d={EAR} />}
      <path class="ph-feature" d={EYE} />
      <path class="ph-thing" d={thing} />
      {solid && <path class="ph-thing solid" d={solid} />}
    </g>
  );
}
