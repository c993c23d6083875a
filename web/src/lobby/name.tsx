// The guest's name: a draft in the page until the server has stored it.
import { useEffect, useState } from "preact/hooks";
import { me, rename } from "../api";
import { useTexts } from "../i18n";
import { toastError } from "../shell/toast";
import { store, useStore } from "../store";

export const MAX_NAME_LENGTH = 24;

/** The content of the field; it becomes the name as soon as one is needed. */
const draft = store("");

/** Stores the name on the server before the guest does something under it. */
export async function ensureName(): Promise<void> {
  const name = draft.get().trim();
  if (name !== "" && name !== me.get()?.name) await rename(name);
}

/** Suggests an old Egyptian name to a guest without one. */
function suggest(names: string): string {
  const list = names.split(",").map((name) => name.trim());
  return list[Math.floor(Math.random() * list.length)] ?? "";
}

export function NameField({ class: own = "" }: { class?: string }) {
  const texts = useTexts();
  const known = useStore(me);
  const name = useStore(draft);
  const [busy, setBusy] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a name is suggested once, in the language of that moment.
  useEffect(() => {
    if (known && draft.get() === "") draft.set(known.name ?? suggest(texts.ui("guest-names")));
  }, [known]);
  const save = () => {
    // The server creates a guest only when they do something: until then the name stays in the page.
    if (!me.get()?.name || busy) return;
    if (name.trim() === "") return draft.set(me.get()?.name ?? "");
    setBusy(true);
    ensureName()
      .catch(toastError)
      .finally(() => setBusy(false));
  };
  return (
    <label class={`name-field ${own}`}>
      <span>{texts.ui("your-name")}</span>
      <input
        value={name}
        maxLength={MAX_NAME_LENGTH}
        autocomplete="nickname"
        spellcheck={false}
        enterkeyhint="done"
        onInput={(event) => draft.set(event.currentTarget.value)}
        onBlur={save}
        onKeyDown={(event) => {
          // In a form, Enter submits it.
          if (event.key === "Enter" && event.currentTarget.form === null) event.currentTarget.blur();
        }}
      />
    </label>
  );
}
