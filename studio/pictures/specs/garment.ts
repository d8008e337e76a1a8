import type { GarmentPose } from "@/studio/pictures/garments/pose";
import type { Camera, Scene } from "@/studio/pictures/render/scene";

/** A product ready to be photographed: what is drawn on each side, and where the camera stands. */
export interface Garment {
  front: (scene: Scene) => void;
  /** How the first picture shows it, and what is drawn there where that is not flat; the back and the detail always are. */
  pose?: GarmentPose | undefined;
  posed?: ((scene: Scene) => void) | undefined;
  back: (scene: Scene) => void;
  frontCamera?: Camera;
  backCamera?: Camera;
  /** Leather and caps keep their line where cloth strays. */
  stiff?: boolean;
  detail: { side: "front" | "back"; camera: Camera };
}

/** What a spec may know of its product. */
interface Subject {
  slug: string;
  colour: string;
  /** As the catalogue calls it. */
  colourName: string;
}

export type GarmentSpec = (subject: Subject) => Garment;

/** A product whose trim changes with its colour. */
export function inColours(usual: GarmentSpec, others: Record<string, GarmentSpec>): GarmentSpec {
  return (subject) => (others[subject.colourName] ?? usual)(subject);
}

/** The first picture of a top that hangs or is folded, which needs another camera. */
export function posedTop(
  pose: GarmentPose | undefined,
  draw: (scene: Scene, pose: GarmentPose) => void,
): Pick<Garment, "pose" | "posed" | "frontCamera"> {
  if (!pose || pose === "flat") return {};
  const frontCamera = pose === "folded" ? look(480, 512, 1.24) : look(480, 566, 0.97);
  return { pose, posed: (scene) => draw(scene, pose), frontCamera };
}

export function look(x: number, y: number, zoom: number, turn = 0): Camera {
  return { x, y, zoom, turn };
}
