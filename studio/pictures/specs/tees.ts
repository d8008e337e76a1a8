import { foldTop } from "@/studio/pictures/garments/folded";
import type { GarmentPose } from "@/studio/pictures/garments/pose";
import { drawTeeBack, drawTeeFront } from "@/studio/pictures/garments/tee";
import type { TeeDesign } from "@/studio/pictures/garments/tee-design";
import { dropShape, teeShape, type TopCut } from "@/studio/pictures/garments/top-shape";
import { makeCloth, type Cloth, type ClothKind } from "@/studio/pictures/render/cloth";
import { luma, swatchOf, toneOn } from "@/studio/pictures/render/colour";
import { randomOf } from "@/studio/pictures/render/noise";
import { inColours, look, posedTop, type Garment, type GarmentSpec } from "./garment";

const PEARL = "#EFEAE0";

type Detail = Garment["detail"];
const ON_NECK: Detail = { side: "front", camera: look(505, 292, 2.5, -7) };
const ON_CHEST: Detail = { side: "front", camera: look(590, 390, 2.4, 6) };
const ON_SLEEVE: Detail = { side: "front", camera: look(770, 440, 2.6, -8) };
const ON_HEM: Detail = { side: "front", camera: look(300, 900, 2.6, 7) };
const ON_ZIP: Detail = { side: "front", camera: look(506, 320, 2.2, -7) };
const ON_WORD: Detail = { side: "front", camera: look(520, 320, 2.3, -6) };

interface TeeSpec {
  cut: TopCut;
  drop?: boolean;
  neck?: TeeDesign["neck"];
  cloth?: ClothKind;
  more?: Partial<Cloth>;
  sleeve?: TeeDesign["sleeve"];
  cuff?: TeeDesign["cuff"];
  /** Colour names from the swatches. */
  ribColour?: string;
  sleeveColour?: string;
  blockColour?: string;
  tip?: string;
  pocket?: boolean;
  chest?: TeeDesign["chest"];
  raglan?: boolean;
  button?: string;
  detail?: Detail;
  pose?: GarmentPose;
}

function tee(spec: TeeSpec): GarmentSpec {
  return ({ slug, colour }) => {
    const kind = spec.cloth ?? "jersey";
    const makeDesign = (pose: GarmentPose = "flat"): TeeDesign => {
      const shape = spec.drop ? dropShape(spec.cut) : teeShape(spec.cut);
      const cloth = makeCloth(kind, colour, spec.more);
      const sleeveCloth = spec.sleeveColour
        ? makeCloth(kind, swatchOf(spec.sleeveColour), { print: spec.more?.print })
        : cloth;
      return {
        shape: pose === "folded" ? foldTop(shape) : shape,
        pose,
        cloth,
        rib: makeCloth(
          "rib",
          spec.ribColour ? swatchOf(spec.ribColour) : colour,
          spec.neck === "polo" ? { period: 3.4, relief: 0.4 } : washOf(spec.more),
        ),
        sleeveCloth,
        neck: spec.neck ?? "crew",
        sleeve: spec.sleeve ?? (spec.drop ? "drop" : "short"),
        cuff: spec.cuff ?? "hem",
        thread: toneOn(colour, 0.1),
        button: spec.button ?? (luma(colour) < 0.35 ? "#D9D3C6" : PEARL),
        pocket: spec.pocket,
        tip: spec.tip,
        raglan: spec.raglan,
        block: spec.blockColour ? makeCloth(kind, swatchOf(spec.blockColour)) : undefined,
        chest: spec.chest,
        hemLabel: spec.drop,
        random: randomOf(slug),
      };
    };
    return {
      front: (scene) => drawTeeFront(scene, makeDesign()),
      ...posedTop(spec.pose, (scene, pose) => drawTeeFront(scene, makeDesign(pose))),
      back: (scene) => drawTeeBack(scene, makeDesign()),
      detail: spec.detail ?? ON_NECK,
    };
  };
}

/** The rib of a tee that is washed as a garment is washed with it. */
function washOf({ under, marble }: Partial<Cloth> = {}): Partial<Cloth> {
  return marble && under ? { under, marble } : {};
}

const ACID_WASH = { under: "#B9BABC", slub: 0.04, marble: 0.5 } as const;

const BRETON = { kind: "hoop", repeat: 34, line: 12, colours: ["#26304A"] } as const;

const WHITE_TIPPED_POLO: TeeSpec = {
  pose: "folded",
  cut: "slim",
  neck: "polo",
  cloth: "pique",
  cuff: "rib",
  tip: "#26304A",
};

const MAROON_COLOUR_BLOCK_POLO: TeeSpec = {
  cut: "regular",
  neck: "polo",
  cloth: "pique",
  cuff: "rib",
  ribColour: "Navy",
  blockColour: "Navy",
  sleeveColour: "Navy",
};

