// A select element with our own arrow.
import type { ComponentChildren } from "preact";

interface SelectProps {
  value: string;
  onChange: (value: string) => void;
  class?: string;
  /** The name for screen readers, where no label stands beside it. */
  label?: string;
  disabled?: boolean;
  /** The id of the sentence that explains it. */
  describedBy?: string | undefined;
  children: ComponentChildren;
}

export function Select({ value, onChange, class: own = "", label, disabled = false, describedBy, children }: SelectProps) {
  return (
    <span class={`pick ${own}`}>
      <select value={value} aria-label={label} aria-describedby={describedBy} disabled={disabled} onChange={(event) => onChange(event.currentTarget.value)}>
        {children}
      </select>
    </span>
  );
}
