import { ACCESSORY_SPECS } from "./accessories";
import { BELT_SPECS } from "./belts";
import { CAP_SPECS } from "./caps";
import type { GarmentSpec } from "./garment";
import { PANT_SPECS } from "./pants";
import { SHIRT_SPECS } from "./shirts";
import { TEE_SPECS } from "./tees";

const SPECS: Record<string, GarmentSpec> = {
  ...PANT_SPECS,
  ...SHIRT_SPECS,
  ...TEE_SPECS,
  ...ACCESSORY_SPECS,
  ...BELT_SPECS,
  ...CAP_SPECS,
};

export function requireSpec(slug: string): GarmentSpec {
  const spec = SPECS[slug];
  if (!spec) throw new Error(`No drawing for "${slug}": add it to studio/pictures/specs.`);
  return spec;
}
