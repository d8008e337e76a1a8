/** Seeded value noise: the same coordinates give the same number on every machine. */

export function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x | 0, 374761393) ^ Math.imul(y | 0, 668265263) ^ Math.imul(seed | 0, 2147483647);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h = Math.imul(h ^ (h >>> 16), 2246822519);
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296;
}

/** Smooth noise from -1 to 1 with features one unit wide. */
export function noise(x: number, y: number, seed: number): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const fx = x - xi;
  const fy = y - yi;
  const sx = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
  const sy = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
  const a = hash(xi, yi, seed);
  const b = hash(xi + 1, yi, seed);
  const c = hash(xi, yi + 1, seed);
  const d = hash(xi + 1, yi + 1, seed);
  const top = a + (b - a) * sx;
  const low = c + (d - c) * sx;
  return (top + (low - top) * sy) * 2 - 1;
}

export function fbm(x: number, y: number, seed: number): number {
  return (
    noise(x, y, seed) * 0.57 +
    noise(x * 2.1, y * 2.1, seed + 1) * 0.29 +
    noise(x * 4.3, y * 4.3, seed + 2) * 0.14
  );
}

export type Random = () => number;

/** A stream of numbers from 0 to 1 that depends on the text alone. */
export function randomOf(text: string): Random {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function seedOf(text: string): number {
  return Math.floor(randomOf(text)() * 100000);
}
