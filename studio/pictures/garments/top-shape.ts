import { symmetric, trace, type Point } from "@/studio/pictures/render/geometry";

/** A shirt or tee, half widths from the centre line; eleven units are about a centimetre. */
export interface TopShape {
  neck: number;
  neckY: number;
  shoulder: number;
  shoulderY: number;
  chest: number;
  armpitY: number;
  waist: number;
  hem: number;
  hemY: number;
  /** How far the sides of a shirt tail are cut up. */
  tail: number;
}

export type TopCut = "slim" | "regular" | "relaxed" | "boxy" | "oversized";

const CUTS: Record<TopCut, Pick<TopShape, "chest" | "waist" | "hem" | "shoulder">> = {
  slim: { shoulder: 234, chest: 254, waist: 232, hem: 244 },
  regular: { shoulder: 242, chest: 267, waist: 254, hem: 262 },
  relaxed: { shoulder: 250, chest: 280, waist: 272, hem: 278 },
  boxy: { shoulder: 254, chest: 288, waist: 286, hem: 288 },
  oversized: { shoulder: 260, chest: 296, waist: 294, hem: 296 },
};

export function shirtShape(cut: TopCut, tail: number): TopShape {
  return {
    neck: 84,
    neckY: 186,
    shoulderY: 240,
    armpitY: 462,
    hemY: cut === "boxy" ? 980 : 1030,
    tail,
    ...CUTS[cut],
  };
}

export function teeShape(cut: TopCut): TopShape {
  return { neck: 90, neckY: 186, shoulderY: 238, armpitY: 452, hemY: 1010, tail: 0, ...CUTS[cut] };
}

export function dropShape(cut: TopCut): TopShape {
  const { chest, waist, hem } = CUTS[cut];
  return {
    neck: 92,
    neckY: 190,
    shoulder: chest + 2,
    shoulderY: 270,
    chest: chest + 8,
    armpitY: 510,
    waist: waist + 8,
    hem: hem + 8,
    hemY: 1000,
    tail: 0,
  };
}

/** The body from neck to hem; `drop` is the depth of the front neck. */
export function bodyOutline(shape: TopShape, drop: number, vee = 0): Point[] {
  return symmetric([...neckHalf(shape, drop, vee), ...sideHalf(shape)]);
}

export function neckHalf({ neck, neckY }: TopShape, drop: number, vee = 0): Point[] {
  const low = neckY + drop;
  return vee > 0
    ? trace(
        `M 480 ${low} C ${480 + neck * 0.45} ${low - drop * 0.45} ${480 + neck * 0.9} ${neckY + drop * 0.3} ${480 + neck} ${neckY}`,
      )
    : trace(
        `M 480 ${low} C ${480 + neck * 0.62} ${low} ${480 + neck * 0.96} ${neckY + drop * 0.52} ${480 + neck} ${neckY}`,
      );
}

function sideHalf(shape: TopShape): Point[] {
  const { neck, neckY, shoulder, shoulderY, chest, armpitY, waist, hem, hemY, tail } = shape;
  const right = (x: number): number => 480 + x;
  const sideY = hemY - tail;
  const waistY = (armpitY + hemY) / 2 + 10;
  return trace(
    `M ${right(neck)} ${neckY} Q ${right((neck + shoulder) / 2)} ${(neckY + shoulderY) / 2 - 4} ${right(shoulder)} ${shoulderY} ` +
      `C ${right(shoulder - 4)} ${shoulderY + 70} ${right(shoulder + 2)} ${armpitY - 70} ${right(chest)} ${armpitY} ` +
      `C ${right(chest - 4)} ${armpitY + 90} ${right(waist)} ${waistY - 110} ${right(waist)} ${waistY} ` +
      `C ${right(waist)} ${waistY + 90} ${right(hem)} ${sideY - 110} ${right(hem)} ${sideY} ` +
      (tail > 0
        ? `C ${right(hem - 40)} ${sideY + 6} ${right(hem * 0.62)} ${hemY} ${right(hem * 0.32)} ${hemY} L 480 ${hemY}`
        : `C ${right(hem * 0.6)} ${hemY + 9} ${right(hem * 0.3)} ${hemY + 10} 480 ${hemY + 10}`),
  ).slice(1);
}

