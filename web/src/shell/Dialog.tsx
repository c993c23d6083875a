// A wrapper of the native dialog, which traps the focus, closes on Escape and restores the focus. The Back gesture closes it too.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { afterPaint } from "../afterPaint";
import { useTexts } from "../i18n";
import { store } from "../store";
import { Icon } from "../ui/Icon";
import { dialogHistory } from "./dialogHistory";

/** The number of dialogs that are over the page, or about to be. */
export const openDialogs = store(0);

interface DialogProps {
  title: string;
  onClose: () => void;
  /** `sheet` slides up from the lower edge on phones. */
  class?: string;
  children: ComponentChildren;
}

export function Dialog({ title, onClose, class: own = "", children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const texts = useTexts();
  const removed = useRef(false);
  // A modal dialog restyles the whole page when it opens or closes, which takes long on a slow phone: the click is answered first.
  const leave = () => {
    dialog.current?.classList.add("leaving");
    afterPaint(() => dialog.current?.close());
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a dialog opens once.
  useLayoutEffect(() => {
    const shown = dialog.current;
    openDialogs.set(openDialogs.get() + 1);
    let remove = () => {};
    const cancel = afterPaint(() => {
      shown?.showModal();
      remove = dialogHistory().add(leave);
    });
    return () => {
      removed.current = true;
      cancel();
      remove();
      // A dialog that is removed without being closed does not restore the focus.
      shown?.close();
      openDialogs.set(openDialogs.get() - 1);
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class={`dialog ${own}`}
      aria-label={title}
      onClose={() => {
        if (!removed.current) onClose();
      }}
      onCancel={(event) => {
        // Also a file dialog inside reports that it was cancelled.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        leave();
      }}
      onClick={(event) => {
        // A click on the backdrop has the dialog itself as its target.
        if (event.target === event.currentTarget) leave();
      }}
    >
      <div class="dialog-in">
        <header>
          <h2>{title}</h2>
          <button type="button" class="icb" aria-label={texts.ui("close")} onClick={leave}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
