// Breaks text into lines of limited width.
import { textWidth } from "../../../ui/draw";

/** At most `most` lines; the last one holds the rest, and the drawing shrinks it. */
export function wrap(text: string, width: number, size: number, most: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line ? `${line} ${word}` : word;
    if (line && lines.length < most - 1 && textWidth(longer, size) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

/** A name in one line, a little smaller if necessary; otherwise in two lines of similar length. */
export function nameLines(name: string, width: number, size: number): string[] {
  const words = name.split(" ");
  if (words.length === 1 || textWidth(name, size * 0.86, "serif") <= width) return [name];
  const breaks = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => textWidth(line, size, "serif")));
  return breaks.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best));
}
