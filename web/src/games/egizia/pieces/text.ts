// Text in lines that keep to a width.
import { textWidth } from "../../../ui/draw";

/** At most `most` lines; the last one takes what is left, and the drawing makes it smaller. */
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

/** A name in one line, if need be a little smaller; otherwise in two that are as even as can be. */
export function nameLines(name: string, width: number, size: number): string[] {
  const words = name.split(" ");
  if (words.length === 1 || textWidth(name, size * 0.86, "serif") <= width) return [name];
  const breaks = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => textWidth(line, size, "serif")));
  return breaks.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best));
}
