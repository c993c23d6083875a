// Formats all texts from Fluent messages, by the rules at the top of crates/words/src/lib.rs. crates/words/cases.json is a table of cases
// in which both must agree.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from "@fluent/bundle";
import type { Field, Fields, GameEvent, Words } from "./game";
import type { Lang } from "./langs";
import type { Seat } from "./protocol";
import { isSeat, SEATS } from "./seat";
import { signed } from "./ui/numbers";

export { LANGS, type Lang } from "./langs";

export type Args = Record<string, FluentVariable>;

/** A number printed with a true minus; its value selects the plural form. */
class Printed extends FluentNumber {
  override toString(scope?: Scope): string {
    return super.toString(scope).replace("-", "−");
  }
}

/** Argument names of the numbers in a noun, in order. */
const ORDINALS = ["first", "second", "third", "fourth"];

/** The messages of one language. */
export class Texts {
  private readonly bundle: FluentBundle;
  /** The first errors: messages that are missing or lack an argument. */
  readonly errors: string[] = [];

  constructor(
    readonly lang: Lang,
    sources: readonly string[] = [],
  ) {
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) this.add(source);
  }

  add(source: string): void {
    // The name of a game comes twice: with the texts of the interface and with its own.
    for (const error of this.bundle.addResource(new FluentResource(source), { allowOverrides: true })) this.addError(String(error));
  }

  /** Formats a message by its full key, with an attribute after a dot; arguments are not translated. */
  text(key: string, args: Args = {}): string {
    const pattern = this.pattern(key);
    if (pattern === null) return this.missing(key, "is missing");
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, printed(args), errors);
    return errors.length === 0 ? text : this.missing(key, errors.join("; "));
  }

  /** Formats a message that belongs to no game. */
  ui(key: string, args: Args = {}): string {
    return this.text(`ui-${key}`, args);
  }

  /** The name of a game; empty until the first texts are loaded. */
  gameName(game: string): string {
    return this.has(game) ? this.text(game) : "";
  }

  /** A game's description, in one line. */
  aboutGame(game: string): string {
    return this.has(`${game}.about`) ? this.text(`${game}.about`) : "";
  }

  has(key: string): boolean {
    return this.pattern(key) !== null;
  }

  /** The names of a message's attributes; null if there is no such message. */
  attributes(key: string): string[] | null {
    const message = this.bundle.getMessage(key);
    return message ? Object.keys(message.attributes) : null;
  }

  /** «a, b and c». */
  list(items: readonly string[]): string {
    return items.reduce((list, item, index) => {
      const key = index < items.length - 1 ? "list-more" : "list-last";
      return index === 0 ? item : this.ui(key, { list, item });
    }, "");
  }

  private pattern(key: string) {
    const [id = "", attribute] = split(key, ".");
    const message = this.bundle.getMessage(id);
    if (!message) return null;
    return attribute === undefined ? message.value : (message.attributes[attribute] ?? null);
  }

  private missing(key: string, why: string): string {
    this.addError(`${this.lang}: ${key}: ${why}`);
    return `[${key}]`;
  }

  private addError(error: string): void {
    if (this.errors.length < 100) this.errors.push(error);
  }
}

/** The texts of one game at one table. */
export class GameWords implements Words {
  /** `names` are the players by seat letter; seats without a name are called «Player 3». */
  constructor(
    readonly texts: Texts,
    readonly game: string,
    private readonly names: Readonly<Record<string, string>> = {},
  ) {}

  get gameName(): string {
    return this.texts.gameName(this.game);
  }

  /** The sentence for a game that ended without a winner among the players. */
  get nobodyWon(): string {
    const own = `${this.game}-nobody-won`;
    return this.texts.has(own) ? this.texts.text(own) : this.texts.ui("nobody-won");
  }

  prompt(step: string): string {
    return this.texts.text(`${this.game}-step-${step}`);
  }

  /** The text that the others read while `seats` decide; a step of chance has no seats. */
  waiting(step: string, seats: readonly Seat[]): string {
    const some = { seat: this.texts.list(seats.map((seat) => this.seat(seat))), "seat-count": seats.length };
    return this.texts.text(`${this.game}-step-${step}.waiting`, seats.length > 0 ? some : {});
  }

  move(notation: string): string {
    const [verb = "", noun = ""] = split(notation, " ");
    if (verb === "undo" && noun === "") return this.texts.ui("move-undo");
    return this.texts.text(`${this.game}-move-${verb}`, this.bindNoun(noun));
  }

  /** A move as the answer to its question: the shortest text that distinguishes it from the other answers. */
  answer(notation: string): string {
    const [verb = "", noun = ""] = split(notation, " ");
    const key = `${this.game}-move-${verb}.short`;
    return this.texts.has(key) ? this.texts.text(key, this.bindNoun(noun)) : this.move(notation);
  }

