import { beltLoop } from "@/studio/pictures/garments/trouser-pockets";
import { makeCloth } from "@/studio/pictures/render/cloth";
import { offset, rectangle, roundedRectangle, trace, type Point } from "@/studio/pictures/render/geometry";
import { Scene } from "@/studio/pictures/render/scene";
import { CLOTH_COLOUR, CLOTH_UNDER, LABEL_GROUND, WOVEN_RED } from "./colours";
import { takePlate, type Plate } from "./plate";
import { sewRow } from "./thread";

const VIEW = { x: 0, y: 36, pixelsPerUnit: 6 } as const;
const GOLD_THREAD = "#C08A44";

/** The label on the waistband, in picture units, its centre at x = 0. */
const LABEL = { x: -52, y: 9.5, width: 104, height: 37 } as const;

export const LABEL_THREAD = 1.5;

/** Leaves room for eleven whole stitches. */
const INSET = 4;

/** The rows that hold it, in the order and the direction in which they are sewn. */
export const LABEL_ROWS: readonly [Point[], Point[]] = [
  trace(`M ${LABEL.x + INSET} ${LABEL.y + 4.6} L ${LABEL.x + LABEL.width - INSET} ${LABEL.y + 4.6}`),
  trace(
    `M ${LABEL.x + LABEL.width - INSET} ${LABEL.y + LABEL.height - 4.6} L ${LABEL.x + INSET} ${LABEL.y + LABEL.height - 4.6}`,
  ),
];

/** From the drawing to the plate's own place, whose centre is at nought. */
export const LABEL_SHIFT = { x: -VIEW.x, y: -VIEW.y } as const;

/** The waistband at the back of the jean, before it has its label. */
export async function takeWaistband(): Promise<Plate> {
  const scene = new Scene(23);
  const denim = makeCloth("denim", CLOTH_COLOUR, {
    under: CLOTH_UNDER,
    rumple: 0.55,
    period: 1.7,
    relief: 0.26,
    tint: 0.08,
  });
  const make = { cloth: denim, thread: GOLD_THREAD, button: GOLD_THREAD, wash: 0 };
  const seat = scene.piece(rectangle(-130, 40, 260, 110), { cloth: denim, lift: 5 });
  const back = trace("M -71 40 L -71 150");
  seat.seam(back, 1.2);
  seat.twinStitch(offset(back, -4), -5, { colour: GOLD_THREAD, width: 1.4 });
  seat.fold([10, 52], [40, 66], [96, 60], 22, -0.3);
  const top = trace("M -130 1 Q 0 -3 130 1");
  const foot = trace("M -130 57 Q 0 54 130 57");
  const band = scene.piece([...top, ...foot.toReversed()], { cloth: denim, lift: 9, round: 4, angle: 90 });
  band.stitch(offset(top, 3.6), { colour: GOLD_THREAD, width: 1.4 });
  band.stitch(offset(foot, -3.4), { colour: GOLD_THREAD, width: 1.4 });
  beltLoop(scene, -71, -4, 66, make);
  return takePlate({ scene, ...VIEW, width: 180, height: 102 });
}

interface LabelView {
  /** The brand's word as PNG, indigo on nothing. */
  word: Buffer;
  rows: 0 | 2;
}

/** The woven label: the word between its two rows of stitches, a red selvedge at its left edge. */
export async function takeLabel({ word, rows }: LabelView): Promise<Plate> {
  const scene = new Scene(24);
  const { x, y, width, height } = LABEL;
  const satin = makeCloth("poplin", LABEL_GROUND, {
    period: 0.72,
    relief: 0.09,
    tint: 0.06,
    rumple: 0.16,
    gloss: 0.08,
  });
  const label = scene.piece(roundedRectangle(x, y, width, height, 0.7), {
    cloth: satin,
    lift: 2,
    round: 1.6,
    angle: 90,
  });
  label.paint("albedo", `<rect x="${x}" y="${y}" width="2.6" height="${height}" fill="${WOVEN_RED}"/>`);
  const href = `data:image/png;base64,${word.toString("base64")}`;
  label.paint(
    "albedo",
    `<image href="${href}" x="${x + 9}" y="${y + 10.5}" width="${width - 16}" height="${height - 21}" preserveAspectRatio="xMidYMid meet"/>`,
  );
  for (const row of rows === 0 ? [] : LABEL_ROWS) sewRow(label, row, { width: LABEL_THREAD, pucker: 0.35 });
  return takePlate({ scene, ...VIEW, width: 180, height: 102 });
}
