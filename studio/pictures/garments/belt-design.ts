import type { Cloth } from "@/studio/pictures/render/cloth";
import type { Point } from "@/studio/pictures/render/geometry";
import type { Piece } from "@/studio/pictures/render/piece";

type BuckleKind = "frame" | "square" | "roller" | "horseshoe" | "swivel" | "plate" | "web" | "d-ring";

export interface BeltDesign {
  cloth: Cloth;
  lining: Cloth;
  /** The cut edge of the strap. */
  edge: Cloth;
  metal: string;
  buckle: BuckleKind;
  thread: string;
  /** Height of the strap, in picture units of a belt that is shown whole. */
  width: number;
  stitched: boolean;
  braided: boolean;
}

/** How a stretch of strap lies on the picture; its buckle is at nought, its tongue comes from the right. */
export interface Lay {
  place: (along: number, across: number, out?: number) => Point;
  /** What the drape layer holds beneath, to be painted on whatever lies on it. */
  relief: string;
  /** Degrees from the vertical to the strap. */
  angle: number;
}

/** Flat on the table, the buckle up. */
export function uprightLay([x, y]: Point, scale: number): Lay {
  return {
    place: (along, across) => [x + across * scale, y - along * scale],
    relief: "",
    angle: 0,
  };
}

const STEP = 8;

/** A stretch of strap; `half` is half its width there. */
export function strip(lay: Lay, [from, to]: Point, half: (at: number) => number, out = 0): Point[] {
  const count = Math.max(2, Math.ceil(Math.abs(to - from) / STEP));
  const places = Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
  return [
    ...places.map((at) => lay.place(at, half(at), out)),
    ...places.toReversed().map((at) => lay.place(at, -half(at), out)),
  ];
}

/** A line along the strap. */
export function lineAlong(lay: Lay, [from, to]: Point, across: number, out = 0): Point[] {
  const count = Math.max(2, Math.ceil(Math.abs(to - from) / STEP));
  return Array.from({ length: count + 1 }, (_, i) =>
    lay.place(from + ((to - from) * i) / count, across, out),
  );
}

/** Half the width of a strap that ends in a point at `tip`. */
export function pointed(width: number, tip: number): (at: number) => number {
  const reach = width * 0.62;
  return (at) => {
    const left = Math.min(1, Math.abs(at - tip) / reach);
    return (width / 2) * Math.pow(1 - (1 - left) ** 2, 0.62);
  };
}

export function settle(piece: Piece, { relief }: Lay): Piece {
  if (relief) piece.paint("drape", relief);
  return piece;
}
