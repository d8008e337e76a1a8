import { drawBoxerBack, drawBoxerFront, type BoxerDesign } from "@/studio/pictures/garments/boxers";
import { drawWalletFront, drawWalletOpen, type WalletDesign } from "@/studio/pictures/garments/wallets";
import { makeCloth, type Cloth, type ClothKind } from "@/studio/pictures/render/cloth";
import { blend, luma, swatchOf, toneOn } from "@/studio/pictures/render/colour";
import { randomOf } from "@/studio/pictures/render/noise";
import { inColours, look, type GarmentSpec } from "./garment";

interface BoxerSpec {
  style: BoxerDesign["style"];
  cloth: ClothKind;
  more?: Partial<Cloth>;
  band?: string;
  ink?: string;
  fly?: boolean;
}

function boxer({ style, cloth, more, band, ink, fly = true }: BoxerSpec): GarmentSpec {
  return ({ slug, colour }) => {
    const makeDesign = (): BoxerDesign => {
      const body = makeCloth(cloth, colour, more);
      return {
        style,
        cloth: body,
        band: style === "woven" ? body : makeCloth("elastic", band ?? "#26272B"),
        bandInk: ink ?? "#EDEBE6",
        thread: toneOn(colour, 0.12),
        button: luma(colour) < 0.3 ? "#D9D3C6" : "#EFEAE0",
        fly,
        random: randomOf(slug),
      };
    };
    const camera = look(
      480,
      style === "woven" ? 546 : style === "long" ? 550 : 494,
      style === "woven" ? 1.36 : 1.5,
    );
    return {
      front: (scene) => drawBoxerFront(scene, makeDesign()),
      back: (scene) => drawBoxerBack(scene, makeDesign()),
      frontCamera: camera,
      backCamera: camera,
      detail: {
        side: "front",
        camera: look(style === "woven" ? 520 : 500, style === "woven" ? 430 : 412, 2.9, -8),
      },
    };
  };
}

interface WalletSpec {
  style: WalletDesign["style"];
  cloth?: ClothKind;
  lining?: string;
  trim?: string;
}

function wallet({ style, cloth = "leather", lining, trim }: WalletSpec): GarmentSpec {
  return ({ colour }) => {
    const design: WalletDesign = {
      style,
      cloth: makeCloth(cloth, colour, { under: blend(colour, "#F2E0C4", 0.35) }),
      lining: makeCloth("leather", lining ?? blend(colour, "#1B1512", 0.18), { relief: 0.2 }),
      thread: toneOn(colour, 0.32),
      trim: trim ? makeCloth("leather", swatchOf(trim)) : undefined,
    };
    const wide =
      style === "trifold"
        ? 1370
        : style === "long"
          ? 1000
          : style === "clip"
            ? 1200
            : style === "card-holder"
              ? 760
              : 1290;
    const open = look(480, 600, Math.min(1.2, 830 / wide), -18);
    const onSlot =
      style === "card-holder"
        ? ({ side: "front", camera: look(620, 560, 2.2, -9) } as const)
        : ({ side: "back", camera: look(820, 600, 1.9, -10) } as const);
    return {
      front: (scene) => drawWalletFront(scene, design),
      back: (scene) => drawWalletOpen(scene, design),
      frontCamera: look(480, 600, style === "long" ? 0.98 : 1.12, -5),
      stiff: true,
      backCamera: open,
      detail: onSlot,
    };
  };
}

const CHECK = { kind: "gingham", repeat: 26, line: 13, colours: ["#E9E6DE"] } as const;
const PINSTRIPE = { kind: "stripe", repeat: 20, line: 5, colours: ["#5F7DA8"] } as const;

const MAROON_MODAL_TRUNK: BoxerSpec = {
  style: "trunk",
  cloth: "jersey",
  more: { gloss: 0.1 },
  band: "#3F151C",
  ink: "#D8B98A",
  fly: false,
};

function checkBoxer(ground: string): GarmentSpec {
  const print = { ...CHECK, kind: "check", repeat: 52, line: 22, colours: [ground, "#E6DFCF"] } as const;
  return boxer({ style: "woven", cloth: "poplin", more: { print } });
}

export const ACCESSORY_SPECS: Record<string, GarmentSpec> = {
  "navy-woven-boxer": boxer({ style: "woven", cloth: "poplin" }),
  "blue-check-boxer": inColours(checkBoxer("#25365C"), { Maroon: checkBoxer("#34131A") }),
  "white-stripe-boxer": boxer({ style: "woven", cloth: "poplin", more: { print: PINSTRIPE } }),
  "black-jersey-trunk": boxer({
    style: "trunk",
    cloth: "jersey",
    band: "#D9D6CF",
    ink: "#26272B",
    fly: false,
  }),
  "grey-melange-boxer-brief": boxer({ style: "long", cloth: "melange", band: "#26272B" }),
  "maroon-modal-trunk": inColours(boxer(MAROON_MODAL_TRUNK), {
    "Bottle Green": boxer({ ...MAROON_MODAL_TRUNK, band: "#152C23" }),
  }),
  "chambray-boxer": boxer({ style: "woven", cloth: "chambray", fly: false }),
  "green-gingham-boxer": boxer({ style: "woven", cloth: "poplin", more: { print: CHECK } }),

  "tan-bifold-wallet": wallet({ style: "bifold" }),
  "black-slim-bifold": wallet({ style: "bifold", lining: "#3A3330" }),
  "brown-card-holder": inColours(wallet({ style: "card-holder", lining: "#A8693A" }), {
    Tan: wallet({ style: "card-holder", lining: "#5A3A24" }),
  }),
  "cognac-long-wallet": wallet({ style: "long" }),
  "navy-zip-wallet": wallet({ style: "zip", lining: "#A8693A" }),
  "burgundy-trifold": wallet({ style: "trifold" }),
  "olive-canvas-wallet": wallet({ style: "bifold", cloth: "canvas", lining: "#6B452B", trim: "Dark Brown" }),
  "black-money-clip": wallet({ style: "clip" }),
};
