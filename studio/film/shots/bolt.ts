import type { Pencil } from "@/studio/film/pencil";
import type { Plates } from "@/studio/film/plates/plates";
import { HALF_CLOTH } from "@/studio/film/plates/table";
import { BEATS, easeOut, mix, progress } from "@/studio/film/timeline";

const RADIUS = 64;
const STRIPS = 56;
const CORE = 17;
const CORE_END = HALF_CLOTH + 15;
const FROM_X = -175;
const TO_X = 800;

/** The middle of the roll on the table. */
export function rollAt(seconds: number): number {
  return mix(FROM_X, TO_X, glide(progress(BEATS.roll, seconds)));
}

function glide(t: number): number {
  return mix(t * t * (3 - 2 * t), easeOut(t), 0.18);
}

/** The roll: the back of the cloth, bent round, and the paper core at its ends. */
export function drawRoll(pencil: Pencil, plates: Plates, at: number): void {
  const { width, height } = plates.reverse.place;
  pencil.within(() => {
    pencil.set("filter", "blur(9px)");
    pencil.fill(
      box(at - RADIUS * 0.5, -HALF_CLOTH + 14, RADIUS * 2.05, HALF_CLOTH * 2 + 10),
      "rgba(34,28,24,0.42)",
    );
  });
  pencil.gradient({ property: "fillStyle", from: [at - CORE, 0], to: [at + CORE, 0], stops: CORE_SHADES });
  pencil.fillAgain(box(at - CORE, -CORE_END, CORE * 2, CORE_END * 2));
  for (let i = 0; i < STRIPS; i += 1) {
    const [left, right] = [angleOf(i), angleOf(i + 1)];
    // What is at the top is half a turn from what touches the table.
    const cloth = at + RADIUS * (Math.PI - right);
    const share = (RADIUS * (right - left)) / width;
    const x = at + Math.sin(left) * RADIUS;
    const wide = at + Math.sin(right) * RADIUS - x;
    pencil.strip("reverse", [mirrored(cloth / width) * (1 - share), share], {
      x,
      y: -HALF_CLOTH,
      width: wide + 0.6,
      height,
    });
  }
  pencil.within(() => {
    pencil.set("globalCompositeOperation", "multiply");
    pencil.gradient({
      property: "fillStyle",
      from: [at - RADIUS, 0],
      to: [at + RADIUS, 0],
      stops: ROLL_SHADES,
    });
    pencil.fillAgain(box(at - RADIUS, -HALF_CLOTH, RADIUS * 2 + 0.6, HALF_CLOTH * 2));
  });
}

const CORE_SHADES = [
  [0, "#7E6A4E"],
  [0.36, "#C3AD88"],
  [1, "#5E4D38"],
] as const;

const ROLL_SHADES = [
  [0, "#5C6173"],
  [0.1, "#9A9FAE"],
  [0.36, "#FFFFFF"],
  [0.6, "#C6C9D2"],
  [0.86, "#646877"],
  [1, "#33364A"],
] as const;

function angleOf(strip: number): number {
  return (strip / STRIPS - 0.5) * Math.PI;
}

/** Back and forth between 0 and 1, so that the plate never shows an edge. */
function mirrored(value: number): number {
  const turn = Math.abs(value) % 2;
  return turn > 1 ? 2 - turn : turn;
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`;
}
