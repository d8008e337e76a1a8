import type { Cloth } from "@/studio/pictures/render/cloth";
import {
  CENTRE_X,
  mirror,
  offset,
  symmetric,
  toPath,
  trace,
  type Point,
} from "@/studio/pictures/render/geometry";
import type { Random } from "@/studio/pictures/render/noise";
import type { Piece } from "@/studio/pictures/render/piece";
import type { Scene } from "@/studio/pictures/render/scene";
import { button, buttonhole, word } from "@/studio/pictures/parts/trim";

export interface BoxerDesign {
  style: "woven" | "trunk" | "long";
  cloth: Cloth;
  band: Cloth;
  bandInk: string;
  thread: string;
  button: string;
  fly: boolean;
  random: Random;
}

const TOP = 330;
const BAND = 52;

export function drawBoxerFront(scene: Scene, design: BoxerDesign): void {
  drawInside(scene, design);
  if (design.style === "woven") drawWoven(scene, design, true);
  else drawTrunk(scene, design, true);
  drawBand(scene, design, 18);
}

export function drawBoxerBack(scene: Scene, design: BoxerDesign): void {
  if (design.style === "woven") drawWoven(scene, design, false);
  else drawTrunk(scene, design, false);
  drawBand(scene, design, -8);
}

function edge(dip: number, down: number, half = 206): Point[] {
  return trace(`M ${480 - half} ${TOP + down} Q 480 ${TOP + dip * 1.7 + down} ${480 + half} ${TOP + down}`);
}

function drawInside(scene: Scene, { band }: BoxerDesign): void {
  const panel = scene.piece([...edge(-8, 0), ...edge(20, 4).reverse()], {
    cloth: { ...band, print: undefined },
    lift: 3,
    round: 4,
  });
  panel.fold([300, TOP], [480, TOP + 10], [660, TOP], 20, -0.5, "fold");
}

function drawBand(scene: Scene, design: BoxerDesign, dip: number): void {
  const outline = [...edge(dip, 0), ...edge(dip, BAND, 209).reverse()];
  const band = scene.piece(outline, { cloth: design.band, lift: 9, round: 7 });
  if (design.style === "woven") {
    for (let i = 0; i < 44; i += 1) {
      const x = 480 - 202 + i * 9.4 + design.random() * 3;
      const y = TOP + dip * (1 - ((x - 480) / 206) ** 2);
      band.fold([x, y - 6], [x + 2, y + 28], [x - 1, y + 64], 5, i % 2 ? 0.45 : -0.5, "fine");
    }
    for (const by of [14, 27, 40]) band.stitch(edge(dip, by, 210), { colour: design.thread, width: 1.2 });
    return;
  }
  band.paint(
    "albedo",
    `<path d="${toPath(edge(dip, 5))}" fill="none" stroke="${design.bandInk}" stroke-width="2.4"/><path d="${toPath(edge(dip, BAND - 6, 209))}" fill="none" stroke="${design.bandInk}" stroke-width="2.4"/>`,
  );
  const words = [-138, 0, 138].map((x) => {
    const t = x / 206;
    return word({
      x: 480 + x,
      y: TOP + BAND / 2 + dip * 0.85 * (1 - t * t),
      size: 15,
      colour: design.bandInk,
      weight: 0.19,
      turn: -t * dip * 0.42,
    });
  });
  band.paint("albedo", words.join(""));
  band.paint("lift", `<g opacity="0.12">${words.join("").replaceAll(design.bandInk, "#fff")}</g>`);
}

function drawWoven(scene: Scene, design: BoxerDesign, front: boolean): void {
  const { cloth, thread, random } = design;
  const outline = trace(
    `M 480 ${TOP + 20} L ${480 + 206} ${TOP + 20} C ${480 + 232} ${TOP + 130} ${480 + 258} ${TOP + 260} ${480 + 276} ${TOP + 418} Q ${480 + 160} ${TOP + 446} ${480 + 22} ${TOP + 440} L 480 ${TOP + 282}`,
  );
  for (const flip of [true, false]) {
    const leg = scene.piece(flip ? mirror(outline) : outline, {
      cloth,
      lift: flip ? 6 : 6.4,
      round: 14,
      angle: flip ? 4 : -4,
    });
    gatherUnder(leg, random, flip);
    const hem = trace(`M ${480 + 296} ${TOP + 392} Q ${480 + 160} ${TOP + 424} ${480 + 10} ${TOP + 416}`);
    leg.stitch(flip ? mirror(hem) : hem, { colour: thread, pucker: 1.2 });
    leg.seam(trace(`M 480 ${TOP + 40} L 480 ${TOP + 290}`), flip ? 0 : 1.2);
    if (!flip && front) {
      leg.stitch(trace(`M 518 ${TOP + 50} L 517 ${TOP + 190} Q 514 ${TOP + 216} 482 ${TOP + 226}`), {
        colour: thread,
      });
      leg.stitch(trace(`M 485 ${TOP + 50} L 485 ${TOP + 270}`), { colour: thread, width: 1.2 });
    }
    if (!front) {
      const panel = trace(
        `M ${480 + 70} ${TOP + 40} C ${480 + 84} ${TOP + 170} ${480 + 60} ${TOP + 240} ${480 + 12} ${TOP + 330}`,
      );
      const line = flip ? mirror(panel) : panel;
      leg.seam(line, 1);
      leg.stitch(offset(line, flip ? 4.5 : -4.5), { colour: thread, width: 1.2 });
    }
  }
  if (front && design.fly) {
    buttonhole(scene, [500, TOP + 138], 18, 90, thread);
    button(scene, { x: 500, y: TOP + 138, r: 8, colour: design.button, lift: 6.6 });
  }
}

