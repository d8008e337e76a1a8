import { mirror, offset, toPath, trace, type Point } from "@/studio/pictures/render/geometry";
import type { Piece } from "@/studio/pictures/render/piece";
import type { Scene } from "@/studio/pictures/render/scene";
import { toneOn } from "@/studio/pictures/render/colour";
import { word, wovenLabel } from "@/studio/pictures/parts/trim";
import { drawCollarBack, drawCollarFront, drawInsideNeck } from "./collar";
import { stackBelowTop } from "./folded";
import {
  drawHalfZip,
  drawHalfZipBack,
  drawHalfZipInside,
  HALF_ZIP_DROP,
  type HalfZipDesign,
} from "./half-zip";
import { drawHanger } from "./hanger";
import type { TeeDesign } from "./tee-design";
import { drawBackBand, drawMockNeck, drawNeckBand, type NeckDesign } from "./tee-neck";
import { drawHenleyPlacket, drawPoloPlacket, drawTeePocket } from "./tee-placket";
import { drapeBody, drapeLongSleeve, drapeShortSleeve } from "./top-drape";
import { armhole, bodyOutline, hemEdge, longSleeve, shortSleeve } from "./top-shape";

const LONG_END = 936;

function neckDrop({ neck }: TeeDesign): number {
  return { crew: 66, vee: 132, mock: 44, henley: 62, polo: 84, zip: 84, "half-zip": HALF_ZIP_DROP }[neck];
}

export function drawTeeFront(scene: Scene, design: TeeDesign): void {
  const { shape, cloth, neck, random, pose } = design;
  if (pose === "folded") stackBelowTop(scene, shape, cloth);
  const sleeves = pose === "folded" ? [] : drawSleeves(scene, design);
  const drop = neckDrop(design);
  const collared = neck === "polo" || neck === "zip";
  drawInsideNeck(scene, shape, cloth, { depth: drop + 20, rise: collared ? 30 : 4 });
  if (neck === "half-zip") drawHalfZipInside(scene, halfZipOf(design));
  else if (!collared && neck !== "mock") drawBackBand(scene, neckOf(design));
  if (pose === "hung") drawHanger(scene, shape);
  const pointed = neck === "vee" || neck === "half-zip";
  const body = scene.piece(bodyOutline(shape, drop, pointed ? 1 : 0), { cloth, lift: 7, round: 14 });
  drapeBody(body, shape, random, 1.1);
  dressBody(scene, { body, sleeves }, design);
  decorate(scene, design);
  if (design.pocket) drawTeePocket(scene, design);
  if (neck === "polo" || neck === "zip") {
    drawPoloPlacket(scene, body, design);
    drawCollarFront(scene, shape, {
      kind: "polo",
      cloth: design.rib,
      thread: design.thread,
      button: design.button,
      tip: design.tip,
    });
    return;
  }
  if (neck === "half-zip") {
    drawHalfZip(scene, body, halfZipOf(design));
    return;
  }
  if (neck === "henley") drawHenleyPlacket(scene, body, design, drop);
  if (neck === "mock") drawMockNeck(scene, neckOf(design), "front");
  else drawNeckBand(scene, body, neckOf(design), drop);
}

export function drawTeeBack(scene: Scene, design: TeeDesign): void {
  const { shape, cloth, random, thread } = design;
  const sleeves = drawSleeves(scene, design);
  const body = scene.piece(bodyOutline(shape, 20), { cloth, lift: 7, round: 14 });
  drapeBody(body, shape, random, 1.1);
  dressBody(scene, { body, sleeves }, design);
  if (design.neck === "polo" || design.neck === "zip") {
    drawCollarBack(scene, shape, {
      kind: "polo",
      cloth: design.rib,
      thread,
      button: design.button,
      tip: design.tip,
    });
    return;
  }
  if (design.neck === "half-zip") drawHalfZipBack(scene, halfZipOf(design));
  else if (design.neck === "mock") drawMockNeck(scene, neckOf(design), "back");
  else drawNeckBand(scene, body, neckOf({ ...design, neck: "crew" }), 20);
}

function decorate(scene: Scene, { shape, cloth, chest, hemLabel, pose }: TeeDesign): void {
  if (hemLabel && pose !== "folded") wovenLabel(scene, 480 - shape.hem * 0.66, shape.hemY - 92, 62, 7.2);
  if (!chest) return;
  const ink = toneOn(cloth.colour, chest === "word" ? 0.62 : 0.5);
  const x = chest === "word" ? 480 : 480 + 124;
  const y = shape.neckY + (chest === "word" ? 168 : 222);
  const letters =
    chest === "word"
      ? word({ x, y, size: 19, colour: ink, weight: 0.24 })
      : `<path d="M${x - 11} ${y - 9}h22M${x} ${y - 9}v20" stroke="${ink}" stroke-width="4.6" fill="none"/><path d="M${x - 11} ${y + 17}h22" stroke="#B3261E" stroke-width="2.6"/>`;
  scene.mark(letters);
  scene.add(
    "lift",
    `<g opacity="0.16">${letters.replaceAll(ink, "#ffffff").replaceAll("#B3261E", "#ffffff")}</g>`,
  );
}

function neckOf({ shape, rib, thread, neck }: TeeDesign): NeckDesign {
  return { shape, rib, thread, vee: neck === "vee" };
}

function halfZipOf({ shape, cloth, thread, button }: TeeDesign): HalfZipDesign {
  return { shape, cloth, thread, metal: button };
}

interface Panels {
  body: Piece;
  /** Left of the picture first. */
  sleeves: Piece[];
}

