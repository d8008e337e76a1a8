import { makeCloth } from "@/studio/pictures/render/cloth";
import { blend } from "@/studio/pictures/render/colour";
import { inset, roundedRectangle, toPath, trace, type Point } from "@/studio/pictures/render/geometry";
import type { Piece } from "@/studio/pictures/render/piece";
import type { Scene } from "@/studio/pictures/render/scene";
import { type BeltDesign, type Lay, settle, strip } from "./belt-design";

interface Frame {
  /** Half its length along the strap. */
  half: number;
  outline: Point[];
  thick: number;
}

function box(half: number, high: number, r: number): Point[] {
  return roundedRectangle(-half, -high / 2, half * 2, high, r);
}

/** The frame of a buckle, its bar to the left; none of one that is a plate. */
export function frameOf({ buckle, width }: BeltDesign): Frame | undefined {
  switch (buckle) {
    case "frame":
      return { half: width * 0.5, outline: box(width * 0.5, width + 36, 22), thick: 13 };
    case "square":
      return { half: width * 0.43, outline: box(width * 0.43, width + 28, 5), thick: 10 };
    case "roller":
      return { half: width * 0.5, outline: box(width * 0.5, width + 34, 13), thick: 11 };
    case "swivel":
      return { half: width * 0.46, outline: box(width * 0.46, width + 30, 16), thick: 10 };
    case "horseshoe": {
      const [x, y] = [width * 0.5, width / 2 + 18];
      const outline = trace(
        `M ${-x} ${-y + 8} Q ${-x} ${-y} ${-x + 8} ${-y} L ${-x * 0.1} ${-y} C ${x * 0.8} ${-y} ${x * 1.12} ${-y * 0.5} ${x * 1.12} 0 C ${x * 1.12} ${y * 0.5} ${x * 0.8} ${y} ${-x * 0.1} ${y} L ${-x + 8} ${y} Q ${-x} ${y} ${-x} ${y - 8}`,
      );
      return { half: x, outline, thick: 12 };
    }
    default:
      return undefined;
  }
}

/** Where the strap that holds the buckle ends. */
export function heelOf(design: BeltDesign): number {
  const frame = frameOf(design);
  if (frame) return -frame.half;
  return design.buckle === "d-ring" ? -design.width * 0.3 : -design.width * 0.45;
}

interface Metal {
  lift: number;
  round: number;
}

function forge(scene: Scene, lay: Lay, design: BeltDesign, outline: Point[], { lift, round }: Metal): Piece {
  const placed = outline.map(([x, y]) => lay.place(x, y, 4));
  return settle(scene.piece(placed, { cloth: makeCloth("metal", design.metal), lift, round }), lay);
}

function ring(outline: Point[], thick: number): Point[] {
  const hole = inset(outline, thick);
  return [...outline, outline[0]!, hole[0]!, ...[...hole].reverse()];
}

/** The buckle itself: what is seen whether or not a tongue is in it. */
export function drawBuckle(scene: Scene, lay: Lay, design: BeltDesign): void {
  const frame = frameOf(design);
  if (frame) forge(scene, lay, design, ring(frame.outline, frame.thick), { lift: 16, round: 5 });
  else if (design.buckle === "d-ring") drawRings(scene, lay, design);
  else drawPlate(scene, lay, design);
  if (design.buckle === "roller") {
    const { half } = frame!;
    const high = design.width + 8;
    const tube = roundedRectangle(half - 17, -high / 2, 24, high, 6);
    forge(scene, lay, design, tube, { lift: 18, round: 9 });
  }
}

