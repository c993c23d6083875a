// Shared by all parts of the board: owners, the previewed payment, and small pictures of it.
import type { Look, Move } from "../../game";
import { SEATS } from "../../seat";
import { useAim } from "../../ui/aim";
import type { Offering, Owner, Resource as ResourceKind, Zone } from "./pieces/kinds";
import { Resource } from "./pieces/resource";
import { OfferingToken } from "./pieces/tokens";
import type { Offer, PlaceView, View } from "./view";

export type Piece = NonNullable<View["zones"][number]["overflow"]>;

/** An owner of pieces on the board: a player or the Traitor. */
export interface Someone {
  owner: Owner;
  tomb: number;
  nile: Record<string, number>;
  place: PlaceView;
}

export function everyone(view: View): Someone[] {
  const players = view.players.map((player, index): Someone => ({ ...player, owner: SEATS[index] ?? "a" }));
  return view.traitor ? [...players, { ...view.traitor, owner: "traitor" }] : players;
}

/** The name of an owner. */
export function ownerName(owner: Owner, { names, words }: Pick<Look<View>, "names" | "words">): string {
  return owner === "traitor" ? words.title(owner) : (names[owner] ?? owner);
}

export function isResource(piece: Piece | Offering): piece is ResourceKind {
  return !piece.includes("-");
}

/** A resource or an offering, as drawn on the wheel. */
export function PiecePicture({ piece, ...place }: { piece: Piece; x: number; y: number; size: number; id?: string | undefined; ghost?: boolean }) {
  return isResource(piece) ? <Resource kind={piece} {...place} /> : <OfferingToken kind={piece} {...place} />;
}

/** The previewed payment: that of the action in progress, or of the one that is pointed at. */
export interface PaymentPreview {
  zone: Zone;
  /** The entry, if it is not on the wheel yet. */
  entry: Piece | null;
  pieces: readonly Piece[];
}

export function usePaymentPreview(look: Look<View>): PaymentPreview | null {
  const move = useAim(look);
  const { under_way: way, offers } = look.view;
  if (look.legal.size === 0) return null;
  if (way) {
    const [first = null, ...rest] = way.owed;
    return { zone: way.zone, entry: way.entry ? null : first, pieces: way.entry ? way.owed : rest };
  }
  const offer = offers.find(({ action }) => action === move);
  return offer ? { zone: offer.zone, entry: offer.entry, pieces: offer.pieces } : null;
}

/** The payment of an action in words. */
export function payText({ view, words }: Pick<Look<View>, "view" | "words">, move: Move): string | undefined {
  const offer: Offer | undefined = view.offers.find(({ action }) => action === move);
  return offer && words.label("payment", { entry: offer.entry, pieces: offer.pieces });
}

/** The pieces given for an action so far: the entry and the payments. */
export function given(view: View, owner: string): readonly Piece[] {
  const way = view.under_way;
  if (way?.seat !== owner) return [];
  return way.entry ? [way.entry, ...way.paid] : way.paid;
}

export function count<T>(list: readonly T[], wanted: T): number {
  return list.filter((one) => one === wanted).length;
}

export function total(counts: Record<string, number>): number {
  return Object.values(counts).reduce((sum, one) => sum + one, 0);
}

/** The zone of an action. */
export function zoneOf(move: Move): Zone | null {
  const verb = move.split(" ", 1)[0] ?? "";
  return ACTIONS[verb] ?? null;
}

const ACTIONS: Record<string, Zone> = { pair: "offerings", bonus: "offerings", noble: "nobles", artisan: "artisans", nile: "nile", tomb: "tomb" };