const BRETON_STRIPE_POLO: TeeSpec = {
  cut: "regular",
  neck: "polo",
  cloth: "pique",
  more: { print: { ...BRETON, repeat: 46, line: 15 } },
  cuff: "rib",
  ribColour: "Navy",
};

const RUST_RINGER_TEE: TeeSpec = {
  pose: "hung",
  cut: "slim",
  cuff: "rib",
  ribColour: "Rust",
  detail: ON_SLEEVE,
};

const NAVY_HENLEY_TEE: TeeSpec = { pose: "hung", cut: "slim", neck: "henley", button: "#C9BFA9" };

export const TEE_SPECS: Record<string, GarmentSpec> = {
  "navy-pique-polo": tee({ cut: "regular", neck: "polo", cloth: "pique", cuff: "rib", chest: "mark" }),
  "white-tipped-polo": inColours(tee(WHITE_TIPPED_POLO), {
    Navy: tee({ ...WHITE_TIPPED_POLO, tip: "#E9E0CC" }),
  }),
  "bottle-green-polo": tee({
    pose: "hung",
    cut: "regular",
    neck: "polo",
    cloth: "jersey",
    more: { gloss: 0.08 },
    cuff: "hem",
  }),
  "maroon-colour-block-polo": inColours(tee(MAROON_COLOUR_BLOCK_POLO), {
    Navy: tee({
      ...MAROON_COLOUR_BLOCK_POLO,
      ribColour: "Maroon",
      blockColour: "Maroon",
      sleeveColour: "Maroon",
    }),
  }),
  "grey-melange-zip-polo": tee({ pose: "hung", cut: "slim", neck: "zip", cloth: "melange", cuff: "rib" }),
  "breton-stripe-polo": inColours(tee(BRETON_STRIPE_POLO), {
    Navy: tee({
      ...BRETON_STRIPE_POLO,
      more: { print: { ...BRETON, repeat: 46, line: 15, colours: ["#E9E0CC"] } },
    }),
  }),
  "black-long-sleeve-polo": tee({
    pose: "hung",
    cut: "regular",
    neck: "polo",
    cloth: "pique",
    sleeve: "long",
    cuff: "rib",
    chest: "mark",
    detail: ON_CHEST,
  }),
  "sky-pocket-polo": tee({
    pose: "folded",
    cut: "relaxed",
    neck: "polo",
    cloth: "pique",
    pocket: true,
    detail: ON_CHEST,
  }),

  "white-combed-tee": tee({ cut: "regular" }),
  "black-heavy-tee": tee({ pose: "folded", cut: "regular", detail: ON_SLEEVE }),
  "grey-melange-v-neck": tee({ cut: "slim", neck: "vee", cloth: "melange" }),
  "navy-henley-tee": inColours(tee(NAVY_HENLEY_TEE), {
    Ecru: tee({ ...NAVY_HENLEY_TEE, button: "#7A6148" }),
  }),
  "olive-pocket-tee": tee({ pose: "folded", cut: "regular", pocket: true, detail: ON_CHEST }),
  "breton-stripe-tee": tee({ pose: "hung", cut: "regular", sleeve: "long", more: { print: BRETON } }),
  "round-neck-bangla-tee": tee({ cut: "regular", chest: "mark", detail: ON_CHEST }),
  "rust-ringer-tee": inColours(tee(RUST_RINGER_TEE), {
    Rust: tee({ ...RUST_RINGER_TEE, ribColour: "Cream" }),
  }),

  "black-drop-shoulder-tee": tee({ cut: "boxy", drop: true, chest: "word", detail: ON_WORD }),
  "ecru-drop-shoulder-tee": tee({ pose: "folded", cut: "boxy", drop: true, detail: ON_HEM }),
  "acid-wash-drop-tee": tee({ pose: "hung", cut: "oversized", drop: true, more: ACID_WASH }),
  "lavender-drop-tee": tee({ pose: "hung", cut: "oversized", drop: true, chest: "word" }),
  "raglan-drop-tee": tee({
    pose: "hung",
    cut: "relaxed",
    drop: true,
    raglan: true,
    sleeveColour: "Navy",
    ribColour: "Navy",
  }),
  "mocha-pocket-drop-tee": tee({ pose: "folded", cut: "boxy", drop: true, pocket: true, detail: ON_CHEST }),
  "sage-half-zip-drop": tee({
    cut: "oversized",
    drop: true,
    neck: "half-zip",
    cloth: "terry",
    cuff: "rib",
    chest: "mark",
    button: "#B4AFA3",
    detail: ON_ZIP,
  }),
  "long-name-drop-tee": tee({ cut: "boxy", drop: true, neck: "mock", chest: "mark" }),
};
