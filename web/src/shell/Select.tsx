// A select element with our own arrow.
import type { ComponentChildren } from "preact";

interface SelectProps {
  value: string;
  onChange: (value: string) => void;
  class?: string;
  children: ComponentChildren;
}

export function Select({ value, onChange, class: own = "", children }: SelectProps) {
  return (
    <span class={`pick ${own}`}>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {children}
      </select>
    </span>
  );
}
