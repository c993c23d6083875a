// What the guest is called: a wish until the server knows it.
import { useEffect, useState } from "preact/hooks";
import { me, rename } from "../api";
import { useTexts } from "../i18n";
import { toastError } from "../shell/toast";
import { store, useStore } from "../store";

const MOST = 24;

/** What stands in the field, and is the name as soon as one is needed. */
const wish = store("");

/** Makes sure that the server knows the name before the guest acts under it. */
export async function ensureName(): Promise<void> {
  const name = wish.get().trim();
  if (name !== "" && name !== me.get()?.name) await rename(name);
}

/** A pleasant name for somebody who has not chosen one: an old Egyptian one. */
function suggest(names: string): string {
  const list = names.split(",").map((name) => name.trim());
  return list[Math.floor(Math.random() * list.length)] ?? "";
}

export function NameField({ class: own = "" }: { class?: string }) {
  const texts = useTexts();
  const known = useStore(me);
  const name = useStore(wish);
  const [busy, setBusy] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a name is suggested once, in the language of that moment.
  useEffect(() => {
    if (known && wish.get() === "") wish.set(known.name ?? suggest(texts.ui("guest-names")));
  }, [known]);
  const save = () => {
    // A guest exists only when they do something: a name alone is kept in the page.
    if (!me.get()?.name || busy) return;
    if (name.trim() === "") return wish.set(me.get()?.name ?? "");
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
        maxLength={MOST}
        autocomplete="nickname"
        spellcheck={false}
        onInput={(event) => wish.set(event.currentTarget.value)}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === "Enter") event.currentTarget.blur();
        }}
      />
    </label>
  );
}
