// Inputs for one of a few values (radio buttons in a bar, or a list where the labels are long), and for any number of a few values.
import { useId } from "preact/hooks";
import { Select } from "../shell/Select";

interface SegmentsProps {
  legend: string;
  values: readonly string[];
  value: string;
  text: (value: string) => string;
  /** A sentence that explains the choice. */
  about?: string | undefined;
  onChange: (value: string) => void;
}

export function Segments({ legend, values, value, text, about, onChange }: SegmentsProps) {
  const name = useId();
  return (
    <fieldset aria-describedby={about === undefined ? undefined : `${name}-about`}>
      <legend>{legend}</legend>
      <div class="seg">
        {values.map((one) => (
          <label key={one}>
            <input type="radio" name={name} checked={one === value} onChange={() => onChange(one)} />
            <span>{text(one)}</span>
          </label>
        ))}
      </div>
      <About id={`${name}-about`} text={about} />
    </fieldset>
  );
}

/** The sentence below a field that explains it. */
export function About({ id, text }: { id: string; text: string | undefined }) {
  return text === undefined ? null : (
    <small id={id} class="about">
      {text}
    </small>
  );
}

/** The longest text that fits in a bar. */
const MAX_BAR_TEXT = 10;

export function Choice(props: SegmentsProps) {
  const { legend, values, value, text, about, onChange } = props;
  const id = useId();
  if (values.every((one) => text(one).length <= MAX_BAR_TEXT)) {
    return (
      <div class="choice">
        <Segments {...props} />
      </div>
    );
  }
  return (
    <div class="choice-long">
      <label>
        <span>{legend}</span>
        <Select value={value} onChange={onChange} describedBy={about === undefined ? undefined : id}>
          {values.map((one) => (
            <option value={one}>{text(one)}</option>
          ))}
        </Select>
      </label>
      <About id={id} text={about} />
    </div>
  );
}

interface TogglesProps {
  legend: string;
  /** Shown beside the legend. */
  note: string;
  about?: string | undefined;
  values: readonly string[];
  chosen: readonly string[];
  text: (value: string) => string;
  onToggle: (value: string) => void;
}

/** Switches for a few values. */
export function Toggles({ legend, note, about, values, chosen, text, onToggle }: TogglesProps) {
  const id = useId();
  return (
    <fieldset class="toggles" aria-describedby={about === undefined ? undefined : id}>
      <legend>
        {legend} <small>{note}</small>
      </legend>
      <div class="seg">
        {values.map((one) => (
          <label key={one}>
            <input type="checkbox" checked={chosen.includes(one)} onChange={() => onToggle(one)} />
            <span>{text(one)}</span>
          </label>
        ))}
      </div>
      <About id={id} text={about} />
    </fieldset>
  );
}
