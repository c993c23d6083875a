// The settings dialog, and the button of the top bar that opens it.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { useTexts } from "../i18n";
import { LANG_NAMES, LANGS } from "../langs";
import { BOT_PACES, changeSettings, FILMS, MOTIONS, type Settings, settings, THEMES } from "../settings";
import { play } from "../sounds";
import { useStore } from "../store";
import { explain } from "../ui/explain";
import { Icon } from "../ui/Icon";
import { Dialog } from "./Dialog";
import { Pause } from "./Pause";
import { Select } from "./Select";

/** Opens the settings; `named` shows the word beside the icon, for menus. */
export function SettingsButton({ named = false }: { named?: boolean }) {
  const texts = useTexts();
  const [open, set] = useState(false);
  const label = texts.ui("settings");
  return (
    <>
      <button
        type="button"
        class={named ? "btn quiet" : "icb"}
        aria-haspopup="dialog"
        aria-label={label}
        {...explain({ name: label })}
        onClick={() => set(true)}
      >
        <Icon name="gear" />
        {named && <span>{label}</span>}
      </button>
      {open && <SettingsDialog onClose={() => set(false)} />}
    </>
  );
}

/** Switches all sounds off and on; `named` shows the word beside the icon, for menus. */
export function SoundButton({ named = false }: { named?: boolean }) {
  const texts = useTexts();
  const { sound } = useStore(settings);
  const label = texts.ui("setting-sound");
  return (
    <button
      type="button"
      class={named ? "btn quiet" : "icb"}
      aria-label={named ? undefined : label}
      aria-pressed={named ? undefined : sound}
      {...explain({ name: label, text: texts.ui(sound ? "sound-is-on" : "sound-is-off") })}
      onClick={() => {
        changeSettings({ sound: !sound });
        if (!sound) play("turn");
      }}
    >
      <Icon name={sound ? "sound" : "mute"} />
      {named && <span>{texts.ui(sound ? "sound-off" : "sound-on")}</span>}
    </button>
  );
}

function SettingsDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts();
  const now = useStore(settings);
  return (
    <Dialog title={texts.ui("settings")} class="sheet settings" onClose={onClose}>
      <Group title={texts.ui("settings-play")}>
        <Choice name="botPace" title={texts.ui("bot-pace")} values={BOT_PACES} text={(pace) => texts.ui(`bot-pace-${pace}`)} />
        <Choice name="film" title={texts.ui("setting-film")} values={FILMS} text={(film) => texts.ui(`setting-film-${film}`)} />
        <Switch name="confirm" title={texts.ui("setting-confirm")} about={texts.ui("setting-confirm-about")} />
        <Switch name="autoForced" title={texts.ui("setting-forced")} about={texts.ui("setting-forced-about")} />
        <Switch name="moments" title={texts.ui("setting-moments")} about={texts.ui("setting-moments-about")} />
        <Switch name="introduction" title={texts.ui("setting-introduction")} about={texts.ui("setting-introduction-about")} />
        <Switch name="letters" title={texts.ui("setting-letters")} about={texts.ui("setting-letters-about")} />
      </Group>
      <Group title={texts.ui("settings-senses")}>
        <Switch name="sound" title={texts.ui("setting-sound")} onChange={(on) => on && play("turn")} />
        {now.sound && <Volume />}
        {now.sound && <Switch name="onlyTurn" title={texts.ui("setting-only-turn")} about={texts.ui("setting-only-turn-about")} />}
        <Choice name="motion" title={texts.ui("motion")} values={MOTIONS} text={(motion) => texts.ui(`motion-${motion}`)} />
        <Choice name="theme" title={texts.ui("theme")} values={THEMES} text={(theme) => texts.ui(`theme-${theme}`)} />
        <Row title={texts.ui("language")}>
          <Select value={now.language ?? texts.lang} onChange={(lang) => changeSettings({ language: LANGS.find((known) => known === lang) ?? null })}>
            {LANGS.map((lang) => (
              <option value={lang} lang={lang}>
                {LANG_NAMES[lang]}
              </option>
            ))}
          </Select>
        </Row>
      </Group>
      <Pause />
    </Dialog>
  );
}

function Group({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <fieldset>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

function Row({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <label class="setting">
      <span>{title}</span>
      {children}
    </label>
  );
}

/** The loudness of sounds; each step is heard. */
function Volume() {
  const texts = useTexts();
  const { volume } = useStore(settings);
  return (
    <Row title={texts.ui("setting-volume")}>
      <input
        type="range"
        min={0}
        max={100}
        step={10}
        value={Math.round(volume * 100)}
        aria-valuetext={texts.ui("percent", { number: Math.round(volume * 100) })}
        onChange={(event) => {
          changeSettings({ volume: Number(event.currentTarget.value) / 100 });
          play("turn");
        }}
      />
    </Row>
  );
}

interface ChoiceProps<K extends keyof Settings> {
  name: K;
  title: string;
  values: readonly Settings[K][];
  text: (value: Settings[K]) => string;
}

function Choice<K extends "botPace" | "film" | "motion" | "theme">({ name, title, values, text }: ChoiceProps<K>) {
  const value = useStore(settings)[name];
  return (
    <Row title={title}>
      <Select value={value} onChange={(chosen) => changeSettings({ [name]: chosen })}>
        {values.map((one) => (
          <option value={one}>{text(one)}</option>
        ))}
      </Select>
    </Row>
  );
}

interface SwitchProps {
  name: "confirm" | "letters" | "autoForced" | "introduction" | "moments" | "sound" | "onlyTurn";
  title: string;
  about?: string;
  onChange?: (on: boolean) => void;
}

function Switch({ name, title, about, onChange }: SwitchProps) {
  const on = useStore(settings)[name];
  const change = (next: boolean) => {
    changeSettings({ [name]: next });
    onChange?.(next);
  };
  return (
    <label class="check">
      <input type="checkbox" checked={on} onChange={(event) => change(event.currentTarget.checked)} />
      <span>
        {title}
        {about !== undefined && <small>{about}</small>}
      </span>
    </label>
  );
}
