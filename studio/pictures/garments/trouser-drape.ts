import { hash } from "@/studio/pictures/render/noise";
import { CENTRE_X, mirror, trace, type Point } from "@/studio/pictures/render/geometry";
import type { FoldLayer, Piece } from "@/studio/pictures/render/piece";
import { TOP_Y } from "./trouser-shape";
import type { TrouserDesign } from "./trouser-design";

type Fold = readonly [from: Point, bend: Point, to: Point, width: number, height: number, layer: FoldLayer];

/** How the cloth falls: pulls at the crotch, a break at the knee, soft stacks at the hem. */
export function drapeLegs(leg: Piece, design: TrouserDesign, side: "left" | "right"): void {
  const { shape } = design;
  const long = shape.hemY > 800;
  const crotch = TOP_Y + shape.rise;
  const x = CENTRE_X + shape.spread;
  const skew = side === "left" ? 9 : 0;
  const folds: Fold[] = [
    [[490, crotch - 6], [560, crotch - 30 + skew], [650, crotch - 66], 22, -0.55, "fold"],
    [[492, crotch + 12], [570, crotch + 10], [668, crotch - 14 + skew], 20, 0.4, "fold"],
    [[494, crotch + 34], [566, crotch + 44 + skew], [640, crotch + 36], 18, -0.42, "fold"],
    [[x - 24, crotch + 10], [x - 10, crotch + 130], [x - 4, crotch + 260], 60, 0.32, "drape"],
    [[x + 70, crotch - 100], [x + 80, crotch + 20], [x + 66, crotch + 170], 46, -0.24, "drape"],
  ];
  if (long) {
    folds.push(
      [[x - 96, 668 + skew], [x - 30, 690], [x + 44, 672], 26, -0.45, "fold"],
      [[x - 92, 706], [x - 20, 716 + skew], [x + 60, 690], 22, 0.3, "fold"],
      [[x + 98, 720], [x + 40, 742], [x - 18, 738 + skew], 22, -0.38, "fold"],
      [[x - 60, 780], [x - 12, 880], [x - 20, 1010], 50, 0.3, "drape"],
      [[x + 60, 800], [x + 40, 900], [x + 48, 1050], 40, -0.3, "drape"],
      [[x - 84, 1012 - skew], [x - 10, 1036], [x + 66, 1018], 20, -0.45, "fold"],
      [[x - 82, 1044], [x, 1060 - skew], [x + 74, 1050], 17, 0.35, "fold"],
      [[x + 80, 1072], [x + 20, 1088], [x - 50, 1076 + skew], 16, -0.4, "fold"],
    );
  } else {
    folds.push(
      [[x - 100, crotch + 90], [x - 60, shape.hemY - 120], [x - 74, shape.hemY - 10], 44, -0.35, "drape"],
      [[x + 40, crotch + 70], [x + 56, shape.hemY - 110], [x + 40, shape.hemY], 54, 0.35, "drape"],
      [[x - 20, shape.hemY - 140], [x - 6, shape.hemY - 70], [x - 16, shape.hemY], 24, -0.25, "fold"],
    );
  }
  if (design.crease) folds.push([[x + 4, crotch - 30], [x + 2, 740], [x, shape.hemY], 5, 0.75, "fine"]);
  const ease = design.wash > 0 ? 0.85 : design.crease ? 0.45 : 0.62;
  for (const [i, [from, bend, to, width, height, layer]] of folds.entries()) {
    const chance = (k: number): number => hash(i, side === "left" ? 1 : 2, design.seed + k) - 0.5;
    const crisp = layer === "fine";
    const calm = crisp ? 1 : ease;
    if (!crisp && i > 4 && chance(0) < -0.28) continue;
    const shift = crisp ? 0 : chance(1) * 40;
    const loose = ([px, py]: Point, k: number): Point =>
      crisp ? [px, py] : [px + chance(k) * 16, py + shift + chance(k + 1) * 18];
    const points = [loose(from, 2), loose(bend, 4), loose(to, 6)];
    const [a, b, c] = side === "left" ? mirror(points) : points;
    leg.fold(a!, b!, c!, width * (1 + chance(8) * 0.5), height * calm * (1 + chance(9) * 0.5), layer);
  }
}

/** Thighs and knees worn pale, whiskers at the hips, pale edges: as strong as the wash. */
export function wearDenim(leg: Piece, { shape, wash }: TrouserDesign, flip: boolean): void {
  const crotch = TOP_Y + shape.rise;
  const x = CENTRE_X + shape.spread;
  const place = (px: number): number => (flip ? 2 * CENTRE_X - px : px);
  leg.fade(place(x + 2), crotch + 96, 74, 230, wash * 0.62, flip ? -3 : 3);
  if (shape.hemY > 800) {
    leg.fade(place(x), 690, 66, 110, wash * 0.34);
    leg.fade(place(x + 4), 940, 46, 190, wash * 0.2);
  }
  leg.fade(place(x + 40), TOP_Y + 150, 70, 70, wash * 0.2);
  for (let i = 0; i < 6; i += 1) {
    const y = crotch - 84 + i * 25;
    const line = trace(`M ${500 + i * 4} ${y + 26 - i * 3} Q 580 ${y + 4} ${660 - i * 9} ${y - 22 + i * 10}`);
    leg.whisker(flip ? mirror(line) : line, 6 - i * 0.4, wash * (0.4 - i * 0.035));
  }
}
