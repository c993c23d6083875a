// The chapters of all lessons, and how far the guest has come in them.
import { useEffect } from "preact/hooks";
import { getLearning, learnt } from "../api";
import { insist } from "../insist";
import type { ChapterInfo } from "../protocol";
import { store, useStore } from "../store";

/** Null until the server has answered. */
const chapters = store<readonly ChapterInfo[] | null>(null);

export async function loadChapters(): Promise<void> {
  const learning = await getLearning();
  chapters.set(learning.chapters);
}

export function useChapters(): readonly ChapterInfo[] | null {
  useEffect(() => insist(loadChapters, { onAnswer: () => undefined }), []);
  return useStore(chapters);
}

/** Notes that the guest has learnt the first ideas of a chapter. The number never shrinks. */
export function noteLearnt({ game, id }: ChapterInfo, ideas: number): void {
  const list = chapters.get() ?? [];
  const known = list.find((one) => one.game === game && one.id === id);
  if (!known || ideas <= known.learnt) return;
  chapters.set(list.map((one) => (one === known ? { ...known, learnt: ideas } : one)));
  // Whoever is offline goes on learning; the next idea brings the number along.
  learnt(game, id, ideas).catch(() => undefined);
}

export function isDone({ ideas, learnt: known }: ChapterInfo): boolean {
  return known >= ideas.length;
}
