// Copying addresses.
import { toast } from "../shell/toast";

export function tableAddress(id: string): string {
  return `${location.origin}/table/${id}`;
}

export const copyLink = (id: string) => copyAddress(tableAddress(id));

export async function copyAddress(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    toast("ui-link-copied");
  } catch {
    toast("ui-link-not-copied");
  }
}
