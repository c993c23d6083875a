// Inputs for one of a few values (radio buttons in a bar, or a list where the labels are long), and for any number of a few values.
import { useId } from "preact/hooks";
import { Select } from "../shell/Select";

interface SegmentsProps {
  legend: string;
  values: readonly string[];
  value: string;
  text: (value: string) => string;
  onChange: (value: string) => void;
}

export function Segments({ legend, values, value, text, onChange }: SegmentsProps) {
  const name = useId();
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div class="seg">
        {values.map((one) => (
          <label key={one}>
            <input type="radio" name={name} checked={one === value} onChange={() => onChange(one)} />
            <span>{text(one)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The longest text that fits in a bar. */
const MAX_BAR_TEXT = 10;

export function Choice(props: SegmentsProps) {
  const { legend, values, value, text, onChange } = props;
  if (values.every((one) => text(one).length <= MAX_BAR_TEXT)) {
    return (
      <div class="choice">
        <Segments {...props} />
      </div>
    );
  }
  return (
    <label class="choice-long">
      <span>{legend}</span>
      <Select value={value} onChange={onChange}>
        {values.map((one) => (
          <option value={one}>{text(one)}</option>
        ))}
      </Select>
    </label>
  );
}

interface TogglesProps {
  legend: string;
  /** Shown beside the legend. */
  note: string;
  values: readonly string[];
  chosen: readonly string[];
  text: (value: string) => string;
  onToggle: (value: string) => void;
}

/** Switches for a few values. */
export function Toggles({ legend, note, values, chosen, text, onToggle }: TogglesProps) {
  return (
    <fieldset class="toggles">
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
    </fieldset>
  );
}
