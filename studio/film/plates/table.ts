import { rightLeg, leftLeg, longShape, TOP_Y } from "@/studio/pictures/garments/trouser-shape";
import type { Point } from "@/studio/pictures/render/geometry";

/** The jean lies along the table, its waist to the left, as its panels lie along the warp of the bolt. */
export const TABLE = { x: 480, y: 606, turn: -90 } as const;

/** From the middle of the cloth to its selvedge, in picture units. */
export const HALF_CLOTH = 304;

const SHAPE = longShape("straight");

function onTable([x, y]: Point): Point {
  return [y - TABLE.y, TABLE.x - x];
}

export const PANELS = {
  far: rightLeg(SHAPE).map(onTable),
  near: leftLeg(SHAPE).map(onTable),
} as const;

/** Where the waistband ends and the legs begin. */
export const BAND_X = TOP_Y + SHAPE.band + 20 - TABLE.y;

export function shifted(points: readonly Point[], x: number, y: number): Point[] {
  return points.map(([px, py]) => [px + x, py + y] as const);
}
