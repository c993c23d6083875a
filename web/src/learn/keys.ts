// The keys of the texts of lessons, by the rules at the top of crates/learn/src/lib.rs.
import type { ChapterInfo } from "../protocol";

/** The key of a chapter, or of one of its ideas. */
export function lessonKey({ game, id }: Pick<ChapterInfo, "game" | "id">, idea?: string): string {
  return `${game}-lesson-${id}${idea === undefined ? "" : `-${idea}`}`;
}

/** The file with the texts of a game's lesson. */
export const lessonFile = (game: string) => `lessons/${game}`;
