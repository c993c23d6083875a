// Numbers as they are printed: with the true minus and not a hyphen.

export function plain(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}

/** With a sign before it; nothing stands before 0. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : plain(number);
}
