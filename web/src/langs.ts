// Written by `cargo xtask codegen`; do not edit. Every folder of locales/ is a language.

export type Lang = "en" | "cs" | "pl";

export const LANGS: readonly Lang[] = ["en", "cs", "pl"];

/** Each language is named in itself. */
export const LANG_NAMES: Readonly<Record<Lang, string>> = {
  "en": "English",
  "cs": "Čeština",
  "pl": "Polski",
};
