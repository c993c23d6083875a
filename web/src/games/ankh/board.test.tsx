import { readFileSync } from "node:fs";
import { render } from "preact-render-to-string";
import { describe, expect, test } from "vitest";
import { KEY_WORDS } from "../../../test/keyWords";
import { type Look, moveNames } from "../../game";
import { SEATS } from "../../seat";
import { Spots } from "../../ui/Spot";
import ankh from ".";
import { shapeOf } from "./parts";
import { SAMPLES, type Sample } from "./samples";
import { Opened, sheetOf } from "./tall";
import type { Event, View } from "./view";

/** Answers that have no picture. */
const WORDLESS = new Set(["done", "decline"]);
const sprite = readFileSync(new URL("../../ui/icons.svg", import.meta.url), "utf8");

function look(sample: Sample): Look<View, Event> {
  return { view: sample.view, you: sample.you, names: {}, legal: new Set(sample.legal), play: () => {}, words: KEY_WORDS };
}

function draw(sample: Sample, tall: boolean): string {
  const all = look(sample);
  return render(
    <Spots legal={all.legal} play={all.play} name={moveNames(ankh, all)}>
      <ankh.Board {...all} tall={tall} />
      {sample.view.players.map((_, index) => {
        const seat = SEATS[index] ?? "a";
        return <ankh.Mat key={seat} {...all} seat={seat} own={seat === sample.you} form={tall ? "strip" : seat === sample.you ? "desk" : "rail"} />;
      })}
    </Spots>,
  );
}

/** The content of a sheet on phones. */
function opened(sample: Sample, sheet: "actions" | "side"): string {
  const all = look(sample);
  return render(
    <Spots legal={all.legal} play={all.play} name={moveNames(ankh, all)}>
      <svg>
        <Opened sheet={sheet} look={all} close={() => {}} />
      </svg>
    </Spots>,
  );
}

function count(html: string, part: string): number {
  return html.split(part).length - 1;
}

describe.each(Object.entries(SAMPLES))("%s", (_name, sample) => {
  test.each([false, true])("is drawn, with symbols that exist; tall: %s", (tall) => {
    const html = draw(sample, tall);
    expect(html).toContain("<svg");
    expect(html).not.toMatch(/undefined|NaN/);
    const symbols = [...html.matchAll(/href="#([^"]+)"/g)].map((match) => match[1]);
    expect(symbols.filter((id) => !sprite.includes(`id="${id}"`))).toEqual([]);
  });

  test("on desks every move has exactly one place, except those that only the prompt bar offers", () => {
    const html = draw(sample, false);
    for (const move of sample.legal) expect([move, count(html, `data-move="${move}"`)]).toEqual([move, WORDLESS.has(move) ? 0 : 1]);
  });

  test("on phones every move is on the map, in a sheet or in the prompt bar", () => {
    const html = draw(sample, true);
    const all = look(sample);
    const grouped = new Set(ankh.groups(sample.legal).flatMap(({ moves }) => moves));
    for (const move of sample.legal) {
      const sheet = sheetOf(move, all);
      if (shapeOf(move)) expect([move, count(html, `data-move="${move}"`)]).toEqual([move, 1]);
      else if (sheet && count(opened(sample, sheet), `data-move="${move}"`) === 1) continue;
      else expect([move, grouped.has(move)]).toEqual([move, true]);
    }
  });

  test("the prompt bar has one row of symbols that exist, and nothing that is lit on the map", () => {
    const groups = ankh.groups(sample.legal);
    expect(groups.length).toBeLessThanOrEqual(6);
    for (const { icon, moves } of groups) {
      expect(sprite).toContain(`id="i-${icon}"`);
      expect(moves.filter((move) => shapeOf(move) !== null)).toEqual([]);
    }
  });

  test.each([false, true])("no piece is drawn twice; tall: %s", (tall) => {
    const ids = [...draw(sample, tall).matchAll(/data-piece="([^"]+)"/g)].map((match) => match[1]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

test("nothing has a tooltip of the browser", () => {
  for (const sample of Object.values(SAMPLES)) for (const tall of [false, true]) expect(draw(sample, tall)).not.toMatch(/<title|\stitle="/);
});

test("nothing can be clicked when it is not your turn", () => {
  for (const sample of Object.values(SAMPLES)) {
    const html = draw({ ...sample, legal: [] }, false);
    expect(html).not.toContain("data-move");
    expect(html).not.toContain('class="halo"');
  }
});

test("the samples have every question of the game", () => {
  const steps = new Set(Object.values(SAMPLES).map(({ step }) => step));
  expect(steps.size).toBe(33);
});
