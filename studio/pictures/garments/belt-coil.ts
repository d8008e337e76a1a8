import { blend } from "@/studio/pictures/render/colour";
import type { Point } from "@/studio/pictures/render/geometry";
import type { Scene } from "@/studio/pictures/render/scene";
import { MODEL_UNIT, toRadians, Turntable } from "@/studio/pictures/render/turntable";
import { drawBuckle, drawStrapEnd, heelOf } from "./belt-buckles";
import { type BeltDesign, settle } from "./belt-design";
import { drawKeeper } from "./belt-loop";
import { standingLay, wallOutline, wallRelief, type Standing } from "./belt-standing";
import { dressStrap } from "./belt-strap";

const TABLE = new Turntable({ turn: 0, above: 33 }, [480, 660]);
const OUTER = 0.98;
const TURN = 0.074;
const THICK = 0.052;
const TURNS = 5;
const SCALE = 2.05;
/** Where the strap ends in its buckle, in degrees. */
const END = -12;

/** How far out the strap is after so many degrees of the roll. */
function radiusAfter(rolled: number): number {
  return OUTER - (TURN * rolled) / 360;
}

/** The belt rolled up as it lies in its box: buckle outside, the edges of its turns on top. */
export function drawBeltCoil(scene: Scene, design: BeltDesign): void {
  const { width, cloth, lining } = design;
  const standing = (radius: Standing["radius"]): Standing => ({ table: TABLE, radius, scale: SCALE, width });
  const inner = standing(() => radiusAfter(TURNS * 360));
  const dark = { ...lining, colour: blend(lining.colour, "#14100C", 0.35) };
  const mouth = Array.from({ length: 72 }, (_, i) => topPoint(i * 5, radiusAfter(TURNS * 360), width));
  scene.piece(mouth, { cloth: { ...dark, colour: "#17110D" }, lift: 2, round: 2 });
  const hollow = scene.piece(wallOutline(inner, [90, 270]), { cloth: dark, lift: 4, round: 5 });
  hollow.paint("drape", wallRelief(inner, [90, 270]));
  hollow.paint("albedo", shadeOf(radiusAfter(TURNS * 360)));
  const under = standing((degrees) => radiusAfter(END - degrees + 360));
  const below = scene.piece(wallOutline(under, [-60, 90]), { cloth, lift: 7, round: 6, angle: 90 });
  const ground = standingLay(under, END, [-90, 90]);
  settle(below, ground);
  dressStrap(below, design, ground, [0, 200]);
  const outer = standing((degrees) => radiusAfter(END - degrees));
  const lay = standingLay(outer, END - heelAngle(design), [-90, 90]);
  const wall = scene.piece(wallOutline(outer, [-90, END]), { cloth, lift: 10, round: 7, angle: 90 });
  settle(wall, lay);
  dressStrap(wall, design, lay, [-240, heelOf(design)]);
  drawTurns(scene, design);
  drawBuckle(scene, lay, design);
  drawStrapEnd(scene, lay, design);
  if (!design.braided && design.buckle !== "web" && design.buckle !== "d-ring")
    drawKeeper(scene, lay, design, heelOf(design) - design.width * 0.3);
}

/** Inside the roll it grows dark towards the viewer, whose side hides the bottom. */
function shadeOf(radius: number): string {
  const [x, y] = TABLE.at([0, 0, 0]);
  const span = radius * MODEL_UNIT;
  const stops = [0, 0.45, 0.75, 1].map(
    (at, i) => `<stop offset="${at}" stop-color="#080503" stop-opacity="${[0, 0.42, 0.74, 0.88][i]}"/>`,
  );
  const top = y - span * 1.2;
  return `<linearGradient id="roll" gradientUnits="userSpaceOnUse" x1="${x}" y1="${top}" x2="${x}" y2="${top + span * 1.1}">${stops.join("")}</linearGradient><rect x="${x - span}" y="${top - span}" width="${span * 2}" height="${span * 3}" fill="url(#roll)"/>`;
}

/** From the middle of the buckle to the end of the strap, in degrees. */
function heelAngle(design: BeltDesign): number {
  return ((heelOf(design) * SCALE) / MODEL_UNIT / OUTER / Math.PI) * 180;
}

/** A point at the height of the upper edges. */
function topPoint(degrees: number, radius: number, width: number): Point {
  const [x, z] = [radius * Math.sin(toRadians(degrees)), radius * Math.cos(toRadians(degrees))];
  return TABLE.at([x, (width * SCALE) / MODEL_UNIT, z]);
}

/** The edges of the strap, one long spiral from above. */
function drawTurns(scene: Scene, { edge, width }: BeltDesign): void {
  const at = (degrees: number, radius: number): Point => topPoint(degrees, radius, width);
  const steps = Array.from({ length: TURNS * 72 + 1 }, (_, i) => i * 5);
  const line = (inside: number): Point[] =>
    steps.map((rolled) => at(END - rolled, radiusAfter(rolled) - inside));
  const gaps = [
    ...steps.slice(0, 73).map((rolled) => at(END - rolled, radiusAfter(rolled))),
    ...steps
      .slice(-73)
      .toReversed()
      .map((rolled) => at(END - rolled, radiusAfter(rolled) - THICK)),
  ];
  scene.piece(gaps, { cloth: { ...edge, colour: blend(edge.colour, "#000000", 0.6) }, lift: 8, round: 1 });
  scene.piece([...line(0), ...line(THICK).reverse()], { cloth: edge, lift: 11, round: 3 });
}
