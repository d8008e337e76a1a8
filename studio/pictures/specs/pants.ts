import { makeCloth, type Cloth, type ClothKind } from "@/studio/pictures/render/cloth";
import { blend, luma, toneOn } from "@/studio/pictures/render/colour";
import { seedOf } from "@/studio/pictures/render/noise";
import type { Camera } from "@/studio/pictures/render/scene";
import { longShape, shortShape, type LegCut } from "@/studio/pictures/garments/trouser-shape";
import type { TrouserDesign } from "@/studio/pictures/garments/trouser-design";
import { foldTrousers } from "@/studio/pictures/garments/folded";
import type { GarmentPose } from "@/studio/pictures/garments/pose";
import { drawTrousersBack, drawTrousersFront } from "@/studio/pictures/garments/trousers";
import { inColours, look, type GarmentSpec } from "./garment";

interface PantSpec {
  cut: LegCut;
  cloth?: ClothKind;
  more?: Partial<Cloth>;
  style: TrouserDesign["style"];
  wash?: number;
  thread?: string;
  metal?: string;
  crease?: boolean;
  pleats?: number;
  /** Where a short ends; long when left out. */
  end?: number;
  rib?: boolean;
  detail?: { side: "front" | "back"; camera: Camera };
  pose?: GarmentPose;
}

const ON_FLY = { side: "front", camera: look(540, 198, 2.7, -8) } as const;
const ON_POCKET = { side: "front", camera: look(600, 196, 2.8, 7) } as const;
const ON_PATCH = { side: "back", camera: look(610, 210, 2.5, -7) } as const;
const ON_WELT = { side: "back", camera: look(612, 240, 2.7, 6) } as const;
const ON_COIN = { side: "front", camera: look(366, 200, 2.6, 9) } as const;
const ON_CARGO = { side: "front", camera: look(660, 590, 2.5, -6) } as const;
const COPPER = "#A9743F";
const STEEL = "#8F8C86";
const GOLD_THREAD = "#C08A44";

function pant(spec: PantSpec): GarmentSpec {
  return ({ slug, colour }) => {
    const kind = spec.cloth ?? (spec.style === "jean" ? "denim" : "twill");
    const under = luma(colour) < 0.22 ? "#8D9299" : "#D3DBE1";
    const cloth = makeCloth(kind, colour, { under, ...spec.more });
    const design: TrouserDesign = {
      shape: spec.end ? shortShape(spec.cut, spec.end) : longShape(spec.cut),
      style: spec.style,
      cloth,
      thread: spec.thread ?? toneOn(colour, 0.2),
      button: blend(colour, "#2B241E", luma(colour) > 0.4 ? 0.55 : 0.3),
      wash: spec.wash ?? 0,
      metal: spec.metal,
      seed: seedOf(slug),
      crease: spec.crease ?? false,
      pleats: spec.pleats ?? 0,
      lining: spec.style === "jean" ? "#E2DCCD" : undefined,
      ribHem: spec.rib ? makeCloth("rib", colour) : undefined,
    };
    const camera = spec.end ? look(480, 90 + (spec.end - 90) / 2, 1.26) : look(480, 606, 0.98);
    const { pose } = spec;
    const shape = pose === "folded" ? foldTrousers(design.shape) : design.shape;
    const upper = pose === "folded" ? look(596, 384, 1.5) : camera;
    return {
      front: (scene) => drawTrousersFront(scene, design),
      pose,
      posed: pose && ((scene) => drawTrousersFront(scene, { ...design, shape, pose })),
      back: (scene) => drawTrousersBack(scene, design),
      frontCamera: pose === "hung" ? { ...camera, y: camera.y - 40, zoom: camera.zoom * 0.92 } : upper,
      backCamera: camera,
      detail: spec.detail ?? ON_FLY,
    };
  };
}

const STRIPE = { kind: "stripe", repeat: 15, line: 7, colours: ["#EDEAE2"] } as const;

/** Dyed when it is sewn: the wash takes its colour to a paler one of its own. */
const garmentDyed = (under: string): GarmentSpec =>
  pant({
    pose: "folded",
    cut: "slim",
    style: "chino",
    wash: 0.18,
    more: { under, slub: 0.05 },
    detail: ON_FLY,
  });

