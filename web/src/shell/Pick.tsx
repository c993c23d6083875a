// A select element with our own arrow.
import type { ComponentChildren } from "preact";

interface PickProps {
  value: string;
  onChange: (value: string) => void;
  class?: string;
  children: ComponentChildren;
}

export function Pick({ value, onChange, class: own = "", children }: PickProps) {
  return (
    <span class={`pick ${own}`}>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {children}
      </select>
    </span>
  );
}
