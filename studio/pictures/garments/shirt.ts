import {
  inset,
  mirror,
  offset,
  rectangle,
  rotated,
  trace,
  type Point,
  TOP_EDGE_POINTS,
} from "@/studio/pictures/render/geometry";
import type { Random } from "@/studio/pictures/render/noise";
import type { Piece } from "@/studio/pictures/render/piece";
import type { Scene } from "@/studio/pictures/render/scene";
import { button, buttonhole, stud } from "@/studio/pictures/parts/trim";
import { drawCollarBack, drawCollarFront, drawInsideNeck, type CollarDesign } from "./collar";
import { drapeBody, drapeLongSleeve, drapeShortSleeve } from "./top-drape";
import { stackBelowTop } from "./folded";
import { drawHanger } from "./hanger";
import type { GarmentPose } from "./pose";
import {
  armhole,
  bodyOutline,
  hemEdge,
  longSleeve,
  shortSleeve,
  type Sleeve,
  type TopShape,
} from "./top-shape";

export interface ShirtDesign extends CollarDesign {
  shape: TopShape;
  sleeve: "full" | "half";
  pockets: 0 | 1 | 2;
  flap?: boolean | undefined;
  western?: boolean | undefined;
  /** Pearl snaps instead of sewn buttons. */
  snap?: string | undefined;
  placket: "plain" | "french" | "short";
  random: Random;
  pose?: GarmentPose | undefined;
}

const FULL_SLEEVE_END = 896;

export function drawShirtFront(scene: Scene, design: ShirtDesign): void {
  const { shape, cloth, thread, random, pose } = design;
  if (pose === "folded") stackBelowTop(scene, shape, cloth);
  else drawSleeves(scene, design, false);
  drawInsideNeck(scene, shape, cloth, { depth: design.kind === "camp" ? 200 : 90 });
  if (pose === "hung") drawHanger(scene, shape);
  const body = scene.piece(
    bodyOutline(shape, design.kind === "camp" ? 170 : 78, design.kind === "camp" ? 1 : 0),
    { cloth, lift: 7, round: 13 },
  );
  drapeBody(body, shape, random);
  if (pose !== "folded") sewBody(body, design);
  const { neck, neckY, shoulder, shoulderY } = shape;
  for (const flip of [false, true]) {
    const yoke = design.western
      ? trace(
          `M ${480 + shoulder + 4} ${shoulderY + 96} Q ${480 + 190} ${shoulderY + 84} ${480 + 150} ${shoulderY + 118} Q ${480 + 110} ${shoulderY + 84} ${480 + neck - 30} ${neckY + 110}`,
        )
      : trace(`M ${480 + neck} ${neckY + 36} L ${480 + shoulder + 4} ${shoulderY + 30}`);
    const line = flip ? mirror(yoke) : yoke;
    body.seam(line, 1);
    body.stitch(offset(line, (flip ? -1 : 1) * (design.western ? -5 : 4.5)), { colour: thread, width: 1.3 });
  }
  drawPlacket(scene, body, design);
  if (design.pockets > 0) drawPocket(scene, design, "right");
  if (design.pockets > 1) drawPocket(scene, design, "left");
  drawCollarFront(scene, shape, design);
}

