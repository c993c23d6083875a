// The chapters of all lessons, and how far the guest has come in them.
import { useEffect } from "preact/hooks";
import { getLearning, learnt } from "../api";
import { insist } from "../insist";
import type { ChapterInfo } from "../protocol";
import { store, useStore } from "../store";

/** Null until the server has answered. */
const chapters = store<readonly ChapterInfo[] | null>(null);

/** Loads how far the guest has come. An answer that was under way while they learnt does not take anything back. */
export async function loadChapters(): Promise<void> {
  const learning = await getLearning();
  chapters.set(learning.chapters.map((chapter) => ({ ...chapter, learnt: Math.max(chapter.learnt, find(chapter)?.learnt ?? 0) })));
}

function find({ game, id }: Pick<ChapterInfo, "game" | "id">): ChapterInfo | undefined {
  return chapters.get()?.find((one) => one.game === game && one.id === id);
}

export function useChapters(): readonly ChapterInfo[] | null {
  useEffect(() => insist(loadChapters, { onAnswer: () => undefined }), []);
  return useStore(chapters);
}

/** Gives up the requests that keep progress, by chapter: a larger number makes a smaller one needless. */
const keeping = new Map<string, () => void>();

/** Notes that the guest has learnt the first ideas of a chapter. The number never shrinks. */
export function noteLearnt({ game, id }: Pick<ChapterInfo, "game" | "id">, ideas: number): void {
  const known = find({ game, id });
  if (!known || ideas <= known.learnt) return;
  chapters.set((chapters.get() ?? []).map((one) => (one === known ? { ...known, learnt: ideas } : one)));
  const key = `${game}/${id}`;
  keeping.get(key)?.();
  // Whoever is offline goes on learning, and is not told: the request is repeated, also after the last idea of a chapter.
  const quiet = () => undefined;
  keeping.set(
    key,
    insist(() => learnt(game, id, ideas), { onAnswer: quiet, onTrouble: quiet }),
  );
}

export function isDone({ ideas, learnt: known }: ChapterInfo): boolean {
  return known >= ideas.length;
}
