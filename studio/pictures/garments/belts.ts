import { makeCloth, type Cloth } from "@/studio/pictures/render/cloth";
import { blend } from "@/studio/pictures/render/colour";
import {
  inset,
  rectangle,
  roundedRectangle,
  toPath,
  trace,
  type Point,
} from "@/studio/pictures/render/geometry";
import type { Piece } from "@/studio/pictures/render/piece";
import type { Scene } from "@/studio/pictures/render/scene";
import { disc, stud, word } from "@/studio/pictures/parts/trim";

export interface BeltDesign {
  cloth: Cloth;
  lining: Cloth;
  metal: string;
  buckle: "frame" | "square" | "plate" | "d-ring" | "web";
  thread: string;
  /** Height of the strap on the picture. */
  width: number;
  stitched: boolean;
  braided: boolean;
}

const CX = 480;
const RX = 336;
const RY = 176;

/** A point on the loop; 0 is the right end and 90 the nearest point, in degrees. */
function around(degrees: number, y: number, grow = 0): Point {
  const angle = (degrees * Math.PI) / 180;
  return [CX + Math.cos(angle) * (RX + grow), y + Math.sin(angle) * (RY + grow * 0.5)];
}

function arc(from: number, to: number, y: number, grow = 0): Point[] {
  const count = Math.ceil(Math.abs(to - from) / 3);
  return Array.from({ length: count + 1 }, (_, i) => around(from + ((to - from) * i) / count, y, grow));
}

/** The belt fastened and stood on the table. */
export function drawBeltLoop(scene: Scene, design: BeltDesign): void {
  const { width } = design;
  const top = 600 - width / 2;
  const inner = scene.piece([...arc(180, 360, top), ...arc(360, 180, top + width)], {
    cloth: design.lining,
    lift: 4,
    round: 5,
  });
  bow(inner, "hollow");
  const outer = scene.piece([...arc(0, 180, top), ...arc(180, 0, top + width)], {
    cloth: design.cloth,
    lift: 9,
    round: 7,
  });
  bow(outer, "round");
  dressStrap(outer, design, (t) => around(180 - t * 180, 0), top);
  const tail = scene.piece(
    [...arc(104, 152, top + 1, 3), tipOf(top, width), ...arc(152, 104, top + width - 1, 3)],
    { cloth: design.cloth, lift: 12, round: 7 },
  );
  bow(tail, "round");
  if (design.stitched) {
    for (const y of [top + 8, top + width - 8])
      tail.stitch(arc(100, 153, y, 3), { colour: design.thread, pucker: 0.2 });
  }
  if (design.braided) braid(tail, (t) => around(152 - t * 48, 0, 3), top, width, 12);
  const keeper = arc(126, 131, top - 5, 5);
  scene.piece([...keeper, ...arc(131, 126, top + width + 5, 5)], {
    cloth: design.cloth,
    lift: 14.5,
    round: 4,
  });
  const [bx, by] = around(98, top + width / 2, 4);
  drawBuckle(scene, design, [bx, by], 1);
}

function tipOf(top: number, width: number): Point {
  const [x, y] = around(158, top + width / 2, 3);
  return [x, y];
}

