import { portion, toPath } from "@/studio/pictures/render/geometry";
import { layGround, layLamp, lookAt, shadowOf, type Look } from "@/studio/film/look";
import type { Pencil } from "@/studio/film/pencil";
import type { Plates } from "@/studio/film/plates/plates";
import { HALF_CLOTH } from "@/studio/film/plates/table";
import { BEATS, easeOut, mix, progress, settle } from "@/studio/film/timeline";
import { box, drawRoll, rollAt } from "./bolt";
import { APART, CUTS, drawChalk } from "./pattern";

const NEAR: Look = { x: -235, y: 178, zoom: 1.72 };
export const WIDE: Look = { x: 0, y: 4, zoom: 0.78 };
const CUT_WIDTH = 6;
const OFF_TABLE = 1420;

/** The bolt rolls out, the pattern is chalked and cut, and the offcut is drawn away. */
export function drawCutting(pencil: Pencil, plates: Plates, seconds: number): void {
  const back = settle(progress(BEATS.pullBack, seconds));
  const towards = progress([BEATS.join[0], BEATS.toSeam[1]], seconds) ** 2;
  const look = {
    x: mix(NEAR.x, WIDE.x, back),
    y: mix(NEAR.y, WIDE.y, back),
    zoom: NEAR.zoom * (WIDE.zoom / NEAR.zoom) ** back * (1 + 0.16 * towards),
  };
  const cut = progress(BEATS.cut, seconds);
  layGround(pencil);
  lookAt(pencil, look, () => {
    drawOffcut(pencil, plates, seconds, look.zoom);
    if (cut >= 1) drawPanels(pencil, plates, seconds, look.zoom);
    if (seconds < BEATS.roll[1]) drawRoll(pencil, plates, rollAt(seconds));
  });
  layLamp(pencil);
}

function drawOffcut(pencil: Pencil, plates: Plates, seconds: number, zoom: number): void {
  const cut = progress(BEATS.cut, seconds);
  const away = progress(BEATS.clear, seconds);
  if (away >= 1) return;
  const opened = easeOut(cut);
  pencil.sheet("cloth", () => {
    pencil.call("translate", OFF_TABLE * away ** 2 * (1.6 - 0.6 * away), 0);
    pencil.within(() => {
      pencil.clip(box(-800, -HALF_CLOTH, 800 + Math.min(rollAt(seconds), 800), HALF_CLOTH * 2));
      pencil.image("cloth", plates.cloth.place);
    });
    drawChalk(pencil, settle(progress(BEATS.chalk, seconds)));
    if (cut > 0) openCut(pencil, opened);
  });
  pencil.lay("cloth", { filter: shadowOf(zoom, 4) });
}

/** The cut opens along the chalk; once it is whole the panels no longer belong to the cloth. */
function openCut(pencil: Pencil, opened: number): void {
  pencil.within(() => {
    pencil.set("globalCompositeOperation", "destination-out");
    pencil.set("lineCap", "round");
    pencil.set("lineJoin", "round");
    for (const line of Object.values(CUTS)) {
      // Twice, so that the gap is narrow where the blade has only just been.
      pencil.stroke(toPath(portion(line, 0, opened)), "#000", CUT_WIDTH * 0.45);
      pencil.stroke(toPath(portion(line, 0, Math.max(0, opened - 0.09))), "#000", CUT_WIDTH);
      if (opened >= 1) pencil.fill(toPath(line, true), "#000");
    }
  });
}

/** The two cut panels; the last step brings them edge to edge. */
export function drawPanels(pencil: Pencil, plates: Plates, seconds: number, zoom: number): void {
  const lifted = Math.sin(Math.PI * progress([BEATS.clear[0], BEATS.join[1]], seconds)) ** 0.7;
  const joined = settle(progress(BEATS.join, seconds));
  for (const [name, side] of [
    ["far", 1],
    ["near", -1],
  ] as const) {
    pencil.sheet("panel", () => {
      pencil.call("translate", 0, side * APART * joined);
      pencil.within(() => {
        pencil.clip(toPath(CUTS[name], true));
        pencil.image("cloth", plates.cloth.place);
        pencil.within(() => drawChalk(pencil, 1));
      });
      pencil.within(() => {
        pencil.set("globalCompositeOperation", "source-atop");
        pencil.stroke(toPath(CUTS[name], true), "rgba(226,232,245,0.16)", 1.4);
      });
    });
    pencil.lay("panel", { filter: shadowOf(zoom, 4 + 7 * lifted) });
  }
}
