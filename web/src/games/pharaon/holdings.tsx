// Parts of a player's possessions that several forms of the mat show.
import type { Look } from "../../game";
import type { Seat } from "../../protocol";
import { sign } from "../../ui/explain";
import { COLOURS, type Offering } from "./pieces/kinds";
import { artisanPoints, ownNobleText, tombPoints } from "./texts";
import { Offering as OFFERINGS, type OwnNoble, type PlayerView, type View } from "./view";

export interface MatProps {
  seat: Seat;
  player: PlayerView;
  look: Look<View>;
}

/** The kinds of offerings that a player has. */
export function offeringsOf(player: PlayerView): Offering[] {
  return OFFERINGS.filter((kind) => (player.offerings[kind] ?? 0) > 0);
}

export function nobleAbout(noble: OwnNoble, { words }: Look<View>) {
  return {
    name: words.title(noble.role),
    text: ownNobleText(noble, words),
    now: words.label("worth-now", { points: noble.worth }),
    rule: nobleRule(noble.role),
  };
}

const RULES: Partial<Record<OwnNoble["role"], string>> = {
  "head-decorator": "decorator",
  "grand-vizier": "vizier",
  "chief-contractor": "contractor",
  "court-official": "official",
};

/** The anchor of a noble's rule. */
export function nobleRule(role: OwnNoble["role"]): string {
  return `noble-${RULES[role] ?? role}`;
}

export function tombText(player: Pick<PlayerView, "tomb">, { view, words }: Look<View>): string {
  return words.label("tomb-step", { space: player.tomb, number: view.printed.tomb.length, points: tombPoints(view, player.tomb) });
}

/** The levels on the tracks of the Nile as small columns. */
export function Levels({ player, look }: MatProps) {
  const { words, view } = look;
  const levels = view.printed.nile_points.length - 1;
  const text = COLOURS.map((colour) => words.label("sum-track", { colour, level: player.nile[colour] ?? 0 })).join(", ");
  return (
    <span class="ph-levels" {...sign({ name: words.title("nile"), text: words.label("levels", { parts: [text] }), rule: "nile" })}>
      {COLOURS.map((colour) => (
        <span key={colour} class={`r-${colour}`}>
          {Array.from({ length: levels }, (_, step) => (
            <u key={step} class={(player.nile[colour] ?? 0) >= levels - step ? "on" : ""} />
          ))}
        </span>
      ))}
    </span>
  );
}

export function tokensOf(seat: string, { view, words }: Look<View>): { id: "pharaoh" | "first-player"; name: string; points: number }[] {
  const { tokens } = view.printed;
  return [
    ...(view.pharaoh === seat ? [{ id: "pharaoh" as const, name: words.title("pharaoh"), points: tokens.pharaoh }] : []),
    ...(view.first === seat ? [{ id: "first-player" as const, name: words.title("first-player"), points: tokens.first_player }] : []),
  ];
}

export function artisansText(player: PlayerView, { words }: Look<View>): string {
  return player.artisans.length > 0 ? words.label("artisans-sum", { count: player.artisans.length, points: artisanPoints(player) }) : words.text("ui-none");
}
