import type { Point } from "@/studio/pictures/render/geometry";
import {
  MODEL_UNIT,
  toRadians,
  type Place,
  type Surface,
  type Turntable,
} from "@/studio/pictures/render/turntable";

/** A cap in the round; one unit is half its width, about nine centimetres. */
const WIDE = 0.94;
const LONG = 1.08;
const HIGH = 1.22;
/** How far the sides hang below the middle of the front; the brim is bent by as much. */
const ARCH = 0.2;
const PEAK = 0.86;
const PEAK_SLOPE = 0.3;
/** Where the brim ends, in degrees from the middle of the front. */
const BRIM_REACH = 72;

const LAST = 0.985;

/** The crown by degrees from the middle of the front, and from rim (0) to button (1). */
export const crown: Surface = (degrees, t) => {
  const angle = toRadians(degrees);
  const up = Math.min(1, Math.max(0, t));
  const out = Math.pow(1 - Math.pow(up, 2.35), 0.54);
  const rim = rimAt(angle);
  const back = Math.max(0, -Math.cos(angle)) * 0.1 * up;
  return [WIDE * out * Math.sin(angle), rim + (HIGH - rim) * up, LONG * (out - back) * Math.cos(angle)];
};

/** How far round the front of the crown so many picture units go. */
export function degreesOf(units: number): number {
  return (units / MODEL_UNIT / WIDE / 0.93 / Math.PI) * 180;
}

function rimAt(angle: number): number {
  return Math.cos(angle) > 0 ? -ARCH * Math.sin(angle) ** 2 : -ARCH;
}

/** The brim from its left end (-1) to its right (1), and from the crown (0) to its edge (1). */
export const brim: Surface = (s, u) => {
  const angle = toRadians(s * BRIM_REACH);
  const reach = PEAK * Math.sqrt(Math.max(0, 1 - Math.abs(s) ** 2.5)) * u;
  const x = WIDE * Math.sin(angle) * 0.985 + Math.sin(angle) * 0.24 * reach;
  return [x, -ARCH * (x / WIDE) ** 2 - PEAK_SLOPE * reach * reach, LONG * Math.cos(angle) * 0.985 + reach];
};

/** From where to where the crown is seen at a height, in degrees; the whole way round near the button. */
function seenRange(table: Turntable, t: number): Point | undefined {
  const front = middleOf(table);
  const edge = (side: 1 | -1): number | undefined => {
    for (let by = 0; by < 360; by += 4) {
      if (table.facing(crown, front + by * side, t) >= 0) continue;
      let [seen, hidden] = [Math.max(0, by - 4), by];
      for (let i = 0; i < 8; i += 1) {
        const middle = (seen + hidden) / 2;
        if (table.facing(crown, front + middle * side, t) < 0) hidden = middle;
        else seen = middle;
      }
      return front + seen * side;
    }
    return undefined;
  };
  const [left, right] = [edge(-1), edge(1)];
  return left === undefined || right === undefined ? undefined : [left, right];
}

/** The direction that looks at the camera. */
function middleOf(table: Turntable): number {
  const near = (degrees: number): number => table.nearness(crown(degrees, 0.2));
  const all = Array.from({ length: 120 }, (_, i) => i * 3 - 180);
  return all.reduce((best, degrees) => (near(degrees) > near(best) ? degrees : best));
}

const HEIGHTS = Array.from({ length: 70 }, (_, i) => LAST * Math.sin(toRadians((i / 69) * 90)));

/** From where on the crown is seen the whole way round: there its outline closes. */
function closingHeight(table: Turntable): number {
  let [low, high] = [0, LAST];
  for (let i = 0; i < 24; i += 1) {
    const middle = (low + high) / 2;
    if (seenRange(table, middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** The outline of all of the crown that is seen. */
export function crownOutline(table: Turntable): Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  const closing = closingHeight(table);
  for (let i = 0; i <= 80; i += 1) {
    const t = closing * Math.sin(toRadians((i / 80) * 90));
    const range = seenRange(table, t);
    if (!range) break;
    left.push(table.at(crown(range[0], t)));
    right.unshift(table.at(crown(range[1], t)));
  }
  const [from, to] = seenRange(table, 0)!;
  const rim = Array.from({ length: 60 }, (_, i) => table.at(crown(to + ((from - to) * i) / 59, 0)));
  return [...left, ...right, ...rim];
}

/** What is seen of a panel between two seams; nothing of one that looks away. */
export function panelOutline(table: Turntable, [from, to]: Point): Point[] {
  const front = middleOf(table);
  const middle = (from + to) / 2;
  const round = Math.round((front - middle) / 360) * 360;
  const left: Point[] = [];
  const right: Point[] = [];
  for (const t of HEIGHTS) {
    const [low, high] = seenRange(table, t) ?? [front - 180, front + 180];
    const [a, b] = [Math.max(from + round, low), Math.min(to + round, high)];
    if (a >= b) continue;
    left.push(table.at(crown(a, t)));
    right.unshift(table.at(crown(b, t)));
  }
  return left.length > 3 ? [...left, ...right] : [];
}

/** What is seen of a line up the crown. */
export function meridian(table: Turntable, degrees: number, [from, to]: Point = [0, LAST]): Point[] {
  return HEIGHTS.filter((t) => t >= from && t <= to && table.facing(crown, degrees, t) > 0).map((t) =>
    table.at(crown(degrees, t)),
  );
}

interface Brim {
  outline: Point[];
  /** Rows of stitches that run with the edge. */
  rows: Point[][];
}

/** What is seen of the brim from above: as far as the arch does not hide its other side. */
export function brimOutline(table: Turntable, rows: number): Brim {
  const across = Array.from({ length: 121 }, (_, i) => (i / 60 - 1) * 0.999);
  const seen = across.filter((s) => table.facing(brim, s, 0.6) < 0);
  const line = (u: number): Point[] => seen.map((s) => table.at(brim(s, u)));
  return {
    outline: [...line(1), ...line(0).reverse()],
    rows: Array.from({ length: rows }, (_, i) => line(0.93 - (i * 0.62) / rows)),
  };
}

/** A patch of the crown: round the place at `degrees`, as wide and high as a half ellipse on the rim. */
export function archOutline(table: Turntable, degrees: number, [half, high]: Point): Point[] {
  return Array.from({ length: 41 }, (_, i) => {
    const angle = Math.PI * (1 - i / 40);
    return table.at(crown(degrees + Math.cos(angle) * half, Math.sin(angle) * high));
  });
}

/** A band along the rim. */
export function bandOutline(table: Turntable, [from, to]: Point, [low, high]: Point): Point[] {
  const line = (t: number): Point[] =>
    Array.from({ length: 41 }, (_, i) => table.at(swollen(from + ((to - from) * i) / 40, t)));
  return [...line(high), ...line(low).reverse()];
}

/** A little outside the crown. */
function swollen(degrees: number, t: number): Place {
  const [x, y, z] = crown(degrees, t);
  return [x * 1.012, y, z * 1.012];
}
