import type { Cloth } from "@/studio/pictures/render/cloth";
import { offset, type Point } from "@/studio/pictures/render/geometry";
import type { Piece } from "@/studio/pictures/render/piece";

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
