import { toPath, type Point } from "@/studio/pictures/render/geometry";
import type { Piece } from "@/studio/pictures/render/piece";
import { type BeltDesign, type Lay, lineAlong } from "./belt-design";

const EDGE_MARGIN = 8;

/** What runs along a strap: two rows of stitches, or its braid. */
export function dressStrap(piece: Piece, design: BeltDesign, lay: Lay, reach: Point): void {
  const { width, thread, stitched, braided } = design;
  if (stitched)
    for (const side of [-1, 1])
      piece.stitch(lineAlong(lay, reach, side * (width / 2 - EDGE_MARGIN)), { colour: thread, pucker: 0.2 });
  if (braided) braid(piece, lay, reach, width);
}

const ROWS = 4;
const STRAND = 28;

/** Strands over and under one another. */
function braid(piece: Piece, lay: Lay, [from, to]: Point, width: number): void {
  const high = width / ROWS;
  for (let at = from - STRAND; at < to + STRAND; at += STRAND) {
    for (let row = 0; row < ROWS; row += 1) {
      const x = at + (row % 2) * STRAND * 0.5;
      const y = -width / 2 + (row + 0.5) * high;
      const lean = row % 2 === 0 ? 1 : -1;
      const strand = bent([
        [x - STRAND * 0.5, y - high * 0.7 * lean],
        [x + STRAND * 0.3, y - high * 0.6 * lean],
        [x + STRAND * 0.62, y + high * 0.7 * lean],
        [x - STRAND * 0.2, y + high * 0.6 * lean],
      ]);
      const d = toPath(
        strand.map(([px, py]) => lay.place(px, py)),
        true,
      );
      piece.paint("lift", `<path d="${d}" fill="#fff" fill-opacity="0.14"/>`);
      piece.paint("form", `<path d="${d}" fill="none" stroke="#000" stroke-opacity="0.8" stroke-width="4"/>`);
      piece.paint(
        "albedo",
        `<path d="${d}" fill="none" stroke="#000" stroke-opacity="0.4" stroke-width="2"/>`,
      );
    }
  }
}

/** Four corners joined by two bows. */
function bent([start, over, end, under]: readonly [Point, Point, Point, Point]): Point[] {
  const bow = (a: Point, b: Point, c: Point): Point[] =>
    Array.from({ length: 8 }, (_, i) => {
      const t = i / 8;
      const at = (k: 0 | 1): number => a[k] * (1 - t) ** 2 + 2 * b[k] * t * (1 - t) + c[k] * t * t;
      return [at(0), at(1)] as const;
    });
  return [...bow(start, over, end), ...bow(end, under, start)];
}

/** Punched holes, the first at `from`. */
export function punch(piece: Piece, lay: Lay, places: readonly number[], radius: number): void {
  for (const place of places) {
    const hole = (r: number): string =>
      toPath(
        Array.from({ length: 16 }, (_, i) => {
          const turn = (i / 16) * Math.PI * 2;
          return lay.place(place + Math.cos(turn) * r, Math.sin(turn) * r);
        }),
        true,
      );
    piece.paint("albedo", `<path d="${hole(radius)}" fill="#0D0A08"/>`);
    piece.paint(
      "lift",
      `<path d="${hole(radius)}" fill="#000" fill-opacity="0.4"/><path d="${hole(radius * 1.4)}" fill="none" stroke="#000" stroke-opacity="0.12" stroke-width="4"/>`,
    );
  }
}
