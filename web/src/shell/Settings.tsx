// Language and theme, as controls of the top bar.
import { useState } from "preact/hooks";
import { switchTo, useTexts } from "../i18n";
import { LANG_NAMES, LANGS, type Lang } from "../langs";
import { theme, toggleTheme } from "../theme";
import { Icon } from "../ui/Icon";
import { Select } from "./Select";
import { toast } from "./toast";

export function Language() {
  const texts = useTexts();
  const change = (lang: string) => void switchTo(lang as Lang).catch(() => toast("ui-error-offline"));
  return (
    <label class="lang">
      <span class="unseen">{texts.ui("language")}</span>
      <Select value={texts.lang} onChange={change}>
        {LANGS.map((lang) => (
          <option value={lang} lang={lang}>
            {LANG_NAMES[lang]}
          </option>
        ))}
      </Select>
    </label>
  );
}

export function ThemeButton({ named = false }: { named?: boolean }) {
  const texts = useTexts();
  const [now, set] = useState(theme);
  const label = texts.ui(now === "dark" ? "theme-light" : "theme-dark");
  return (
    <button type="button" class={named ? "btn quiet" : "icb"} aria-label={label} title={label} onClick={() => set(toggleTheme())}>
      <Icon name="theme" />
      {named && <span>{label}</span>}
    </button>
  );
}
