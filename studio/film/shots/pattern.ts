import { distance, mix, offset, portion, toPath, type Point } from "@/studio/pictures/render/geometry";
import type { Pencil } from "@/studio/film/pencil";
import { CHALK } from "@/studio/film/plates/colours";
import { PANELS, shifted } from "@/studio/film/plates/table";

/** How far the panels lie apart on the cloth. */
export const APART = 19;

export const CUTS = {
  far: closed(shifted(PANELS.far, 0, -APART)),
  near: closed(shifted(PANELS.near, 0, APART)),
} as const;

const CHALK_WIDTH = 2.6;

/** Along the thread, with an arrow at each end, as a cutter marks it. */
const GRAINLINES: readonly (readonly Point[])[] = [-1, 1].map(
  (side) =>
    [
      [-120, side * 152],
      [270, side * 152],
    ] as const,
);

/** Short marks across the edge, where the panels will be matched. */
const NOTCHES = Object.values(CUTS).flatMap((cut) => [0.16, 0.34, 0.62].map((at) => notchAt(cut, at)));

function closed(points: readonly Point[]): Point[] {
  return [...points, points[0]!];
}

function notchAt(line: readonly Point[], at: number): Point[] {
  const piece = portion(line, at, at + 0.004);
  const [from, to] = [piece[0]!, piece.at(-1)!];
  const length = distance(from, to) || 1;
  const across: Point = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
  return [
    [from[0] - across[0] * 2, from[1] - across[1] * 2],
    [from[0] + across[0] * 11, from[1] + across[1] * 11],
  ];
}

/** The pattern, as far as the chalk has come, from 0 to 1. */
export function drawChalk(pencil: Pencil, drawn: number): void {
  if (drawn <= 0) return;
  pencil.sheet("chalk", () => {
    pencil.set("lineCap", "round");
    pencil.set("lineJoin", "round");
    for (const cut of Object.values(CUTS))
      chalkLine(pencil, portion(cut, 0, Math.min(1, drawn * 1.25)), CHALK_WIDTH);
    const rest = Math.max(0, drawn * 1.9 - 0.9);
    for (const line of GRAINLINES) {
      const end = mix(line[0]!, line[1]!, Math.min(1, rest));
      if (rest > 0) chalkLine(pencil, [line[0]!, end], 1.7);
      if (rest > 0.1) chalkLine(pencil, arrow(line[0]!, 1), 1.7);
      if (rest >= 1) chalkLine(pencil, arrow(line[1]!, -1), 1.7);
    }
    for (const [i, notch] of NOTCHES.entries()) {
      if (drawn * 1.25 > [0.16, 0.34, 0.62][i % 3]! + 0.03) chalkLine(pencil, notch, 2);
    }
  });
  pencil.lay("chalk", { alpha: 0.86, filter: "blur(0.3px)" });
}

function arrow([x, y]: Point, way: 1 | -1): Point[] {
  return [
    [x + 15 * way, y - 8],
    [x, y],
    [x + 15 * way, y + 8],
  ];
}

/** Chalk catches on the ribs of the cloth only: a faint body and broken edges. */
function chalkLine(pencil: Pencil, line: readonly Point[], width: number): void {
  if (line.length < 2) return;
  const rows = [
    [0, width, 0.5, []],
    [width * 0.28, width * 0.5, 0.75, [5, 1.3, 2.2, 0.9, 7, 1.6]],
    [-width * 0.3, width * 0.45, 0.7, [3.1, 1.1, 6.4, 1.5, 1.7, 0.8]],
  ] as const;
  for (const [by, wide, alpha, dash] of rows) {
    pencil.set("globalAlpha", alpha);
    pencil.call("setLineDash", dash);
    pencil.stroke(toPath(by === 0 ? line : offset(line, by)), CHALK, wide);
  }
  pencil.call("setLineDash", []);
  pencil.set("globalAlpha", 1);
}
