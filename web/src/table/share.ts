// The addresses of a table and of its replay.
import type { Seat } from "../protocol";
import { toast } from "../shell/toast";

export function tableAddress(id: string): string {
  return `${location.origin}/table/${id}`;
}

/** The replay of a table. Without a number of lines it begins at the beginning. On a shared device `as` is the seat that looks, so that
 * nobody sees what only another one may see. `review` begins with the analysis. */
export function replayAddress(table: string, ply: number | null, as: Seat | null, review = false): string {
  const query = new URLSearchParams();
  if (ply !== null) query.set("ply", String(ply));
  if (as !== null) query.set("as", as);
  if (review) query.set("review", "");
  return `/replay/${table}${query.size > 0 ? `?${query}` : ""}`;
}

export const copyLink = (id: string) => copyAddress(tableAddress(id));

/** Copies an address, which may be relative to that of the page. */
export async function copyAddress(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(address, location.href).href);
    toast("ui-link-copied");
  } catch {
    toast("ui-link-not-copied");
  }
}
