import type { Scene } from "@/studio/pictures/render/scene";
import { Turntable } from "@/studio/pictures/render/turntable";
import { drawBuckle, drawProng, frameOf } from "./belt-buckles";
import { type BeltDesign, type Lay, pointed, settle, strip } from "./belt-design";
import { makeCloth } from "@/studio/pictures/render/cloth";
import { standingLay, wallOutline, wallRelief, type Standing } from "./belt-standing";
import { dressStrap, punch } from "./belt-strap";

const TABLE = new Turntable({ turn: 0, above: 31 }, [480, 640]);
const RADIUS = 1.36;
const BUCKLE = 6;
const SCALE = 1.24;

/** The belt fastened and stood on the table, its tongue through the buckle. */
export function drawBeltLoop(scene: Scene, design: BeltDesign): void {
  const { width, cloth, lining } = design;
  const standing: Standing = { table: TABLE, radius: () => RADIUS, scale: SCALE, width };
  const behind = scene.piece(wallOutline(standing, [90, 270]), { cloth: lining, lift: 4, round: 5 });
  behind.paint("drape", wallRelief(standing, [90, 270]));
  const lay = standingLay(standing, BUCKLE, [-90, 90]);
  const front = scene.piece(wallOutline(standing, [-90, 90]), { cloth, lift: 8, round: 7, angle: 90 });
  settle(front, lay);
  dressStrap(front, design, lay, [-440, 390]);
  drawBuckle(scene, lay, design);
  fasten(scene, lay, design);
}

/** The tongue over the bar and through the keeper, the prong through its hole. */
function fasten(scene: Scene, lay: Lay, design: BeltDesign): void {
  const { width, cloth, buckle } = design;
  const frame = frameOf(design);
  const isWeb = buckle === "web";
  if (frame || isWeb || buckle === "d-ring") {
    const from = frame ? frame.half - frame.thick - 1 : buckle === "d-ring" ? width * 0.3 : -width * 0.56;
    const tip = isWeb ? -width * 1.5 : -width * 2.6;
    const half = isWeb || buckle === "d-ring" ? () => width / 2 - 2 : pointed(width - 4, tip);
    const tail = settle(
      scene.piece(strip(lay, [tip, from], half, 3), { cloth, lift: 13, round: 6, angle: 90 }),
      lay,
    );
    dressStrap(tail, { ...design, width: width - 4 }, lay, [tip + width * 0.5, from]);
    if (frame && !design.braided) punch(tail, lay, [-width * 1.15, -width * 1.75], 6);
    if (isWeb) {
      const cap = strip(lay, [tip - 8, tip + 22], () => width / 2, 4);
      settle(scene.piece(cap, { cloth: makeCloth("metal", design.metal), lift: 14, round: 5 }), lay);
    }
  }
  if (!isWeb && buckle !== "d-ring")
    drawKeeper(scene, lay, design, -width * (buckle === "plate" ? 1.35 : 0.86));
  drawProng(scene, lay, design, -width * 0.06);
}

/** The loop that the tongue goes through. */
export function drawKeeper(
  scene: Scene,
  lay: Lay,
  { width, cloth, thread, stitched }: BeltDesign,
  at: number,
): void {
  const outline = strip(lay, [at - 13, at + 13], () => width / 2 + 6, 6);
  const keeper = settle(scene.piece(outline, { cloth, lift: 16, round: 6, angle: lay.angle + 90 }), lay);
  if (stitched)
    for (const by of [-8, 8])
      keeper.stitch([lay.place(at + by, -width / 2 - 6, 6), lay.place(at + by, width / 2 + 6, 6)], {
        colour: thread,
        width: 1.3,
        pucker: 0.1,
      });
}
