// The conditions of a new table, folded into one line for people who do not care.
import { useId, useState } from "preact/hooks";
import {
  conductSummary,
  DAY,
  GRACES,
  graceText,
  LIVE_PACES,
  livePace,
  PACE_KINDS,
  type PaceKind,
  paceKind,
  SLOW_BANKS,
  SLOW_DECISIONS,
  slowPace,
  spanText,
  usualPace,
  withPace,
} from "../conduct";
import { useFile, useTexts } from "../i18n";
import { LEVELS, levelName } from "../levels";
import { type Conduct, OnResign, type Pace, Watchers } from "../protocol";
import { Select } from "../shell/Select";
import { About, Segments } from "./Segments";
import { PLAY_TEXTS } from "./texts";

interface HowWePlayProps {
  conduct: Conduct;
  isPublic: boolean;
  onChange: (conduct: Conduct) => void;
}

export function HowWePlay({ conduct, isPublic, onChange }: HowWePlayProps) {
  const texts = useTexts();
  const kind = paceKind(conduct.pace);
  const setPace = (pace: Pace) => onChange(withPace(conduct, pace));
  const { pace } = conduct;
  const [open, setOpen] = useState(false);
  const explained = useFile(open ? PLAY_TEXTS : null);
  const about = (what: string) => explained?.ui(`about-${what}`);
  return (
    <details class="options" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {texts.ui("how-we-play")}
        <span>{conductSummary(texts, conduct)}</span>
      </summary>
      <div>
        <Segments
          legend={texts.ui("pace")}
          values={PACE_KINDS}
          value={kind}
          text={(value) => texts.ui(`pace-kind-${value}`)}
          about={about("pace")}
          onChange={(value) => setPace(usualPace(value as PaceKind))}
        />
        {pace !== "none" && "live" in pace && <LivePace bank={pace.live.bank} increment={pace.live.increment} onChange={setPace} />}
        {pace !== "none" && "slow" in pace && <SlowPace decision={pace.slow.decision} bank={pace.slow.bank} onChange={setPace} />}
        <Field
          label={texts.ui("grace")}
          value={String(conduct.grace)}
          about={about("grace")}
          onChange={(value) => onChange({ ...conduct, grace: value === NEVER ? null : Number(value) })}
        >
          {GRACES.map((seconds) => (
            <option value={String(seconds)}>{graceText(texts, seconds)}</option>
          ))}
          {!isPublic && <option value={NEVER}>{graceText(texts, null)}</option>}
        </Field>
        <Field
          label={texts.ui("on-resign")}
          about={about("on-resign")}
          value={conduct.resign}
          onChange={(value) => onChange({ ...conduct, resign: value as OnResign })}
        >
          {OnResign.map((one) => (
            <option value={one}>{texts.ui(`on-resign-${one}`)}</option>
          ))}
        </Field>
        <Field label={texts.ui("substitute")} about={about("substitute")} value={conduct.level} onChange={(level) => onChange({ ...conduct, level })}>
          {LEVELS.map((level) => (
            <option value={level}>{levelName(texts, level)}</option>
          ))}
        </Field>
        <Field
          label={texts.ui("watchers")}
          about={about("watchers")}
          value={conduct.watchers}
          onChange={(value) => onChange({ ...conduct, watchers: value as Watchers })}
        >
          {Watchers.map((one) => (
            <option value={one}>{texts.ui(`watchers-${one}`)}</option>
          ))}
        </Field>
        {explained && (
          <Field
            label={texts.ui("what-if")}
            about={about("what-if")}
            value={String(conduct.what_if)}
            onChange={(value) => onChange({ ...conduct, what_if: value === "true" })}
          >
            {[false, true].map((on) => (
              <option value={String(on)}>{explained.ui(on ? "what-if-yes" : "what-if-no")}</option>
            ))}
          </Field>
        )}
      </div>
    </details>
  );
}

/** The value of a list for a grace that never ends. */
const NEVER = "null";

const OWN = "own";

/** One of the usual banks and increments, or any others. */
function LivePace({ bank, increment, onChange }: { bank: number; increment: number; onChange: (pace: Pace) => void }) {
  const texts = useTexts();
  const minutes = bank / 60;
  const usual = LIVE_PACES.some(([most, gain]) => most === minutes && gain === increment);
  const [own, setOwn] = useState(!usual);
  const value = own ? OWN : `${minutes}+${increment}`;
  const choose = (next: string) => {
    setOwn(next === OWN);
    const [most = minutes, gain = increment] = next === OWN ? [] : next.split("+").map(Number);
    onChange(livePace(most, gain));
  };
  return (
    <>
      <Field label={texts.ui("pace-each")} value={value} onChange={choose}>
        {LIVE_PACES.map(([most, gain]) => (
          <option value={`${most}+${gain}`}>{texts.ui("pace-live", { minutes: most, seconds: gain })}</option>
        ))}
        <option value={OWN}>{texts.ui("pace-own")}</option>
      </Field>
      {own && (
        <>
          <NumberField label={texts.ui("pace-minutes")} value={minutes} least={1} most={180} onChange={(most) => onChange(livePace(most, increment))} />
          <NumberField label={texts.ui("pace-increment")} value={increment} least={0} most={120} onChange={(gain) => onChange(livePace(minutes, gain))} />
        </>
      )}
    </>
  );
}

function SlowPace({ decision, bank, onChange }: { decision: number; bank: number; onChange: (pace: Pace) => void }) {
  const texts = useTexts();
  const days = (values: readonly number[]) => values.map((value) => <option value={String(value)}>{spanText(texts, value * DAY)}</option>);
  return (
    <>
      <Field label={texts.ui("pace-decision")} value={String(decision / DAY)} onChange={(value) => onChange(slowPace(Number(value), bank / DAY))}>
        {days(SLOW_DECISIONS)}
      </Field>
      <Field label={texts.ui("pace-bank")} value={String(bank / DAY)} onChange={(value) => onChange(slowPace(decision / DAY, Number(value)))}>
        {days(SLOW_BANKS)}
      </Field>
    </>
  );
}

interface FieldProps {
  label: string;
  value: string;
  about?: string | undefined;
  onChange: (value: string) => void;
  children: preact.ComponentChildren;
}

function Field({ label, value, about, onChange, children }: FieldProps) {
  const id = useId();
  return (
    <div>
      <label class="field">
        <span>{label}</span>
        <Select value={value} onChange={onChange} describedBy={about === undefined ? undefined : id}>
          {children}
        </Select>
      </label>
      <About id={id} text={about} />
    </div>
  );
}

function NumberField(props: { label: string; value: number; least: number; most: number; onChange: (value: number) => void }) {
  const { label, value, least, most, onChange } = props;
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        value={value}
        min={least}
        max={most}
        required
        onChange={(event) => {
          const number = Math.round(event.currentTarget.valueAsNumber);
          const next = Number.isNaN(number) ? value : Math.min(most, Math.max(least, number));
          // If the value does not change, nothing draws the field again.
          event.currentTarget.value = String(next);
          onChange(next);
        }}
      />
    </label>
  );
}
