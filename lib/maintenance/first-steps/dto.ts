import type { CategoryDto } from "@/lib/catalogue/categories/dto";
import type { ExamplePart, FirstStep } from "@/lib/maintenance/first-steps/constants";

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
  /** What shoppers still see as the shop came with it. */
  examples: ExamplePart[];
}
