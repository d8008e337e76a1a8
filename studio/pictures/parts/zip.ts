import { blend } from "@/studio/pictures/render/colour";
import { distance, mix, mirror, trace, type Point } from "@/studio/pictures/render/geometry";
import { makeCloth } from "@/studio/pictures/render/cloth";
import { grey, type Scene } from "@/studio/pictures/render/scene";

export interface ZipDesign {
  metal: string;
  tape: string;
  /** Height of the cloth beneath, in picture units. */
  lift: number;
}

const PITCH = 5.2;
const TOOTH = 6.4;

/** Points at equal steps along a line, each with the direction of the line there. */
function stepAlong(line: readonly Point[], step: number): { at: Point; along: Point }[] {
  const steps: { at: Point; along: Point }[] = [];
  let left = 0;
  for (const [i, to] of line.entries()) {
    const from = line[i - 1];
    if (!from) continue;
    const length = distance(from, to);
    const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    for (; left < length; left += step) steps.push({ at: mix(from, to, left / length), along });
    left -= length;
  }
  return steps;
}

interface Teeth {
  /** From the line sideways, where a tooth begins and ends; positive is to the right of its direction. */
  from: number;
  to: number;
  shift?: number;
}

function drawTeeth(scene: Scene, line: readonly Point[], { metal, lift }: ZipDesign, teeth: Teeth): void {
  const bars = stepAlong(line, PITCH).map(({ at: [x, y], along: [dx, dy] }) => {
    const shift = teeth.shift ?? 0;
    const end = (by: number): string => `${x + dx * shift - dy * by} ${y + dy * shift + dx * by}`;
    return `M${end(teeth.from)}L${end(teeth.to)}`;
  });
  const d = bars.join("");
  scene.mark(
    `<path d="${d}" stroke="${blend(metal, "#000000", 0.5)}" stroke-width="3.6"/><path d="${d}" stroke="${metal}" stroke-width="2.5"/>`,
  );
  scene.add("cloth", `<path d="${d}" stroke="#000" stroke-width="3.6" shape-rendering="crispEdges"/>`);
  scene.add("lift", `<path d="${d}" stroke="${grey((lift + 2.6) / 25)}" stroke-width="2.5"/>`);
}

function drawTape(scene: Scene, outline: readonly Point[], { tape, lift }: ZipDesign): void {
  scene.piece(outline, { cloth: makeCloth("elastic", tape, { rumple: 0.3 }), lift: lift + 0.3, round: 1.5 });
}

/** The closed part, from the slider down to its stop. */
export function drawClosedZip(scene: Scene, x: number, [top, foot]: Point, design: ZipDesign): void {
  const wide = TOOTH + 3;
  drawTape(
    scene,
    trace(`M ${x - wide} ${top} L ${x + wide} ${top} L ${x + wide} ${foot} L ${x - wide} ${foot}`),
    design,
  );
  const line: Point[] = [
    [x, top],
    [x, foot - 8],
  ];
  drawTeeth(scene, line, design, { from: -TOOTH, to: 1 });
  drawTeeth(scene, line, design, { from: -1, to: TOOTH, shift: PITCH / 2 });
  const stop = trace(
    `M ${x - 8} ${foot - 8} L ${x + 8} ${foot - 8} L ${x + 8} ${foot - 2} L ${x - 8} ${foot - 2}`,
  );
  scene.piece(stop, { cloth: makeCloth("metal", design.metal), lift: design.lift + 2.4, round: 1.5 });
}

/** The two open edges: the right one as given, from the slider up, and its mirror image. */
export function drawOpenZip(scene: Scene, right: readonly Point[], design: ZipDesign): void {
  for (const flip of [true, false]) {
    const line = flip ? mirror(right) : right;
    const side = flip ? -1 : 1;
    const edge = stepAlong(line, 4).map(({ at: [x, y], along: [dx, dy] }): Point => [
      x - dy * (TOOTH + 2) * side,
      y + dx * (TOOTH + 2) * side,
    ]);
    drawTape(scene, [...line, ...edge.reverse()], design);
    drawTeeth(scene, line, design, { from: -2 * side, to: TOOTH * 0.7 * side });
  }
}

/** The slider with its pull hanging down. */
export function drawSlider(scene: Scene, [x, y]: Point, { metal, lift }: ZipDesign): void {
  const cloth = makeCloth("metal", metal);
  scene.piece(
    trace(
      `M ${x - 12} ${y - 13} Q ${x} ${y - 19} ${x + 12} ${y - 13} L ${x + 8} ${y + 13} Q ${x} ${y + 17} ${x - 8} ${y + 13}`,
    ),
    { cloth, lift: lift + 4, round: 4 },
  );
  scene.piece(trace(`M ${x - 3} ${y - 10} L ${x + 3} ${y - 10} L ${x + 3} ${y + 12} L ${x - 3} ${y + 12}`), {
    cloth,
    lift: lift + 6.4,
    round: 2,
  });
  const pull = trace(
    `M ${x - 6} ${y + 6} Q ${x} ${y + 2} ${x + 6} ${y + 6} L ${x + 8} ${y + 48} Q ${x} ${y + 58} ${x - 8} ${y + 48}`,
  );
  scene.piece(pull, { cloth, lift: lift + 7, round: 3 });
  const eye = trace(
    `M ${x - 3} ${y + 38} Q ${x} ${y + 34} ${x + 3} ${y + 38} L ${x + 3} ${y + 45} Q ${x} ${y + 49} ${x - 3} ${y + 45}`,
  );
  scene.piece(eye, { cloth: makeCloth("plain", blend(metal, "#000000", 0.7)), lift: lift + 4, round: 2 });
}
