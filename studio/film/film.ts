import { Pencil, type Command } from "./pencil";
import type { Plates } from "./plates/plates";
import { drawCutting } from "./shots/cutting";
import { drawLabelling } from "./shots/labelling";
import { drawMaking } from "./shots/making";
import { drawSeam } from "./shots/seam";
import { BEATS, progress } from "./timeline";

type DrawShot = (pencil: Pencil, plates: Plates, seconds: number) => void;

/** Each shot dissolves into the next. */
const SHOTS: readonly { draw: DrawShot; enters: readonly [number, number] }[] = [
  { draw: drawCutting, enters: [-1, 0] },
  { draw: drawSeam, enters: BEATS.toSeam },
  { draw: drawMaking, enters: BEATS.toJean },
  { draw: drawLabelling, enters: BEATS.toLabel },
];

/** What is to be seen at a moment of the film: the same commands for the same moment, always. */
export function renderAt(plates: Plates, seconds: number): Command[] {
  const pencil = new Pencil();
  for (const [i, { draw, enters }] of SHOTS.entries()) {
    const next = SHOTS[i + 1];
    const entered = progress(enters, seconds);
    if (entered === 0 || (next && progress(next.enters, seconds) === 1)) continue;
    if (entered === 1) draw(pencil, plates, seconds);
    else {
      pencil.sheet("shot", () => draw(pencil, plates, seconds));
      pencil.lay("shot", { alpha: entered * entered * (3 - 2 * entered) });
    }
  }
  return pencil.commands;
}
