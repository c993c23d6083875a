// A table: the room before the game, the game, the result.
import { useMemo, useState } from "preact/hooks";
import type { GameUI } from "./game";
import { useGameUI } from "./games";
import { useGameWords, useTexts } from "./i18n";
import { seatNames } from "./levels";
import { PHONE, useMedia } from "./media";
import type { Seat, TableInfo } from "./protocol";
import { Connecting, ErrorPage, useTitle } from "./shell/Page";
import { Bar } from "./table/Bar";
import { Cover, coveredFor } from "./table/Cover";
import { TableMenu } from "./table/Menu";
import { Playing } from "./table/Playing";
import { ChangedPart } from "./table/Sealed";
import { Side, useSide } from "./table/Side";
import { useKnocks } from "./table/soundtrack";
import { type TableState, tableNow, undoNow } from "./table/state";
import type { TableActions } from "./table/tableActions";
import { useTable } from "./table/useTable";
import { Waiting } from "./table/Waiting";
import type { GameWords } from "./words";
import "./table/styles";

export function TablePage({ id }: { id: string }) {
  const [state, actions] = useTable(id);
  // A table for several people on this device begins covered: nobody knows who opens the page.
  const [covered, cover] = useState(true);
  const table = tableNow(state);
  const names = useNames(table);
  const words = useGameWords(table?.game ?? null, names);
  const ui = useGameUI(table?.game ?? null);
  if (state.link === "gone") return <ErrorPage kind="table" />;
  if (state.link === "private") return <ErrorPage kind="private" />;
  if (state.link === "crowded" && !table) return <ErrorPage kind="crowded" />;
  const begun = table !== null && table.status !== "open";
  if (!table || !words || !ui || (begun && !state.update)) return <Connecting />;
  // Against bots it takes one answer of the server, and the room would only flash up.
  if (table.chance?.drawing && table.chance.parts.length < 2) return <Connecting />;
  const uncovering = coveredFor(table, state.update, covered);
  const uncover = (seat: Seat) => {
    cover(false);
    if (seat !== table.you) actions.switchSeat(seat);
  };
  // Whoever has just played may change their mind. The table stays covered: somebody else may hold the device by now.
  const undo = () => {
    cover(true);
    actions.undo();
  };
  const parts = { state, actions, table, words, ui, names };
  return (
    <>
      {uncovering.length > 0 ? (
        <Cover
          key={uncovering.join()}
          seats={uncovering}
          table={table}
          clocks={state.clocks}
          lost={state.link === "lost"}
          words={words}
          onSeat={uncover}
          onReturn={(seat) => actions.send({ return: { seat } })}
          onUndo={covered || !undoNow(state) ? null : undo}
        />
      ) : state.update && begun ? (
        <Playing {...parts} update={state.update} onCover={() => cover(true)} />
      ) : (
        <Room {...parts} />
      )}
      <ChangedPart table={table} words={words} />
    </>
  );
}

export interface TableParts {
  state: TableState;
  actions: TableActions;
  table: TableInfo;
  words: GameWords;
  ui: GameUI<unknown>;
  names: Record<string, string>;
}

function useNames(table: TableInfo | null): Record<string, string> {
  const texts = useTexts();
  const seats = JSON.stringify(table?.seats ?? []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every update brings new seats with the same content.
  return useMemo(() => seatNames(texts, table?.seats ?? []), [texts, seats]);
}

/** The room before the game: the seats, and the chat beside them. */
function Room({ state, actions, table, words, names }: TableParts) {
  const phone = useMedia(PHONE);
  const side = useSide(["chat", "rules"], state);
  useKnocks(state, table);
  const { texts } = words;
  const full = table.seats.every((seat) => !seat.open);
  useTitle(`${texts.ui(full ? "title-ready" : "title-waiting", { text: words.gameName })} · ${texts.ui("maat")}`);
  return (
    <div class="at-table in-room">
      <a class="skip" href="#room">
        {texts.ui("skip")}
      </a>
      <Bar
        table={table}
        gameName={words.gameName}
        progress={texts.ui("status-open")}
        yours={false}
        spectators={state.presence.spectators}
        phone={phone}
        lost={state.link === "lost"}
        unread={side.unread}
        onRules={() => side.showRule(null)}
        onRail={() => side.show("chat")}
        menu={<TableMenu table={table} chat={state.chat} send={actions.send} onCover={null} names={names} game={null} />}
      />
      <main class="room" id="room" tabIndex={-1}>
        <Waiting table={table} words={words} presence={state.presence} onSeated={actions.reconnect} />
        <Side side={side} phone={phone} state={state} actions={actions} table={table} words={words} now={null} story={null} />
      </main>
    </div>
  );
}
