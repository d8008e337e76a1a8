export type Unit = "ms" | "/s" | "%" | "MiB" | "KiB" | "";

interface Spread {
  median: number;
  lowest: number;
  highest: number;
  runs: number;
}

/** A measured value, with a name that stays the same from one run of the bench to the next. */
export interface Figure extends Spread {
  name: string;
  unit: Unit;
}

/** The value below which that share of the values lies; for few values, the nearest one above. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** For an even number of values, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [below, above] = [sorted[Math.ceil(middle) - 1] ?? NaN, sorted[Math.floor(middle)] ?? NaN];
  return (below + above) / 2;
}

export function spreadOf(values: readonly number[]): Spread {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  return { median: median(values), lowest, highest, runs: values.length };
}

export function figure(name: string, unit: Unit, values: readonly number[]): Figure {
  return { name, unit, ...spreadOf(values) };
}

/** Formats a number with only its significant digits: `0.43`, `8.1`, `120`, `12,300`. */
export function tellNumber(value: number): string {
  if (!Number.isFinite(value)) return "–";
  const digits = Math.abs(value) < 1 ? 2 : Math.abs(value) < 100 ? 1 : 0;
  return new Intl.NumberFormat("en", { maximumFractionDigits: digits }).format(value);
}

/** How many times the first value: `× 1.4`. */
export function tellFactor(value: number, first: number): string {
  const factor = value / first;
  return Number.isFinite(factor) ? `× ${factor.toFixed(factor < 10 ? 1 : 0)}` : "–";
}

export function tellSpread({ median: middle, lowest, highest, runs }: Spread): string {
  if (runs < 2) return tellNumber(middle);
  return `${tellNumber(middle)} (${tellNumber(lowest)} – ${tellNumber(highest)})`;
}
