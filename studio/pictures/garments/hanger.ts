import { makeCloth } from "@/studio/pictures/render/cloth";
import { offset, rectangle, symmetric, trace, type Point } from "@/studio/pictures/render/geometry";
import type { Scene } from "@/studio/pictures/render/scene";
import type { TopShape } from "./top-shape";
import { TOP_Y, type TrouserShape } from "./trouser-shape";

const wood = () => makeCloth("plain", "#B08A5E", { gloss: 0.14, slub: 0.12 });
const steel = () => makeCloth("metal", "#A9A59C", { gloss: 0.5 });

/** A wooden hanger inside a top, seen in its neck: to be drawn after the inside of its back and before its front. */
export function drawHanger(scene: Scene, { neck, neckY }: TopShape): void {
  drawHook(scene, neckY - 6);
  const half = trace(
    `M 480 ${neckY - 18} C ${480 + neck * 0.4} ${neckY - 18} ${480 + neck * 0.7} ${neckY} ${480 + neck + 26} ${neckY + 34} ` +
      `L ${480 + neck + 20} ${neckY + 54} C ${480 + neck * 0.66} ${neckY + 20} ${480 + neck * 0.4} ${neckY + 3} 480 ${neckY + 3}`,
  );
  scene.piece(symmetric(half), { cloth: wood(), lift: 4.6, round: 6, angle: 90 });
}

/** A bar with two clips that hold a waistband. */
export function drawClipHanger(scene: Scene, { waist }: TrouserShape): void {
  const y = TOP_Y - 30;
  drawHook(scene, y);
  scene.piece(rectangle(480 - waist - 6, y - 9, waist * 2 + 12, 18), {
    cloth: wood(),
    lift: 5,
    round: 7,
    angle: 90,
  });
  for (const side of [-1, 1]) {
    const x = 480 + side * (waist - 54);
    const clip = trace(
      `M ${x - 15} ${y - 13} L ${x + 15} ${y - 13} L ${x + 19} ${y + 66} L ${x - 19} ${y + 66} L ${x - 15} ${y - 13}`,
    );
    const piece = scene.piece(clip, { cloth: steel(), lift: 14, round: 6 });
    piece.seam(trace(`M ${x - 18} ${y + 36} L ${x + 18} ${y + 36}`), 0.8);
  }
}

function drawHook(scene: Scene, y: number): void {
  const line: Point[] = trace(
    `M 480 ${y} L 480 ${y - 38} C 480 ${y - 54} 507 ${y - 56} 507 ${y - 82} C 507 ${y - 116} 453 ${y - 116} 453 ${y - 86}`,
  );
  const outline = [...offset(line, 3.4), ...offset(line, -3.4).reverse()];
  scene.piece(outline, { cloth: steel(), lift: 4, round: 3 });
}
