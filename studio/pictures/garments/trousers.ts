import { makeCloth, type Cloth } from "@/studio/pictures/render/cloth";
import { blend } from "@/studio/pictures/render/colour";
import { mirror, offset, portion, rectangle, trace, type Point } from "@/studio/pictures/render/geometry";
import type { Piece } from "@/studio/pictures/render/piece";
import type { Scene } from "@/studio/pictures/render/scene";
import { button, buttonhole, stud, word, wovenLabel } from "@/studio/pictures/parts/trim";
import { stackBelowTrousers } from "./folded";
import { drawClipHanger } from "./hanger";
import { beltLoop, cargoPocket, frontPocket, patchPocket, weltPocket } from "./trouser-pockets";
import {
  bandFoot,
  bandOutline,
  bandTop,
  hemLine,
  innerEdge,
  leftLeg,
  outerEdge,
  rightLeg,
  TOP_Y,
  type TrouserShape,
} from "./trouser-shape";
import type { TrouserDesign } from "./trouser-design";
import { drapeLegs, wearDenim } from "./trouser-drape";

const FRONT_DIP = 24;
const BACK_DIP = -14;

export function drawTrousersFront(scene: Scene, design: TrouserDesign): void {
  const { shape, cloth, thread, style } = design;
  const soft = style === "jogger" || style === "drawstring";
  if (design.pose === "folded") stackBelowTrousers(scene, shape, cloth);
  drawInsideBack(scene, design);
  const legs = drawLegs(scene, design);
  if (!soft || style === "drawstring") drawFly(legs, design);
  const kind = style === "jean" || style === "carpenter" ? "scoop" : "slant";
  for (const side of ["left", "right"] as const) {
    frontPocket({ scene, shape, kind, make: design, side, leg: legs[side] });
    if (style === "cargo")
      cargoPocket(
        scene,
        side,
        design,
        shape.hemY > 800 ? 560 : 400,
        shape.hemY > 800 ? 480 + 128 : 480 + 160,
      );
  }
  if (style === "carpenter") drawHammerLoop(scene, design);
  const band = scene.piece(bandOutline(shape, FRONT_DIP), {
    cloth: soft ? (design.ribHem ?? cloth) : cloth,
    lift: 8.6,
    round: 5,
    angle: soft ? 0 : 90,
  });
  if (soft) {
    gather(band, shape);
    drawCord(scene, design);
    return;
  }
  band.stitch(offset(bandTop(shape, FRONT_DIP), 4.5), { colour: thread });
  band.stitch(offset(bandFoot(shape, FRONT_DIP), -4.5), { colour: thread });
  for (const x of [-132, 132]) beltLoop(scene, 480 + x, TOP_Y + 5, shape.band + 13, design);
  closeBand(scene, band, design);
  if (design.pose === "hung") drawClipHanger(scene, shape);
}

export function drawTrousersBack(scene: Scene, design: TrouserDesign): void {
  const { shape, cloth, thread, style } = design;
  const jean = style === "jean" || style === "carpenter";
  const soft = style === "jogger" || style === "drawstring";
  const legs = drawLegs(scene, design);
  const seat = trace(
    `M 480 ${TOP_Y + 20} L 480 ${TOP_Y + shape.rise - 60} Q 480 ${TOP_Y + shape.rise - 20} 482 ${TOP_Y + shape.rise + 10}`,
  );
  legs.right.seam(seat, 1.4);
  if (jean) {
    legs.right.twinStitch(offset(seat, -5), -6, { colour: thread });
    for (const [leg, flip] of [
      [legs.right, false],
      [legs.left, true],
    ] as const) {
      const yoke = trace(`M 480 ${TOP_Y + 112} L ${480 + shape.waist + 30} ${TOP_Y + 74}`);
      const line = flip ? mirror(yoke) : yoke;
      leg.seam(line, 1.2);
      leg.twinStitch(offset(line, flip ? -4.5 : 4.5), flip ? -6 : 6, { colour: thread });
    }
  } else {
    legs.right.stitch(offset(seat, -4.5), { colour: thread });
    for (const x of [-120, 120]) {
      const leg = x > 0 ? legs.right : legs.left;
      leg.seam(trace(`M ${480 + x} ${TOP_Y + 30} L ${480 + x * 1.03} ${TOP_Y + 150}`), 0.8);
    }
  }
  for (const side of ["left", "right"] as const) {
    if (jean) patchPocket(scene, side, design);
    else weltPocket(scene, side, design, style !== "jogger");
    if (style === "cargo") cargoPocket(scene, side, design, shape.hemY > 800 ? 580 : 430, 480 + 150);
  }
  const band = scene.piece(bandOutline(shape, BACK_DIP), {
    cloth: soft ? (design.ribHem ?? cloth) : cloth,
    lift: 8.6,
    round: 5,
    angle: soft ? 0 : 90,
  });
  if (soft) {
    gather(band, shape);
    return;
  }
  band.stitch(offset(bandTop(shape, BACK_DIP), 4.5), { colour: thread });
  band.stitch(offset(bandFoot(shape, BACK_DIP), -4.5), { colour: thread });
  for (const x of [-158, 0, 158])
    beltLoop(scene, 480 + x, TOP_Y - 12 + Math.abs(x) * 0.04, shape.band + 12, design);
  if (jean) drawPatch(scene, shape);
}

