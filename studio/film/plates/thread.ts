import { toPath, type Point } from "@/studio/pictures/render/geometry";
import type { Piece } from "@/studio/pictures/render/piece";
import { MARIGOLD } from "./colours";

/** Our topstitch: six units of thread, three of cloth. */
export const STITCH = 6;
export const GAP = 3;
export const THREAD_WIDTH = 2;

const PLY = 0.5;
const BETWEEN = 0.7;

/** A row of topstitch near enough to see that its thread is twisted. */
export function sewRow(
  piece: Piece,
  line: readonly Point[],
  { width = THREAD_WIDTH, pucker = 1 } = {},
): void {
  piece.stitch(line, { colour: MARIGOLD, width, dash: [STITCH, GAP], pucker });
  const twist = [PLY, BETWEEN, PLY, BETWEEN, PLY, BETWEEN, PLY];
  const rest = STITCH + GAP - twist.reduce((sum, part) => sum + part, 0);
  piece.paint(
    "albedo",
    `<path d="${toPath(line)}" fill="none" stroke="#5A3508" stroke-opacity="0.3" stroke-width="${width * 0.9}" stroke-dasharray="${[...twist, rest].join(" ")}"/>`,
  );
}
