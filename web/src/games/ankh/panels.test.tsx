import { render } from "preact-render-to-string";
import { describe, expect, test } from "vitest";
import { KEY_WORDS } from "../../../test/keyWords";
import { logEntries } from "../../../test/logEntries";
import { type Look, type Move, moveNames } from "../../game";
import { Spots } from "../../ui/Spot";
import ankh from ".";
import { BidChoice } from "./choose/bids";
import { CardChoice } from "./choose/cards";
import { forceText } from "./details/texts";
import { Prose, wrap } from "./panel";
import { SAMPLES, type Sample } from "./samples";
import { SidePanel, sideKind } from "./side";
import { ActionTracks } from "./tracks/actions";
import { markOf } from "./tracks/events";
import type { Event, View } from "./view";

function look({ view, you, legal }: Sample): Look<View, Event> {
  return { view, you, names: {}, legal: new Set(legal), play: () => {}, words: KEY_WORDS };
}

function sample(name: string): Sample {
  const found = SAMPLES[name];
  if (!found) throw new Error(`no sample ${name}`);
  return found;
}

function side(one: Sample, more: Partial<Look<View, Event>> = {}, tall = false): string {
  const all = { ...look(one), ...more };
  return render(
    <Spots legal={all.legal} play={all.play} name={moveNames(ankh, all)}>
      <SidePanel look={all} w={480} h={462} tall={tall} />
    </Spots>,
  );
}

describe("the side panel", () => {
  test("shows a battle, a choice, or guardians and powers", () => {
    expect(sideKind(look(sample("cards")))).toBe("battle");
    expect(sideKind(look(sample("power")))).toBe("choose");
    expect(sideKind(look(sample("turn")))).toBe("powers");
    expect(sideKind({ ...look(sample("power")), legal: new Set() })).toBe("powers");
  });

  test("breaks down the strength of every side of a battle", () => {
    const one = sample("build");
    const html = side(one);
    for (const { force } of one.view.battle?.sides ?? []) expect(html).toContain(forceText(force, KEY_WORDS));
  });

  test("others' cards lie face down until they are revealed", () => {
    const one = sample("cards");
    const sides = one.view.battle?.sides ?? [];
    expect(sides.every(({ revealed, cards }) => !revealed && cards.length === 0)).toBe(true);
    expect(side(one).split("ank-card back").length - 1).toBe(sides.reduce((sum, { plays }) => sum + plays, 0));
  });

  test("shows who has made the secret choice, if that is known", () => {
    const one = sample("cards");
    const seats = (one.view.battle?.sides ?? []).map(({ seat }) => seat);
    const count = (due: typeof seats, part: string) => side(one, { due }).split(part).length - 1;
    expect([count(seats, ">chosen<"), count(seats, "ankp-slot")]).toEqual([0, seats.length]);
    expect([count(seats.slice(1), ">chosen<"), count(seats.slice(1), "ankp-slot")]).toEqual([1, seats.length - 1]);
    expect(side(one)).not.toContain("chosen");
  });

  test("shows which actions are left in the turn", () => {
    const { view } = sample("turn");
    const left = (taken: View["taken"], tracks = view.tracks) =>
      render(<ActionTracks look={{ ...look(sample("turn")), view: { ...view, taken, allowed: 2, tracks } }} w={480} h={156} tall={false} />);
    expect(left([])).toContain("actions-two");
    expect(left(["move"])).toContain("actions-lower");
    expect(left(["unlock"])).toContain("actions-last");
    const ended = view.tracks.map((one) => (one.action === "move" ? { ...one, space: one.spaces - 1 } : one));
    expect(left(["move"], ended)).toContain("actions-last");
  });

  test("replays the last conflict while nobody has acted, and on demand", () => {
    const events: Event[] = [
      { type: "conflict-began", seat: "a", number: 1 },
      { type: "battle-began", token: 2, seats: ["a", "b"] },
      { type: "cards-revealed", seat: "a", cards: ["flood"] },
      { type: "cards-revealed", seat: "b", cards: ["drought"] },
    ];
    expect(side(sample("turn"), { log: logEntries(events) })).toContain("conflict-told 1 2");
    const later: Event[] = [...events, { type: "action-taken", seat: "a", action: "move", space: 2, spaces: 7 }];
    const html = side(sample("turn"), { log: logEntries(later) });
    expect(html).not.toContain("conflict-told");
    expect(html).toContain("last-conflict");
    expect(side(sample("turn"))).not.toContain("last-conflict");
  });
});