function drawInsideBack(scene: Scene, design: TrouserDesign): void {
  const { shape, cloth } = design;
  const inside = makeCloth("twill", design.lining ?? blend(cloth.colour, "#EFE8DA", 0.22), { rumple: 0.3 });
  const back = bandTop(shape, BACK_DIP);
  const panel = scene.piece([...back, ...offset(bandTop(shape, FRONT_DIP), 14).reverse()], {
    cloth: inside,
    lift: 3,
    round: 4,
    angle: 90,
  });
  panel.stitch(offset(back, 4.5), { colour: design.thread, width: 1.2 });
  wovenLabel(scene, 480, TOP_Y - 4, 62, 3.4);
}

function drawLegs(scene: Scene, design: TrouserDesign): { left: Piece; right: Piece } {
  const { shape, cloth, thread } = design;
  const left = scene.piece(leftLeg(shape), { cloth, lift: 6, round: 12, angle: 1.5 });
  drapeLegs(left, design, "left");
  const right = scene.piece(rightLeg(shape), { cloth, lift: 6.4, round: 12, angle: -1.5 });
  drapeLegs(right, design, "right");
  for (const [leg, flip] of [
    [left, true],
    [right, false],
  ] as const) {
    const flipped = (points: Point[]): Point[] => (flip ? mirror(points) : points);
    if (design.wash > 0) wearDenim(leg, design, flip);
    if (design.pose === "folded" || (design.ribHem && shape.hemY > 800)) continue;
    const hem = hemLine(shape, shape.hemY > 800 ? 15 : 26);
    leg.stitch(flipped(hem), { colour: thread, pucker: 1 });
    leg.fold(...hemFold(flipped(hem)), 8, 0.25, "fine");
    if (design.style === "jean" || design.style === "carpenter") {
      leg.stitch(flipped(offset(portion(innerEdge(shape), 0, 0.86), -5)), { colour: thread });
      leg.stitch(flipped(offset(portion(outerEdge(shape), 0.03, 0.2), 5)), { colour: thread });
    }
  }
  if (design.ribHem && shape.hemY > 800)
    for (const flip of [true, false]) drawRibHem(scene, design, design.ribHem, flip);
  return { left, right };
}

function hemFold(line: Point[]): [Point, Point, Point] {
  const below = (point: Point): Point => [point[0], point[1] + 8];
  return [below(line[0]!), below(line[Math.floor(line.length / 2)]!), below(line.at(-1)!)];
}

function drawRibHem(scene: Scene, design: TrouserDesign, rib: Cloth, flip: boolean): void {
  const { shape } = design;
  const x = 480 + shape.spread;
  const half = shape.hem / 2;
  const top = shape.hemY - 62;
  const outline = trace(
    `M ${x - half - 2} ${top} Q ${x} ${top + 8} ${x + half + 3} ${top - 3} C ${x + half - 6} ${top + 22} ${x + half - 10} ${top + 40} ${x + half - 8} ${top + 62} Q ${x} ${top + 74} ${x - half + 9} ${top + 64} C ${x - half + 9} ${top + 40} ${x - half + 6} ${top + 20} ${x - half - 2} ${top}`,
  );
  const cuff = scene.piece(flip ? mirror(outline) : outline, { cloth: rib, lift: 6.8, round: 9 });
  for (let i = 1; i < 9; i += 1) {
    const gx = x - half + (i / 9) * shape.hem;
    const line: [Point, Point, Point] = [
      [gx, top - 2],
      [gx + 1, top + 30],
      [gx, top + 64],
    ];
    const [a, b, c] = flip ? mirror(line) : line;
    cuff.fold(a!, b!, c!, 5, i % 2 ? 0.35 : -0.35, "fine");
  }
}

