import type { Point } from "@/studio/pictures/render/geometry";
import type { Scene } from "@/studio/pictures/render/scene";
import { MODEL_UNIT, Turntable, type Surface } from "@/studio/pictures/render/turntable";
import { drawBuckle, drawStrapEnd, heelOf } from "./belt-buckles";
import { type BeltDesign, type Lay, pointed } from "./belt-design";
import { drawKeeper } from "./belt-loop";
import { dressStrap, punch } from "./belt-strap";

const TABLE = new Turntable({ turn: -34, above: 5 }, [470, 250]);
/** How far the two legs hang apart, as a share of a unit of the model; half of it is the bend below. */
const BEND = 0.27;
const LENGTH = 760;
const TIP = 120;

/** The strap by units from the buckle and from its middle line: down, round the bend and up again. */
const hung: Surface = (down, across) => {
  const arc = Math.PI * BEND * MODEL_UNIT;
  const side = (across * BROAD) / MODEL_UNIT;
  if (down <= LENGTH) {
    const apart = BEND * (0.72 + 0.28 * (Math.max(0, down) / LENGTH) ** 1.5);
    return [side, -down / MODEL_UNIT, apart];
  }
  if (down <= LENGTH + arc) {
    const turn = ((down - LENGTH) / arc) * Math.PI;
    return [side, -LENGTH / MODEL_UNIT - Math.sin(turn) * BEND, Math.cos(turn) * BEND];
  }
  const up = down - LENGTH - arc;
  const apart = BEND * (0.72 + 0.28 * (1 - Math.min(1, up / LENGTH)) ** 1.5);
  return [side, -(LENGTH - up) / MODEL_UNIT, -apart];
};

/** A doubled strap is shown a little larger than a loop. */
const BROAD = 1.25;
const ARC = Math.PI * BEND * MODEL_UNIT;

function stretch([from, to]: Point, half: (down: number) => number): Point[] {
  const places = Array.from({ length: 121 }, (_, i) => from + ((to - from) * i) / 120);
  return [
    ...places.map((down) => TABLE.at(hung(down, half(down)))),
    ...places.toReversed().map((down) => TABLE.at(hung(down, -half(down)))),
  ];
}

/** The belt doubled, as it hangs from its buckle: outside and inside at once. */
export function drawBeltHanging(scene: Scene, design: BeltDesign): void {
  const { width, cloth, lining } = design;
  const tip = LENGTH * 2 + ARC - TIP;
  const lay: Lay = {
    place: (along, across) => TABLE.at(hung(-along, across)),
    relief: "",
    angle: 0,
  };
  const lower: Point = [LENGTH + ARC * 0.5, tip];
  const back = scene.piece(stretch(lower, pointed(width, tip)), { cloth: lining, lift: 3, round: 7 });
  back.paint("drape", TABLE.reliefOf(hung, [lower[0], lower[1]], [-width / 2, width / 2], 60));
  punch(back, { ...lay, place: (along, across) => TABLE.at(hung(along, across)) }, holes(tip, width), 6.4);
  const upper: Point = [-heelOf(design), LENGTH + ARC * 0.52];
  const front = scene.piece(
    stretch(upper, () => width / 2),
    { cloth, lift: 9, round: 8 },
  );
  front.paint("drape", TABLE.reliefOf(hung, [upper[0], upper[1]], [-width / 2, width / 2], 60));
  dressStrap(front, design, lay, [-LENGTH - ARC * 0.5, heelOf(design)]);
  drawBuckle(scene, lay, design);
  drawStrapEnd(scene, lay, design);
  if (design.buckle !== "web" && design.buckle !== "d-ring")
    drawKeeper(scene, lay, design, heelOf(design) - width * 0.72);
}

function holes(tip: number, width: number): number[] {
  return [0, 1, 2, 3, 4].map((i) => tip - width * 1.1 - i * 62);
}
