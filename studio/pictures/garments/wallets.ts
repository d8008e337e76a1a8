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
import { stud, word } from "@/studio/pictures/parts/trim";

export interface WalletDesign {
  style: "bifold" | "card-holder" | "long" | "zip" | "trifold" | "clip";
  cloth: Cloth;
  /** The hide of the inside, and of the trims of a canvas wallet. */
  lining: Cloth;
  thread: string;
  trim?: Cloth | undefined;
}

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const SIZES: Record<WalletDesign["style"], readonly [number, number]> = {
  bifold: [640, 500],
  "card-holder": [580, 430],
  long: [500, 960],
  zip: [620, 560],
  trifold: [500, 580],
  clip: [600, 450],
};

function boxOf(style: WalletDesign["style"]): Box {
  const [w, h] = SIZES[style];
  return { x: 480 - w / 2, y: 600 - h / 2, w, h };
}

function panel(scene: Scene, { x, y, w, h }: Box, cloth: Cloth, lift: number, r = 14): Piece {
  return scene.piece(roundedRectangle(x, y, w, h, r), { cloth, lift, round: 11 });
}

function edgeStitch(piece: Piece, thread: string, by = 13): void {
  const line = inset(piece.outline, by);
  piece.stitch([...line, line[0]!], { colour: thread, width: 2.3, dash: [8, 3.4], pucker: 0.15 });
}

function deboss(scene: Scene, x: number, y: number, size: number, cloth: Cloth): void {
  scene.mark(word({ x, y, size, colour: blend(cloth.colour, "#000000", 0.42), weight: 0.15 }));
  scene.add("lift", `<g opacity="0.16">${word({ x, y, size, colour: "#000000", weight: 0.16 })}</g>`);
}

/** Handled leather is never flat. */
function wearIn(piece: Piece, { x, y, w, h }: Box): void {
  piece.fold(
    [x + w * 0.1, y + h * 0.3],
    [x + w * 0.45, y + h * 0.36],
    [x + w * 0.9, y + h * 0.24],
    h * 0.4,
    0.1,
    "drape",
  );
  piece.fade(x + w * 0.5, y + h * 0.45, w * 0.4, h * 0.36, 0.1);
}

export function drawWalletFront(scene: Scene, design: WalletDesign): void {
  const box = boxOf(design.style);
  const { cloth, thread } = design;
  if (design.style === "card-holder") {
    drawHolder(scene, design, box);
    return;
  }
  if (design.style !== "zip") {
    panel(scene, { ...box, x: box.x + 9, y: box.y + 8 }, design.lining, 5);
    panel(scene, { ...box, x: box.x + 5, y: box.y + 4 }, design.lining, 7);
  }
  const face = panel(scene, box, cloth, 11, design.style === "zip" ? 40 : 16);
  wearIn(face, box);
  if (design.style === "zip") drawZip(scene, box);
  else edgeStitch(face, thread);
  if (design.style !== "long" && design.style !== "zip") spine(face, box);
  if (design.style === "clip") drawClip(scene, box.x + box.w * 0.5, box.y + 90, 0.8);
  if (design.trim) {
    const strip = scene.piece(rectangle(box.x, box.y + box.h * 0.62, box.w, box.h * 0.38), {
      cloth: design.trim,
      lift: 12.4,
      round: 5,
      within: face,
    });
    strip.stitch(
      trace(`M ${box.x} ${box.y + box.h * 0.62 + 11} L ${box.x + box.w} ${box.y + box.h * 0.62 + 11}`),
      { colour: thread, width: 2.2, dash: [8, 3.4] },
    );
  }
  if (design.style === "long") {
    face.seam(trace(`M ${box.x} ${box.y + box.h * 0.5} L ${box.x + box.w} ${box.y + box.h * 0.5}`), 0.5);
    const flap = panel(scene, { ...box, h: box.h * 0.36 }, cloth, 14, 16);
    edgeStitch(flap, thread);
    stud(scene, [480, box.y + box.h * 0.36 - 42], 15, 14.4, "#B08A4E");
  }
  const low = design.style === "long" ? 0.92 : 0.86;
  deboss(
    scene,
    box.x + box.w * (design.style === "long" ? 0.5 : 0.76),
    box.y + box.h * low,
    17,
    design.trim ?? cloth,
  );
}

function spine(face: Piece, { x, y, h }: Box): void {
  face.fold([x + 8, y + 10], [x + 10, y + h / 2], [x + 8, y + h - 10], 26, 0.5, "fold");
  face.fold([x + 34, y + 10], [x + 36, y + h / 2], [x + 34, y + h - 10], 16, -0.3, "fold");
}

function drawZip(scene: Scene, box: Box): void {
  const track = inset(roundedRectangle(box.x, box.y, box.w, box.h, 40), 14);
  const d = toPath([...track, track[0]!]);
  scene.mark(
    `<path d="${d}" fill="none" stroke="#17171B" stroke-width="20"/><path d="${d}" fill="none" stroke="#C2A56B" stroke-width="9" stroke-dasharray="4.4 2.6"/><path d="${d}" fill="none" stroke="#000" stroke-opacity="0.5" stroke-width="1.6"/>`,
  );
  scene.add(
    "cloth",
    `<path d="${d}" fill="none" stroke="#000" stroke-width="20" shape-rendering="crispEdges"/>`,
  );
  scene.add(
    "lift",
    `<path d="${d}" fill="none" stroke="#000" stroke-opacity="0.3" stroke-width="20"/><path d="${d}" fill="none" stroke="#fff" stroke-opacity="0.22" stroke-width="9" stroke-dasharray="4.4 2.6"/>`,
  );
  const metal = makeCloth("metal", "#B8975A");
  const x = box.x + box.w - 120;
  scene.piece(roundedRectangle(x, box.y + 1, 54, 27, 8), { cloth: metal, lift: 16, round: 6 });
  const pull = scene.piece(
    trace(
      `M ${x + 18} ${box.y + 22} L ${x + 36} ${box.y + 22} L ${x + 42} ${box.y + 118} Q ${x + 27} ${box.y + 138} ${x + 12} ${box.y + 118}`,
    ),
    { cloth: metal, lift: 18, round: 6 },
  );
  pull.paint(
    "lift",
    `<rect x="${x + 22}" y="${box.y + 88}" width="10" height="26" rx="5" fill="#000" fill-opacity="0.3"/>`,
  );
}

