import { offset, portion, toPath, type Point } from "@/studio/pictures/render/geometry";
import type { Pencil } from "@/studio/film/pencil";
import { GAP, STITCH } from "@/studio/film/plates/thread";

const LENGTH = 34;

interface Sewing {
  line: readonly Point[];
  /** How far along the line the thread has come, in picture units. */
  sewn: number;
  /** Draws the cloth with every stitch in place. */
  drawSewn: () => void;
  thread: number;
}

export function lengthOf(line: readonly Point[]): number {
  return line.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - line[i]![0], y - line[i]![1]), 0);
}

/** Shows the stitched plate as far as the thread has come, then the needle, now over and now under the cloth. */
export function drawSewing(pencil: Pencil, { line, sewn, drawSewn, thread }: Sewing): void {
  const total = lengthOf(line);
  const part = (from: number, to: number): Point[] =>
    portion(line, Math.max(0, from) / total, Math.min(total, to) / total);
  if (sewn > 0.1) {
    pencil.sheet("sewn", () => {
      pencil.set("lineCap", "butt");
      pencil.set("filter", "blur(1.2px)");
      pencil.stroke(toPath(part(-0.1, sewn)), "#000", thread * 4.4);
      pencil.set("filter", "none");
      pencil.set("globalCompositeOperation", "source-in");
      drawSewn();
    });
    pencil.lay("sewn");
  }
  if (sewn > 0 && sewn < total) drawNeedle(pencil, part, { sewn, total, thread });
}

interface Progress {
  sewn: number;
  total: number;
  thread: number;
}

function drawNeedle(
  pencil: Pencil,
  part: (from: number, to: number) => Point[],
  { sewn, total, thread }: Progress,
): void {
  const tip = Math.min(sewn + LENGTH, total + LENGTH);
  for (let start = 0; start < total; start += STITCH + GAP) {
    const from = Math.max(start, sewn);
    const to = Math.min(start + STITCH, tip);
    if (to - from < 0.3) continue;
    const line = part(from, to);
    if (line.length < 2) continue;
    const [left, right] = [widthAt(from - sewn, thread), widthAt(to - sewn, thread)];
    pencil.within(() => {
      pencil.set("filter", `blur(2px)`);
      pencil.fill(taper(offset(line, thread * 0.45), left, right), "rgba(6,8,18,0.62)");
    });
    pencil.gradient({
      property: "fillStyle",
      from: offset(line, -thread * 0.45)[0]!,
      to: offset(line, thread * 0.45)[0]!,
      stops: STEEL,
    });
    pencil.fillAgain(taper(line, left, right));
    if (from === sewn && to - from > 3.6) {
      pencil.set("lineCap", "round");
      pencil.stroke(toPath(part(from + 1.1, from + 3.4)), "#2B2E36", thread * 0.26);
    }
  }
}

const STEEL = [
  [0, "#8E949E"],
  [0.28, "#F4F6F8"],
  [0.55, "#B3B9C2"],
  [1, "#565C68"],
] as const;

/** The needle's width at a distance from its eye. */
function widthAt(along: number, thread: number): number {
  const body = thread * 0.86;
  if (along < 2) return body * (0.62 + 0.19 * along);
  const left = LENGTH - along;
  return left > 11 ? body : body * Math.max(0.08, left / 11);
}

function taper(line: readonly Point[], from: number, to: number): string {
  const half = (i: number): number => (from + (to - from) * (i / (line.length - 1))) / 2;
  const left = line.map((_, i) => offset(line, half(i))[i]!);
  const right = line.map((_, i) => offset(line, -half(i))[i]!);
  return toPath([...left, ...right.reverse()], true);
}
