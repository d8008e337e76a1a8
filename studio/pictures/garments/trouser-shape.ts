import { mirror, trace, type Point } from "@/studio/pictures/render/geometry";

/** Half widths and heights in picture units; ten are a centimetre of trouser. */
export interface TrouserShape {
  waist: number;
  hip: number;
  rise: number;
  knee: number;
  hem: number;
  hemY: number;
  /** How far the legs stand apart. */
  spread: number;
  band: number;
}

export type LegCut = "slim" | "tapered" | "straight" | "regular" | "relaxed";

const LEGS: Record<LegCut, Pick<TrouserShape, "knee" | "hem" | "hip" | "spread">> = {
  slim: { hip: 236, knee: 196, hem: 160, spread: 134 },
  tapered: { hip: 250, knee: 208, hem: 150, spread: 134 },
  straight: { hip: 244, knee: 214, hem: 196, spread: 138 },
  regular: { hip: 248, knee: 220, hem: 184, spread: 138 },
  relaxed: { hip: 262, knee: 244, hem: 218, spread: 146 },
};

export function longShape(cut: LegCut): TrouserShape {
  return { waist: 204, rise: 262, hemY: 1122, band: 40, ...LEGS[cut] };
}

export function shortShape(cut: LegCut, length: number): TrouserShape {
  const { hip } = LEGS[cut];
  const hem = { slim: 246, tapered: 244, straight: 254, regular: 260, relaxed: 276 }[cut];
  return { waist: 204, rise: 258, hemY: length, band: 40, hip: hip + 8, knee: hem - 2, hem, spread: 157 };
}

export const TOP_Y = 92;

/** The front edge dips below the back one, so that the inside of the back shows. */
export function bandTop(shape: TrouserShape, dip: number): Point[] {
  const { waist } = shape;
  return trace(
    `M ${480 - waist} ${TOP_Y} C ${480 - waist * 0.55} ${TOP_Y + dip} ${480 + waist * 0.55} ${TOP_Y + dip} ${480 + waist} ${TOP_Y}`,
  );
}

export function bandFoot(shape: TrouserShape, dip: number): Point[] {
  const { waist, band } = shape;
  const wide = waist + 5;
  const y = TOP_Y + band;
  return trace(
    `M ${480 - wide} ${y} C ${480 - wide * 0.55} ${y + dip} ${480 + wide * 0.55} ${y + dip} ${480 + wide} ${y}`,
  );
}

export function bandOutline(shape: TrouserShape, dip: number): Point[] {
  return [...bandTop(shape, dip), ...bandFoot(shape, dip).reverse()];
}

/** The leg on the right of the picture: from the waistband down the outside, and up the inside. */
export function rightLeg(shape: TrouserShape): Point[] {
  return [...outerEdge(shape), ...innerEdge(shape).reverse(), [480, TOP_Y + shape.band * 0.5]];
}

export function leftLeg(shape: TrouserShape): Point[] {
  return mirror(rightLeg(shape));
}

export function outerEdge(shape: TrouserShape): Point[] {
  const { waist, hip, knee, hem, hemY, spread, band } = shape;
  const top = TOP_Y + band * 0.5;
  const hipY = TOP_Y + 190;
  const legX = 480 + spread;
  if (hemY < 800) {
    return trace(
      `M ${480 + waist + 3} ${top} C ${480 + waist + 14} ${top + 60} ${480 + hip} ${hipY - 60} ${480 + hip + 4} ${hipY + 40} L ${legX + hem / 2} ${hemY - 6}`,
    );
  }
  const kneeY = 690;
  return trace(
    `M ${480 + waist + 3} ${top} C ${480 + waist + 16} ${top + 60} ${480 + hip - 2} ${hipY - 50} ${480 + hip} ${hipY + 20} C ${480 + hip + 2} ${hipY + 150} ${legX + knee / 2 + 6} ${kneeY - 150} ${legX + knee / 2} ${kneeY} C ${legX + knee / 2 - 5} ${kneeY + 140} ${legX + hem / 2 + 3} ${hemY - 180} ${legX + hem / 2} ${hemY - 5}`,
  );
}

export function innerEdge(shape: TrouserShape): Point[] {
  const { knee, hem, hemY, spread, rise } = shape;
  const crotchY = TOP_Y + rise;
  const legX = 480 + spread;
  if (hemY < 800) {
    return trace(
      `M 480 ${crotchY} Q 484 ${crotchY + 30} 490 ${crotchY + 60} L ${legX - hem / 2} ${hemY} Q ${legX} ${hemY + 8} ${legX + hem / 2} ${hemY - 6}`,
    );
  }
  const kneeY = 690;
  return trace(
    `M 480 ${crotchY} C 486 ${crotchY + 50} ${legX - knee / 2 - 8} ${kneeY - 150} ${legX - knee / 2} ${kneeY} C ${legX - knee / 2 + 6} ${kneeY + 120} ${legX - hem / 2 - 2} ${hemY - 200} ${legX - hem / 2} ${hemY} Q ${legX} ${hemY + 9} ${legX + hem / 2} ${hemY - 5}`,
  );
}

/** A line across the leg, parallel to its hem. */
export function hemLine(shape: TrouserShape, above: number): Point[] {
  const { hem, hemY, spread } = shape;
  const legX = 480 + spread;
  const y = hemY - above;
  return trace(`M ${legX - hem / 2 - 20} ${y} Q ${legX} ${y + 9} ${legX + hem / 2 + 20} ${y - 6}`);
}