export function drawShirtBack(scene: Scene, design: ShirtDesign): void {
  const { shape, cloth, thread, random } = design;
  const { neckY, shoulder, shoulderY } = shape;
  drawSleeves(scene, design, true);
  const body = scene.piece(bodyOutline(shape, 18), { cloth, lift: 7, round: 13 });
  drapeBody(body, shape, random);
  sewBody(body, design);
  const yokeY = shoulderY + 62;
  const seam = design.western
    ? trace(
        `M ${480 - shoulder - 4} ${yokeY} Q ${480 - 120} ${yokeY + 6} 480 ${yokeY + 58} Q ${480 + 120} ${yokeY + 6} ${480 + shoulder + 4} ${yokeY}`,
      )
    : trace(`M ${480 - shoulder - 4} ${yokeY} Q 480 ${yokeY + 14} ${480 + shoulder + 4} ${yokeY}`);
  if (cloth.print && !design.western) {
    const top = [
      ...seam,
      [480 + shoulder + 20, neckY - 40] as Point,
      [480 - shoulder - 20, neckY - 40] as Point,
    ];
    scene.piece(top, { cloth, lift: 7.2, round: 3, angle: 90, within: body });
  }
  body.seam(seam, 1.3);
  body.stitch(offset(seam, -5), { colour: thread, width: 1.3 });
  if (!design.western) {
    for (const side of [-1, 1]) {
      body.fold(
        [480 + side * 15, yokeY + 8],
        [480 + side * 15, yokeY + 90],
        [480 + side * 18, yokeY + 250],
        12,
        -0.6,
        "fold",
      );
      body.seam(trace(`M ${480 + side * 15} ${yokeY + 10} L ${480 + side * 14} ${yokeY + 60}`), 0.9);
    }
    const loop = scene.piece(rectangle(475, yokeY + 2, 10, 34), { cloth, lift: 9, round: 4 });
    loop.stitch(trace(`M 480 ${yokeY} L 480 ${yokeY + 36}`), { colour: thread, width: 1 });
  }
  drawCollarBack(scene, shape, design);
}

function sewBody(body: Piece, { shape, thread }: ShirtDesign): void {
  for (const flip of [false, true]) {
    const hole = offset(armhole(shape), flip ? -6 : 6);
    body.stitch(flip ? mirror(offset(armhole(shape), 6)) : hole, { colour: thread, width: 1.3, pucker: 1 });
  }
  body.stitch(hemEdge(shape, 9), { colour: thread, width: 1.3, pucker: 1 });
}

function drawSleeves(scene: Scene, design: ShirtDesign, back: boolean): void {
  const { shape, cloth, random, thread } = design;
  const full = design.sleeve === "full";
  const sleeve = full ? longSleeve(shape, FULL_SLEEVE_END) : shortSleeve(shape, 172, 158);
  for (const flip of [true, false]) {
    const outline = flip ? mirror(sleeve.outline) : sleeve.outline;
    const piece = scene.piece(outline, {
      cloth,
      lift: 5,
      round: 14,
      angle: flip ? -sleeve.angle : sleeve.angle,
    });
    if (full) {
      drapeLongSleeve(piece, shape, random, flip);
      drawCuff(scene, design, sleeve, { flip, back });
    } else {
      drapeShortSleeve(piece, shape, random, flip);
      const hem = sleeve.mouth.map(([x, y]) => [x - 11, y - 19] as const);
      const line = [
        [hem[0]![0] + 30, hem[0]![1] - 18] as const,
        ...hem,
        [hem.at(-1)![0] - 30, hem.at(-1)![1] + 18] as const,
      ];
      const sewn = flip ? mirror(line) : line;
      piece.seam(sewn, 0.7);
      piece.stitch(sewn, { colour: thread, width: 1.3, pucker: 1 });
    }
  }
}

function drawCuff(
  scene: Scene,
  design: ShirtDesign,
  { mouth }: Sleeve,
  { flip, back }: { flip: boolean; back: boolean },
): void {
  const outer = mouth[0]!;
  const inner = mouth.at(-1)!;
  const up = -6;
  const high = 66;
  const half = trace(
    `M ${outer[0] - 3} ${outer[1] - up - 8} L ${outer[0] - 6} ${outer[1] + high} Q ${(outer[0] + inner[0]) / 2} ${inner[1] + high + 4} ${inner[0] + 7} ${inner[1] + high - 8} L ${inner[0] + 3} ${inner[1] - 10} Q ${(outer[0] + inner[0]) / 2} ${inner[1] + 4} ${outer[0] - 3} ${outer[1] - 4}`,
  );
  const outline = flip ? mirror(half) : half;
  const cuff = scene.piece(outline, { cloth: design.cloth, lift: 6.6, round: 8, angle: flip ? 82 : -82 });
  const line = inset(outline, 5);
  cuff.stitch([...line, line[0]!], { colour: design.thread, width: 1.2 });
  const place = (x: number): number => (flip ? 960 - x : x);
  if (back) {
    fasten(scene, design, place(inner[0] + 26), inner[1] + 30, 6.6);
    cuff.seam(
      flip
        ? mirror([
            [inner[0] + 14, inner[1]],
            [inner[0] + 13, inner[1] + 80],
          ])
        : [
            [inner[0] + 14, inner[1]],
            [inner[0] + 13, inner[1] + 80],
          ],
      1.3,
    );
  }
}

