import type { Point } from "@/studio/pictures/render/geometry";
import { MODEL_UNIT, toRadians, type Surface, type Turntable } from "@/studio/pictures/render/turntable";
import type { Lay } from "./belt-design";

/** A strap stood on its edge: how far from the middle it is by degrees from the camera, right of it positive. */
export interface Standing {
  table: Turntable;
  radius: (degrees: number) => number;
  /** Picture units to a unit of the design. */
  scale: number;
  width: number;
}

function surfaceOf({ radius }: Standing, out = 0): Surface {
  return (degrees, height) => {
    const r = radius(degrees) + out / MODEL_UNIT;
    return [r * Math.sin(toRadians(degrees)), height / MODEL_UNIT, r * Math.cos(toRadians(degrees))];
  };
}

/** The wall between two directions, seen from outside or inside. */
export function wallOutline(standing: Standing, [from, to]: Point): Point[] {
  const { table, width, scale } = standing;
  const surface = surfaceOf(standing);
  const line = (height: number): Point[] =>
    Array.from({ length: 91 }, (_, i) => table.at(surface(from + ((to - from) * i) / 90, height)));
  return [...line(width * scale), ...line(0).reverse()];
}

export function wallRelief(standing: Standing, [from, to]: Point): string {
  return standing.table.reliefOf(surfaceOf(standing), [from, to], [0, standing.width * standing.scale], 40);
}

/** The lay of the strap on the wall, its buckle at `buckle` degrees. */
export function standingLay(standing: Standing, buckle: number, reach: Point): Lay {
  const { table, scale, width, radius } = standing;
  return {
    place: (along, across, out = 0) => {
      const degrees = buckle + ((along * scale) / MODEL_UNIT / radius(buckle) / Math.PI) * 180;
      return table.at(surfaceOf(standing, out * scale)(degrees, (width / 2 - across) * scale));
    },
    relief: wallRelief(standing, reach),
    angle: 90,
  };
}
