import { makeCloth } from "@/studio/pictures/render/cloth";
import { rectangle } from "@/studio/pictures/render/geometry";
import { Scene } from "@/studio/pictures/render/scene";
import { CLOTH_COLOUR, CLOTH_UNDER, SELVEDGE } from "./colours";
import { takePlate, type Plate } from "./plate";
import { HALF_CLOTH, TABLE } from "./table";

const LENGTH = 1300;
const EDGE = 9;

/** Where cloth that has been on a roll does not lie quite flat: from x, how far along, to x, how wide, how high. */
const WAVES = [
  [150, 180, 700, 90, 0.2],
  [220, 420, 820, 120, -0.16],
  [170, 690, 640, 100, 0.18],
  [330, 900, 790, 120, -0.18],
  [160, 1120, 760, 100, 0.2],
] as const;

/** The face of the bolt, flat on the table, with its selvedges. */
export async function takeCloth(): Promise<Plate> {
  const scene = new Scene(14);
  const top = TABLE.y - LENGTH / 2;
  const left = TABLE.x - HALF_CLOTH;
  const denim = makeCloth("denim", CLOTH_COLOUR, {
    under: CLOTH_UNDER,
    rumple: 0.8,
    period: 2.6,
    relief: 0.42,
  });
  const cloth = scene.piece(rectangle(left, top, HALF_CLOTH * 2, LENGTH), {
    cloth: denim,
    lift: 2,
    round: 2,
  });
  for (const [from, bend, to, wide, height] of WAVES) {
    cloth.fold(
      [from, top + bend - 30],
      [from + 150, top + bend],
      [to, top + bend + 40],
      wide,
      height,
      "drape",
    );
  }
  const edge = makeCloth("oxford", "#E7E1D3", { period: 2.4, rumple: 0.55 });
  for (const [x, red] of [
    [left, left + 3.2],
    [left + HALF_CLOTH * 2 - EDGE, left + HALF_CLOTH * 2 - 5.2],
  ] as const) {
    scene.piece(rectangle(x, top, EDGE, LENGTH), { cloth: edge, lift: 2.1, round: 1.5, within: cloth });
    scene.mark(`<rect x="${red}" y="${top}" width="2" height="${LENGTH}" fill="${SELVEDGE}"/>`);
  }
  return takePlate({ scene, ...TABLE, width: LENGTH, height: HALF_CLOTH * 2 + 4, pixelsPerUnit: 1.75 });
}

/** The back of the cloth, where the white weft shows: the outside of the roll. */
export async function takeReverse(): Promise<Plate> {
  const scene = new Scene(15);
  const denim = makeCloth("denim", "#8A93A6", {
    under: "#ECE8DE",
    rumple: 0.15,
    period: 2.6,
    relief: 0.42,
    slub: 0.16,
  });
  const outline = rectangle(TABLE.x - HALF_CLOTH, TABLE.y - 210, HALF_CLOTH * 2, 420);
  scene.piece(outline, { cloth: denim, lift: 2, round: 0.5 });
  return takePlate({ scene, ...TABLE, width: 400, height: HALF_CLOTH * 2, pixelsPerUnit: 1.75 });
}