  /** The event as a line of the log; `event` is a flat object tagged by `type`. */
  event(event: GameEvent): string {
    return this.texts.text(`${this.game}-event-${event.type}`, this.bind(event));
  }

  /** What an event brings, in a few words: the attribute `brings` of its message; null if it has none. */
  brings(event: GameEvent): string | null {
    const key = `${this.game}-event-${event.type}.brings`;
    return this.texts.has(key) ? this.texts.text(key, this.bind(event)) : null;
  }

  /** The event as a line of the preview of a move: the log's line, unless that would only repeat the move. */
  preview(event: GameEvent): string {
    const key = `${this.game}-event-${event.type}.preview`;
    return this.texts.has(key) ? this.texts.text(key, this.bind(event)) : this.event(event);
  }

  name(id: string): string {
    return this.texts.text(`${this.game}-name-${id}`);
  }

  title(id: string): string {
    const key = `${this.game}-name-${id}.title`;
    return this.texts.has(key) ? this.texts.text(key) : this.name(id);
  }

  option(key: string): string {
    return this.texts.text(`${this.game}-option-${key}`);
  }

  /** The text of an option's value. A value without a message consists of seats, or of names and numbers: `ace`, `satet-apep-scorpion`. */
  optionValue(key: string, value: string): string {
    const text = `${this.game}-option-${key}.${value}`;
    if (this.texts.has(text)) return this.texts.text(text);
    const letters = [...value];
    if (letters.every(isSeat)) return this.texts.list(letters.map((seat) => this.seat(seat)));
    return this.texts.list(value.split("-").map((word) => this.item(word)));
  }

  label(key: string, fields: Fields = {}): string {
    return this.texts.text(`${this.game}-label-${key}`, this.bind(fields));
  }

  text(key: string, args: Fields = {}): string {
    return this.texts.text(key, shown(args));
  }

  /** The name of the player on this seat. */
  seat(seat: Seat): string {
    return this.names[seat] || this.texts.ui("seat-name", { number: SEATS.indexOf(seat) + 1 });
  }

  /** Binds every field of a flat object. */
  bind(fields: Fields): Args {
    const args: Args = {};
    for (const [field, value] of Object.entries(fields)) this.bindValue(field, value, args);
    return args;
  }

  /** Binds the noun of a move; empty if it has none. */
  bindNoun(noun: string): Args {
    if (noun === "") return { "noun-id": "none" };
    if (noun === "?") return { "noun-id": "hidden" };
    const args: Args = {};
    const numbers = noun.split("-");
    if (numbers.every((number) => /^\+?\d+$/.test(number))) {
      args["noun-id"] = noun;
      ORDINALS.slice(0, numbers.length).forEach((ordinal, index) => (args[ordinal] = Number(numbers[index])));
    } else {
      this.bindWord("noun", noun, args);
    }
    return args;
  }

  private bindValue(field: string, value: Field, args: Args): void {
    if (value === null) args[`${field}-id`] = "none";
    else if (typeof value === "boolean") args[`${field}-id`] = String(value);
    else if (typeof value === "number") {
      args[field] = value;
      args[`${field}-signed`] = signed(value);
    } else if (typeof value === "string") this.bindWord(field, value, args);
    else if (Array.isArray(value)) {
      args[field] = this.texts.list(value.map((item) => this.item(item)));
      args[`${field}-count`] = value.length;
    }
  }

  private bindWord(field: string, word: string, args: Args): void {
    args[`${field}-id`] = word;
    const key = `${this.game}-name-${word}`;
    const attributes = this.texts.attributes(key);
    if (attributes !== null) {
      args[field] = this.texts.text(key);
      for (const form of attributes) args[`${field}-${form}`] = this.texts.text(`${key}.${form}`);
    } else if (isSeat(word)) {
      args[field] = this.seat(word);
    }
  }

  /** The text of one item of a list. */
  private item(item: Field): string {
    if (isObject(item)) return this.pair(Object.values(item));
    if (typeof item !== "string") return JSON.stringify(item);
    if (this.texts.has(`${this.game}-name-${item}`)) return this.name(item);
    return isSeat(item) ? this.seat(item) : item;
  }

  /** The text of a name with a number. */
  private pair(values: readonly Field[]): string {
    const word = values.find((value) => typeof value === "string") ?? "";
    const number = values.find((value) => typeof value === "number") ?? 0;
    return this.texts.ui("list-pair", { item: this.item(word), number });
  }
}

function printed(args: Args): Args {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, typeof value === "number" ? new Printed(value) : value]));
}

function isObject(value: Field): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Arguments that are not translated: numbers and strings. */
function shown(args: Fields): Args {
  const usable = Object.entries(args).filter(([, value]) => typeof value === "string" || typeof value === "number");
  return Object.fromEntries(usable) as Args;
}

/** Splits at the first mark only. */
function split(text: string, mark: string): [string, string?] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + mark.length)];
}
