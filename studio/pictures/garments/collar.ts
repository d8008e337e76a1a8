import type { Cloth } from "@/studio/pictures/render/cloth";
import { blend } from "@/studio/pictures/render/colour";
import {
  inset,
  mirror,
  offset,
  symmetric,
  toPath,
  trace,
  type Point,
} from "@/studio/pictures/render/geometry";
import type { Piece } from "@/studio/pictures/render/piece";
import type { Scene } from "@/studio/pictures/render/scene";
import { button, wovenLabel } from "@/studio/pictures/parts/trim";
import type { TopShape } from "./top-shape";

export type CollarKind = "spread" | "button-down" | "camp" | "band" | "polo";

export interface CollarDesign {
  kind: CollarKind;
  cloth: Cloth;
  thread: string;
  button: string;
  /** A line knitted or stitched along the edge. */
  tip?: string | undefined;
}

/** The inside of the back, seen through the neck, with the brand's label. */
export function drawInsideNeck(
  scene: Scene,
  shape: TopShape,
  cloth: Cloth,
  { depth, rise = 30 }: { depth: number; rise?: number },
): void {
  const { neck, neckY } = shape;
  const inside: Cloth = { ...cloth, colour: blend(cloth.colour, "#1B1713", 0.16), print: cloth.print };
  const half = trace(
    `M 480 ${neckY - rise} C ${480 + neck * 0.5} ${neckY - rise} ${480 + neck * 0.86} ${neckY - rise * 0.94} ${480 + neck - 3} ${neckY - rise * 0.7} L ${480 + neck} ${neckY} L ${480 + neck - 4} ${neckY + 40} L 480 ${neckY + depth}`,
  );
  const panel = scene.piece(symmetric(half), { cloth: inside, lift: 2.6, round: 8 });
  const seam = trace(`M ${480 - neck} ${neckY + 4} Q 480 ${neckY + 22} ${480 + neck} ${neckY + 4}`);
  panel.seam(seam, 1.2);
  panel.fold([480 - neck, neckY + 20], [480, neckY + 70], [480 + neck, neckY + 20], 60, -0.5, "drape");
  wovenLabel(scene, 480, neckY + 16, 60, 3.2);
}

/** Half of the leaf on the right: outline from the fold at the neck round to the centre. */
function leafOf({ neck, neckY }: TopShape, kind: CollarKind): Point[] {
  const x = 480 + neck;
  switch (kind) {
    case "camp":
      return trace(
        `M ${x - 10} ${neckY - 18} C ${x - 8} ${neckY + 30} ${x - 52} ${neckY + 110} 483 ${neckY + 186} L ${480 + 96} ${neckY + 148} Q ${480 + 112} ${neckY + 140} ${480 + 107} ${neckY + 126} L ${480 + 92} ${neckY + 98} L ${480 + 138} ${neckY + 84} L ${x + 36} ${neckY + 22} C ${x + 20} ${neckY + 4} ${x + 6} ${neckY - 12} ${x - 10} ${neckY - 18}`,
      );
    case "button-down":
      return trace(
        `M ${x - 8} ${neckY - 22} C ${x - 4} ${neckY + 8} ${x - 44} ${neckY + 62} 484 ${neckY + 76} C ${480 + 14} ${neckY + 104} ${480 + 36} ${neckY + 140} ${480 + 62} ${neckY + 162} C ${480 + 84} ${neckY + 120} ${x + 18} ${neckY + 72} ${x + 32} ${neckY + 26} C ${x + 20} ${neckY + 2} ${x + 6} ${neckY - 16} ${x - 8} ${neckY - 22}`,
      );
    case "polo":
      return trace(
        `M ${x - 6} ${neckY - 22} C ${x - 4} ${neckY + 12} ${x - 46} ${neckY + 66} 486 ${neckY + 84} C ${480 + 18} ${neckY + 106} ${480 + 52} ${neckY + 132} ${480 + 80} ${neckY + 140} C ${480 + 96} ${neckY + 112} ${x + 22} ${neckY + 66} ${x + 32} ${neckY + 24} C ${x + 18} ${neckY} ${x + 6} ${neckY - 16} ${x - 6} ${neckY - 22}`,
      );
    default:
      return trace(
        `M ${x - 8} ${neckY - 22} C ${x - 4} ${neckY + 8} ${x - 44} ${neckY + 62} 484 ${neckY + 74} L ${480 + 90} ${neckY + 150} L ${x + 34} ${neckY + 26} C ${x + 20} ${neckY + 2} ${x + 6} ${neckY - 16} ${x - 8} ${neckY - 22}`,
      );
  }
}

