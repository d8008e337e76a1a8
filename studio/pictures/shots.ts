import type { DemoProduct } from "@/demo/product";
import { swatchOf, toRgb } from "./render/colour";
import { seedOf } from "./render/noise";
import type { Shot } from "./render/picture";
import { FULL_VIEW, Scene } from "./render/scene";
import { requireSpec } from "./specs/specs";

const KRAFT = "#D8CBB5";
const PAPER = "#F7F5F0";
const TOO_NEAR = 72;

/** The three pictures of a product, in its first colour unless told otherwise: front, back, and near enough to feel the cloth. */
export function listShots({ slug, colors }: DemoProduct, colourName = colors[0] ?? ""): Shot[] {
  const colour = swatchOf(colourName);
  const garment = requireSpec(slug)({ slug, colour, colourName });
  const ground = isLikeKraft(colour) ? PAPER : KRAFT;
  const looseness = garment.stiff ? 0.25 : 1;
  const sceneOf = (draw: (scene: Scene) => void): Scene => {
    const scene = new Scene(seedOf(slug));
    draw(scene);
    return scene;
  };
  return [
    {
      scene: sceneOf(garment.posed ?? garment.front),
      camera: garment.frontCamera ?? FULL_VIEW,
      ground,
      looseness,
    },
    { scene: sceneOf(garment.back), camera: garment.backCamera ?? FULL_VIEW, ground, looseness },
    {
      scene: sceneOf(garment[garment.detail.side]),
      camera: garment.detail.camera,
      ground,
      looseness,
      focus: { x: 480, y: 560, reach: 330 },
    },
  ];
}

/** Stone and sand would sink into kraft; ecru and cream are lighter, and sink into paper. */
function isLikeKraft(colour: string): boolean {
  const [red, green, blue] = toRgb(colour);
  const [kraftRed, kraftGreen, kraftBlue] = toRgb(KRAFT);
  const distance = Math.hypot(red - kraftRed, green - kraftGreen, blue - kraftBlue);
  return red - blue > 16 && distance < TOO_NEAR && green < kraftGreen;
}