/** The lower edge alone, for hem stitches. */
export function hemEdge({ hem, hemY, tail }: TopShape, above: number): Point[] {
  const y = hemY - above;
  const sideY = y - tail;
  const half =
    tail > 0
      ? trace(
          `M ${480 + hem + 10} ${sideY - 4} C ${480 + hem - 40} ${sideY + 6} ${480 + hem * 0.62} ${y} ${480 + hem * 0.32} ${y} L 480 ${y}`,
        )
      : trace(
          `M ${480 + hem + 10} ${y - 2} C ${480 + hem * 0.6} ${y + 9} ${480 + hem * 0.3} ${y + 10} 480 ${y + 10}`,
        );
  return symmetric(half);
}

/** The seam of the right armhole, from shoulder to armpit. */
export function armhole({ shoulder, shoulderY, chest, armpitY }: TopShape): Point[] {
  return trace(
    `M ${480 + shoulder} ${shoulderY} C ${480 + shoulder - 4} ${shoulderY + 70} ${480 + shoulder + 2} ${armpitY - 70} ${480 + chest} ${armpitY}`,
  );
}

export interface Sleeve {
  outline: Point[];
  /** From the outer to the inner corner. */
  mouth: Point[];
  angle: number;
}

export function shortSleeve(shape: TopShape, length: number, width = 150): Sleeve {
  const { shoulder, shoulderY, chest, armpitY } = shape;
  const top: Point = [480 + shoulder, shoulderY];
  const pit: Point = [480 + chest, armpitY];
  const angle = 58;
  const cos = Math.cos((angle * Math.PI) / 180);
  const sin = Math.sin((angle * Math.PI) / 180);
  const middle: Point = [(top[0] + pit[0]) / 2 + cos * length, (top[1] + pit[1]) / 2 + sin * length];
  const outer: Point = [middle[0] + sin * width * 0.5, middle[1] - cos * width * 0.5];
  const inner: Point = [middle[0] - sin * width * 0.5, middle[1] + cos * width * 0.5];
  const mouth = trace(
    `M ${outer[0]} ${outer[1]} Q ${middle[0] + 6} ${middle[1] + 10} ${inner[0]} ${inner[1]}`,
  );
  const outline = [
    ...trace(
      `M ${top[0] - 30} ${top[1] - 6} L ${top[0]} ${top[1]} C ${top[0] + 40} ${top[1] + 22} ${outer[0] - 48} ${outer[1] - 88} ${outer[0]} ${outer[1]}`,
    ),
    ...mouth,
    ...trace(
      `M ${inner[0]} ${inner[1]} Q ${pit[0] + 6} ${pit[1] + 30} ${pit[0]} ${pit[1]} L ${pit[0] - 40} ${pit[1] - 30}`,
    ),
  ];
  return { outline, mouth, angle: -24 };
}

export function longSleeve(shape: TopShape, endY: number): Sleeve {
  const { shoulder, shoulderY, chest, armpitY } = shape;
  const top: Point = [480 + shoulder, shoulderY];
  const pit: Point = [480 + chest, armpitY];
  const outer: Point = [480 + chest + 146, endY - 6];
  const inner: Point = [480 + chest + 54, endY + 6];
  const mouth = trace(
    `M ${outer[0]} ${outer[1]} Q ${(outer[0] + inner[0]) / 2} ${endY + 10} ${inner[0]} ${inner[1]}`,
  );
  const outline = [
    ...trace(
      `M ${top[0] - 30} ${top[1] - 6} L ${top[0]} ${top[1]} C ${top[0] + 66} ${top[1] + 30} ${outer[0] - 44} ${armpitY - 40} ${outer[0] - 22} ${armpitY + 130} C ${outer[0] - 10} ${armpitY + 230} ${outer[0] + 2} ${endY - 150} ${outer[0]} ${outer[1]}`,
    ),
    ...mouth,
    ...trace(
      `M ${inner[0]} ${inner[1]} C ${inner[0] - 8} ${endY - 150} ${pit[0] + 24} ${armpitY + 190} ${pit[0] + 12} ${armpitY + 90} Q ${pit[0] + 6} ${armpitY + 30} ${pit[0]} ${pit[1]} L ${pit[0] - 40} ${pit[1] - 30}`,
    ),
  ];
  return { outline, mouth, angle: -9 };
}
