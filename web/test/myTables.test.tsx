// The viewer's tables in the lobby: how they are removed from the list, and how many there are.
import { options, type VNode } from "preact";
import { renderToString } from "preact-render-to-string";
import { afterEach, expect, test, vi } from "vitest";
import { MyTables } from "../src/lobby/Tables";
import type { TableLine } from "../src/protocol";
import { textsOf } from "./texts";

vi.mock("../src/i18n", async (original) => ({ ...(await original<object>()), useTexts: () => textsOf("en") }));

const seat = (letter: string, name: string) => ({ seat: letter, open: false, name, bot: null, substitute: null, resigned: false });
const line = (more: Partial<TableLine>): TableLine =>
  ({
    id: "t",
    game: "imhotep",
    options: "",
    status: "open",
    host: false,
    you: "a",
    seats: [seat("a", "Ann"), seat("b", "Bob")],
    due: [],
    your_turn: false,
    nudged: false,
    removable: true,
    round: null,
    pace: "none",
    hints: 0,
    created: 0,
    updated: 0,
    present: [],
    watching: 0,
    ...more,
  }) as TableLine;

interface RemoveButton {
  class?: string;
  "aria-label": string;
  "aria-expanded"?: boolean;
  onClick: () => void;
}

/** The button that removes a table; undefined if there is none. */
function buttonOf(table: TableLine): RemoveButton | undefined {
  const before = options.vnode;
  let found: RemoveButton | undefined;
  options.vnode = (vnode: VNode) => {
    const props = vnode.props as unknown as RemoveButton;
    if (vnode.type === "button" && props.class === "icb") found = props;
  };
  renderToString(<MyTables tables={[table]} total={1} onChange={() => {}} />);
  options.vnode = before;
  return found;
}

afterEach(() => vi.unstubAllGlobals());

test("the button tells what becomes of the table", () => {
  const name = (more: Partial<TableLine>) => buttonOf(line(more))?.["aria-label"];
  expect(name({ host: true })).toBe("Close the table");
  expect(name({})).toBe("Leave the table");
  for (const host of [true, false]) {
    expect(name({ host, status: "finished" })).toBe("Remove from the list");
    expect(name({ host, status: "running" }), "against bots").toBe("Remove from the list");
    expect(name({ host, status: "running", removable: false }), "others wait").toBeUndefined();
  }
});

test("only what loses nothing is done without a question", () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return new Promise(() => {});
  });
  for (const host of [true, false]) {
    const button = buttonOf(line({ host }));
    expect(button?.["aria-expanded"]).toBe(false);
    button?.onClick();
  }
  buttonOf(line({ status: "finished" }))?.onClick();
  return vi.waitFor(() => expect(asked).toEqual(["/api/tables/t/hide"]));
});

test("the button for all games tells how many there are", () => {
  const finished = Array.from({ length: 50 }, (_, index) => line({ id: `t${index}`, status: "finished" }));
  const label = (total: number) => renderToString(<MyTables tables={finished} total={total} onChange={() => {}} />).match(/<\/svg>([^<]*games[^<]*)</)?.[1];
  expect([label(50), label(73)]).toEqual(["All my games (50)", "50 of my 73 games"]);
});
