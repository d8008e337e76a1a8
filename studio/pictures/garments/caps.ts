import { makeCloth, type Cloth } from "@/studio/pictures/render/cloth";
import { blend } from "@/studio/pictures/render/colour";
import {
  ellipse,
  inset,
  mirror,
  offset,
  roundedRectangle,
  symmetric,
  toPath,
  trace,
  type Point,
} from "@/studio/pictures/render/geometry";
import type { Scene } from "@/studio/pictures/render/scene";
import { type CapDesign, panelSeam, swell } from "./cap-parts";
import { drawFlatBack, drawFlatSide } from "./flat-cap";
import { disc, stud, word, wovenLabel } from "@/studio/pictures/parts/trim";

export function drawCapFront(scene: Scene, design: CapDesign): void {
  if (design.style === "bucket") drawBucket(scene, design, true);
  else if (design.style === "flat") drawFlatSide(scene, design);
  else drawCrownFront(scene, design);
}

export function drawCapBack(scene: Scene, design: CapDesign): void {
  if (design.style === "bucket") drawBucket(scene, design, false);
  else if (design.style === "flat") drawFlatBack(scene, design);
  else drawCrownBack(scene, design);
}

function crown(footBend: number): Point[] {
  return symmetric(
    trace(
      `M 480 348 C 612 348 724 452 734 636 Q 736 668 728 676 Q 640 ${676 + footBend} 480 ${676 + footBend}`,
    ),
  );
}

function eyelet(scene: Scene, x: number, y: number, colour: string): void {
  scene.mark(
    `<g fill="${colour}">${disc(x, y, 8)}</g><g fill="#17171A">${disc(x, y, 3.6)}</g><circle cx="${x}" cy="${y}" r="6" fill="none" stroke="#000" stroke-opacity="0.25" stroke-width="3.4" stroke-dasharray="1.2 1"/>`,
  );
  scene.add(
    "lift",
    `<g fill="rgb(130,130,130)">${disc(x, y, 8)}</g><g fill="rgb(70,70,70)">${disc(x, y, 3.6)}</g>`,
  );
}

function drawTopButton(scene: Scene, cloth: Cloth, y: number): void {
  scene.piece(ellipse(480, y, 19, 11), { cloth, lift: 14, round: 8 });
}

function drawCrownFront(scene: Scene, design: CapDesign): void {
  const { cloth, thread, back } = design;
  const trucker = design.style === "trucker";
  const dome = scene.piece(crown(44), { cloth: trucker ? back : cloth, lift: 8, round: 20 });
  swell(dome, 480, 520, 250, 210);
  const side = trace("M 484 350 C 566 366 660 470 690 690");
  if (trucker) {
    const front = symmetric([[480, 350], ...side, [480, 740]]);
    const panel = scene.piece(front, { cloth, lift: 8.8, round: 8, within: dome });
    swell(panel, 480, 520, 250, 210);
  }
  for (const flip of [true, false]) panelSeam(dome, flip ? mirror(side) : side, thread);
  if (!trucker) panelSeam(dome, trace("M 480 350 L 480 722"), thread);
  for (const x of [392, 568]) if (!trucker) eyelet(scene, x, 446, thread);
  drawTopButton(scene, design.brim, 348);
  drawLogo(scene, design);
  drawBrim(scene, design);
}

function drawLogo(scene: Scene, { ink, mark }: CapDesign): void {
  if (mark === "label") {
    wovenLabel(scene, 480, 590, 96, 8.6);
    return;
  }
  if (mark === "patch") {
    const outline = roundedRectangle(412, 556, 136, 62, 5);
    const hide = scene.piece(outline, {
      cloth: makeCloth("leather", "#9A6A40", { rumple: 0.4 }),
      lift: 10.5,
      round: 5,
    });
    const edge = inset(outline, 7);
    hide.stitch([...edge, edge[0]!], { colour: "#E3D5B8", width: 1.4 });
    scene.mark(word({ x: 480, y: 587, size: 14, colour: "#4A2F1C" }));
    return;
  }
  const letters = word({ x: 480, y: 586, size: 26, colour: ink, weight: 0.22 });
  scene.mark(
    `<g opacity="0.35" transform="translate(1.5 2)">${letters.replaceAll(ink, "#000000")}</g>${letters}`,
  );
  scene.add("cloth", `<g shape-rendering="crispEdges">${letters.replaceAll(ink, "#000000")}</g>`);
  scene.add("lift", `<g opacity="0.22">${letters.replaceAll(ink, "#ffffff")}</g>`);
}

