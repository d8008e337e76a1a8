import type { Cloth } from "@/studio/pictures/render/cloth";
import { rectangle, roundedRectangle } from "@/studio/pictures/render/geometry";
import type { Scene } from "@/studio/pictures/render/scene";
import type { TopShape } from "./top-shape";
import { TOP_Y, type TrouserShape } from "./trouser-shape";

/** What lies below the piece on top of a stack, and how far each shows. */
const BELOW = [
  { down: 50, across: -3, lift: 1.4 },
  { down: 25, across: 2, lift: 3.8 },
] as const;

/** A top whose sleeves and hem are folded behind it. */
export function foldTop(shape: TopShape): TopShape {
  const { neckY } = shape;
  return {
    ...shape,
    shoulder: 212,
    shoulderY: neckY + 34,
    chest: 219,
    armpitY: 430,
    waist: 218,
    hem: 219,
    hemY: 790,
    tail: 0,
  };
}

/** The folds of the same piece, or of others, that lie below a folded top. */
export function stackBelowTop(scene: Scene, { neckY, hem, hemY }: TopShape, cloth: Cloth): void {
  const half = hem - 5;
  const top = neckY + 90;
  for (const { down, across, lift } of BELOW) {
    const outline = roundedRectangle(480 - half + across, top, half * 2, hemY - top + 8 + down, 14);
    scene.piece(outline, { cloth, lift, round: 11 });
  }
}

/** Of trousers that are folded along their middle, the half that lies on top begins here. */
const FOLD_X = 472;

/** Trousers whose legs lie on each other, folded once more across. */
export function foldTrousers(shape: TrouserShape): TrouserShape {
  const hem = 236;
  return { ...shape, rise: 258, hip: 236, hem, knee: hem, spread: hem / 2 + 1, hemY: 640 };
}

/** Hides the half that lies below, and adds the folds that show under the hem. */
export function stackBelowTrousers(scene: Scene, { hem, hemY }: TrouserShape, cloth: Cloth): void {
  scene.crop(rectangle(FOLD_X, 0, 960, 1200));
  for (const { down, across, lift } of BELOW) {
    const outline = roundedRectangle(FOLD_X, TOP_Y + 140, hem + 4 + across, hemY - TOP_Y - 138 + down, 14);
    scene.piece(outline, { cloth, lift, round: 11 });
  }
}
