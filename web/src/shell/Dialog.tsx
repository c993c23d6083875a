// A wrapper of the native dialog, which traps the focus, closes on Escape and restores the focus. The Back gesture closes it too.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { afterPaint } from "../afterPaint";
import { useTexts } from "../i18n";
import { Icon } from "../ui/Icon";
import { dialogHistory } from "./dialogHistory";

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
  useLayoutEffect(() => {
    const shown = dialog.current;
    let remove = () => {};
    // A modal dialog restyles the whole page, which takes long on a slow phone.
    const cancel = afterPaint(() => {
      shown?.showModal();
      remove = dialogHistory().add(() => shown?.close());
    });
    return () => {
      removed.current = true;
      cancel();
      remove();
      // A dialog that is removed without being closed does not restore the focus.
      shown?.close();
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
      onClick={(event) => {
        // A click on the backdrop has the dialog itself as its target.
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      <div class="dialog-in">
        <header>
          <h2>{title}</h2>
          <button type="button" class="icb" aria-label={texts.ui("close")} onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
