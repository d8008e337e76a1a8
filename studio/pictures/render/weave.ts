import { hash, noise } from "./noise";

/** How high the yarn stands at a point, from -1 to 1; u runs across the warp and v along it, in repeats. */
type Relief = (u: number, v: number) => number;

const TAU = Math.PI * 2;

function fraction(value: number): number {
  return value - Math.floor(value);
}

function twill(u: number, v: number, lean: number): number {
  const yarn = Math.floor(u * 1.5);
  const rib = Math.cos(TAU * (u * 0.75 + v * 0.5 * lean));
  const uneven = (hash(yarn, Math.floor(v * 0.35 + yarn * 0.37), 7) - 0.5) * 0.5;
  return rib * 0.72 + Math.cos(TAU * u * 1.5) * 0.22 + uneven;
}

function plain(u: number, v: number): number {
  const over = (Math.floor(u) + Math.floor(v)) % 2 === 0;
  const warp = Math.sin(Math.PI * fraction(u));
  const weft = Math.sin(Math.PI * fraction(v));
  return (over ? warp : weft) * 1.7 - 0.95 + (over ? 0.1 : -0.1);
}

function jersey(u: number, v: number): number {
  const across = Math.abs(2 * fraction(u) - 1);
  const loop = Math.cos(TAU * (v * 1.15 - across * 0.55));
  return loop * 0.5 + Math.sin(Math.PI * across) * 0.55 - 0.25;
}

function pique(u: number, v: number): number {
  const row = Math.floor(v);
  const x = fraction(u + (row % 2 === 0 ? 0 : 0.5)) - 0.5;
  const y = fraction(v) - 0.5;
  return 0.75 - 4.2 * (x * x + y * y) * 1.3;
}

/** Pebbles of a tumbled hide: cells round scattered points, with fine creases between them. */
function leather(u: number, v: number): number {
  const xi = Math.floor(u);
  const yi = Math.floor(v);
  let nearest = 9;
  let second = 9;
  for (let y = yi - 1; y <= yi + 1; y += 1) {
    for (let x = xi - 1; x <= xi + 1; x += 1) {
      const away = Math.hypot(x + hash(x, y, 3) - u, y + hash(x, y, 4) - v);
      if (away < nearest) {
        second = nearest;
        nearest = away;
      } else if (away < second) second = away;
    }
  }
  return Math.min(1, (second - nearest) * 2.4) - 0.55 - nearest * 0.3 + noise(u * 1.9, v * 1.9, 5) * 0.15;
}

const RELIEFS = {
  none: () => 0,
  denim: (u, v) => twill(u, v, 1),
  twill: (u, v) => twill(u, v, 1),
  herringbone: (u, v) => {
    const band = Math.floor(u / 9);
    return Math.cos(TAU * (u * 0.5 + v * 0.5 * (band % 2 === 0 ? 1 : -1) + band * 0.5));
  },
  poplin: plain,
  oxford: (u, v) =>
    plain(u * 0.9, v * 0.9) + (hash(Math.floor(u * 0.9), Math.floor(v * 0.22), 9) - 0.5) * 0.5,
  linen: (u, v) =>
    plain(u, v) * 0.7 + noise(u * 0.9, v * 0.06, 11) * 0.5 + noise(u * 0.06, v * 0.9, 12) * 0.5,
  seersucker: (u, v) => {
    const column = fraction(u / 2) < 0.5 ? 1 : 0.15;
    return noise(u * 0.6, v * 0.75, 13) * column;
  },
  jersey,
  pique,
  rib: (u) => Math.cos(TAU * u) * 0.8 + Math.cos(TAU * u * 2) * -0.2,
  web: (u, v) => Math.cos(TAU * v) * 0.6 + Math.cos(TAU * (u * 0.5 + (Math.floor(v) % 2) * 0.5)) * 0.4,
  corduroy: (u, v) => Math.abs(Math.sin(Math.PI * u)) * 1.8 - 1 + noise(u * 6, v * 1.2, 15) * 0.15,
  mesh: (u, v) => {
    const row = Math.floor(v * 1.15);
    const x = fraction(u + (row % 2) * 0.5) - 0.5;
    const y = fraction(v * 1.15) - 0.5;
    return Math.max(-1, Math.min(1, (Math.hypot(x, y) - 0.3) * 9));
  },
  leather,
} as const satisfies Record<string, Relief>;

export type Weave = keyof typeof RELIEFS;

export function reliefOf(weave: Weave): Relief {
  return RELIEFS[weave];
}
