import { layLamp, lookAt } from "@/studio/film/look";
import type { Pencil } from "@/studio/film/pencil";
import type { Plates } from "@/studio/film/plates/plates";
import { SEAM_ROWS, SEAM_TURN } from "@/studio/film/plates/seam";
import { THREAD_WIDTH } from "@/studio/film/plates/thread";
import { BEATS, mix, progress } from "@/studio/film/timeline";
import { drawSewing, lengthOf } from "./needle";

const FIRST = 78;
const LAST = 262;

/** The second row of topstitch runs along the seam, seen from very near. */
export function drawSeam(pencil: Pencil, plates: Plates, seconds: number): void {
  const t = progress(BEATS.sew, seconds);
  const pace = 1 - (1 - t) ** 1.8;
  const drift = progress([BEATS.toSeam[0], BEATS.toJean[1]], seconds);
  lookAt(pencil, { x: mix(-7, 7, drift), y: mix(3, 1, drift), zoom: mix(5.5, 5.62, drift) }, () => {
    pencil.image("seam", plates.seam.place);
    pencil.call("rotate", (SEAM_TURN * Math.PI) / 180);
    const line = SEAM_ROWS[1];
    const sewn = Math.min(lengthOf(line) - 0.1, mix(FIRST, LAST, pace));
    const drawSewn = (): void => {
      pencil.call("rotate", (-SEAM_TURN * Math.PI) / 180);
      pencil.image("seamSewn", plates.seamSewn.place);
    };
    drawSewing(pencil, { line, sewn, thread: THREAD_WIDTH, drawSewn });
  });
  layLamp(pencil);
}
