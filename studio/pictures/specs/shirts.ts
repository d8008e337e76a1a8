import type { CollarKind } from "@/studio/pictures/garments/collar";
import { foldTop } from "@/studio/pictures/garments/folded";
import type { GarmentPose } from "@/studio/pictures/garments/pose";
import { drawShirtBack, drawShirtFront, type ShirtDesign } from "@/studio/pictures/garments/shirt";
import { shirtShape, type TopCut } from "@/studio/pictures/garments/top-shape";
import { makeCloth, type Cloth, type ClothKind } from "@/studio/pictures/render/cloth";
import { luma, toneOn } from "@/studio/pictures/render/colour";
import { randomOf } from "@/studio/pictures/render/noise";
import type { Camera } from "@/studio/pictures/render/scene";
import { look, posedTop, type Garment, type GarmentSpec } from "./garment";

interface ShirtSpec {
  cut: TopCut;
  collar: CollarKind;
  sleeve: ShirtDesign["sleeve"];
  cloth: ClothKind;
  more?: Partial<Cloth>;
  pockets?: ShirtDesign["pockets"];
  flap?: boolean;
  western?: boolean;
  snap?: string;
  placket?: ShirtDesign["placket"];
  tail?: number;
  thread?: string;
  button?: string;
  detail?: Garment["detail"];
  pose?: GarmentPose;
}

type Detail = Garment["detail"];
const front = (camera: Camera): Detail => ({ side: "front", camera });
const ON_COLLAR = front(look(500, 292, 2.5, -7));
const ON_CHEST = front(look(590, 400, 2.4, 6));
const ON_PLACKET = front(look(505, 350, 2.7, -9));
const PEARL = "#EFEAE0";
const HORN = "#4B3A2C";

function shirt(spec: ShirtSpec): GarmentSpec {
  return ({ slug, colour }) => {
    const shape = shirtShape(spec.cut, spec.tail ?? (spec.sleeve === "full" ? 64 : 0));
    const makeDesign = (pose: GarmentPose = "flat"): ShirtDesign => ({
      shape: pose === "folded" ? foldTop(shape) : shape,
      pose,
      kind: spec.collar,
      sleeve: spec.sleeve,
      cloth: makeCloth(spec.cloth, colour, spec.more),
      thread: spec.thread ?? toneOn(colour, 0.1),
      button: spec.button ?? (luma(colour) < 0.3 ? "#3A3532" : PEARL),
      pockets: spec.pockets ?? 0,
      flap: spec.flap,
      western: spec.western,
      snap: spec.snap,
      placket: spec.placket ?? "plain",
      random: randomOf(slug),
    });
    return {
      front: (scene) => drawShirtFront(scene, makeDesign()),
      ...posedTop(spec.pose, (scene, pose) => drawShirtFront(scene, makeDesign(pose))),
      back: (scene) => drawShirtBack(scene, makeDesign()),
      detail: spec.detail ?? ON_COLLAR,
    };
  };
}

const BENGAL = { kind: "stripe", repeat: 13, line: 6.5, colours: ["#EEECE6"] } as const;
const CANDY = { kind: "stripe", repeat: 9, line: 3.4, colours: ["#EFEDE7"] } as const;
const GINGHAM = { kind: "gingham", repeat: 22, line: 11, colours: ["#ECE9E2"] } as const;
const FLANNEL = { kind: "check", repeat: 66, line: 33, colours: ["#241A1E", "#B59A78"] } as const;
const MADRAS = { kind: "madras", repeat: 74, line: 34, colours: ["#37455F", "#D8C08C"] } as const;

export const SHIRT_SPECS: Record<string, GarmentSpec> = {
  "white-oxford-button-down": shirt({
    cut: "regular",
    collar: "button-down",
    sleeve: "full",
    cloth: "oxford",
    pockets: 1,
  }),
  "sky-poplin-office-shirt": shirt({
    pose: "hung",
    cut: "slim",
    collar: "spread",
    sleeve: "full",
    cloth: "poplin",
    placket: "french",
    detail: ON_PLACKET,
  }),
  "indigo-denim-western": shirt({
    cut: "regular",
    collar: "spread",
    sleeve: "full",
    cloth: "chambray",
    more: { slub: 0.12, under: "#C3CEDA" },
    pockets: 2,
    flap: true,
    western: true,
    snap: "#D8D4CA",
    thread: "#B98D55",
    detail: ON_CHEST,
  }),
  "navy-gingham-check": shirt({
    pose: "folded",
    cut: "slim",
    collar: "button-down",
    sleeve: "full",
    cloth: "poplin",
    more: { print: GINGHAM },
  }),
  "panjabi-collar-shirt": shirt({
    cut: "regular",
    collar: "band",
    sleeve: "full",
    cloth: "linen",
    placket: "short",
    button: HORN,
  }),
  "olive-twill-overshirt": shirt({
    pose: "hung",
    cut: "relaxed",
    collar: "spread",
    sleeve: "full",
    cloth: "twill",
    pockets: 2,
    flap: true,
    tail: 0,
    button: HORN,
    detail: ON_CHEST,
  }),
  "maroon-flannel-check": shirt({
    pose: "folded",
    cut: "relaxed",
    collar: "spread",
    sleeve: "full",
    cloth: "flannel",
    more: { print: FLANNEL },
    pockets: 1,
    button: "#2B2523",
    detail: ON_CHEST,
  }),
  "bengal-stripe-shirt": shirt({
    pose: "hung",
    cut: "slim",
    collar: "spread",
    sleeve: "full",
    cloth: "poplin",
    more: { print: BENGAL },
    button: PEARL,
    detail: ON_PLACKET,
  }),

  "white-linen-half-shirt": shirt({
    cut: "regular",
    collar: "spread",
    sleeve: "half",
    cloth: "linen",
    pockets: 1,
    tail: 40,
    detail: ON_CHEST,
  }),
  "sage-camp-collar": shirt({
    pose: "hung",
    cut: "relaxed",
    collar: "camp",
    sleeve: "half",
    cloth: "linen",
    pockets: 1,
  }),
  "navy-poplin-half-shirt": shirt({
    pose: "hung",
    cut: "slim",
    collar: "spread",
    sleeve: "half",
    cloth: "poplin",
    tail: 50,
    button: PEARL,
    detail: ON_PLACKET,
  }),
  "chambray-half-shirt": shirt({
    pose: "folded",
    cut: "regular",
    collar: "button-down",
    sleeve: "half",
    cloth: "chambray",
    pockets: 2,
    tail: 40,
    thread: "#DAD6CC",
  }),
  "madras-check-half-shirt": shirt({
    cut: "regular",
    collar: "button-down",
    sleeve: "half",
    cloth: "poplin",
    more: { print: MADRAS },
    pockets: 1,
    tail: 40,
    button: PEARL,
    detail: ON_CHEST,
  }),
  "marigold-rayon-camp": shirt({
    pose: "hung",
    cut: "boxy",
    collar: "camp",
    sleeve: "half",
    cloth: "poplin",
    more: { gloss: 0.09, rumple: 1.4 },
    button: HORN,
    detail: ON_PLACKET,
  }),
  "grey-candy-stripe-half": shirt({
    pose: "folded",
    cut: "slim",
    collar: "button-down",
    sleeve: "half",
    cloth: "poplin",
    more: { print: CANDY },
    pockets: 1,
    tail: 50,
  }),
  "black-seersucker-half": shirt({
    cut: "relaxed",
    collar: "camp",
    sleeve: "half",
    cloth: "seersucker",
    pockets: 1,
  }),
};