test("strength in a sum", () => {
  const parts = [
    { part: "figures", strength: 3 },
    { part: "drought", strength: 1 },
    { part: "temples", strength: 2 },
    { part: "build", strength: 0 },
  ] as const;
  expect(forceText({ figures: 3, strength: 6, parts: [...parts] }, KEY_WORDS)).toBe("part figures 3 + part drought 1 + part temples 2 = 6");
  expect(forceText({ figures: 0, strength: 0, parts: [] }, KEY_WORDS)).toBe("no-figures");
  expect(forceText({ figures: 1, strength: 0, parts: [] }, KEY_WORDS)).toBe("0");
});

test("bids are numbers while they fit, then a counter", () => {
  const bids = (most: number): Move[] => Array.from({ length: most + 1 }, (_, bid) => `bid ${bid}`);
  const drawn = (most: number) => {
    const all = { ...look(sample("bids")), legal: new Set(bids(most)) };
    return render(
      <Spots legal={all.legal} play={all.play} name={moveNames(ankh, all)}>
        <BidChoice moves={bids(most)} look={all} box={{ x: 0, y: 0, w: 328, h: 92 }} tall />
      </Spots>,
    );
  };
  const count = (html: string) => html.split("data-move").length - 1;
  expect(count(drawn(6))).toBe(7);
  expect(count(drawn(60))).toBe(1);
  expect(drawn(60)).toContain("bid-most 60");
});

test("battle cards show their effects where there is room, otherwise small cards in two rows", () => {
  const one = sample("cards");
  const cards: Move[] = ["plague", "build", "chariots", "cycle", "drought", "flood", "miracle"].map((card) => `card ${card}`);
  const drawn = (h: number) => {
    const all = { ...look(one), legal: new Set(cards) };
    return render(
      <Spots legal={all.legal} play={all.play} name={moveNames(ankh, all)}>
        <CardChoice moves={cards} look={all} box={{ x: 0, y: 0, w: 328, h }} tall />
      </Spots>,
    );
  };
  const rows = (html: string) => new Set([...html.matchAll(/translate\(\S+ (\S+)\)"><g class="ank-card"/g)].map((match) => match[1])).size;
  for (const card of cards) expect(drawn(240)).toContain(`card-brief-${card.split(" ")[1]}`);
  expect(drawn(110)).not.toContain("card-brief");
  expect([rows(drawn(110)), rows(drawn(90))]).toEqual([2, 1]);
  for (const h of [90, 110, 240]) expect(drawn(h).split("data-move").length - 1).toBe(7);
});

test("a text without enough room is cut at a line, and marked as cut", () => {
  const text = "word ".repeat(60).trim();
  const html = (h: number) =>
    render(
      <Prose box={{ x: 0, y: 0, w: 200, h }} size={12}>
        {text}
      </Prose>,
    );
  expect(html(300)).not.toContain("…");
  expect(html(30)).toContain("…</tspan></text>");
  expect(html(30).split("<tspan").length - 1).toBe(2);
});

test("the event track marks merging, forgetting and the end", () => {
  const { printed } = sample("turn").view;
  const marks = printed.events.flatMap((_, at) => markOf(printed, at + 1) ?? []);
  expect(marks).toEqual(["merge", "forget", "end"]);
  expect(printed.events.flatMap((_, at) => markOf({ ...printed, merges: false }, at + 1) ?? [])).toEqual(["forget", "end"]);
});

test("texts are wrapped between words", () => {
  expect(wrap("one two three", 1000, 10)).toEqual(["one two three"]);
  expect(wrap("one two three", 1, 10)).toEqual(["one", "two", "three"]);
});