function drawFly({ left, right }: { left: Piece; right: Piece }, design: TrouserDesign): void {
  const { shape, thread } = design;
  const top = TOP_Y + shape.band;
  const foot = TOP_Y + shape.rise;
  right.seam(trace(`M 480 ${top} L 480 ${foot + 6}`), 1.5);
  const curve = trace(
    `M 517 ${top} L 516 ${foot - 110} C 515 ${foot - 74} 503 ${foot - 56} 482 ${foot - 46}`,
  );
  right.stitch(curve, { colour: thread });
  if (design.style === "jean" || design.style === "carpenter")
    right.stitch(offset(curve, 6), { colour: thread });
  right.stitch(trace(`M 484.5 ${top} L 484.5 ${foot}`), { colour: thread, width: 1.2 });
  for (let i = 0; i < (design.pleats ?? 0); i += 1) {
    pleat(right, 566 + i * 34, top, false);
    pleat(left, 566 + i * 34, top, true);
  }
}

function pleat(leg: Piece, x: number, top: number, flip: boolean): void {
  const place = (...points: [Point, Point, Point]): [Point, Point, Point] => {
    const [a, b, c] = flip ? mirror(points) : points;
    return [a!, b!, c!];
  };
  leg.fold(...place([x, top], [x + 4, top + 120], [x + 10, top + 320]), 9, 0.5, "fine");
  leg.fold(...place([x + 7, top], [x + 13, top + 100], [x + 16, top + 260]), 15, -0.6, "fold");
  leg.seam(place([x + 5, top], [x + 6, top + 30], [x + 7, top + 64]), 1.2);
}

function closeBand(scene: Scene, band: Piece, design: TrouserDesign): void {
  const { shape } = design;
  const y = TOP_Y + FRONT_DIP * 0.75 + shape.band / 2;
  band.seam(trace(`M 474 ${TOP_Y} L 474 ${TOP_Y + 80}`), 1.6);
  if (design.metal) {
    buttonhole(scene, [490, y], 22, 0, design.thread);
    stud(scene, [486, y], 11, 8.8, design.metal);
    return;
  }
  buttonhole(scene, [493, y], 20, 0, design.thread);
  button(scene, { x: 489, y, r: 10, colour: design.button, lift: 8.8 });
}

function gather(band: Piece, shape: TrouserShape): void {
  for (let x = -shape.waist + 6; x < shape.waist; x += 11) {
    const dip = 18 * (1 - (x / shape.waist) ** 2);
    const at: Point = [480 + x, TOP_Y - 10 + dip];
    band.fold(at, [at[0] + 2, at[1] + 28], [at[0], at[1] + 60], 6, (x / 11) % 2 > 0 ? 0.4 : -0.5, "fine");
  }
  for (const by of [13, 27])
    band.stitch(offset(bandTop(shape, FRONT_DIP), by), { colour: "#00000055", width: 1.1 });
}

function drawCord(scene: Scene, design: TrouserDesign): void {
  const cord = makeCloth("plain", blend(design.cloth.colour, "#F3EDE0", 0.72));
  const y = TOP_Y + 40;
  for (const [x, bend, length] of [
    [462, -16, 118],
    [498, 14, 132],
  ] as const) {
    const line = trace(
      `M ${x} ${y} C ${x + bend} ${y + 30} ${x + bend * 1.4} ${y + 70} ${x + bend * 0.7} ${y + length}`,
    );
    const piece = scene.piece([...offset(line, 3.6), ...offset(line, -3.6).reverse()], {
      cloth: cord,
      lift: 11,
      round: 3,
    });
    piece.seam(line, 0.5);
    const tip = line.at(-1)!;
    scene.piece(rectangle(tip[0] - 4, tip[1] - 14, 8, 17), {
      cloth: makeCloth("metal", "#8C8473"),
      lift: 11.4,
      round: 3,
    });
    stud(scene, [x, y], 5, 9, "#8C8473");
  }
}

function drawHammerLoop(scene: Scene, design: TrouserDesign): void {
  const loop = trace("M 224 430 C 196 470 204 520 236 548 L 246 540 C 224 516 220 474 240 438");
  const piece = scene.piece(loop, { cloth: design.cloth, lift: 10, round: 4 });
  piece.stitch(offset(loop.slice(0, 14), -4), { colour: design.thread });
}

function drawPatch(scene: Scene, shape: TrouserShape): void {
  const hide = makeCloth("leather", "#A8764A", { rumple: 0.4, period: 3 });
  const x = 480 + shape.waist - 96;
  const y = TOP_Y + 1;
  const outline = rectangle(x, y - 3, 84, 50).map(([px, py]) => [px, py - (px - x) * 0.02] as const);
  const patch = scene.piece(outline, { cloth: hide, lift: 10.6, round: 3 });
  const edge = rectangle(x + 4, y + 1, 76, 42);
  patch.stitch([...edge, edge[0]!], { colour: "#E6D9BF", width: 1.2 });
  scene.mark(
    word({ x: x + 42, y: y + 17, size: 7.6, colour: "#4A2F1C" }) +
      `<path d="M${x + 16} ${y + 31}H${x + 68}" stroke="#4A2F1C" stroke-width="1.4" stroke-dasharray="4 2"/>`,
  );
}