/** Plain, brushed and a little domed; or the box of a web belt with its two rolled ends. */
function drawPlate(scene: Scene, lay: Lay, design: BeltDesign): void {
  const { width, buckle, metal } = design;
  const isPlate = buckle === "plate";
  const half = width * (isPlate ? 0.6 : 0.52);
  const high = width + (isPlate ? 12 : 18);
  const body = forge(scene, lay, design, box(half, high, isPlate ? 13 : 6), {
    lift: 15,
    round: isPlate ? 7 : 5,
  });
  const lines = Array.from({ length: 64 }, (_, i) => {
    const y = -high / 2 + ((i + 0.5) / 64) * high;
    const [a, b] = [lay.place(-half, y, 4), lay.place(half, y, 4)];
    return `<path d="${toPath([a, b])}" stroke="${i % 2 === 0 ? "#ffffff" : "#000000"}" stroke-opacity="${i % 5 === 0 ? 0.06 : 0.04}" stroke-width="1.4"/>`;
  });
  body.paint("albedo", lines.join(""));
  if (isPlate) {
    const rim = inset(box(half, high, 13), 7).map(([x, y]) => lay.place(x, y, 4));
    const d = toPath(rim, true);
    body.paint("lift", `<path d="${d}" fill="none" stroke="#000" stroke-opacity="0.1" stroke-width="3"/>`);
    body.paint(
      "albedo",
      `<path d="${d}" fill="none" stroke="${blend(metal, "#000000", 0.5)}" stroke-opacity="0.35" stroke-width="1.4"/>`,
    );
    return;
  }
  for (const x of [-half + 2, half - 20])
    forge(scene, lay, design, roundedRectangle(x, -high / 2 - 2, 18, high + 4, 6), { lift: 18, round: 7 });
}

/** Two rings with straight backs. */
function drawRings(scene: Scene, lay: Lay, design: BeltDesign): void {
  const y = design.width / 2 + 15;
  for (const [i, shift] of [0, 24].entries()) {
    const [left, right] = [-design.width * 0.32 + shift, design.width * 0.5 + shift];
    const outline = trace(
      `M ${left} ${-y + 6} Q ${left} ${-y} ${left + 6} ${-y} L ${left + 16} ${-y} C ${right - 8} ${-y} ${right} ${-y * 0.55} ${right} 0 C ${right} ${y * 0.55} ${right - 8} ${y} ${left + 16} ${y} L ${left + 6} ${y} Q ${left} ${y} ${left} ${y - 6}`,
    );
    forge(scene, lay, design, ring(outline, 9), { lift: 14 + i * 3, round: 4 });
  }
}

/** The end of the strap folded round the bar, and the prong at rest on the frame. */
export function drawStrapEnd(scene: Scene, lay: Lay, design: BeltDesign): void {
  const { width, cloth, buckle } = design;
  const heel = heelOf(design);
  if (buckle === "plate" || buckle === "web") return;
  if (buckle === "swivel") {
    const clamp = roundedRectangle(heel - 30, -width / 2 - 4, 34, width + 8, 5);
    forge(scene, lay, design, clamp, { lift: 17, round: 6 });
  } else {
    const fold = strip(lay, [heel - 14, heel + 11], () => width / 2, 4);
    settle(scene.piece(fold, { cloth, lift: 17, round: 8, angle: lay.angle }), lay);
  }
  if (buckle === "d-ring") return;
  drawProng(scene, lay, design, heel);
}

/** From where it comes up to the far side of the frame, on which it lies. */
export function drawProng(scene: Scene, lay: Lay, design: BeltDesign, from: number): void {
  const frame = frameOf(design);
  if (!frame) return;
  const far = Math.max(...frame.outline.map(([x]) => x)) + 3;
  const slim = design.buckle === "swivel" || design.buckle === "square";
  const half = slim ? 5 : 6.5;
  const slot = roundedRectangle(from - 6, -half - 3, 20, half * 2 + 6, 6).map(([x, y]) => lay.place(x, y, 4));
  settle(
    scene.piece(slot, {
      cloth: makeCloth("plain", blend(design.cloth.colour, "#000000", 0.7)),
      lift: 12,
      round: 3,
    }),
    lay,
  );
  forge(scene, lay, design, roundedRectangle(from, -half, far - from, half * 2, half * 0.8), {
    lift: 20,
    round: 5,
  });
}
