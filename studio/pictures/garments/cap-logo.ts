import { makeCloth } from "@/studio/pictures/render/cloth";
import { inset, type Point } from "@/studio/pictures/render/geometry";
import { grey, type Scene } from "@/studio/pictures/render/scene";
import type { Turntable } from "@/studio/pictures/render/turntable";
import { lettersOf, word } from "@/studio/pictures/parts/trim";
import { crown, degreesOf } from "./cap-model";
import type { CapDesign } from "./cap-parts";

const LIFT = 11;
const WORD_HEIGHT = 0.38;

/** What is sewn on the middle of the front: embroidered letters, a leather patch or a woven label. */
export function drawLogo(scene: Scene, { ink, mark }: CapDesign, table: Turntable): void {
  if (mark === "patch") drawPatch(scene, table);
  else if (mark === "label") drawLabel(scene, table);
  else drawWord(scene, ink, table);
}

/** Letter by letter round the crown. */
function drawWord(scene: Scene, ink: string, table: Turntable): void {
  const put = (colour: string): string =>
    lettersOf({ size: 23, colour, weight: 0.24 })
      .filter(({ x }) => table.facing(crown, degreesOf(x), WORD_HEIGHT) > 0.1)
      .map(({ x, svg }) => `<g transform="${table.layOn(crown, degreesOf(x), WORD_HEIGHT)}">${svg}</g>`)
      .join("");
  scene.mark(`<g opacity="0.35" transform="translate(1.5 2)">${put("#000000")}</g>${put(ink)}`);
  scene.add("cloth", `<g shape-rendering="crispEdges">${put("#000000")}</g>`);
  scene.add("lift", `<g opacity="0.22">${put("#ffffff")}</g>`);
}

function drawLabel(scene: Scene, table: Turntable): void {
  const lay = table.layOn(crown, 0, 0.24);
  const put = (svg: string): string => `<g transform="${lay}">${svg}</g>`;
  const box = (fill: string): string => `<rect x="-46" y="-17" width="92" height="34" fill="${fill}"/>`;
  const ends = `<path d="M-43 -17v34M43 -17v34" stroke="#22335B" stroke-opacity="0.5" stroke-width="1.4" stroke-dasharray="3 2"/>`;
  scene.mark(
    put(
      `${box("#F1EDE3")}<rect x="-46" y="11" width="92" height="3" fill="#B3261E"/>${ends}${word({ x: 0, y: -3, size: 10.5, colour: "#22335B", weight: 0.17 })}`,
    ),
  );
  scene.add("cloth", put(`<g shape-rendering="crispEdges">${box("#000")}</g>`));
  scene.add("lift", put(box(grey((LIFT + 1) / 25))));
}

/** Bent with the crown, so that it lies on it from every side. */
function drawPatch(scene: Scene, table: Turntable): void {
  const edge = (from: Point, to: Point): Point[] =>
    Array.from({ length: 12 }, (_, i) =>
      table.at(crown(from[0] + ((to[0] - from[0]) * i) / 12, from[1] + ((to[1] - from[1]) * i) / 12)),
    );
  const [wide, low, high] = [16, 0.28, 0.5];
  const outline = [
    ...edge([-wide, high], [wide, high]),
    ...edge([wide, high], [wide, low]),
    ...edge([wide, low], [-wide, low]),
    ...edge([-wide, low], [-wide, high]),
  ];
  const hide = scene.piece(outline, {
    cloth: makeCloth("leather", "#9A6A40", { rumple: 0.4 }),
    lift: LIFT + 1.5,
    round: 5,
  });
  const line = inset(outline, 7);
  hide.stitch([...line, line[0]!], { colour: "#E3D5B8", width: 1.4 });
  const lay = table.layOn(crown, 0, (low + high) / 2);
  scene.mark(`<g transform="${lay}">${word({ x: 0, y: 0, size: 11.5, colour: "#4A2F1C" })}</g>`);
}
