// The guest's settings: kept in the browser at once and on the server, so that they follow the guest to other browsers.
import { saveSettings } from "./api";
import { LANGS, type Lang } from "./langs";
import { store } from "./store";

export const BOT_PACES = ["slow", "normal", "fast", "instant", "step"] as const;
export type BotPace = (typeof BOT_PACES)[number];
/** When the film of what the others did opens by itself. */
export const FILMS = ["slow", "always", "never"] as const;
export type FilmOpens = (typeof FILMS)[number];
export const MOTIONS = ["system", "on", "off"] as const;
export type Motion = (typeof MOTIONS)[number];
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export interface Settings {
  /** The pause before each move of a bot is shown; `step` waits for a button. */
  botPace: BotPace;
  /** Whether a move that gives something up is played only after a question. */
  confirm: boolean;
  /** Whether single letters play moves. People who use voice control or type by accident can switch them off. */
  letters: boolean;
  /** Whether the server plays the only legal move by itself. */
  autoForced: boolean;
  /** Whether a card tells who the guest is when a game begins. */
  introduction: boolean;
  /** Whether ends of phases and other great moments hold the board. */
  moments: boolean;
  film: FilmOpens;
  sound: boolean;
  /** Loudness of sounds, from 0 to 1. */
  volume: number;
  /** Whether only the viewer's own turn is heard. */
  onlyTurn: boolean;
  motion: Motion;
  /** Null follows the browser. */
  language: Lang | null;
  theme: Theme;
}

const DEFAULTS: Settings = {
  botPace: "normal",
  confirm: true,
  letters: true,
  autoForced: true,
  introduction: true,
  moments: true,
  film: "slow",
  sound: true,
  volume: 0.5,
  onlyTurn: false,
  motion: "system",
  language: null,
  theme: "system",
};

/** Reads stored settings; every field that is missing or broken has its default value. public/theme.js reads some of them too. */
export function parseSettings(stored: unknown): Settings {
  const fields = isObject(stored) ? stored : {};
  const flag = (name: "confirm" | "letters" | "autoForced" | "introduction" | "moments" | "sound" | "onlyTurn") => {
    const value = fields[name];
    return typeof value === "boolean" ? value : DEFAULTS[name];
  };
  const one = <T extends string>(values: readonly T[], value: unknown) => values.find((known) => known === value);
  return {
    botPace: one(BOT_PACES, fields.botPace) ?? DEFAULTS.botPace,
    confirm: flag("confirm"),
    letters: flag("letters"),
    autoForced: flag("autoForced"),
    introduction: flag("introduction"),
    moments: flag("moments"),
    film: one(FILMS, fields.film) ?? DEFAULTS.film,
    sound: flag("sound"),
    volume: typeof fields.volume === "number" && fields.volume >= 0 && fields.volume <= 1 ? fields.volume : DEFAULTS.volume,
    onlyTurn: flag("onlyTurn"),
    motion: one(MOTIONS, fields.motion) ?? DEFAULTS.motion,
    language: one(LANGS, fields.language) ?? DEFAULTS.language,
    theme: one(THEMES, fields.theme) ?? DEFAULTS.theme,
  };
}

const KEY = "maat-settings";
/** Present while the server does not have the last change. */
const UNSAVED = "maat-settings-unsaved";
/** Present once this browser session has compared its settings with the server's. */
const SESSION = "maat-settings-session";

export const settings = store<Settings>(parseSettings(parse(read("localStorage", KEY))));

export function changeSettings(change: Partial<Settings>): void {
  keep({ ...settings.get(), ...change });
  write("localStorage", UNSAVED, "yes");
  save();
}

/** Applies the server's copy when a browser session begins; a change that the server has missed is sent instead. */
export function adoptSettings(stored: unknown): void {
  const begins = read("sessionStorage", SESSION) === null;
  write("sessionStorage", SESSION, "yes");
  if (read("localStorage", UNSAVED) !== null) save();
  else if (begins && isObject(stored)) keep(parseSettings(stored));
}

/** Shows the settings that style sheets depend on, and follows changes that are made in other tabs. */
export function showSettings(): void {
  const root = document.documentElement.dataset;
  const show = ({ theme, motion }: Settings) => {
    root.theme = theme;
    root.motion = motion;
  };
  show(settings.get());
  settings.subscribe(show);
  addEventListener("storage", ({ key, newValue }) => {
    if (key === KEY) settings.set(parseSettings(parse(newValue)));
  });
}

function keep(next: Settings): void {
  settings.set(next);
  write("localStorage", KEY, JSON.stringify(next));
}

/** Several changes in a row are one request (milliseconds). */
const SAVE_DELAY = 500;
let saving: ReturnType<typeof setTimeout> | undefined;

/** Sends the settings. If it fails, the next visit tries again. */
function save(): void {
  clearTimeout(saving);
  saving = setTimeout(() => {
    const sent = settings.get();
    saveSettings(sent).then(
      () => {
        if (settings.get() === sent) write("localStorage", UNSAVED, null);
      },
      () => undefined,
    );
  }, SAVE_DELAY);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

type Area = "localStorage" | "sessionStorage";

// Storage may be unavailable, and merely naming it may throw; the settings then last as long as the page.
function read(area: Area, key: string): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

function write(area: Area, key: string, value: string | null): void {
  try {
    if (value === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, value);
  } catch {
    return;
  }
}
