import { makeCloth, type Cloth } from "@/studio/pictures/render/cloth";
import { blend } from "@/studio/pictures/render/colour";
import { ellipse, inset, offset, type Point } from "@/studio/pictures/render/geometry";
import type { Piece } from "@/studio/pictures/render/piece";
import type { Scene } from "@/studio/pictures/render/scene";
import { Turntable, type Pose } from "@/studio/pictures/render/turntable";
import { stud } from "@/studio/pictures/parts/trim";
import { drawLogo } from "./cap-logo";
import {
  archOutline,
  bandOutline,
  brim,
  brimOutline,
  crown,
  crownOutline,
  meridian,
  panelOutline,
} from "./cap-model";
import { type CapDesign, eyelet, panelSeam } from "./cap-parts";

const SEAMS = [0, 60, 120, 180, 240, 300];
const EYELETS = [30, 90, 150, 210, 270, 330];
const BACK = 180;
const BRIM_ROWS = 6;

/** Where a cap stands on the picture. */
export function capTable(pose: Pose): Turntable {
  return new Turntable(pose, [480, 700]);
}

/** A cap of six panels, or a trucker, as it stands on a table. */
export function drawCap(scene: Scene, design: CapDesign, pose: Pose): void {
  const table = capTable(pose);
  const seesFront = table.nearness([0, 0, 1]) > -0.5;
  if (seesFront) drawBrim(scene, design, table);
  const dome = drawCrown(scene, design, table);
  if (table.facing(crown, 0, 0.4) > 0.2) drawLogo(scene, design, table);
  if (table.facing(crown, BACK, 0.2) > 0.3) drawClosure(scene, { dome, design, table });
}

function drawCrown(scene: Scene, design: CapDesign, table: Turntable): Piece {
  const { cloth, back, thread } = design;
  const isTrucker = design.style === "trucker";
  const dome = scene.piece(crownOutline(table), { cloth, lift: 10, round: 16 });
  for (const from of SEAMS) {
    const isFront = from === 0 || from === 300;
    drawPanel(scene, { dome, table, cloth: isTrucker && !isFront ? back : cloth, from });
  }
  dome.paint("drape", table.reliefOf(crown, [-180, 180], [0, 1], 60));
  for (const degrees of SEAMS) {
    if (isTrucker && degrees === 0) continue;
    const line = meridian(table, degrees, degrees === BACK ? [0.42, 1] : [0, 1]);
    if (line.length > 2) panelSeam(dome, line, thread);
  }
  for (const degrees of isTrucker ? [] : EYELETS) {
    if (table.facing(crown, degrees, 0.66) < 0.35) continue;
    const [x, y] = table.at(crown(degrees, 0.66));
    eyelet(scene, x, y, thread);
  }
  const rim = Array.from({ length: 61 }, (_, i) => i * 6 - 180).filter(
    (at) => table.facing(crown, at, 0.04) > 0,
  );
  if (table.nearness([0, 0, 1]) > 0.4) {
    const foot = rim.filter((at) => Math.abs(at) <= 96).map((at) => table.at(crown(at, 0.035)));
    dome.stitch(foot, { colour: thread, width: 1.3, pucker: 0.5 });
  }
  const [x, y] = table.at(crown(0, 1));
  const flat = 7 + 12 * table.nearness([0, 1, 0]);
  scene.piece(ellipse(x, y - 2, 19, flat), { cloth: design.brim, lift: 14, round: 8 });
  return dome;
}

interface Panel {
  dome: Piece;
  table: Turntable;
  cloth: Cloth;
  from: number;
}

/** One of six, its warp from rim to button. */
function drawPanel(scene: Scene, { dome, table, cloth, from }: Panel): void {
  const outline = panelOutline(table, [from, from + 60]);
  if (outline.length === 0) return;
  const [low, high] = [table.at(crown(from + 30, 0.2)), table.at(crown(from + 30, 0.6))];
  const angle = (Math.atan2(high[0] - low[0], low[1] - high[1]) * 180) / Math.PI;
  scene.piece(outline, { cloth, lift: 10, round: 1, angle, within: dome });
}

