// The dialog that a part of a picture opens: the same in full, with words.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Look } from "../game";
import { Dialog } from "../shell/Dialog";

interface DetailsProps<A> {
  /** What is shown first. */
  first: A;
  look: Pick<Look<unknown>, "legal">;
  close: () => void;
  class: string;
  title: (about: A) => string;
  /** What it shows can lead on to something else. */
  content: (about: A, open: (about: A) => void) => ComponentChildren;
}

/** It closes when the viewer has moved, not when somebody else has. */
export function DetailsDialog<A>({ first, look, close, class: own, title, content }: DetailsProps<A>) {
  const [about, open] = useState(first);
  const [legal] = useState(look.legal);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other legal moves close it.
  useEffect(() => {
    if (legal.size > 0 && legal !== look.legal) close();
  }, [look.legal]);
  return (
    <Dialog title={title(about)} class={`sheet ${own}`} onClose={close}>
      {content(about, open)}
    </Dialog>
  );
}
