// Copying the address of a table.
import { toast } from "../shell/toast";

export function tableAddress(id: string): string {
  return `${location.origin}/table/${id}`;
}

export async function copyLink(id: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(tableAddress(id));
    toast("ui-link-copied");
  } catch {
    toast("ui-link-not-copied");
  }
}
