import { makeCloth } from "@/studio/pictures/render/cloth";
import { offset, trace, type Point } from "@/studio/pictures/render/geometry";
import { Scene } from "@/studio/pictures/render/scene";
import { CLOTH_COLOUR, CLOTH_UNDER } from "./colours";
import { takePlate, type Plate } from "./plate";
import { sewRow } from "./thread";

const EDGE = trace("M -150 10 C -60 2 50 15 150 5");

export const SEAM_TURN = -9;

/** Two rows of topstitch above the folded edge; the second is sewn in the film. */
export const SEAM_ROWS: readonly [Point[], Point[]] = [offset(EDGE, -13), offset(EDGE, -5)];

/** Two panels lapped and stitched, seen from very near. */
export async function takeSeam(rows: 1 | 2): Promise<Plate> {
  const scene = new Scene(41);
  const denim = makeCloth("denim", CLOTH_COLOUR, {
    under: CLOTH_UNDER,
    rumple: 0.5,
    period: 1.7,
    relief: 0.26,
    tint: 0.08,
  });
  scene.piece(trace("M -150 -20 L 150 -20 L 150 110 L -150 110"), { cloth: denim, lift: 4, angle: 93 });
  const upper = scene.piece([...trace("M -150 -110 L 150 -110"), ...EDGE.toReversed()], {
    cloth: denim,
    lift: 9,
    round: 5,
    angle: 88,
  });
  for (const line of SEAM_ROWS.slice(0, rows)) sewRow(upper, line);
  return takePlate({ scene, x: 0, y: 0, turn: SEAM_TURN, width: 190, height: 106, pixelsPerUnit: 6.4 });
}
