// Sentences about what happens at a table apart from moves, and about the questions that people ask each other.
import { levelName } from "../levels";
import type { Ended, Happening, Proposal, ProposalInfo, Seat, TableEvent, TableInfo } from "../protocol";
import { type Stop, stopAt } from "../replay/timeline";
import type { Args, GameWords } from "../words";

/** A text by its key, with its arguments. */
export interface Message {
  key: string;
  args: Args;
}

export function happening(words: GameWords, what: Happening): Message {
  const guest = words.texts.ui("guest");
  if ("bot-sat" in what) {
    const { name, level, why } = what["bot-sat"];
    return { key: `ui-event-bot-${why}`, args: { seat: name || guest, text: levelName(words.texts, level) } };
  }
  if ("returned" in what) return { key: "ui-event-returned", args: { seat: what.returned.name || guest } };
  if ("joined" in what) return { key: "ui-event-joined", args: { seat: what.joined.name || guest, before: what.joined.before || guest } };
  if ("undo-agreed" in what) return { key: "ui-event-undo-agreed", args: { seat: words.seat(what["undo-agreed"].seat) } };
  if ("declined" in what) return declined(words, what.declined.what, what.declined.by || guest);
  return ended(words, what.ended);
}

function declined(words: GameWords, what: Proposal, by: string): Message {
  if (what === "end") return { key: "ui-event-declined-end", args: {} };
  if ("undo" in what) return { key: "ui-event-declined-undo", args: { seat: by } };
  return "bot" in what
    ? { key: "ui-event-declined-bot", args: { seat: words.seat(what.bot.seat) } }
    : { key: "ui-event-declined-join", args: { seat: words.seat(what.join.seat) } };
}

/** Why a game ended before its end. */
export function ended(words: GameWords, why: Ended): Message {
  if (why === "agreed") return { key: "ui-ended-agreed", args: {} };
  return "resigned" in why
    ? { key: "ui-ended-resigned", args: { seat: words.seat(why.resigned) } }
    : { key: "ui-ended-abandoned", args: { seat: words.seat(why.abandoned) } };
}

/** The question as a sentence. */
export function question(words: GameWords, { what, by }: Pick<ProposalInfo, "what" | "by">): Message {
  const name = by || words.texts.ui("guest");
  if (what === "end") return { key: "ui-ask-end", args: { by: name } };
  if ("undo" in what) return { key: "ui-ask-undo", args: { by: name } };
  return "bot" in what
    ? { key: "ui-ask-bot", args: { by: name, seat: words.seat(what.bot.seat) } }
    : { key: "ui-ask-join", args: { by: name, seat: words.seat(what.join.seat) } };
}

/** What the viewer can do about a question: answer it, withdraw it, or only read it. */
export function role(proposal: ProposalInfo, { yours, author }: Pick<TableInfo, "yours" | "author">): "voter" | "asker" | "reader" {
  if (proposal.author === author) return "asker";
  return proposal.open.some((seat) => yours.includes(seat)) ? "voter" : "reader";
}

/** A stretch of a game that one player played. */
export interface Part {
  /** The number of lines before the stretch. */
  from: number;
  player: { name: string } | { level: string };
}

/** Who played which part of the game on a seat; one part if it never changed hands. `name` is the player at the end. */
export function parts(events: readonly TableEvent[], seat: Seat, name: string): Part[] {
  const changes = events.flatMap(({ ply, what }): (Part & { before: string })[] => {
    const from = ply;
    if ("bot-sat" in what && what["bot-sat"].seat === seat) return [{ from, before: what["bot-sat"].name, player: { level: what["bot-sat"].level } }];
    if ("returned" in what && what.returned.seat === seat) return [{ from, before: what.returned.name, player: { name: what.returned.name } }];
    if ("joined" in what && what.joined.seat === seat) return [{ from, before: what.joined.before, player: { name: what.joined.name } }];
    return [];
  });
  return [{ from: 0, player: { name: changes[0]?.before ?? name } }, ...changes.map(({ from, player }) => ({ from, player }))];
}

/** «Ann, from move 41 a bot (4 · Hard)»; null if one player played it all. `stops` are those of the game. */
export function partsText(words: GameWords, all: readonly Part[], stops: readonly Stop[]): string | null {
  if (all.length < 2) return null;
  const { texts } = words;
  const number = (from: number) => stopAt(stops, from) + 1;
  const texted = all.map(({ from, player }, index) => {
    if ("level" in player) return texts.ui("played-by-bot", { number: number(from), text: levelName(texts, player.level) });
    const seat = player.name || texts.ui("guest");
    return index === 0 ? seat : texts.ui("played-by-person", { number: number(from), seat });
  });
  return texted.join(", ");
}