export function drawCollarFront(scene: Scene, shape: TopShape, design: CollarDesign): void {
  const { kind, cloth, thread } = design;
  const { neckY } = shape;
  if (kind === "band") {
    drawBandFront(scene, shape, design);
    return;
  }
  if (kind !== "camp" && kind !== "polo") drawStand(scene, shape, design);
  const leaf = leafOf(shape, kind);
  for (const flip of [true, false]) {
    const outline = flip ? mirror(leaf) : leaf;
    const piece = scene.piece(outline, { cloth, lift: flip ? 10.6 : 11, round: 6, angle: flip ? -52 : 52 });
    const edge = inset(outline, kind === "polo" ? 6 : 5);
    if (kind !== "polo") piece.stitch(edge.slice(kind === "camp" ? 12 : 20), { colour: thread, width: 1.3 });
    if (design.tip) drawTip(piece, [foldEnd(outline), outline.length - 12], design.tip);
    piece.fold(leanOf(outline, 0), leanOf(outline, 4), leanOf(outline, 10), 26, 0.35, "fold");
    if (kind === "camp") {
      const notch = trace(`M ${480 + 92} ${neckY + 98} L ${480 + 62} ${neckY + 108}`);
      piece.seam(flip ? mirror(notch) : notch, 1.4);
    }
    if (kind === "button-down") {
      const x = flip ? 480 - 60 : 480 + 60;
      button(scene, { x, y: neckY + 148, r: 5.6, colour: design.button, lift: 11 });
    }
  }
}

function leanOf(points: readonly Point[], index: number): Point {
  return points[Math.min(index, points.length - 1)]!;
}

/** Two knitted lines along the free edge, not along the fold: the stretch of the outline between two of its points. */
function drawTip(piece: Piece, [from, to]: readonly [number, number], colour: string): void {
  for (const by of [7, 13]) {
    const line = inset(piece.outline, by).slice(from, to);
    piece.paint(
      "albedo",
      `<path d="${toPath(line)}" fill="none" stroke="${colour}" stroke-width="3.4" stroke-linejoin="round"/>`,
    );
  }
}

function foldEnd(outline: readonly Point[]): number {
  const reach = outline.map(([x]) => Math.abs(x - 480));
  return reach.indexOf(Math.min(...reach)) + 2;
}

function drawStand(scene: Scene, shape: TopShape, design: CollarDesign): void {
  const { neckY } = shape;
  const stand = trace(
    `M 456 ${neckY + 74} L 504 ${neckY + 74} L 505 ${neckY + 98} Q 480 ${neckY + 106} 455 ${neckY + 98}`,
  );
  const piece = scene.piece(stand, { cloth: design.cloth, lift: 8.6, round: 5, angle: 90 });
  piece.stitch(trace(`M 450 ${neckY + 94} Q 480 ${neckY + 102} 510 ${neckY + 94}`), {
    colour: design.thread,
    width: 1.2,
  });
  if (design.kind !== "polo")
    button(scene, { x: 480, y: neckY + 84, r: 6.6, colour: design.button, lift: 8.8 });
}

function drawBandFront(scene: Scene, shape: TopShape, design: CollarDesign): void {
  const { neck, neckY } = shape;
  const x = 480 + neck;
  const band = trace(
    `M ${x - 6} ${neckY - 25} C ${x - 2} ${neckY + 10} ${x - 40} ${neckY + 58} 485 ${neckY + 66} Q 481 ${neckY + 70} 482 ${neckY + 80} L 482 ${neckY + 104} C ${x - 30} ${neckY + 98} ${x + 20} ${neckY + 40} ${x + 14} ${neckY - 4} Q ${x + 6} ${neckY - 20} ${x - 6} ${neckY - 25}`,
  );
  for (const flip of [true, false]) {
    const outline = flip ? mirror(band) : band;
    const piece = scene.piece(outline, {
      cloth: design.cloth,
      lift: flip ? 9.4 : 10,
      round: 6,
      angle: flip ? -50 : 50,
    });
    const line = inset(outline, 4.5);
    piece.stitch([...line, line[0]!], { colour: design.thread, width: 1.2 });
  }
  button(scene, { x: 492, y: neckY + 86, r: 6.4, colour: design.button, lift: 10 });
}

export function drawCollarBack(scene: Scene, shape: TopShape, design: CollarDesign): void {
  const { neck, neckY } = shape;
  const x = 480 + neck;
  const tall = 30;
  const band = trace(
    `M 480 ${neckY - 30} C ${x - 40} ${neckY - 30} ${x - 16} ${neckY - 27} ${x - 2} ${neckY - 20} Q ${x + 4} ${neckY - 8} ${x + 4} ${neckY + 3} C ${x - 24} ${neckY + 14} ${480 + 40} ${neckY + 18} 480 ${neckY + 18}`,
  );
  const leaf = trace(
    `M 480 ${neckY - 34} C ${x - 40} ${neckY - 34} ${x - 16} ${neckY - 30} ${x - 4} ${neckY - 22} C ${x + 10} ${neckY - 12} ${x + 24} ${neckY + tall - 10} ${x + 32} ${neckY + tall} C ${x - 20} ${neckY + tall + 16} ${480 + 40} ${neckY + tall + 20} 480 ${neckY + tall + 20}`,
  );
  const half = design.kind === "band" ? band : leaf;
  const outline = symmetric(half);
  const piece = scene.piece(outline, { cloth: design.cloth, lift: 10, round: 8, angle: 90 });
  if (design.kind !== "polo") {
    const edge = offset(mirror(half).reverse().slice(0, -12), 0).map(([px, py]) => [px, py - 5] as const);
    piece.stitch(
      [...edge.filter(([, py]) => py > neckY), ...mirror(edge.filter(([, py]) => py > neckY)).reverse()],
      { colour: design.thread, width: 1.2 },
    );
  }
  if (design.tip) drawTip(piece, [half.length - 26, half.length + 26], design.tip);
  piece.fold([480 - neck, neckY], [480, neckY + 12], [480 + neck, neckY], 20, 0.4, "fold");
}