function drawPlacket(scene: Scene, body: Piece, design: ShirtDesign): void {
  const { shape, cloth, thread, placket } = design;
  const top = shape.neckY + (design.kind === "camp" ? 178 : 84);
  const foot = placket === "short" ? shape.neckY + 400 : shape.hemY + 20;
  const wide = placket === "french" ? 15 : 18;
  if (placket === "french") {
    body.seam(trace(`M ${480 - wide} ${top} L ${480 - wide} ${foot}`), 1.5);
    body.stitch(trace(`M ${480 + 22} ${top - 20} L ${480 + 22} ${foot}`), { colour: thread, width: 1.2 });
  } else {
    const strip = scene.piece(rectangle(480 - wide, top, wide * 2, foot - top), {
      cloth,
      lift: 8.2,
      round: 3,
      within: body,
    });
    for (const x of [480 - wide + 4.5, 480 + wide - 4.5])
      strip.stitch(trace(`M ${x} ${top} L ${x} ${foot}`), { colour: thread, width: 1.2 });
    if (placket === "short")
      strip.stitch(
        trace(
          `M ${480 - wide} ${foot - 14} L ${480 + wide} ${foot - 14} L ${480 - wide} ${foot - 4} L ${480 + wide} ${foot - 4}`,
        ),
        { colour: thread, width: 1.2 },
      );
  }
  const first = top + (design.kind === "camp" ? 16 : 66);
  const last = placket === "short" ? foot - 60 : shape.hemY - 90;
  const step = placket === "short" ? 84 : 96;
  for (let y = first; y < last; y += step) {
    if (!design.snap) buttonhole(scene, [480, y], 19, 90, thread);
    fasten(scene, design, 480, y, 7.4);
  }
}

function fasten(scene: Scene, design: ShirtDesign, x: number, y: number, r: number): void {
  if (design.snap) stud(scene, [x, y], r, 8.4, design.snap);
  else button(scene, { x, y, r, colour: design.button, lift: 8.4 });
}

function drawPocket(scene: Scene, design: ShirtDesign, side: "left" | "right"): void {
  const { shape, cloth, thread } = design;
  const x = 480 + 78;
  const y = shape.neckY + 206;
  const place = (points: Point[]): Point[] => (side === "right" ? points : mirror(points));
  const bag = rotated(
    trace(`M ${x} ${y} L ${x + 122} ${y} L ${x + 122} ${y + 118} L ${x + 61} ${y + 140} L ${x} ${y + 118}`),
    1,
    [x, y],
  );
  const pocket = scene.piece(place(bag), { cloth, lift: 8, round: 5, angle: 1 });
  const line = place(inset(bag, 4));
  pocket.stitch([...line.slice(TOP_EDGE_POINTS), line[0]!], { colour: thread, width: 1.2 });
  if (!design.flap) {
    pocket.stitch(place(trace(`M ${x - 4} ${y + 25} L ${x + 130} ${y + 27}`)), {
      colour: thread,
      width: 1.2,
    });
    return;
  }
  const flapShape = trace(
    `M ${x - 3} ${y - 16} L ${x + 125} ${y - 16} L ${x + 125} ${y + 30} L ${x + 61} ${y + 50} L ${x - 3} ${y + 30}`,
  );
  const flap = scene.piece(place(flapShape), { cloth, lift: 9.4, round: 5 });
  const edge = place(inset(flapShape, 4.5));
  flap.stitch([...edge, edge[0]!], { colour: thread, width: 1.2 });
  fasten(scene, design, side === "right" ? x + 61 : 960 - x - 61, y + 32, 6.6);
}
