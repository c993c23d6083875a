import { readFileSync } from "node:fs";
import { render } from "preact-render-to-string";
import { expect, test } from "vitest";
import type { Look } from "../../game";
import { SEATS } from "../../seat";
import { Spots } from "../../ui/Spot";
import { GameWords, LANGS, Texts } from "../../words";
import ankh from ".";
import { SAMPLES, type Sample } from "./samples";
import { Opened } from "./tall";
import type { Event, View } from "./view";

const NAMES = { a: "Ilse", b: "Marek", c: "Nefer", d: "Zofia", e: "Oto" };

function draw(sample: Sample, texts: Texts, tall: boolean): string {
  const words = new GameWords(texts, "ankh", NAMES);
  const look: Look<View, Event> = { view: sample.view, you: sample.you, names: NAMES, legal: new Set(sample.legal), play: () => {}, words };
  ankh.progress(sample.view, words);
  return render(
    <Spots {...look}>
      <ankh.Board {...look} tall={tall} />
      {sample.view.players.map((_, index) => {
        const seat = SEATS[index] ?? "a";
        return <ankh.Mat key={seat} {...look} seat={seat} own={seat === sample.you} form={tall ? "strip" : seat === sample.you ? "desk" : "rail"} />;
      })}
      <svg>{tall && (["actions", "side"] as const).map((sheet) => <Opened key={sheet} sheet={sheet} look={look} close={() => {}} />)}</svg>
    </Spots>,
  );
}

test.each(LANGS)("your own line on a phone names your god: %s", (lang) => {
  const read = (file: string) => readFileSync(new URL(`../../../../locales/${lang}/${file}.ftl`, import.meta.url), "utf8");
  const words = new GameWords(new Texts(lang, [read("ui"), read("ankh")]), "ankh", NAMES);
  const { view, you } = SAMPLES.turn ?? {};
  const [god] = view?.players[SEATS.indexOf(you ?? "a")]?.gods ?? [];
  if (!view || !you || !god) throw new Error("nobody is on turn");
  const line = render(<ankh.Mat view={view} you={you} names={NAMES} legal={new Set()} play={() => {}} words={words} seat={you} own form="strip" />);
  expect(line).toContain(`class="ank-named" aria-hidden="true">${words.title(god)}<`);
});

test.each(LANGS)("no text lacks a message or an argument: %s", (lang) => {
  const read = (file: string) => readFileSync(new URL(`../../../../locales/${lang}/${file}.ftl`, import.meta.url), "utf8");
  const texts = new Texts(lang, [read("ui"), read("ankh")]);
  for (const sample of Object.values(SAMPLES)) for (const tall of [false, true]) expect(draw(sample, texts, tall)).not.toMatch(/undefined|NaN|\[ankh-|\[ui-/);
  expect(texts.errors).toEqual([]);
});
