import type { Pencil } from "./pencil";
import { FRAME } from "./timeline";

/** What lies in the middle of the frame, in picture units, and pixels per unit. */
export interface Look {
  x: number;
  y: number;
  zoom: number;
}

const WHOLE_FRAME = `M0 0H${FRAME.width}V${FRAME.height}H0Z`;

export function lookAt(pencil: Pencil, { x, y, zoom }: Look, draw: () => void): void {
  pencil.within(() => {
    pencil.call("translate", FRAME.width / 2, FRAME.height / 2);
    pencil.call("scale", zoom, zoom);
    pencil.call("translate", -x, -y);
    draw();
  });
}

/** The kraft table under its lamp, a breath brighter at the upper left. */
export function layGround(pencil: Pencil): void {
  pencil.gradient({
    property: "fillStyle",
    from: [0, 0],
    to: [FRAME.width, FRAME.height],
    stops: [
      [0, "#DED2BD"],
      [0.5, "#D8CBB5"],
      [1, "#CDBFA7"],
    ],
  });
  pencil.fillAgain(WHOLE_FRAME);
}

/** The lamp over everything: soft light at the upper left, a little less at the lower right. */
export function layLamp(pencil: Pencil): void {
  pencil.within(() => {
    pencil.set("globalCompositeOperation", "soft-light");
    pencil.gradient({
      property: "fillStyle",
      from: [120, 0],
      to: [840, FRAME.height],
      stops: [
        [0, "rgba(255,246,228,0.34)"],
        [0.5, "rgba(128,128,128,0)"],
        [1, "rgba(10,12,24,0.34)"],
      ],
    });
    pencil.fillAgain(WHOLE_FRAME);
  });
}

/** The shadows of something that lies `height` units above the table, as in the pictures of the catalogue. */
export function shadowOf(zoom: number, height: number): string {
  const near = height * zoom;
  return `drop-shadow(${px(near * 0.5)} ${px(near * 0.7)} ${px(near * 0.6)} rgba(40,34,30,0.42)) drop-shadow(${px(near * 1.3)} ${px(near * 1.9)} ${px(near * 2.1)} rgba(40,34,30,0.26))`;
}

function px(value: number): string {
  return `${value.toFixed(2)}px`;
}
