import type { Cloth } from "@/studio/pictures/render/cloth";
import type { Random } from "@/studio/pictures/render/noise";
import type { GarmentPose } from "./pose";
import type { TopShape } from "./top-shape";

export interface TeeDesign {
  shape: TopShape;
  cloth: Cloth;
  /** Neck rib, cuffs of a ringer or polo. */
  rib: Cloth;
  sleeveCloth: Cloth;
  neck: "crew" | "vee" | "mock" | "henley" | "polo" | "zip" | "half-zip";
  sleeve: "short" | "drop" | "long";
  cuff: "hem" | "rib";
  thread: string;
  button: string;
  pocket?: boolean | undefined;
  tip?: string | undefined;
  raglan?: boolean | undefined;
  /** A second cloth from the chest up. */
  block?: Cloth | undefined;
  /** Embroidery on the chest: the word in the middle, or a small mark on the left. */
  chest?: "word" | "mark" | undefined;
  /** A woven label sewn on above the hem. */
  hemLabel?: boolean | undefined;
  random: Random;
  pose?: GarmentPose | undefined;
}