function drawBrim(scene: Scene, { brim, thread }: CapDesign): void {
  const half = trace(
    "M 480 716 Q 620 714 706 662 C 748 716 764 800 736 846 Q 720 860 704 846 C 640 806 560 796 480 796",
  );
  const outline = symmetric(half);
  const piece = scene.piece(outline, { cloth: brim, lift: 12, round: 7, angle: 90 });
  const ridge = `<linearGradient id="bill" gradientUnits="userSpaceOnUse" x1="220" y1="0" x2="740" y2="0"><stop offset="0" stop-color="#000" stop-opacity="0.75"/><stop offset="0.22" stop-color="#777" stop-opacity="0.5"/><stop offset="0.5" stop-color="#fff" stop-opacity="0.8"/><stop offset="0.78" stop-color="#777" stop-opacity="0.5"/><stop offset="1" stop-color="#000" stop-opacity="0.75"/></linearGradient>`;
  piece.paint("drape", `${ridge}<path d="${toPath(outline, true)}" fill="url(#bill)"/>`);
  const outer = trace("M 252 868 C 236 850 300 806 480 796 C 660 806 724 850 708 868");
  for (let i = 0; i < 6; i += 1) {
    const rise = 10 + i * 11;
    const row = trace(
      `M ${214 + i * 2} ${846 - rise * 0.9} C 290 ${818 - rise} 390 ${800 - rise} 480 ${799 - rise} C 570 ${800 - rise} 670 ${818 - rise} ${746 - i * 2} ${846 - rise * 0.9}`,
    );
    piece.stitch(row, { colour: thread, width: 1.3, pucker: 0.25 });
  }
  piece.fold(outer[0]!, [480, 770], outer.at(-1)!, 8, 0.3, "fine");
}

function drawCrownBack(scene: Scene, design: CapDesign): void {
  const { cloth, thread, back } = design;
  const trucker = design.style === "trucker";
  const side = trucker ? back : cloth;
  const dome = scene.piece(crown(30), { cloth: side, lift: 8, round: 20 });
  swell(dome, 480, 510, 250, 200);
  const seam = trace("M 484 350 C 566 366 660 470 690 690");
  for (const flip of [true, false]) panelSeam(dome, flip ? mirror(seam) : seam, thread);
  panelSeam(dome, trace("M 480 350 L 480 600"), thread);
  if (!trucker) for (const x of [392, 568]) eyelet(scene, x, 446, thread);
  const arch = trace("M 366 712 C 366 640 404 588 480 588 C 556 588 594 640 594 712");
  const gap = scene.piece(arch, {
    cloth: makeCloth("twill", blend(cloth.colour, "#100E0C", 0.55)),
    lift: 2,
    round: 12,
    within: dome,
  });
  gap.fold([390, 690], [480, 600], [570, 690], 60, -0.6, "drape");
  dome.stitch(offset(arch, -9), { colour: thread });
  dome.stitch(offset(arch, -15), { colour: thread, pucker: 0 });
  const strap = trace("M 352 664 Q 480 692 608 664 L 608 700 Q 480 730 352 700");
  const band = scene.piece(strap, {
    cloth: trucker ? makeCloth("plain", "#222226") : cloth,
    lift: 10.5,
    round: 5,
    angle: 90,
  });
  if (design.closure === "snap") {
    for (let i = 0; i < 7; i += 1) {
      const x = 402 + i * 26;
      stud(scene, [x, 700 - ((x - 480) / 128) ** 2 * 16 - 2], 6, 11, "#3A3A3E");
    }
  } else {
    const line = inset(strap, 4.5);
    band.stitch([...line, line[0]!], { colour: thread, width: 1.2 });
    drawBuckle(scene);
  }
  drawTopButton(scene, design.brim, 348);
}

