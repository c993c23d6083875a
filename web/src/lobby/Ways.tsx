// The ways to other people: a quick match, a new table, the code of a friend's table.
import { useId, useState } from "preact/hooks";
import { joinByCode } from "../api";
import { useFile, useTexts } from "../i18n";
import { Lazy, useLazy } from "../lazy";
import type { Seekers } from "../protocol";
import { go } from "../router";
import { Dialog } from "../shell/Dialog";
import { errorKey } from "../shell/toast";
import { Icon } from "../ui/Icon";
import { PLAY_TEXTS } from "./texts";

export const FORMS = new Lazy(() => import("./forms"));

type Form = "quick" | "table";

export function Ways({ seekers }: { seekers: readonly Seekers[] }) {
  const texts = useTexts();
  const [open, setOpen] = useState<Form | null>(null);
  const close = () => setOpen(null);
  const forms = useLazy(open === null ? null : FORMS, close);
  const ready = useFile(open === null ? null : PLAY_TEXTS) !== null;
  const people = seekers.reduce((all, one) => all + one.people, 0);
  const wanted = texts.list([...new Set(seekers.map((one) => texts.gameName(one.game)))]);
  return (
    <section class="ways-in" aria-labelledby="ways-in">
      <h2 id="ways-in" class="unseen">
        {texts.ui("with-people")}
      </h2>
      <Way
        icon="people"
        title={texts.ui("quick-match")}
        about={people > 0 ? texts.ui("seekers", { count: people, text: wanted }) : texts.text("ui-quick-match.about")}
        class="quick-way"
        onClick={() => setOpen("quick")}
      />
      <Way icon="plus" title={texts.ui("new-table")} about={texts.ui("new-table-about")} class="new-sm" onClick={() => setOpen("table")} />
      <CodeField />
      {forms && ready && open === "quick" && (
        <Dialog title={texts.ui("quick-match")} class="sheet form" onClose={close}>
          <forms.QuickForm seekers={seekers} onBegun={close} />
        </Dialog>
      )}
      {forms && ready && open === "table" && (
        <Dialog title={texts.ui("new-table")} class="sheet form" onClose={close}>
          <forms.NewTableForm />
        </Dialog>
      )}
    </section>
  );
}

interface WayProps {
  icon: string;
  title: string;
  about: string;
  class: string;
  onClick: () => void;
}

function Way({ icon, title, about, class: own, onClick }: WayProps) {
  return (
    <button type="button" class={`way ${own}`} aria-haspopup="dialog" onClick={onClick}>
      <Icon name={icon} />
      <span>
        <b>{title}</b>
        <small>{about}</small>
      </span>
    </button>
  );
}

/** The most characters that somebody types for a code, spaces and dashes included. */
const MAX_TYPED = 12;

function CodeField() {
  const texts = useTexts();
  const [code, setCode] = useState("");
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const id = useId();
  const submit = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    try {
      const { id } = await joinByCode(code);
      go(`/table/${id}`);
    } catch (error) {
      setWrong(errorKey(error));
      setBusy(false);
    }
  };
  return (
    <form class="way by-code" onSubmit={(event) => void submit(event)}>
      <label for={id}>{texts.ui("join-by-code")}</label>
      <input
        id={id}
        value={code}
        required
        maxLength={MAX_TYPED}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        enterkeyhint="go"
        placeholder={texts.ui("code")}
        aria-invalid={wrong !== null}
        aria-describedby={`${id}-wrong`}
        onInput={(event) => {
          setCode(event.currentTarget.value);
          setWrong(null);
        }}
      />
      <button type="submit" class="btn" disabled={busy}>
        {texts.ui("join")}
      </button>
      <small id={`${id}-wrong`} role="alert">
        {wrong !== null && texts.text(wrong)}
      </small>
    </form>
  );
}
