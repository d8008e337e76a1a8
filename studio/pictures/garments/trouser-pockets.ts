import {
  inset,
  mirror,
  offset,
  rectangle,
  rotated,
  toPath,
  trace,
  type Point,
  TOP_EDGE_POINTS,
} from "@/studio/pictures/render/geometry";
import type { Cloth } from "@/studio/pictures/render/cloth";
import type { Piece } from "@/studio/pictures/render/piece";
import type { Scene } from "@/studio/pictures/render/scene";
import { button, stud } from "@/studio/pictures/parts/trim";
import { outerEdge, TOP_Y, type TrouserShape } from "./trouser-shape";

export interface Make {
  cloth: Cloth;
  thread: string;
  button: string;
  /** How worn a denim is, 0 (raw) to 1. */
  wash: number;
  /** Rivets and a shank button, as on jeans. */
  metal?: string | undefined;
}

type Side = "left" | "right";

function on(side: Side, points: Point[]): Point[] {
  return side === "right" ? points : mirror(points);
}

/** The opening of a front pocket, from the waistband to the side seam. */
function pocketMouth(shape: TrouserShape, kind: "scoop" | "slant"): Point[] {
  const { waist, band } = shape;
  const y = TOP_Y + band - 4;
  return kind === "scoop"
    ? trace(
        `M ${480 + waist - 92} ${y} C ${480 + waist - 84} ${y + 74} ${480 + waist - 40} ${y + 104} ${480 + waist + 46} ${y + 108}`,
      )
    : trace(`M ${480 + waist - 52} ${y} L ${480 + waist + 34} ${y + 166}`);
}

interface FrontPocket {
  scene: Scene;
  shape: TrouserShape;
  kind: "scoop" | "slant";
  make: Make;
  side: Side;
  leg: Piece;
}

export function frontPocket({ scene, shape, kind, make, side, leg }: FrontPocket): void {
  const mouth = pocketMouth(shape, kind);
  const lowest = mouth.at(-1)![1];
  const edge = outerEdge(shape).filter(([, y]) => y < lowest);
  const facing = scene.piece(on(side, [...mouth, ...edge.reverse()]), {
    cloth: make.cloth,
    lift: 4.4,
    round: 5,
    angle: 4,
    within: leg,
  });
  if (kind === "scoop" && side === "left") coinPocket(scene, shape, make);
  facing.fold(...triple(on(side, [mouth[2]!, mouth[6]!, mouth.at(-3)!])), 12, -0.35, "fold");
  const panel = scene.piece(on(side, mouthLip(mouth)), {
    cloth: make.cloth,
    lift: 6.8,
    round: 1.5,
    within: leg,
  });
  const line = on(side, offset(mouth, 4.5));
  panel.stitch(line, { colour: make.thread });
  if (kind === "scoop") panel.stitch(on(side, offset(mouth, 10)), { colour: make.thread });
  if (make.metal && kind === "scoop") {
    for (const point of on(side, [offset(mouth, 7)[2]!, offset(mouth, 7).at(-11)!])) {
      stud(scene, point, 4.6, 6.7, make.metal);
    }
  }
}

function triple(points: Point[]): [Point, Point, Point] {
  return [points[0]!, points[1]!, points[2]!];
}

/** A narrow strip along the mouth, so that its edge stands above the facing. */
function mouthLip(mouth: Point[]): Point[] {
  return [...mouth, ...offset(mouth, 13).reverse()];
}

function coinPocket(scene: Scene, shape: TrouserShape, make: Make): void {
  const x = 480 - shape.waist + 8;
  const y = TOP_Y + shape.band + 36;
  const outline = trace(`M ${x} ${y} L ${x + 62} ${y + 3} L ${x + 62} ${y + 66} L ${x + 2} ${y + 70}`);
  const pocket = scene.piece(outline, { cloth: make.cloth, lift: 5.8, round: 3, angle: -3 });
  pocket.stitch(trace(`M ${x} ${y + 5} L ${x + 64} ${y + 8}`), { colour: make.thread });
  pocket.stitch(trace(`M ${x} ${y + 10} L ${x + 64} ${y + 13}`), { colour: make.thread });
  if (make.metal) stud(scene, [x + 8, y + 6], 4.2, 5.8, make.metal);
}

