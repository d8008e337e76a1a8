import { makeCloth } from "@/studio/pictures/render/cloth";
import { blend } from "@/studio/pictures/render/colour";
import { inset, rectangle, trace, type Point } from "@/studio/pictures/render/geometry";
import type { Piece } from "@/studio/pictures/render/piece";
import type { Scene } from "@/studio/pictures/render/scene";
import { stud, word } from "@/studio/pictures/parts/trim";
import { drawBuckle, drawStrapEnd, heelOf } from "./belt-buckles";
import { type BeltDesign, type Lay, uprightLay } from "./belt-design";
import { drawKeeper } from "./belt-loop";
import { dressStrap, punch } from "./belt-strap";

const SCALE = 1.45;
const BUCKLE: Point = [330, 318];
const TIP_X = 640;
const FOOT = 1620;

/** The belt laid out: buckle end and tip side by side, running off the picture. */
export function drawBeltLaid(scene: Scene, design: BeltDesign): void {
  const { buckle, width } = design;
  const wide = width * SCALE;
  const isLeather = buckle !== "web" && buckle !== "d-ring";
  const lay = uprightLay(BUCKLE, SCALE);
  const heel = heelOf(design);
  const top = lay.place(heel, 0)[1];
  const [x] = BUCKLE;
  const strap = scene.piece(rectangle(x - wide / 2, top, wide, FOOT - top), {
    cloth: design.cloth,
    lift: 8,
    round: 9,
  });
  dressLength(strap, design, lay, heel);
  drawBuckle(scene, lay, design);
  drawStrapEnd(scene, lay, design);
  if (isLeather) drawKeeper(scene, lay, design, heel - width * 0.95);
  if (isLeather && !design.stitched && !design.braided)
    for (const by of [0.34, 0.54]) stud(scene, lay.place(heel - width * by, 0), 9, 8.4, design.metal);
  drawTip(scene, design, isLeather);
}

function dressLength(piece: Piece, design: BeltDesign, lay: Lay, heel: number): void {
  const end = heel - FOOT / SCALE;
  dressStrap(piece, design, lay, [end, heel]);
  const at = (along: number, across: number): Point => lay.place(heel - along, across * design.width);
  piece.fold(at(40, -0.3), at(280, -0.2), at(550, -0.3), design.width * 0.6, 0.25, "drape");
}

/** The other end, with its holes and the brand's name pressed into it. */
function drawTip(scene: Scene, design: BeltDesign, isLeather: boolean): void {
  const { width, metal } = design;
  const half = (width * SCALE) / 2;
  const x = TIP_X;
  const outline = isLeather
    ? trace(
        `M ${x - half} 330 Q ${x - half} 220 ${x} 176 Q ${x + half} 220 ${x + half} 330 L ${x + half} ${FOOT} L ${x - half} ${FOOT}`,
      )
    : rectangle(x - half, 210, half * 2, FOOT - 210);
  const tip = scene.piece(outline, { cloth: design.cloth, lift: 8, round: 9 });
  const lay = uprightLay([x, 330], SCALE);
  dressStrap(tip, { ...design, stitched: false }, lay, [-900, 120]);
  if (design.stitched && isLeather) {
    const [first, ...rest] = inset(outline, 12);
    tip.stitch([first!, ...rest, first!], { colour: design.thread, width: 2.2, dash: [7, 3], pucker: 0.2 });
  } else dressStrap(tip, { ...design, braided: false }, lay, [-900, 120]);
  if (!isLeather)
    scene.piece(rectangle(x - half - 3, 196, half * 2 + 6, 46), {
      cloth: makeCloth("metal", metal),
      lift: 10,
      round: 6,
    });
  if (design.braided) return;
  if (isLeather)
    punch(
      tip,
      lay,
      [0, 1, 2, 3, 4].map((i) => -29 - i * 51),
      5.9,
    );
  const pressed = (colour: string): string => word({ x, y: 820, size: 19, colour, weight: 0.16, turn: 90 });
  tip.paint("albedo", pressed(blend(design.cloth.colour, "#000000", 0.45)));
  tip.paint("lift", `<g opacity="0.14">${pressed("#000000")}</g>`);
}
