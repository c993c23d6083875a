// The dialog that a part of a picture opens: the same content in full, in words.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Look } from "../game";
import { Dialog } from "../shell/Dialog";

interface DetailsProps<A> {
  /** The topic that is shown first. */
  first: A;
  look: Pick<Look<unknown>, "legal">;
  close: () => void;
  class: string;
  title: (about: A) => string;
  /** Renders a topic; `open` leads to another one. */
  content: (about: A, open: (about: A) => void) => ComponentChildren;
}

/** The dialog closes when the viewer has moved, not when others have. */
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
