import type { Cloth } from "@/studio/pictures/render/cloth";
import { offset, type Point } from "@/studio/pictures/render/geometry";
import type { Piece } from "@/studio/pictures/render/piece";
import type { Scene } from "@/studio/pictures/render/scene";
import { disc } from "@/studio/pictures/parts/trim";

export interface CapDesign {
  style: "six-panel" | "trucker" | "flat" | "bucket";
  cloth: Cloth;
  brim: Cloth;
  /** Side and back panels of a trucker. */
  back: Cloth;
  thread: string;
  ink: string;
  mark: "word" | "patch" | "label";
  closure: "strap" | "snap" | "none";
}

/** The dome: one broad hill instead of many folds. */
export function swell(piece: Piece, cx: number, cy: number, rx: number, ry: number): void {
  const rings = Array.from({ length: 12 }, (_, i) => {
    const k = 1 - i / 12;
    return `<ellipse cx="${cx}" cy="${cy}" rx="${rx * k}" ry="${ry * k}" fill="#fff" fill-opacity="${0.055 + i * 0.006}"/>`;
  });
  piece.paint("drape", rings.join(""));
}

export function panelSeam(piece: Piece, line: Point[], thread: string): void {
  piece.seam(line, 1.5);
  for (const by of [-6, 6]) piece.stitch(offset(line, by), { colour: thread, width: 1.4, pucker: 0.5 });
}

export function eyelet(scene: Scene, x: number, y: number, colour: string): void {
  scene.mark(
    `<g fill="${colour}">${disc(x, y, 8)}</g><g fill="#17171A">${disc(x, y, 3.6)}</g><circle cx="${x}" cy="${y}" r="6" fill="none" stroke="#000" stroke-opacity="0.25" stroke-width="3.4" stroke-dasharray="1.2 1"/>`,
  );
  scene.add(
    "lift",
    `<g fill="rgb(130,130,130)">${disc(x, y, 8)}</g><g fill="rgb(70,70,70)">${disc(x, y, 3.6)}</g>`,
  );
}
