// SHA-256. Browsers compute hashes in secure contexts only, and a game at home is often served by plain HTTP.

/** The first 32 bits of the fractional parts of the n-th roots of the first primes: the constants of the standard. */
function constants(count: number, root: (prime: number) => number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1) {
    let prime = true;
    for (let divisor = 2; divisor * divisor <= number; divisor += 1) prime &&= number % divisor !== 0;
    if (prime) found.push(Math.floor((root(number) % 1) * 2 ** 32));
  }
  return found;
}

const START = constants(8, Math.sqrt);
const ROUND = constants(64, Math.cbrt);

/** The hash of some bytes, in hexadecimal. */
export function sha256(bytes: Uint8Array): string {
  const length = (((bytes.length + 8) >> 6) + 1) << 6;
  const padded = new DataView(new ArrayBuffer(length));
  bytes.forEach((byte, index) => {
    padded.setUint8(index, byte);
  });
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29));
  padded.setUint32(length - 4, bytes.length * 8);
  const state = Uint32Array.from(START);
  const words = new Uint32Array(64);
  const at = (list: Uint32Array | readonly number[], index: number): number => list[index] ?? 0;
  const rotated = (word: number, by: number) => (word >>> by) | (word << (32 - by));
  for (let block = 0; block < length; block += 64) {
    for (let i = 0; i < 16; i += 1) words[i] = padded.getUint32(block + 4 * i);
    for (let i = 16; i < 64; i += 1) {
      const [early, late] = [at(words, i - 15), at(words, i - 2)];
      const one = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
      const two = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
      words[i] = at(words, i - 16) + one + at(words, i - 7) + two;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let i = 0; i < 64; i += 1) {
      const choice = (e & f) ^ (~e & g);
      const majority = (a & b) ^ (a & c) ^ (b & c);
      const one = h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + choice + at(ROUND, i) + at(words, i);
      const two = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + majority;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, index) => {
      state[index] = at(state, index) + word;
    });
  }
  return toHex(state, 8);
}

/** Numbers as hexadecimal digits, so many for each. */
export function toHex(numbers: ArrayLike<number>, digits: number): string {
  return Array.from(numbers, (number) => number.toString(16).padStart(digits, "0")).join("");
}

/** The bytes of hexadecimal digits. */
export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (digits) => parseInt(digits, 16));
}
