import type { Cloth } from "@/studio/pictures/render/cloth";
import { blend } from "@/studio/pictures/render/colour";
import { CENTRE_X, mirror, offset, trace, type Point } from "@/studio/pictures/render/geometry";
import type { Piece } from "@/studio/pictures/render/piece";
import type { Scene } from "@/studio/pictures/render/scene";
import { drawClosedZip, drawOpenZip, drawSlider, type ZipDesign } from "@/studio/pictures/parts/zip";
import type { TopShape } from "./top-shape";

export interface HalfZipDesign {
  shape: TopShape;
  cloth: Cloth;
  thread: string;
  metal: string;
}

/** How far below the neck the slider hangs: it is also the depth of the opening. */
export const HALF_ZIP_DROP = 150;

const ZIP_LENGTH = 300;
const STAND = 58;

/** The inside of the stand behind the neck, seen across the opening. */
export function drawHalfZipInside(scene: Scene, { shape, cloth, thread }: HalfZipDesign): void {
  const { neck, neckY } = shape;
  const x = neck - 4;
  const top = neckY - STAND;
  const inside: Cloth = { ...cloth, colour: blend(cloth.colour, "#1B1713", 0.2) };
  const stand = scene.piece(
    trace(
      `M ${480 - x} ${top} C ${480 - x * 0.6} ${top - 15} ${480 + x * 0.6} ${top - 15} ${480 + x} ${top} L ${480 + neck} ${neckY + 6} C ${480 + neck * 0.6} ${neckY + 20} ${480 - neck * 0.6} ${neckY + 20} ${480 - neck} ${neckY + 6}`,
    ),
    { cloth: inside, lift: 4, round: 6 },
  );
  stand.stitch(
    trace(
      `M ${480 - x} ${top + 9} C ${480 - x * 0.6} ${top - 6} ${480 + x * 0.6} ${top - 6} ${480 + x} ${top + 9}`,
    ),
    {
      colour: thread,
      width: 1.2,
    },
  );
  stand.fold([480 - x, top + 24], [480, top + 10], [480 + x, top + 24], 34, -0.5, "drape");
}

/** Half of the stand, fallen open: from the shoulder over its top edge to the front and back along the seam. */
function wingOf({ neck, neckY }: TopShape): { top: Point[]; front: Point[]; seam: Point[] } {
  const x = CENTRE_X + neck;
  return {
    top: trace(
      `M ${x + 9} ${neckY + 8} C ${x + 8} ${neckY - 20} ${x + 4} ${neckY - 46} ${x - 3} ${neckY - STAND} C ${x - 2} ${neckY - 30} ${x - 6} ${neckY - 6} ${x - 16} ${neckY + 22}`,
    ),
    front: trace(`M ${x - 16} ${neckY + 22} Q ${x - 34} ${neckY + 66} ${x - 52} ${neckY + 92}`).slice(1),
    seam: trace(
      `M ${x - 52} ${neckY + 92} C ${x - 26} ${neckY + 86} ${x + 8} ${neckY + 54} ${x + 9} ${neckY + 8}`,
    ).slice(1),
  };
}

/** The stand collar, open to the slider, and the zip below it. */
export function drawHalfZip(scene: Scene, body: Piece, design: HalfZipDesign): void {
  const { shape, cloth, thread, metal } = design;
  const slider = shape.neckY + HALF_ZIP_DROP;
  const foot = slider + ZIP_LENGTH - HALF_ZIP_DROP;
  const { top, front, seam } = wingOf(shape);
  const zip: ZipDesign = { metal, tape: blend(cloth.colour, "#1B1713", 0.45), lift: 8 };
  for (const x of [-22, 22])
    body.stitch(
      trace(
        `M ${480 + x * 1.5} ${slider - 40} Q ${480 + x} ${slider} ${480 + x} ${foot + 6} L 480 ${foot + 6}`,
      ),
      {
        colour: thread,
        width: 1.3,
        pucker: 0.5,
      },
    );
  for (const flip of [true, false]) {
    const outline = [...top, ...front, ...seam];
    const wing = scene.piece(flip ? mirror(outline) : outline, {
      cloth,
      lift: flip ? 9.6 : 10,
      round: 8,
      angle: flip ? 30 : -30,
    });
    const line = flip ? mirror(seam) : seam;
    wing.stitch(offset(line, flip ? -5 : 5), { colour: thread, width: 1.2, pucker: 0.4 });
    body.stitch(offset(line, flip ? 6 : -6), { colour: thread, width: 1.2, pucker: 0.6 });
  }
  const { neck, neckY } = shape;
  const x = CENTRE_X + neck;
  drawOpenZip(
    scene,
    trace(
      `M 484 ${slider - 4} C ${x - 70} ${slider - 36} ${x - 58} ${neckY + 104} ${x - 52} ${neckY + 92} Q ${x - 34} ${neckY + 66} ${x - 16} ${neckY + 22}`,
    ),
    { ...zip, lift: 9.4 },
  );
  drawClosedZip(scene, CENTRE_X, [slider, foot], zip);
  drawSlider(scene, [CENTRE_X, slider + 2], { ...zip, lift: 9 });
}

/** The stand seen from behind. */
export function drawHalfZipBack(scene: Scene, { shape, cloth, thread }: HalfZipDesign): void {
  const { neck, neckY } = shape;
  const x = neck - 3;
  const top = neckY - STAND;
  const edge = trace(
    `M ${480 - x} ${top} C ${480 - x * 0.6} ${top - 15} ${480 + x * 0.6} ${top - 15} ${480 + x} ${top}`,
  );
  const seam = trace(
    `M ${480 - neck - 9} ${neckY + 8} C ${480 - neck * 0.6} ${neckY + 30} ${480 + neck * 0.6} ${neckY + 30} ${480 + neck + 9} ${neckY + 8}`,
  );
  const stand = scene.piece([...edge, ...[...seam].reverse()], { cloth, lift: 10, round: 9 });
  stand.stitch(offset(edge, 8), { colour: thread, width: 1.2, pucker: 0.3 });
  stand.stitch(offset(seam, -5), { colour: thread, width: 1.2, pucker: 0.4 });
}
