import { drawBeltCoil } from "@/studio/pictures/garments/belt-coil";
import type { BeltDesign } from "@/studio/pictures/garments/belt-design";
import { drawBeltHanging } from "@/studio/pictures/garments/belt-hanging";
import { drawBeltLaid } from "@/studio/pictures/garments/belt-laid";
import { drawBeltLoop } from "@/studio/pictures/garments/belt-loop";
import { makeCloth, type ClothKind } from "@/studio/pictures/render/cloth";
import { blend, swatchOf, toneOn } from "@/studio/pictures/render/colour";
import type { Camera, Scene } from "@/studio/pictures/render/scene";
import { inColours, look, type GarmentSpec } from "./garment";

interface Showing {
  draw: (scene: Scene, design: BeltDesign) => void;
  camera: Camera;
}

const SHOWINGS = {
  loop: { draw: drawBeltLoop, camera: look(480, 600, 1.14, -4) },
  coil: { draw: drawBeltCoil, camera: look(480, 560, 1.22, -5) },
  hanging: { draw: drawBeltHanging, camera: look(480, 590, 1.1, 2) },
  laid: { draw: drawBeltLaid, camera: look(470, 640, 0.94, 11) },
} as const satisfies Record<string, Showing>;

interface BeltSpec extends Partial<Pick<BeltDesign, "metal" | "stitched" | "braided">> {
  cloth: ClothKind;
  width: number;
  buckle: BeltDesign["buckle"];
  lining?: string;
  /** How it lies on its first picture; on its second one its two ends lie side by side, or it is fastened. */
  shown: keyof typeof SHOWINGS;
}

function belt({ cloth, width, lining, buckle, shown, ...rest }: BeltSpec): GarmentSpec {
  const { metal = "#B9B4A8", stitched = true, braided = false } = rest;
  return ({ colour }) => {
    const textile = cloth === "webbing" || cloth === "canvas";
    const inside = textile ? blend(colour, "#000000", 0.15) : (lining ?? blend(colour, "#C79A6B", 0.55));
    const design: BeltDesign = {
      cloth: makeCloth(cloth, colour, braided ? { weave: "none" } : {}),
      lining: makeCloth(textile ? cloth : "suede", inside),
      edge: makeCloth("plain", blend(colour, textile ? "#FFFFFF" : "#1A100A", textile ? 0.08 : 0.3)),
      thread: textile ? toneOn(colour, 0.1) : toneOn(colour, 0.3),
      metal,
      buckle,
      width,
      stitched,
      braided,
    };
    const front = SHOWINGS[shown];
    const back = SHOWINGS[shown === "laid" ? "loop" : "laid"];
    return {
      front: (scene) => front.draw(scene, design),
      back: (scene) => back.draw(scene, design),
      stiff: true,
      frontCamera: front.camera,
      backCamera: back.camera,
      detail: { side: shown === "laid" ? "front" : "back", camera: look(390, 400, 2.1, 16) },
    };
  };
}

const BURGUNDY_REVERSIBLE_BELT: BeltSpec = {
  cloth: "leather",
  width: 84,
  buckle: "swivel",
  shown: "hanging",
  metal: "#B9B4A8",
  lining: "#26272B",
};

export const BELT_SPECS: Record<string, GarmentSpec> = {
  "tan-full-grain-belt": belt({
    cloth: "leather",
    width: 92,
    buckle: "frame",
    metal: "#B7924F",
    shown: "coil",
  }),
  "black-dress-belt": belt({
    cloth: "leather",
    width: 80,
    buckle: "square",
    metal: "#C0BDB5",
    shown: "loop",
  }),
  "brown-jean-belt": belt({
    cloth: "leather",
    width: 104,
    buckle: "roller",
    metal: "#8F7A55",
    stitched: false,
    shown: "hanging",
  }),
  "navy-web-belt": belt({ cloth: "webbing", width: 92, buckle: "web", stitched: false, shown: "loop" }),
  "olive-d-ring-belt": belt({
    cloth: "canvas",
    width: 88,
    buckle: "d-ring",
    metal: "#A9A59B",
    shown: "laid",
  }),
  "cognac-braided-belt": belt({
    cloth: "leather",
    width: 92,
    buckle: "horseshoe",
    metal: "#B7924F",
    stitched: false,
    braided: true,
    shown: "coil",
  }),
  "black-plate-buckle-belt": belt({
    cloth: "leather",
    width: 92,
    buckle: "plate",
    metal: "#A5A29B",
    shown: "loop",
  }),
  "burgundy-reversible-belt": inColours(belt(BURGUNDY_REVERSIBLE_BELT), {
    Black: belt({ ...BURGUNDY_REVERSIBLE_BELT, lining: swatchOf("Burgundy") }),
  }),
};