function dressBody(scene: Scene, { body, sleeves }: Panels, design: TeeDesign): void {
  const { shape, thread, block } = design;
  if (block) {
    const panel = scene.piece(
      [
        [0, 0],
        [960, 0],
        [960, shape.armpitY + 4],
        [0, shape.armpitY + 4],
      ],
      { cloth: block, lift: 7, round: 1, within: body },
    );
    panel.fold(
      [300, shape.armpitY - 50],
      [400, shape.armpitY - 100],
      [430, shape.armpitY - 170],
      40,
      0.3,
      "drape",
    );
    panel.fold(
      [690, shape.armpitY - 40],
      [590, shape.armpitY - 90],
      [560, shape.armpitY - 150],
      40,
      -0.3,
      "drape",
    );
    body.seam(
      [
        [120, shape.armpitY + 4],
        [840, shape.armpitY + 4],
      ],
      1.2,
    );
  }
  if (design.pose === "folded") return;
  for (const flip of [false, true]) {
    if (design.raglan) continue;
    const line = offset(armhole(shape), 5);
    body.stitch(flip ? mirror(line) : line, { colour: thread, width: 1.2, dash: [3.6, 1.6], pucker: 0.8 });
  }
  const hem = hemEdge(shape, 24);
  body.seam(hem, 0.45);
  for (const by of [24, 29])
    body.stitch(hemEdge(shape, by), {
      colour: thread,
      width: 1.2,
      dash: [3.6, 1.6],
      pucker: by === 24 ? 1 : 0,
    });
  if (design.raglan) drawRaglan(scene, { body, sleeves }, design);
}

/** One panel from neck to sleeve: it runs over the armhole, where a set-in sleeve would have its seam. */
function drawRaglan(scene: Scene, { body, sleeves }: Panels, design: TeeDesign): void {
  const { neck, neckY, shoulder, shoulderY, chest, armpitY } = design.shape;
  const seam = trace(
    `M ${480 + neck - 6} ${neckY + 20} C ${480 + neck + 40} ${neckY + 120} ${480 + chest - 70} ${armpitY - 60} ${480 + chest} ${armpitY}`,
  );
  const outline = [
    ...seam,
    ...trace(
      `M ${480 + chest + 30} ${armpitY - 20} L ${480 + shoulder + 50} ${shoulderY - 40} L ${480 + neck - 10} ${neckY - 30}`,
    ),
  ];
  for (const [i, sleeve] of sleeves.entries()) {
    const flip = i === 0;
    for (const within of [sleeve, body]) {
      scene.piece(flip ? mirror(outline) : outline, {
        cloth: design.sleeveCloth,
        lift: 5.2,
        round: 0.5,
        angle: flip ? 24 : -24,
        within,
      });
    }
    const line = flip ? mirror(seam) : seam;
    body.seam(line, 1);
    body.stitch(offset(line, flip ? -4.5 : 4.5), { colour: design.thread, width: 1.1, pucker: 0.4 });
  }
}

function drawSleeves(scene: Scene, design: TeeDesign): Piece[] {
  const drawn: Piece[] = [];
  const { shape, sleeveCloth, thread, random } = design;
  const sleeve =
    design.sleeve === "long"
      ? longSleeve(shape, LONG_END)
      : design.sleeve === "drop"
        ? shortSleeve(shape, 158, 186)
        : shortSleeve(shape, 168, 152);
  for (const flip of [true, false]) {
    const outline = flip ? mirror(sleeve.outline) : sleeve.outline;
    const piece = scene.piece(outline, {
      cloth: sleeveCloth,
      lift: 5,
      round: 15,
      angle: flip ? -sleeve.angle : sleeve.angle,
    });
    drawn.push(piece);
    if (design.sleeve === "long") drapeLongSleeve(piece, shape, random, flip);
    else drapeShortSleeve(piece, shape, random, flip);
    const deep = design.cuff === "rib" ? 30 : 22;
    const lean: Point = design.sleeve === "long" ? [-2, -deep * 1.5] : [-deep * 0.53, -deep * 0.85];
    const raised = sleeve.mouth.map(([x, y]) => [x + lean[0], y + lean[1]] as const);
    const line = [beyond(raised, 1, 0), ...raised, beyond(raised, raised.length - 2, raised.length - 1)];
    if (design.cuff === "rib") {
      const cuffShape = [...line, ...[...sleeve.mouth].reverse().map(([x, y]) => [x + 6, y + 6] as const)];
      const cuff = scene.piece(flip ? mirror(cuffShape) : cuffShape, {
        cloth: design.rib,
        lift: 5.8,
        round: 5,
        angle: flip ? -sleeve.angle : sleeve.angle,
        within: piece,
      });
      if (design.tip)
        cuff.paint(
          "albedo",
          `<path d="${toPath(flip ? mirror(line) : line)}" transform="translate(${flip ? -5 : 5} 9)" fill="none" stroke="${design.tip}" stroke-width="3.4"/>`,
        );
    } else {
      const sewn = flip ? mirror(line) : line;
      piece.seam(sewn, 0.4);
      piece.stitch(sewn, { colour: thread, width: 1.2, dash: [3.6, 1.6], pucker: 0.9 });
      piece.stitch(offset(sewn, flip ? 5 : -5), { colour: thread, width: 1.2, dash: [3.6, 1.6], pucker: 0 });
    }
  }
  return drawn;
}

function beyond(line: readonly Point[], inner: number, end: number): Point {
  const a = line[inner]!;
  const b = line[end]!;
  return [b[0] + (b[0] - a[0]) * 4, b[1] + (b[1] - a[1]) * 4];
}
