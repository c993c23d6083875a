// Text widths, computed because a drawing cannot wait for the browser's layout. e2e/fonts.e2e.ts compares them with the browser's.

/** A typeface of drawings: captions in Plex Sans 400 or 600, titles and figures in Literata 600. */
export type Face = "sans" | "strong" | "serif";

/** Advance widths of our typefaces in hundredths of an em. Accents do not change them. */
// biome-ignore format: a table of widths, one row a typeface.
const ADVANCES: Record<Face, Record<number, string>> = {
  sans: {24: " '", 25: "ijı", 27: ",.lł’", 28: "!", 29: ":;", 31: "|", 32: "[]f", 33: "·", 34: "(){}", 35: "t", 37: "r", 38: "/\\", 40: "-I", 42: '"', 45: "*", 46: "z", 47: "”", 48: "?“„", 49: "sv", 50: "Lcy", 51: "JxŁ«»", 53: "agk", 55: "e", 56: "F_o", 57: "Thnu", 58: "ESZbdpq", 59: "Y§–", 60: "$+0123456789<=>^`~×−", 61: "PVX", 62: "C", 63: "K", 64: "AR", 65: "B", 67: "D", 68: "U", 69: "&", 70: "G", 71: "#HNOQ", 77: "w", 78: "—", 80: "…", 81: "M", 82: "↑↓", 87: "m", 89: "@W", 93: "%"},
  strong: {24: " ", 26: "'", 28: "ijı", 29: "l’", 30: ",.ł", 31: "!", 32: ":;", 33: "[]", 34: "()", 35: "f·", 36: "{}", 37: "t", 38: "|", 39: "r", 40: "-", 42: "I", 44: "/\\", 47: '"', 49: "?", 50: "sz", 51: "c", 52: "Lvy“”„", 53: "Ł", 54: "Jgx«»", 56: "*_aeko", 57: "§", 58: "FT", 59: "hnu–", 60: "$+0123456789<=>EZ^`bdpq~×−", 61: "S", 63: "Y", 64: "CPV", 66: "#BRX", 67: "A", 68: "K", 69: "DU", 71: "&GOQ", 72: "HN", 78: "—", 82: "Mw", 87: "…", 88: "↑↓", 89: "m", 90: "@", 95: "W", 96: "%"},
  serif: {20: " ", 25: "'", 32: "’", 33: "!,.:;j·", 34: "-", 35: "()[]ilı", 36: "ł", 37: "{}", 41: "1If", 42: '"t', 43: "|", 45: "*„", 46: "/\\", 47: "_", 48: "s", 50: "`–", 51: "r", 52: "z«»", 53: "257c“”", 55: "3?e", 56: "9a", 57: "68J↑↓", 58: "$+4<=>^~×−", 59: "gx", 60: "0y", 61: "Sov", 62: "q§", 63: "FPb", 64: "LdpŁ", 65: "Ek", 66: "u", 68: "#BZhn", 71: "C", 73: "Y", 74: "RTX", 75: "AV", 76: "G", 77: "DKO", 78: "Q", 80: "U", 83: "&", 84: "HN", 88: "%w", 91: "@…", 99: "Mm", 100: "—", 110: "W"},
};

/** The width of a letter that is not in the list. */
const DEFAULT_WIDTH = 70;

const WIDTHS = Object.fromEntries(
  Object.entries(ADVANCES).map(([face, letters]) => [
    face,
    new Map(Object.entries(letters).flatMap(([width, some]) => [...some].map((letter) => [letter, Number(width)]))),
  ]),
) as Record<Face, Map<string, number>>;

const MARKS = /\p{Mn}/gu;

/** The width of a text, without kerning. */
export function textWidth(text: string, size: number, face: Face = "sans"): number {
  let hundredths = 0;
  for (const letter of text.normalize("NFD").replace(MARKS, "")) hundredths += WIDTHS[face].get(letter) ?? DEFAULT_WIDTH;
  return (hundredths / 100) * size;
}
