import { mirror, type Point } from "@/studio/pictures/render/geometry";
import type { Random } from "@/studio/pictures/render/noise";
import type { FoldLayer, Piece } from "@/studio/pictures/render/piece";
import type { TopShape } from "./top-shape";

type Fold = readonly [from: Point, bend: Point, to: Point, width: number, height: number, layer: FoldLayer];

/** Soft falls from chest to hem and pulls from the armpits; never twice the same. */
export function drapeBody(body: Piece, shape: TopShape, random: Random, weight = 1): void {
  for (const flip of [false, true]) {
    drawFolds(body, [...pullsOf(shape), ...fallsOf(shape)], { flip, random, weight });
  }
}

function pullsOf({ chest, armpitY: y, hemY, waist }: TopShape): Fold[] {
  const middle = (y + hemY) / 2;
  const at = (share: number, py: number): Point => [480 + chest * share, py];
  const low = (share: number, py: number): Point => [480 + waist * share, py];
  return [
    [at(0.98, y + 12), at(0.72, y + 6), at(0.4, y - 60), 30, -0.36, "fold"],
    [at(0.98, y + 40), at(0.7, y + 60), at(0.42, y + 30), 26, 0.3, "fold"],
    [at(0.97, y + 70), at(0.78, y + 140), at(0.6, y + 200), 30, -0.3, "fold"],
    [low(0.98, middle + 6), low(0.74, middle + 30), low(0.46, middle + 10), 22, -0.26, "fold"],
    [low(0.98, middle + 44), low(0.8, middle + 56), low(0.6, middle + 52), 20, 0.22, "fold"],
  ];
}

function fallsOf({ armpitY, hemY, waist }: TopShape): Fold[] {
  const middle = (armpitY + hemY) / 2;
  const at = (share: number, y: number): Point => [480 + waist * share, y];
  return [
    [at(0.62, armpitY + 40), at(0.5, middle), at(0.6, hemY - 40), 58, 0.34, "drape"],
    [at(0.84, middle - 70), at(0.76, middle + 90), at(0.86, hemY), 44, -0.34, "drape"],
    [at(0.24, middle - 20), at(0.3, middle + 130), at(0.26, hemY), 42, -0.26, "drape"],
  ];
}

export function drapeShortSleeve(sleeve: Piece, shape: TopShape, random: Random, flip: boolean): void {
  const x = 480 + shape.shoulder;
  const y = shape.shoulderY;
  const folds: Fold[] = [
    [[x + 20, y + 40], [x + 60, y + 110], [x + 84, y + 220], 34, 0.34, "drape"],
    [
      [480 + shape.chest - 4, shape.armpitY + 6],
      [x + 40, shape.armpitY - 46],
      [x + 60, shape.armpitY - 130],
      24,
      -0.42,
      "fold",
    ],
    [
      [480 + shape.chest + 2, shape.armpitY + 26],
      [x + 60, shape.armpitY + 10],
      [x + 96, shape.armpitY - 40],
      20,
      -0.32,
      "fold",
    ],
  ];
  drawFolds(sleeve, folds, { flip, random, weight: 1 });
}

export function drapeLongSleeve(sleeve: Piece, shape: TopShape, random: Random, flip: boolean): void {
  const x = 480 + shape.chest;
  const y = shape.armpitY;
  const folds: Fold[] = [
    [[x + 24, y - 120], [x + 74, y + 20], [x + 84, y + 150], 36, 0.32, "drape"],
    [[x + 6, y + 4], [x + 30, y - 50], [x + 50, y - 120], 22, -0.42, "fold"],
    [[x + 10, y + 60], [x + 50, y + 40], [x + 98, y + 52], 22, -0.42, "fold"],
    [[x + 12, y + 100], [x + 60, y + 110], [x + 110, y + 86], 20, 0.36, "fold"],
    [[x + 116, y + 130], [x + 70, y + 152], [x + 22, y + 130], 22, -0.46, "fold"],
    [[x + 24, y + 176], [x + 64, y + 196], [x + 122, y + 180], 18, 0.3, "fold"],
    [[x + 124, y + 224], [x + 84, y + 236], [x + 36, y + 214], 18, -0.34, "fold"],
    [[x + 76, y + 220], [x + 94, y + 320], [x + 92, y + 410], 30, 0.28, "drape"],
    [[x + 44, y + 330], [x + 80, y + 350], [x + 130, y + 330], 16, -0.34, "fold"],
    [[x + 136, y + 376], [x + 100, y + 392], [x + 50, y + 372], 15, -0.3, "fold"],
  ];
  drawFolds(sleeve, folds, { flip, random, weight: 1 });
}

function drawFolds(
  piece: Piece,
  folds: readonly Fold[],
  { flip, random, weight }: { flip: boolean; random: Random; weight: number },
): void {
  for (const [from, bend, to, width, height, layer] of folds) {
    const shift = (random() - 0.5) * 56;
    if (random() < 0.22) continue;
    const loose = layer === "drape" ? 34 : 18;
    const points = [from, bend, to].map(
      ([x, y], i) =>
        [
          x + (random() - 0.5) * loose * (i === 0 ? 0.3 : 1),
          y + shift + (random() - 0.5) * loose * (i === 0 ? 0.4 : 1.4),
        ] as const,
    );
    const [a, b, c] = flip ? mirror(points) : points;
    piece.fold(a!, b!, c!, width * (0.8 + random() * 0.5), height * weight * (0.65 + random() * 0.6), layer);
  }
}
