import type { Camera, Scene } from "@/studio/pictures/render/scene";

/** A product ready to be photographed: what is drawn on each side, and where the camera stands. */
export interface Garment {
  front: (scene: Scene) => void;
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

export function look(x: number, y: number, zoom: number, turn = 0): Camera {
  return { x, y, zoom, turn };
}
