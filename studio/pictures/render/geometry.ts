/** Outlines are polylines: easy to mirror, inset and cut for a line of stitches. */

export type Point = readonly [x: number, y: number];

export const CENTRE_X = 480;

/** A pocket's straight top edge is sampled in this many steps; it is hemmed, not topstitched. */
export const TOP_EDGE_POINTS = 6;

const STEP = 5;

/** Samples an absolute SVG path (M L Q C, one subpath) into points. */
export function trace(path: string): Point[] {
  const points: Point[] = [];
  let at: Point = [0, 0];
  for (const [, letter, rest] of path.matchAll(/([MLQC])([^MLQC]*)/g)) {
    const numbers = (rest ?? "").match(/-?\d+(?:\.\d+)?(?:e-?\d+)?/g)?.map(Number) ?? [];
    const size = letter === "C" ? 6 : letter === "Q" ? 4 : 2;
    for (let i = 0; i + size <= numbers.length; i += size) {
      const knots: Point[] = [at];
      for (let k = 0; k < size; k += 2) knots.push([numbers[i + k]!, numbers[i + k + 1]!]);
      if (letter === "M") points.push(knots[1]!);
      else points.push(...bezier(knots));
      at = knots.at(-1)!;
    }
  }
  return points;
}

function bezier(knots: Point[]): Point[] {
  let reach = 0;
  for (let i = 1; i < knots.length; i += 1) reach += distance(knots[i - 1]!, knots[i]!);
  const count =
    knots.length === 2 ? Math.max(1, Math.ceil(reach / 24)) : Math.max(4, Math.ceil(reach / STEP));
  return Array.from({ length: count }, (_, i) => pointAt(knots, (i + 1) / count));
}

function pointAt(knots: Point[], t: number): Point {
  let row = knots;
  while (row.length > 1) {
    row = row.slice(1).map((knot, i) => mix(row[i]!, knot, t));
  }
  return row[0]!;
}

export function mix(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

export function mirror(points: readonly Point[]): Point[] {
  return points.map(([x, y]) => [2 * CENTRE_X - x, y] as const);
}

/** Closes a half drawn from the top centre to the bottom centre with its mirror image. */
export function symmetric(half: readonly Point[]): Point[] {
  return [...half, ...mirror(half).reverse()];
}

/** Moves a line sideways; positive is to the right of its direction on the screen. */
export function offset(points: readonly Point[], by: number): Point[] {
  return points.map((point, i) => {
    const before = points[Math.max(0, i - 1)]!;
    const after = points[Math.min(points.length - 1, i + 1)]!;
    const length = distance(before, after) || 1;
    return [
      point[0] - ((after[1] - before[1]) / length) * by,
      point[1] + ((after[0] - before[0]) / length) * by,
    ];
  });
}

/** Shrinks a closed outline towards its inside. */
export function inset(points: readonly Point[], by: number): Point[] {
  const sign = area(points) > 0 ? 1 : -1;
  const count = points.length;
  return points.map((point, i) => {
    const before = points[(i - 1 + count) % count]!;
    const after = points[(i + 1) % count]!;
    const a = normal(before, point);
    const b = normal(point, after);
    const scale = (sign * by) / Math.max(0.35, 1 + a[0] * b[0] + a[1] * b[1]);
    return [point[0] + (a[0] + b[0]) * scale, point[1] + (a[1] + b[1]) * scale];
  });
}

function normal(a: Point, b: Point): Point {
  const length = distance(a, b) || 1;
  return [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
}

function area(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], i) => {
    const next = points[(i + 1) % points.length]!;
    return sum + x * next[1] - next[0] * y;
  }, 0);
}

export function toPath(points: readonly Point[], closed = false): string {
  const body = points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L");
  return `M${body}${closed ? "Z" : ""}`;
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

export function rectangle(x: number, y: number, width: number, height: number): Point[] {
  return trace(`M ${x} ${y} L ${x + width} ${y} L ${x + width} ${y + height} L ${x} ${y + height}`);
}

export function roundedRectangle(x: number, y: number, width: number, height: number, r: number): Point[] {
  const right = x + width;
  const low = y + height;
  return trace(
    `M ${x + r} ${y} L ${right - r} ${y} Q ${right} ${y} ${right} ${y + r} L ${right} ${low - r} Q ${right} ${low} ${right - r} ${low} L ${x + r} ${low} Q ${x} ${low} ${x} ${low - r} L ${x} ${y + r} Q ${x} ${y} ${x + r} ${y}`,
  );
}

export function ellipse(cx: number, cy: number, rx: number, ry: number): Point[] {
  return Array.from({ length: 64 }, (_, i) => {
    const angle = (i / 64) * Math.PI * 2;
    return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry] as const;
  });
}

export function rotated(points: readonly Point[], degrees: number, [cx, cy]: Point): Point[] {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return points.map(([x, y]) => [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos]);
}

/** The part of an open line between two fractions of its length. */
export function portion(points: readonly Point[], from: number, to: number): Point[] {
  const total = points.slice(1).reduce((sum, point, i) => sum + distance(points[i]!, point), 0);
  const cut: Point[] = [];
  let run = 0;
  for (const [i, point] of points.entries()) {
    const before = points[i - 1];
    const length = before ? distance(before, point) : 0;
    for (const edge of [from, to]) {
      const goal = edge * total;
      if (before && run < goal && run + length >= goal) cut.push(mix(before, point, (goal - run) / length));
    }
    run += length;
    if (run > from * total && run < to * total) cut.push(point);
    if (i === 0 && from <= 0) cut.push(point);
  }
  return cut;
}