export const PANT_SPECS: Record<string, GarmentSpec> = {
  "raw-selvedge-jean-14oz": pant({
    cut: "straight",
    style: "jean",
    thread: GOLD_THREAD,
    metal: COPPER,
    detail: ON_FLY,
  }),
  "slim-stretch-jean-11oz": pant({
    pose: "hung",
    cut: "slim",
    style: "jean",
    wash: 0.5,
    thread: GOLD_THREAD,
    metal: COPPER,
    detail: ON_PATCH,
  }),
  "stone-wash-tapered-jean": pant({
    pose: "hung",
    cut: "tapered",
    style: "jean",
    wash: 0.75,
    thread: "#B98D55",
    metal: STEEL,
    detail: ON_COIN,
  }),
  "black-rinse-slim-jean": pant({
    pose: "folded",
    cut: "slim",
    style: "jean",
    wash: 0.12,
    thread: "#4A4B50",
    metal: STEEL,
    detail: ON_FLY,
  }),
  "light-wash-relaxed-jean": pant({
    cut: "relaxed",
    style: "jean",
    wash: 0.8,
    thread: "#C9B48C",
    metal: STEEL,
    detail: ON_PATCH,
  }),
  "grey-cast-straight-jean": pant({
    pose: "hung",
    cut: "straight",
    style: "jean",
    wash: 0.4,
    thread: "#8C8F94",
    metal: STEEL,
    detail: ON_COIN,
  }),
  "whiskered-dark-jean-13oz": pant({
    pose: "folded",
    cut: "regular",
    style: "jean",
    wash: 0.62,
    thread: GOLD_THREAD,
    metal: COPPER,
    detail: ON_POCKET,
  }),
  "ecru-carpenter-jean": pant({
    cut: "relaxed",
    style: "carpenter",
    cloth: "denim",
    more: { under: "#F4EFE2" },
    thread: "#B39B6C",
    metal: COPPER,
    detail: ON_PATCH,
  }),

  "stretch-twill-chino": pant({ cut: "slim", style: "chino", detail: ON_POCKET }),
  "navy-tapered-chino": pant({ pose: "hung", cut: "tapered", style: "chino", detail: ON_WELT }),
  "olive-cargo-twill": pant({ cut: "relaxed", style: "cargo", detail: ON_CARGO }),
  "stone-pleated-chino": pant({
    pose: "folded",
    cut: "regular",
    style: "dress",
    pleats: 1,
    crease: true,
    detail: ON_FLY,
  }),
  "charcoal-cavalry-twill": pant({
    pose: "hung",
    cut: "straight",
    style: "dress",
    crease: true,
    more: { period: 3, tint: 0.1 },
    detail: ON_POCKET,
  }),
  "rust-garment-dyed-chino": inColours(garmentDyed("#D9A07C"), {
    Olive: garmentDyed("#A8A88A"),
    "Bottle Green": garmentDyed("#7F9E8F"),
  }),
  "black-twill-jogger": pant({
    cut: "tapered",
    style: "jogger",
    rib: true,
    detail: { side: "front", camera: look(500, 176, 2.6, -6) },
  }),
  "long-office-trouser": pant({
    pose: "hung",
    cut: "regular",
    style: "dress",
    crease: true,
    detail: ON_WELT,
  }),

  "khaki-chino-short": pant({ pose: "hung", cut: "regular", style: "chino", end: 590, detail: ON_POCKET }),
  "washed-denim-short": pant({
    cut: "regular",
    style: "jean",
    wash: 0.7,
    thread: "#B98D55",
    metal: COPPER,
    end: 600,
    detail: ON_COIN,
  }),
  "olive-cargo-short": pant({
    cut: "relaxed",
    style: "cargo",
    end: 640,
    detail: { side: "front", camera: look(690, 440, 2.5, -6) },
  }),
  "navy-drawstring-short": pant({
    cut: "slim",
    style: "drawstring",
    end: 540,
    detail: { side: "front", camera: look(490, 180, 2.6, 6) },
  }),
  "brick-french-terry-short": pant({
    cut: "regular",
    style: "drawstring",
    cloth: "terry",
    rib: true,
    end: 570,
    detail: { side: "front", camera: look(510, 184, 2.5, -8) },
  }),
  "seersucker-stripe-short": pant({
    pose: "hung",
    cut: "regular",
    style: "chino",
    cloth: "seersucker",
    more: { print: STRIPE },
    end: 570,
    detail: ON_WELT,
  }),
  "grey-melange-sweat-short": pant({
    cut: "relaxed",
    style: "drawstring",
    cloth: "melange",
    rib: true,
    end: 590,
    detail: { side: "front", camera: look(460, 184, 2.5, 7) },
  }),
  "black-linen-blend-short": pant({
    pose: "hung",
    cut: "relaxed",
    style: "dress",
    cloth: "linen",
    pleats: 2,
    end: 600,
    detail: ON_FLY,
  }),
};