function drawBrim(scene: Scene, design: CapDesign, table: Turntable): void {
  const { outline, rows } = brimOutline(table, BRIM_ROWS);
  const [left, right] = [table.at(brim(-0.3, 0.5)), table.at(brim(0.3, 0.5))];
  const across = (Math.atan2(right[1] - left[1], right[0] - left[0]) * 180) / Math.PI;
  const piece = scene.piece(outline, { cloth: design.brim, lift: 7, round: 5, angle: 90 + across });
  piece.paint("drape", table.reliefOf(brim, [-1, 1], [0, 1]));
  for (const row of rows) piece.stitch(row, { colour: design.thread, width: 1.3, pucker: 0.25 });
}

interface Closure {
  dome: Piece;
  design: CapDesign;
  table: Turntable;
}

/** The arch at the back, the inside of the front seen through it, and what draws it together. */
function drawClosure(scene: Scene, { dome, design, table }: Closure): void {
  const { cloth, thread } = design;
  const arch = archOutline(table, BACK, [33, 0.4]);
  const gap = scene.piece(arch, {
    cloth: makeCloth("twill", blend(cloth.colour, "#100E0C", 0.6)),
    lift: 2,
    round: 12,
    within: dome,
  });
  const middle = table.at(crown(BACK, 0.2));
  gap.fold(arch[4]!, [middle[0], middle[1] - 30], arch[36]!, 60, -0.6, "drape");
  for (const [by, pucker] of [
    [-8, 0.6],
    [-14, 0],
  ] as const)
    dome.stitch(offset(arch, by), { colour: thread, width: 1.3, pucker });
  if (design.closure === "snap") drawSnap(scene, design, table);
  else drawStrap(scene, design, table);
}

function drawStrap(scene: Scene, { cloth, thread }: CapDesign, table: Turntable): void {
  const strap = bandOutline(table, [BACK - 40, BACK + 40], [-0.02, 0.12]);
  const band = scene.piece(strap, { cloth, lift: 11.5, round: 4, angle: 90 });
  const line = inset(strap, 4.5);
  band.stitch([...line, line[0]!], { colour: thread, width: 1.2 });
  const tail = bandOutline(table, [BACK + 4, BACK + 30], [-0.01, 0.11]);
  const end = scene.piece(tail, { cloth, lift: 12.6, round: 4, angle: 90 });
  const edge = inset(tail, 4);
  end.stitch([...edge, edge[0]!], { colour: thread, width: 1.1 });
  const outer = bandOutline(table, [BACK - 2, BACK + 14], [-0.05, 0.15]);
  const hole = bandOutline(table, [BACK + 1.5, BACK + 10.5], [-0.018, 0.118]);
  const metal = makeCloth("metal", "#A58B5B");
  scene.piece([...outer, outer[0]!, hole[0]!, ...[...hole].reverse()], { cloth: metal, lift: 15, round: 3 });
}

function drawSnap(scene: Scene, { brim: { colour } }: CapDesign, table: Turntable): void {
  const plastic = makeCloth("plain", blend(colour, "#26262A", 0.25), { gloss: 0.18 });
  scene.piece(bandOutline(table, [BACK - 38, BACK + 14], [-0.02, 0.1]), {
    cloth: plastic,
    lift: 11,
    round: 4,
  });
  scene.piece(bandOutline(table, [BACK - 16, BACK + 38], [-0.02, 0.1]), {
    cloth: plastic,
    lift: 12,
    round: 4,
  });
  for (let i = 0; i < 7; i += 1) {
    const degrees = BACK - 12 + i * 6.4;
    const at: Point = table.at(crown(degrees, 0.04));
    stud(scene, at, 5.4, 12.4, blend(colour, "#17171A", 0.45));
  }
}
