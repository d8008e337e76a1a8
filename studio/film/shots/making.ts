import { toPath, type Point } from "@/studio/pictures/render/geometry";
import { layGround, layLamp, lookAt, shadowOf } from "@/studio/film/look";
import type { Pencil } from "@/studio/film/pencil";
import type { Plates } from "@/studio/film/plates/plates";
import { BAND_X } from "@/studio/film/plates/table";
import { BEATS, easeOut, mix, progress, settle } from "@/studio/film/timeline";
import { drawPanels, WIDE } from "./cutting";

const BAND_COMES_FROM = -74;
const SOFT_EDGE = 150;

/** The edge of the waistband towards the legs, bowed as it is drawn. */
const BAND_EDGE: Point[] = Array.from({ length: 21 }, (_, i) => {
  const y = -250 + i * 25;
  return [BAND_X - 8 + 17 * (1 - (y / 210) ** 2), y] as const;
});
const BAND = toPath([[-620, -310], ...BAND_EDGE, [-620, 310]], true);
const LEGS = toPath([[620, -310], ...BAND_EDGE, [620, 310]], true);

/** From the hems to the waist the panels become the jean, and the waistband closes it. */
export function drawMaking(pencil: Pencil, plates: Plates, seconds: number): void {
  const made = settle(progress(BEATS.make, seconds));
  const banded = easeOut(progress([BEATS.make[0] + 0.25, BEATS.make[1] + 0.1], seconds));
  const near = settle(progress([BEATS.toJean[0], BEATS.toLabel[1] + 0.4], seconds));
  const look = { x: mix(WIDE.x, -16, near), y: WIDE.y, zoom: mix(WIDE.zoom, WIDE.zoom * 1.07, near) };
  layGround(pencil);
  lookAt(pencil, look, () => {
    if (made < 1) drawPanels(pencil, plates, BEATS.join[1], look.zoom);
    pencil.sheet("legs", () => {
      pencil.within(() => {
        pencil.clip(LEGS);
        pencil.image("jean", plates.jean.place);
      });
      if (made < 1) hideUnmade(pencil, made);
    });
    pencil.lay("legs", made < 1 ? {} : { filter: shadowOf(look.zoom, 4) });
    drawBand(pencil, plates, { banded, zoom: look.zoom });
  });
  layLamp(pencil);
}

function hideUnmade(pencil: Pencil, made: number): void {
  const edge = mix(620, -620 - SOFT_EDGE, made);
  pencil.set("globalCompositeOperation", "destination-in");
  pencil.gradient({
    property: "fillStyle",
    from: [edge, 0],
    to: [edge + SOFT_EDGE, 0],
    stops: [
      [0, "rgba(0,0,0,0)"],
      [1, "#000"],
    ],
  });
  pencil.fillAgain("M-700 -400H700V400H-700Z");
}

function drawBand(pencil: Pencil, plates: Plates, { banded, zoom }: { banded: number; zoom: number }): void {
  if (banded <= 0) return;
  pencil.sheet("band", () => {
    pencil.call("translate", mix(BAND_COMES_FROM, 0, banded), 0);
    pencil.clip(BAND);
    pencil.image("jean", plates.jean.place);
  });
  pencil.lay("band", { alpha: Math.min(1, banded * 3), filter: shadowOf(zoom, mix(13, 4, banded)) });
}
