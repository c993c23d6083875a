// Formats numbers with a true minus instead of a hyphen.

export const MINUS = "−";

export function plain(number: number): string {
  return number < 0 ? `${MINUS}${-number}` : String(number);
}

/** Formats a number with its sign; 0 has none. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : plain(number);
}