function drawBuckle(scene: Scene): void {
  const metal = makeCloth("metal", "#A58B5B");
  const outer = trace("M 500 676 L 546 672 L 546 722 L 500 724");
  const hole = inset(outer, 8);
  scene.piece([...outer, outer[0]!, hole[0]!, ...[...hole].reverse()], { cloth: metal, lift: 13, round: 3 });
}

function drawBucket(scene: Scene, design: CapDesign, front: boolean): void {
  const { cloth, thread } = design;
  const brimShape = symmetric(
    trace(
      "M 480 600 Q 640 604 690 566 C 730 640 800 730 826 786 Q 832 806 812 814 C 700 864 600 874 480 874",
    ),
  );
  const brim = scene.piece(brimShape, { cloth, lift: 6, round: 9, angle: 90 });
  for (let i = 0; i < 7; i += 1) {
    const t = (i + 0.5) / 7.5;
    const x = 236 + t * 116;
    const y = 600 + t * 214;
    brim.stitch(trace(`M ${480 - x} ${y - 6} Q 480 ${y + 52 + t * 26} ${480 + x} ${y - 6}`), {
      colour: thread,
      width: 1.3,
      pucker: 0.3,
    });
  }
  for (const [x, bend, height] of [
    [250, 200, 0.5],
    [400, 390, -0.45],
    [620, 640, 0.4],
    [730, 780, -0.45],
  ] as const) {
    brim.fold([x, 640], [(x + bend) / 2, 730], [bend, 850], 70, height, "drape");
  }
  const crownShape = symmetric(
    trace("M 480 366 C 600 366 652 386 664 420 C 676 470 690 540 698 590 Q 600 648 480 650"),
  );
  const wall = scene.piece(crownShape, { cloth, lift: 9, round: 16 });
  const lit = `<linearGradient id="wall" gradientUnits="userSpaceOnUse" x1="262" y1="0" x2="698" y2="0"><stop offset="0" stop-color="#000" stop-opacity="0.7"/><stop offset="0.5" stop-color="#fff" stop-opacity="0.7"/><stop offset="1" stop-color="#000" stop-opacity="0.7"/></linearGradient>`;
  wall.paint("drape", `${lit}<path d="${toPath(crownShape, true)}" fill="url(#wall)"/>`);
  const top = symmetric(trace("M 480 366 C 600 366 650 384 662 414 C 640 448 560 460 480 460"));
  scene.piece(top, { cloth, lift: 10, round: 10, angle: 30 });
  wall.stitch(trace("M 296 424 C 330 458 400 470 480 470 C 560 470 630 458 664 424"), {
    colour: thread,
    pucker: 0.8,
  });
  const foot = trace("M 264 580 Q 380 634 480 636 Q 580 634 696 580");
  wall.stitch(foot, { colour: thread });
  for (const x of front ? [340, 620] : [480])
    panelSeam(
      wall,
      [
        [x, 455],
        [x + (x - 480) * 0.12, 640],
      ],
      thread,
    );
  for (const x of [372, 400, 560, 588]) if (front) eyelet(scene, x, 520, thread);
  if (front) {
    scene.mark(
      `<rect x="446" y="560" width="68" height="24" fill="#F1EDE3"/><rect x="446" y="580" width="68" height="2.4" fill="#B3261E"/>${word({ x: 480, y: 571, size: 8, colour: "#22335B", weight: 0.17 })}`,
    );
    scene.add("lift", `<rect x="446" y="560" width="68" height="24" fill="rgb(104,104,104)"/>`);
  }
}
