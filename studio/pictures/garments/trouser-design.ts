import type { Cloth } from "@/studio/pictures/render/cloth";
import type { GarmentPose } from "./pose";
import type { Make } from "./trouser-pockets";
import type { TrouserShape } from "./trouser-shape";

export interface TrouserDesign extends Make {
  shape: TrouserShape;
  style: "jean" | "chino" | "cargo" | "carpenter" | "dress" | "jogger" | "drawstring";
  crease?: boolean;
  pleats?: number;
  seed: number;
  pose?: GarmentPose | undefined;
  lining?: string | undefined;
  ribHem?: Cloth | undefined;
}