/** A patch pocket of jeans, pointed at its foot. */
export function patchPocket(scene: Scene, side: Side, make: Make, y = 262): void {
  const x = 480 + 52;
  const shape = rotated(
    trace(
      `M ${x} ${y} L ${x + 142} ${y} L ${x + 134} ${y + 128} Q ${x + 132} ${y + 138} ${x + 122} ${y + 143} L ${x + 71} ${y + 164} L ${x + 20} ${y + 143} Q ${x + 10} ${y + 138} ${x + 8} ${y + 128}`,
    ),
    -3,
    [x + 71, y],
  );
  const pocket = scene.piece(on(side, shape), {
    cloth: make.cloth,
    lift: 7.6,
    round: 5,
    angle: side === "right" ? -3 : 3,
  });
  const outline = on(side, shape);
  for (const by of [4, 10]) {
    const line = inset(outline, by);
    pocket.stitch([...line.slice(TOP_EDGE_POINTS), line[0]!], { colour: make.thread });
  }
  const place = (points: Point[]): Point[] => on(side, rotated(points, -3, [x + 71, y]));
  pocket.stitch(place(trace(`M ${x - 4} ${y + 19} L ${x + 146} ${y + 19}`)), { colour: make.thread });
  const slant = place(trace(`M ${x + 9} ${y + 96} L ${x + 133} ${y + 66}`));
  pocket.stitch(slant, { colour: make.thread, pucker: 0.3 });
  pocket.fade(side === "right" ? x + 71 : 960 - x - 71, y + 70, 66, 70, make.wash * 0.42);
}

/** A welted pocket with a button, as on chinos. */
export function weltPocket(scene: Scene, side: Side, make: Make, withButton: boolean, y = 288): void {
  const x = 480 + 58;
  const turn = -2.5;
  const centre: Point = [x + 66, y];
  const box = (dy: number, height: number): Point[] =>
    on(side, rotated(rectangle(x, y + dy, 132, height), turn, centre));
  scene.piece(box(-3, 7), { cloth: make.cloth, lift: 4.4, round: 2 });
  const welt = scene.piece(box(1, 12), { cloth: make.cloth, lift: 8, round: 3, angle: 88 });
  welt.stitch(on(side, rotated(trace(`M ${x} ${y + 11} L ${x + 132} ${y + 11}`), turn, centre)), {
    colour: make.thread,
    width: 1.2,
  });
  if (!withButton) return;
  const bx = side === "right" ? x + 66 : 960 - x - 66;
  button(scene, { x: bx, y: y + 27, r: 7.5, colour: make.button, lift: 6.2 });
}

/** A bellows pocket at the thigh, with its flap. */
export function cargoPocket(scene: Scene, side: Side, make: Make, y: number, x = 480 + 138): void {
  const turn = -1.5;
  const centre: Point = [x + 60, y];
  const place = (points: Point[]): Point[] => on(side, rotated(points, turn, centre));
  const bag = scene.piece(place(rectangle(x, y, 124, 168)), { cloth: make.cloth, lift: 9, round: 8 });
  const edge = place(rectangle(x + 4, y + 4, 116, 160));
  bag.stitch([...edge, edge[0]!], { colour: make.thread });
  bag.seam(place(trace(`M ${x + 62} ${y} L ${x + 62} ${y + 168}`)), 1.1);
  bag.fold(
    ...triple(
      place([
        [x + 20, y + 60],
        [x + 50, y + 110],
        [x + 30, y + 160],
      ]),
    ),
    26,
    -0.3,
    "fold",
  );
  const flapShape = place(
    trace(
      `M ${x - 5} ${y - 12} L ${x + 129} ${y - 12} L ${x + 129} ${y + 40} L ${x + 108} ${y + 52} L ${x + 16} ${y + 52} L ${x - 5} ${y + 40}`,
    ),
  );
  const flap = scene.piece(flapShape, { cloth: make.cloth, lift: 11.5, round: 6 });
  const line = inset(flapShape, 4.5);
  flap.stitch([...line, line[0]!], { colour: make.thread });
  for (const bx of [x + 22, x + 102]) {
    const [px, py] = place([[bx, y + 34]])[0]!;
    button(scene, { x: px, y: py, r: 7, colour: make.button, lift: 11.5 });
  }
}

/** A belt loop over the waistband, bar-tacked at both ends. */
export function beltLoop(scene: Scene, x: number, y: number, length: number, make: Make, turn = 0): void {
  const centre: Point = [x, y + length / 2];
  const loop = scene.piece(rotated(rectangle(x - 6.5, y, 13, length), turn, centre), {
    cloth: make.cloth,
    lift: 11,
    round: 4,
  });
  for (const side of [-3.4, 3.4]) {
    loop.stitch(rotated(trace(`M ${x + side} ${y} L ${x + side} ${y + length}`), turn, centre), {
      colour: make.thread,
      width: 1.1,
      pucker: 0,
    });
  }
  for (const end of [y + 4, y + length - 4]) {
    const tack = rotated(trace(`M ${x - 5.5} ${end} L ${x + 5.5} ${end}`), turn, centre);
    scene.mark(`<path d="${toPath(tack)}" stroke="${make.thread}" stroke-width="2.6"/>`);
  }
}
