import type { Print } from "./cloth";

/** How much of the second (and third) colour of a print lies at a point; `soft` is the width of a pixel. */
export function inkAt(print: Print, u: number, v: number, soft: number): [first: number, second: number] {
  const { repeat, line } = print;
  switch (print.kind) {
    case "stripe":
      return [band(u, repeat, line, soft), 0];
    case "hoop":
      return [band(v, repeat, line, soft), 0];
    case "gingham":
      return [(band(u, repeat, line, soft) + band(v, repeat, line, soft)) * 0.5, 0];
    case "check": {
      const fine = Math.max(
        band(u + repeat * 0.5, repeat, line * 0.13, soft),
        band(v + repeat * 0.5, repeat, line * 0.13, soft),
      );
      return [(band(u, repeat, line, soft) + band(v, repeat, line, soft)) * 0.5, fine * 0.6];
    }
    case "madras": {
      const wide = band(u, repeat, line, soft) * 0.55 + band(v, repeat, line, soft) * 0.55;
      const thin =
        band(u + repeat * 0.38, repeat, line * 0.3, soft) * 0.6 +
        band(v + repeat * 0.62, repeat, line * 0.36, soft) * 0.6;
      return [Math.min(1, wide), Math.min(1, thin)];
    }
  }
}

function band(at: number, repeat: number, line: number, soft: number): number {
  const place = Math.abs(at - Math.round(at / repeat) * repeat);
  const edge = line / 2 - place;
  return Math.max(0, Math.min(1, edge / soft + 0.5));
}
