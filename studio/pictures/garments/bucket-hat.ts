import { symmetric, toPath, trace } from "@/studio/pictures/render/geometry";
import type { Scene } from "@/studio/pictures/render/scene";
import { word } from "@/studio/pictures/parts/trim";
import { type CapDesign, eyelet, panelSeam } from "./cap-parts";

export function drawBucket(scene: Scene, { cloth, thread }: CapDesign, front: boolean): void {
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
