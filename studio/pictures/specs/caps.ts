import { drawBucket } from "@/studio/pictures/garments/bucket-hat";
import type { CapDesign } from "@/studio/pictures/garments/cap-parts";
import { brim as brimAt, crown } from "@/studio/pictures/garments/cap-model";
import { capTable, drawCap } from "@/studio/pictures/garments/caps";
import { drawFlatBack, drawFlatSide } from "@/studio/pictures/garments/flat-cap";
import { makeCloth, type Cloth, type ClothKind } from "@/studio/pictures/render/cloth";
import { luma, swatchOf, toneOn } from "@/studio/pictures/render/colour";
import type { Camera } from "@/studio/pictures/render/scene";
import type { Pose } from "@/studio/pictures/render/turntable";
import { inColours, look, type Garment, type GarmentSpec } from "./garment";

interface CapSpec {
  style: CapDesign["style"];
  cloth: ClothKind;
  more?: Partial<Cloth>;
  brim?: string;
  back?: string;
  thread?: string;
  ink?: string;
  mark?: CapDesign["mark"];
  closure?: CapDesign["closure"];
  /** How it stands on its first picture; on its second one sees its back. */
  pose?: Pose;
  backPose?: Pose;
}

const FRONT: Pose = { turn: 0, above: 23 };
const TO_THE_RIGHT: Pose = { turn: 31, above: 20 };
const TO_THE_LEFT: Pose = { turn: -36, above: 24 };
const FROM_THE_SIDE: Pose = { turn: -49, above: 14 };
const HIGH: Pose = { turn: -22, above: 36 };
const FROM_ABOVE: Pose = { turn: 26, above: 50 };
const BACK: Pose = { turn: 180, above: 16 };
const BACK_TURNED: Pose = { turn: 158, above: 20 };

function cap(spec: CapSpec): GarmentSpec {
  return ({ colour }) => {
    const design = designOf(spec, colour);
    if (spec.style === "flat" || spec.style === "bucket") return hat(design);
    const { pose = FRONT, backPose = BACK } = spec;
    const table = capTable(pose);
    const [x, y] = table.at(crown(14, 0.1));
    const [bx, by] = table.at(brimAt(0.2, 0.5));
    return {
      front: (scene) => drawCap(scene, design, pose),
      back: (scene) => drawCap(scene, design, backPose),
      stiff: true,
      frontCamera: cameraOf(pose),
      backCamera: cameraOf(backPose),
      detail: { side: "front", camera: look((x + bx) / 2, (y + by) / 2 - 30, 2.1, -8) },
    };
  };
}

/** In the middle of the picture, and of one size from every side. */
function cameraOf(pose: Pose): Camera {
  const table = capTable(pose);
  const places = [
    crown(0, 1),
    crown(90, 0),
    crown(-90, 0),
    crown(180, 0),
    brimAt(0, 1),
    brimAt(0.8, 1),
    brimAt(-0.8, 1),
  ];
  const seen = places.map((place) => table.at(place));
  const middle = (k: 0 | 1): number =>
    (Math.min(...seen.map((point) => point[k])) + Math.max(...seen.map((point) => point[k]))) / 2;
  return look(middle(0), middle(1), 1.22, -2);
}

/** A flat cap from its side, a bucket hat from its front. */
function hat(design: CapDesign): Garment {
  const isFlat = design.style === "flat";
  return {
    front: (scene) => (isFlat ? drawFlatSide(scene, design) : drawBucket(scene, design, true)),
    back: (scene) => (isFlat ? drawFlatBack(scene, design) : drawBucket(scene, design, false)),
    stiff: true,
    frontCamera: isFlat ? look(542, 600, 1.12, -3) : look(480, 620, 1.1, -3),
    backCamera: isFlat ? look(480, 580, 1.3, 3) : look(480, 620, 1.1, 3),
    detail: { side: "front", camera: isFlat ? look(700, 620, 2.2, -8) : look(560, 560, 2.2, -8) },
  };
}

function designOf(spec: CapSpec, colour: string): CapDesign {
  const { style, cloth, more, brim, back, mark = "word", closure = "strap" } = spec;
  const main = makeCloth(cloth, colour, { rumple: 0.5, ...more });
  return {
    style,
    cloth: main,
    brim: brim ? makeCloth(cloth, swatchOf(brim), { rumple: 0.4 }) : main,
    back: back ? makeCloth("mesh", swatchOf(back)) : main,
    thread: spec.thread ?? toneOn(colour, 0.14),
    ink: spec.ink ?? (luma(colour) > 0.5 ? "#22335B" : "#EFE9DC"),
    mark,
    closure,
  };
}

const BRICK_CONTRAST_BRIM_CAP: CapSpec = {
  style: "six-panel",
  cloth: "twill",
  brim: "Brick Red",
  ink: "#94402F",
  closure: "snap",
  pose: HIGH,
};

function herringboneCap(under: string): GarmentSpec {
  return cap({ style: "flat", cloth: "herringbone", more: { under, period: 4.4 }, closure: "none" });
}

export const CAP_SPECS: Record<string, GarmentSpec> = {
  "navy-six-panel-cap": cap({
    style: "six-panel",
    cloth: "twill",
    pose: TO_THE_RIGHT,
    backPose: BACK_TURNED,
  }),
  "khaki-washed-cap": cap({
    style: "six-panel",
    cloth: "twill",
    more: { slub: 0.07, rumple: 1.2 },
    mark: "label",
    pose: TO_THE_LEFT,
  }),
  "black-trucker-cap": cap({
    style: "trucker",
    cloth: "twill",
    back: "Black",
    closure: "snap",
    pose: FROM_THE_SIDE,
    backPose: BACK_TURNED,
  }),
  "denim-cap": cap({ style: "six-panel", cloth: "denim", thread: "#C08A44", mark: "patch" }),
  "bottle-green-corduroy-cap": cap({
    style: "six-panel",
    cloth: "corduroy",
    mark: "label",
    pose: FROM_ABOVE,
  }),
  "grey-herringbone-flat-cap": inColours(herringboneCap("#3C3D40"), {
    "Dark Brown": herringboneCap("#8A7059"),
  }),
  "olive-bucket-hat": cap({ style: "bucket", cloth: "twill", closure: "none" }),
  "brick-contrast-brim-cap": inColours(cap(BRICK_CONTRAST_BRIM_CAP), {
    "Brick Red": cap({ ...BRICK_CONTRAST_BRIM_CAP, brim: "Ecru", ink: swatchOf("Ecru") }),
  }),
};