/** A strap seen round a bend: the light walks along it. */
function bow(piece: Piece, kind: "round" | "hollow"): void {
  const stops = [0, 0.08, 0.2, 0.35, 0.5, 0.65, 0.8, 0.92, 1].map((at) => {
    const x = at * 2 - 1;
    const high = Math.sqrt(Math.max(0, 1 - x * x));
    const level = Math.round((kind === "round" ? high : 1 - high) * 255);
    return `<stop offset="${at}" stop-color="rgb(${level},${level},${level})"/>`;
  });
  const id = `bow-${kind}`;
  piece.paint(
    "drape",
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${CX - RX - 4}" y1="0" x2="${CX + RX + 4}" y2="0">${stops.join("")}</linearGradient><path d="${toPath(piece.outline, true)}" fill="url(#${id})"/>`,
  );
}

function dressStrap(piece: Piece, design: BeltDesign, at: (t: number) => Point, top: number): void {
  const { width, thread } = design;
  const line = (y: number): Point[] =>
    Array.from({ length: 60 }, (_, i) => at(i / 59)).map(([px, py]) => [px, py + y] as const);
  if (design.stitched) {
    piece.stitch(line(top + 8), { colour: thread, pucker: 0.2 });
    piece.stitch(line(top + width - 8), { colour: thread, pucker: 0.2 });
  }
  if (design.braided) braid(piece, at, top, width, 44);
}

/** Strands over and under one another, three across. */
function braid(piece: Piece, at: (t: number) => Point, top: number, width: number, count: number): void {
  for (let i = -1; i <= count; i += 1) {
    for (let row = 0; row < 4; row += 1) {
      const t = (i + (row % 2) * 0.5) / count;
      const [x, y] = at(t);
      const next = at(t + 1 / count);
      const dx = (next[0] - x) * 0.8;
      const cy = y + top + ((row + 0.5) / 4) * width;
      const lean = row % 2 === 0 ? 1 : -1;
      const high = width / 4;
      const strand = trace(
        `M ${x - dx * 0.5} ${cy - high * 0.7 * lean} Q ${x + dx * 0.3} ${cy - high * 0.5} ${x + dx * 0.6} ${cy + high * 0.7 * lean} Q ${x - dx * 0.2} ${cy + high * 0.5} ${x - dx * 0.5} ${cy - high * 0.7 * lean}`,
      );
      const d = toPath(strand, true);
      piece.paint("lift", `<path d="${d}" fill="#fff" fill-opacity="0.13"/>`);
      piece.paint("form", `<path d="${d}" fill="none" stroke="#000" stroke-opacity="0.8" stroke-width="4"/>`);
      piece.paint(
        "albedo",
        `<path d="${d}" fill="none" stroke="#000" stroke-opacity="0.4" stroke-width="2"/>`,
      );
    }
  }
}

/** The belt laid out: buckle end and tip side by side, running off the picture. */
export function drawBeltFlat(scene: Scene, design: BeltDesign): void {
  const wide = design.width * 1.45;
  const left = 330;
  const right = 640;
  const strap = rectangle(left - wide / 2, 320, wide, 1300);
  const first = scene.piece(strap, { cloth: design.cloth, lift: 8, round: 9 });
  layStrap(first, design, left, 320, 1600, wide);
  const tip = trace(
    `M ${right - wide / 2} 330 Q ${right - wide / 2} 220 ${right} 176 Q ${right + wide / 2} 220 ${right + wide / 2} 330 L ${right + wide / 2} 1620 L ${right - wide / 2} 1620`,
  );
  const second = scene.piece(
    design.buckle === "web" || design.buckle === "d-ring"
      ? rectangle(right - wide / 2, 210, wide, 1400)
      : tip,
    { cloth: design.cloth, lift: 8, round: 9 },
  );
  layStrap(second, design, right, 330, 1600, wide);
  if (design.buckle === "web" || design.buckle === "d-ring") {
    scene.piece(rectangle(right - wide / 2 - 3, 196, wide + 6, 46), {
      cloth: makeCloth("metal", design.metal),
      lift: 10,
      round: 6,
    });
  } else if (!design.braided) {
    for (let i = 0; i < 5; i += 1) {
      const y = 372 + i * 74;
      second.paint("albedo", `<g fill="#0D0A08">${disc(right, y, 8.5)}</g>`);
      second.paint(
        "lift",
        `<g fill="#000" fill-opacity="0.4">${disc(right, y, 8.5)}</g><circle cx="${right}" cy="${y}" r="12" fill="none" stroke="#000" stroke-opacity="0.12" stroke-width="4"/>`,
      );
    }
  }
  if (!design.braided && design.buckle !== "web" && design.buckle !== "d-ring") {
    scene.piece(rectangle(left - wide / 2 - 6, 520, wide + 12, 36), {
      cloth: design.cloth,
      lift: 12,
      round: 7,
      angle: 90,
    });
    for (const y of [424, 452]) stud(scene, [left, y + 6], 9, 8.4, design.metal);
  }
  const ink = blend(design.cloth.colour, "#000000", 0.45);
  if (!design.braided) {
    second.paint("albedo", word({ x: right, y: 820, size: 19, colour: ink, weight: 0.16, turn: 90 }));
    second.paint(
      "lift",
      `<g opacity="0.14">${word({ x: right, y: 820, size: 19, colour: "#000000", weight: 0.16, turn: 90 })}</g>`,
    );
  }
  drawBuckle(scene, design, [left, 318], 1.45, true);
}

function layStrap(piece: Piece, design: BeltDesign, x: number, from: number, to: number, wide: number): void {
  if (design.stitched) {
    const [first, ...rest] = inset(piece.outline, 12);
    piece.stitch([first!, ...rest, first!], { colour: design.thread, width: 2.2, dash: [7, 3], pucker: 0.2 });
  }
  if (design.braided) braidUpright(piece, x, from - 160, to, wide);
  piece.fold(
    [x - wide * 0.3, from + 60],
    [x - wide * 0.2, from + 400],
    [x - wide * 0.3, from + 800],
    wide * 0.4,
    0.25,
    "drape",
  );
}

function braidUpright(piece: Piece, x: number, from: number, to: number, wide: number): void {
  const step = 38;
  for (let y = from; y < to; y += step) {
    for (let row = 0; row < 4; row += 1) {
      const cx = x - wide / 2 + ((row + 0.5) / 4) * wide;
      const cy = y + (row % 2) * step * 0.5;
      const lean = row % 2 === 0 ? 1 : -1;
      const w = wide / 4;
      const strand = trace(
        `M ${cx - w * 0.7 * lean} ${cy - step * 0.5} Q ${cx - w * 0.6} ${cy + step * 0.3} ${cx + w * 0.7 * lean} ${cy + step * 0.62} Q ${cx + w * 0.6} ${cy - step * 0.2} ${cx - w * 0.7 * lean} ${cy - step * 0.5}`,
      );
      const d = toPath(strand, true);
      piece.paint("lift", `<path d="${d}" fill="#fff" fill-opacity="0.15"/>`);
      piece.paint("form", `<path d="${d}" fill="none" stroke="#000" stroke-opacity="0.8" stroke-width="5"/>`);
      piece.paint(
        "albedo",
        `<path d="${d}" fill="none" stroke="#000" stroke-opacity="0.4" stroke-width="2.4"/>`,
      );
    }
  }
}

function drawBuckle(scene: Scene, design: BeltDesign, [x, y]: Point, scale: number, upright = false): void {
  const metal = makeCloth("metal", design.metal);
  const tall = (design.width + 34) * scale;
  const wide = (design.buckle === "square" ? design.width * 0.86 : design.width * 0.98) * scale;
  const [w, h] = upright ? [tall, wide] : [wide, tall];
  const r = (design.buckle === "frame" ? 20 : 7) * scale;
  if (design.buckle === "plate" || design.buckle === "web") {
    const plate = scene.piece(roundedRectangle(x - w / 2, y - h / 2, w, h, 8 * scale), {
      cloth: metal,
      lift: 16,
      round: 8,
    });
    plate.paint(
      "lift",
      `<path d="${toPath(inset(plate.outline, 9 * scale), true)}" fill="#000" fill-opacity="0.06"/>`,
    );
    if (design.buckle === "plate")
      plate.paint(
        "albedo",
        word({ x, y, size: 11 * scale, colour: blend(design.metal, "#000000", 0.5), turn: 0 }),
      );
    return;
  }
  const rings = design.buckle === "d-ring" ? [0, 26 * scale] : [0];
  for (const shift of rings) {
    const outer = roundedRectangle(
      x - w / 2 + (upright ? 0 : shift),
      y - h / 2 + (upright ? shift : 0),
      w,
      h,
      design.buckle === "d-ring" ? 26 * scale : r,
    );
    const hole = inset(outer, (design.buckle === "d-ring" ? 10 : 13) * scale);
    scene.piece([...outer, outer[0]!, hole[0]!, ...[...hole].reverse()], {
      cloth: metal,
      lift: 16 + shift * 0.05,
      round: 5 * scale,
    });
  }
  if (design.buckle === "d-ring") return;
  const prong = upright
    ? roundedRectangle(x - 6 * scale, y - h / 2 - 3 * scale, 12 * scale, h + 14 * scale, 5 * scale)
    : roundedRectangle(x - w / 2 - 5 * scale, y - 6 * scale, w + 10 * scale, 12 * scale, 5 * scale);
  scene.piece(prong, { cloth: metal, lift: 19, round: 5 * scale });
}
