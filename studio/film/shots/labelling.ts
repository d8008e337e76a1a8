import { layGround, layLamp, lookAt, shadowOf } from "@/studio/film/look";
import type { Pencil } from "@/studio/film/pencil";
import { LABEL_ROWS, LABEL_SHIFT, LABEL_THREAD } from "@/studio/film/plates/label";
import type { Plates } from "@/studio/film/plates/plates";
import { BEATS, easeOut, FILM_SECONDS, mix, progress, settle } from "@/studio/film/timeline";
import { drawSewing, lengthOf } from "./needle";

/** The label comes down on the waistband, and is sewn along its head and its foot. */
export function drawLabelling(pencil: Pencil, plates: Plates, seconds: number): void {
  const landed = easeOut(progress(BEATS.land, seconds));
  const drift = easeOut(progress([BEATS.toLabel[0], FILM_SECONDS], seconds));
  const look = { x: 0, y: mix(-1.6, -2.4, drift), zoom: mix(5.5, 5.85, drift) };
  layGround(pencil);
  lookAt(pencil, look, () => {
    pencil.sheet("waistband", () => pencil.image("waistband", plates.waistband.place));
    pencil.lay("waistband", { filter: shadowOf(look.zoom, 3) });
    pencil.within(() => {
      const height = 1 - landed;
      pencil.call("translate", 26 * height, -15 * height);
      pencil.call("rotate", 0.075 * height);
      pencil.call("scale", 1 + 0.1 * height, 1 + 0.1 * height);
      pencil.sheet("label", () => pencil.image("label", plates.label.place));
      const shown = progress([BEATS.land[0], BEATS.land[0] + 0.22], seconds);
      pencil.lay("label", { alpha: shown, filter: shadowOf(look.zoom, mix(7, 0.9, landed)) });
    });
    sewLabel(pencil, plates, seconds);
  });
  layLamp(pencil);
}

function sewLabel(pencil: Pencil, plates: Plates, seconds: number): void {
  const [from, to] = BEATS.sewLabel;
  const half = (to - from) / 2;
  pencil.call("translate", LABEL_SHIFT.x, LABEL_SHIFT.y);
  const drawSewn = (): void => {
    pencil.call("translate", -LABEL_SHIFT.x, -LABEL_SHIFT.y);
    pencil.image("labelSewn", plates.labelSewn.place);
  };
  for (const [i, line] of LABEL_ROWS.entries()) {
    const done = settle(progress([from + half * i, from + half * (i + 1)], seconds));
    drawSewing(pencil, { line, sewn: done * lengthOf(line), thread: LABEL_THREAD, drawSewn });
  }
}
