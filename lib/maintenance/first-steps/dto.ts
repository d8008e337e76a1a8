import type { FirstStep } from "@/lib/maintenance/first-steps/constants";

/** What the owner of a new shop has still to do. */
export interface FirstSteps {
  stepsLeft: FirstStep[];
  /** How many products with the demo's pictures are there; 0 once they were removed, though some were kept. */
  demoProducts: number;
}