function drawHolder(scene: Scene, { cloth, lining, thread }: WalletDesign, box: Box): void {
  const back = panel(scene, box, cloth, 6);
  edgeStitch(back, thread);
  const card = makeCloth("plain", "#DDD8CC", { rumple: 0 });
  scene.piece(roundedRectangle(box.x + 44, box.y - 38, box.w - 88, 200, 16), {
    cloth: card,
    lift: 8,
    round: 4,
  });
  for (const [i, lift] of [8.6, 10.4, 12.2].entries()) {
    const top = box.y + 34 + i * 92;
    const pocket = scene.piece(roundedRectangle(box.x, top, box.w, box.y + box.h - top, 14), {
      cloth: i === 1 ? lining : cloth,
      lift,
      round: 9,
    });
    pocket.stitch(trace(`M ${box.x + 6} ${top + 11} L ${box.x + box.w - 6} ${top + 11}`), {
      colour: thread,
      width: 2.2,
      dash: [8, 3.4],
      pucker: 0.1,
    });
    edgeStitch(pocket, thread);
    if (i === 2) wearIn(pocket, box);
  }
  deboss(scene, box.x + box.w * 0.5, box.y + box.h * 0.86, 17, cloth);
}

/** Laid open: the note pocket behind, card slots on both sides. */
export function drawWalletOpen(scene: Scene, design: WalletDesign): void {
  const { cloth, lining, thread, style } = design;
  if (style === "card-holder") {
    const box = boxOf(style);
    const back = panel(scene, box, cloth, 10);
    wearIn(back, box);
    edgeStitch(back, thread);
    const thumb = trace(
      `M 420 ${box.y - 2} Q 424 ${box.y + 44} 480 ${box.y + 46} Q 536 ${box.y + 44} 540 ${box.y - 2}`,
    );
    scene.piece(thumb, { cloth: lining, lift: 5, round: 5 });
    return;
  }
  const size = SIZES[style];
  const half = { w: size[0], h: style === "long" ? 500 : size[1] };
  const wide = half.w * (style === "trifold" ? 2.7 : 2);
  const box: Box = { x: 480 - wide / 2, y: 600 - half.h / 2, w: wide, h: half.h };
  const outside = panel(scene, { ...box, y: box.y - 12, h: box.h + 10 }, cloth, 5, 18);
  edgeStitch(outside, thread);
  const inner = panel(
    scene,
    { ...box, x: box.x + 5, w: box.w - 10, y: box.y + 22, h: box.h - 26 },
    lining,
    8,
  );
  edgeStitch(inner, thread);
  const leaves = style === "trifold" ? 3 : 2;
  const gap = 46;
  const leafWidth = (box.w - gap * (leaves - 1) - 20) / leaves;
  for (let i = 0; i < leaves; i += 1) {
    const x = box.x + 10 + i * (leafWidth + gap);
    if (style === "clip" && i === 0) drawClip(scene, x + leafWidth * 0.5, box.y + box.h * 0.3);
    else slots(scene, design, { x, y: box.y + 40, w: leafWidth, h: box.h - 48 });
    if (i > 0)
      inner.fold([x - gap / 2, box.y], [x - gap / 2, 600], [x - gap / 2, box.y + box.h], 44, -0.6, "fold");
  }
}

function slots(scene: Scene, { cloth, lining, thread, trim }: WalletDesign, { x, y, w, h }: Box): void {
  const tones = ["#D9D3C5", "#6E7F8C", "#B9A27A"];
  for (let i = 0; i < 4; i += 1) {
    const top = y + 26 + (i * (h - 60)) / 4.6;
    if (i < 3) {
      const card = makeCloth("plain", tones[i]!, { rumple: 0 });
      scene.piece(roundedRectangle(x + 30, top - 17, w - 60, 100, 12), {
        cloth: card,
        lift: 8.6 + i * 1.5,
        round: 3,
      });
    }
    const slot = scene.piece(rectangle(x, top, w, y + h - top), {
      cloth: trim ?? (i % 2 ? lining : { ...cloth }),
      lift: 9.4 + i * 1.5,
      round: 7,
    });
    slot.stitch(trace(`M ${x} ${top + 11} L ${x + w} ${top + 11}`), {
      colour: thread,
      width: 2.2,
      dash: [8, 3.4],
      pucker: 0.1,
    });
    for (const side of [x + 11, x + w - 11])
      slot.stitch([[side, top], [side, y + h] as Point], {
        colour: thread,
        width: 2.2,
        dash: [8, 3.4],
        pucker: 0.1,
      });
  }
}

function drawClip(scene: Scene, x: number, y: number, size = 1): void {
  const metal = makeCloth("metal", "#B9B6AE");
  scene.piece(roundedRectangle(x - 34 * size, y - 110 * size, 68 * size, 400 * size, 12), {
    cloth: metal,
    lift: 14,
    round: 9,
  });
  scene.piece(roundedRectangle(x - 22 * size, y - 84 * size, 44 * size, 300 * size, 10), {
    cloth: metal,
    lift: 17,
    round: 8,
  });
}
