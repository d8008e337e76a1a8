import type { CategoryDto } from "@/lib/catalogue/categories/dto";
import type { FirstStep } from "@/lib/maintenance/first-steps/constants";

/** What the owner of a new shop has still to do. */
export interface FirstSteps {
  stepsLeft: FirstStep[];
  /** How many products with the demo's pictures are there; 0 once they were removed, though some were kept. */
  demoProducts: number;
}

/** What is left of the example shop once its products are gone. */
export interface Leftovers {
  /** Categories without a product, which shoppers see. */
  emptyCategories: Pick<CategoryDto, "path" | "name" | "nameBn">[];
  /** True while home shows the slides that the shop came with. */
  hasExampleSlides: boolean;
}
