export const FRAMES_PER_SECOND = 25;
export const FILM_SECONDS = 10;
export const FRAME = { width: 960, height: 540 } as const;

type Span = readonly [from: number, to: number];

/** When each thing happens, in seconds. */
export const BEATS = {
  roll: [0.1, 2.35],
  pullBack: [0.35, 2.35],
  chalk: [2, 3],
  cut: [2.85, 3.65],
  clear: [3.6, 4.45],
  join: [4.1, 4.75],
  toSeam: [4.45, 4.85],
  sew: [4.6, 6.45],
  toJean: [6.25, 6.65],
  make: [6.4, 7.45],
  toLabel: [7.6, 8],
  land: [7.75, 8.4],
  sewLabel: [8.35, 9.35],
} as const satisfies Record<string, Span>;

/** How far a beat has come, from 0 to 1, at an even pace. */
export function progress([from, to]: Span, seconds: number): number {
  return Math.max(0, Math.min(1, (seconds - from) / (to - from)));
}

export function easeOut(t: number): number {
  return 1 - (1 - t) ** 3;
}

/** Heavy things: a short start and a long rest. */
export function settle(t: number): number {
  const s = 1 - (1 - t) ** 1.7;
  return s * s * (3 - 2 * s);
}

export function mix(from: number, to: number, t: number): number {
  return from + (to - from) * t;
}
