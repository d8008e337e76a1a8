import { blend } from "@/studio/pictures/render/colour";
import { CENTRE_X, rectangle, trace } from "@/studio/pictures/render/geometry";
import type { Piece } from "@/studio/pictures/render/piece";
import type { Scene } from "@/studio/pictures/render/scene";
import { button, buttonhole } from "@/studio/pictures/parts/trim";
import { drawClosedZip, drawSlider } from "@/studio/pictures/parts/zip";
import type { TeeDesign } from "./tee-design";

export function drawPoloPlacket(scene: Scene, body: Piece, design: TeeDesign): void {
  const { shape, cloth, thread } = design;
  const top = shape.neckY + 84;
  const foot = shape.neckY + 256;
  const strip = scene.piece(rectangle(CENTRE_X - 19, top, 38, foot - top), {
    cloth: design.block ?? cloth,
    lift: 8.4,
    round: 3,
    within: body,
  });
  strip.stitch(trace(`M 465 ${top} L 465 ${foot - 4} L 495 ${foot - 4} L 495 ${top}`), {
    colour: thread,
    width: 1.2,
  });
  strip.stitch(trace(`M 465 ${foot - 18} L 495 ${foot - 18}`), { colour: thread, width: 1.2 });
  if (design.neck === "zip") {
    const zip = { metal: "#B4AFA3", tape: blend(cloth.colour, "#1B1713", 0.55), lift: 8.4 };
    drawClosedZip(scene, CENTRE_X, [top + 4, foot - 22], zip);
    drawSlider(scene, [CENTRE_X, top + 26], zip);
    return;
  }
  for (const y of [top + 46, top + 112]) {
    buttonhole(scene, [480, y], 19, 90, thread);
    button(scene, { x: 480, y, r: 8, colour: design.button, lift: 8.6 });
  }
}

export function drawHenleyPlacket(scene: Scene, body: Piece, design: TeeDesign, drop: number): void {
  const { shape, cloth, thread } = design;
  const top = shape.neckY + drop - 4;
  const foot = top + 168;
  const strip = scene.piece(rectangle(463, top, 34, foot - top), {
    cloth,
    lift: 8.2,
    round: 3,
    within: body,
  });
  strip.stitch(trace(`M 467 ${top} L 467 ${foot - 4} L 493 ${foot - 4} L 493 ${top}`), {
    colour: thread,
    width: 1.2,
  });
  for (const y of [top + 40, top + 82, top + 124]) {
    buttonhole(scene, [480, y], 16, 90, thread);
    button(scene, { x: 480, y, r: 6.6, colour: design.button, lift: 8.4 });
  }
}

export function drawTeePocket(scene: Scene, { shape, cloth, thread, block }: TeeDesign): void {
  const x = 480 + 76;
  const y = shape.neckY + 196;
  const bag = trace(
    `M ${x} ${y} L ${x + 120} ${y + 2} L ${x + 119} ${y + 112} L ${x + 60} ${y + 134} L ${x + 1} ${y + 110}`,
  );
  const pocket = scene.piece(bag, { cloth: block ?? cloth, lift: 8.2, round: 6, angle: 1 });
  pocket.stitch(
    trace(
      `M ${x + 4} ${y} L ${x + 5} ${y + 107} L ${x + 60} ${y + 129} L ${x + 115} ${y + 109} L ${x + 116} ${y}`,
    ),
    { colour: thread, width: 1.2 },
  );
  for (const by of [20, 25])
    pocket.stitch(trace(`M ${x - 4} ${y + by} L ${x + 126} ${y + by + 2}`), { colour: thread, width: 1.1 });
}
