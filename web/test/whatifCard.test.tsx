// The card above the question of a what-if.
import { render } from "preact-render-to-string";
import { expect, test } from "vitest";
import type { WhatIf } from "../src/protocol";
import { INITIAL_STATE } from "../src/table/state";
import { NO_ACTIONS } from "../src/table/tableActions";
import type { Imagining } from "../src/whatif/useWhatIf";
import { WhatIfCard } from "../src/whatif/WhatIfCard";
import { GameWords } from "../src/words";
import { textsOf } from "./texts";

test("a what-if may be drawn anew, a plan may not", () => {
  const texts = textsOf("en");
  const line: WhatIf = { ply: 4, viewpoint: "b", seed: 1, moves: [], bots: null };
  const imagining = { line, state: INITIAL_STATE, actions: NO_ACTIONS, plies: [], redraw() {} } as unknown as Imagining;
  const words = new GameWords(texts, "imhotep", {});
  const card = (redraws: boolean) =>
    render(
      <WhatIfCard {...{ imagining, words, texts, redraws }} title="" about="" bots={false} usual="b" back={null}>
        {null}
      </WhatIfCard>,
    );
  expect(card(true)).toContain("Draw anew");
  expect(card(false)).not.toContain("Draw anew");
});
