// Looks for everything that can be wrong with a page: texts that cannot be read, targets that are too small, what axe finds.
import { expect } from "vitest";
import { findings } from "./legible";
import type { Person } from "./person";
import { smallTargets } from "./targets";

/** Whatever is wrong with the page as it is; `touch` if fingers use it. */
export async function wrongWith(person: Person, touch: boolean): Promise<string[]> {
  const found = await person.still(async () => {
    const texts = (await findings(person.page)).map((one) => `${one.kind} ${one.place} ${one.text} ${one.about}`);
    return [...texts, ...(touch ? await smallTargets(person.page) : [])];
  });
  expect(await person.overhang()).toBeLessThanOrEqual(0);
  return [...found, ...(await person.allComplaints())];
}