function gatherUnder(leg: Piece, random: Random, flip: boolean): void {
  for (let i = 0; i < 15; i += 1) {
    const x = 486 + i * 14 + random() * 6;
    const end = TOP + 110 + random() * 150;
    const points: Point[] = [
      [x, TOP + 40],
      [x + 4 + i, TOP + 100],
      [x + 6 + i * 2.4, end],
    ];
    const [a, b, c] = flip ? mirror(points) : points;
    leg.fold(a!, b!, c!, 11, i % 2 ? 0.4 : -0.42, "fold");
  }
  for (const [x, width, height] of [
    [560, 50, 0.32],
    [640, 46, -0.34],
    [700, 40, 0.3],
  ] as const) {
    const points: Point[] = [
      [x, TOP + 190],
      [x + 14, TOP + 300],
      [x + 10 + random() * 20, TOP + 430],
    ];
    const [a, b, c] = flip ? mirror(points) : points;
    leg.fold(a!, b!, c!, width, height, "drape");
  }
}

function drawTrunk(scene: Scene, design: BoxerDesign, front: boolean): void {
  const { cloth, thread, random } = design;
  const foot = design.style === "long" ? TOP + 440 : TOP + 320;
  const crotch = TOP + 252;
  const half = trace(
    `M 480 ${TOP + 16} L ${480 + 206} ${TOP + 16} C ${480 + 226} ${TOP + 90} ${480 + 240} ${TOP + 170} ${480 + 240} ${foot - 12} Q ${480 + 140} ${foot + 14} ${480 + 34} ${foot + 4} L ${480 + 24} ${crotch + 22} Q ${480 + 14} ${crotch + 4} 480 ${crotch}`,
  );
  const body = scene.piece(symmetric(half), { cloth, lift: 6, round: 14 });
  const stitchOf = { colour: thread, width: 1.3, dash: [3.6, 1.5] as const, pucker: 0.8 };
  for (const flip of [true, false]) {
    const place = (points: Point[]): Point[] => (flip ? mirror(points) : points);
    const hem = place(
      trace(`M ${480 + 260} ${foot - 38} Q ${480 + 140} ${foot - 12} ${480 + 10} ${foot - 22}`),
    );
    body.seam(hem, 0.6);
    body.stitch(hem, stitchOf);
    body.stitch(offset(hem, flip ? -5 : 5), { ...stitchOf, pucker: 0 });
    const side = front
      ? trace(
          `M ${480 + 92} ${TOP + 40} C ${480 + 112} ${TOP + 130} ${480 + 92} ${TOP + 200} ${480 + 30} ${crotch + 14}`,
        )
      : trace(
          `M ${480 + 150} ${TOP + 40} C ${480 + 158} ${TOP + 170} ${480 + 120} ${crotch} ${480 + 36} ${crotch + 46}`,
        );
    body.seam(place(side), 1);
    body.stitch(offset(place(side), flip ? -5 : 5), stitchOf);
    body.stitch(offset(place(side), flip ? 5 : -5), { ...stitchOf, pucker: 0 });
    const folds: [Point, Point, Point, number, number][] = [
      [[480 + 110, crotch - 60], [480 + 160, crotch - 20], [480 + 220, crotch - 40], 26, -0.36],
      [[480 + 60, crotch + 10], [480 + 120, crotch + 24], [480 + 200, crotch + 4], 24, 0.36],
      [[480 + 44, crotch + 50], [480 + 120, crotch + 66], [480 + 214, crotch + 40 + random() * 20], 22, -0.3],
      [[480 + 190, TOP + 60], [480 + 200, TOP + 130], [480 + 204, TOP + 200], 34, 0.3],
    ];
    for (const [a, b, c, width, height] of folds) {
      const [from, bend, to] = place([a, b, c]);
      body.fold(from!, bend!, to!, width, height, "fold");
    }
  }
  if (front) {
    body.seam(trace(`M 480 ${TOP + 40} C 484 ${TOP + 120} 484 ${TOP + 190} 480 ${crotch + 10}`), 0.9);
    body.fold([480 - 40, TOP + 60], [480 - 52, TOP + 140], [480 - 14, TOP + 220], 56, 0.55, "drape");
    body.fold([480 + 40, TOP + 60], [480 + 52, TOP + 140], [480 + 14, TOP + 220], 56, 0.45, "drape");
    if (design.fly)
      body.stitch(trace(`M ${CENTRE_X + 34} ${TOP + 50} L ${CENTRE_X + 40} ${TOP + 190}`), stitchOf);
  } else {
    body.seam(trace(`M 480 ${TOP + 40} L 480 ${crotch + 4}`), 0.8);
  }
}
