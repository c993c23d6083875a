// The search field of the rules: results appear while one types. `/` leads to the field, arrows choose, Enter opens.
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { useTexts } from "../i18n";
import { go } from "../router";
import { Icon } from "../ui/Icon";
import { fold, type Match, type Section, search } from "./search";

/** The sections of one page. */
export interface Searched {
  /** The address of the page. */
  page: string;
  /** The name of the page, if results of several are shown. */
  name: string | null;
  sections: readonly Section[];
}

interface SearchProps {
  pages: readonly Searched[];
  /** Called when the field gets the focus, to load what is searched. */
  onFocus?: () => void;
}

/** A field that chooses from a list of our own: its role is not that of a plain search field. */
const COMBOBOX = { type: "search", role: "combobox", autocomplete: "off", list: undefined } as const;

/** The number of results that are shown. */
const MOST = 12;

export function Search({ pages, onFocus }: SearchProps) {
  const texts = useTexts();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const [open, setOpen] = useState(false);
  const [chosen, choose] = useState(0);
  useSlash(field);
  const found = useMemo(() => results(pages, query), [pages, query]);
  const shown = found.slice(0, MOST);
  const searching = open && fold(query).trim() !== "";
  const visit = (result: Result) => {
    setOpen(false);
    const address = `${result.page}#${result.match.section.anchor}`;
    // The same anchor again is no change of the address, but scrolls there all the same.
    if (location.pathname !== result.page) go(address);
    else if (location.hash === `#${result.match.section.anchor}`) dispatchEvent(new HashChangeEvent("hashchange"));
    else location.hash = result.match.section.anchor;
  };
  const press = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by !== undefined && shown.length > 0) {
      event.preventDefault();
      setOpen(true);
      choose((chosen + by + shown.length) % shown.length);
    } else if (event.key === "Enter") {
      const result = shown[chosen];
      if (searching && result) visit(result);
    } else if (event.key === "Escape") {
      if (searching) event.preventDefault();
      setOpen(false);
    }
  };
  useLayoutEffect(() => {
    if (searching) document.getElementById(`${id}-option-${chosen}`)?.scrollIntoView({ block: "nearest" });
  }, [id, chosen, searching]);
  const option = (index: number) => `${id}-option-${index}`;
  return (
    <search class="rules-search" onFocusOut={(event) => !event.currentTarget.contains(event.relatedTarget as Node | null) && setOpen(false)}>
      <Icon name="search" />
      <input
        ref={field}
        {...COMBOBOX}
        {...{ "aria-expanded": searching && shown.length > 0 }}
        aria-label={texts.text("rules-search")}
        placeholder={texts.text("rules-search")}
        aria-controls={`${id}-list`}
        aria-activedescendant={searching && shown[chosen] ? option(chosen) : undefined}
        value={query}
        onFocus={() => {
          onFocus?.();
          setOpen(true);
        }}
        onInput={(event) => {
          setQuery(event.currentTarget.value);
          setOpen(true);
          choose(0);
        }}
        onKeyDown={press}
      />
      <kbd aria-hidden="true">/</kbd>
      <div class="unseen" aria-live="polite">
        {searching && texts.text("rules-found", { count: found.length })}
      </div>
      {searching && (
        <div class="found">
          <p>{texts.text("rules-found", { count: found.length })}</p>
          <ul id={`${id}-list`} role="listbox" aria-label={texts.text("rules-search")}>
            {shown.map((result, index) => (
              <li
                key={`${result.page}#${result.match.section.anchor}`}
                id={option(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === chosen}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => visit(result)}
              >
                <Option {...result} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </search>
  );
}

interface Result {
  page: string;
  name: string | null;
  match: Match;
}

function results(pages: readonly Searched[], query: string): Result[] {
  const found = pages.flatMap(({ page, name, sections }) => search(sections, query).map((match) => ({ page, name, match })));
  return found.sort((one, other) => other.match.rank - one.match.rank);
}

function Option({ name, match: { section, excerpt } }: Result) {
  const place = [name, section.chapter].filter((one) => one !== null).join(" · ");
  return (
    <>
      <b>{section.title}</b>
      {place !== "" && <small>{place}</small>}
      <span>{excerpt.map(({ text, hit }) => (hit ? <mark>{text}</mark> : text))}</span>
    </>
  );
}

/** `/` moves the focus to the field, unless somebody types. */
function useSlash(field: { current: HTMLInputElement | null }): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const typing = event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable]") !== null;
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || typing) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [field]);
}
