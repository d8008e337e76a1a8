import { z } from "zod";

const suggestedProductSchema = z.object({
  _id: z.string(),
  name: z.string(),
  nameBn: z.string().optional(),
  category: z.string(),
  price: z.int().describe("Whole BDT."),
  image1: z.string(),
  /** The colour that image1 shows, where it is not the one that the search names. */
  shownIn: z.string().optional(),
  color: z.string().optional(),
  isSoldOut: z.boolean(),
});

export const suggestionsSchema = z.object({
  products: z.array(suggestedProductSchema),
  categories: z.array(z.object({ name: z.string(), path: z.string() })),
});

export type Suggestions = z.output<typeof suggestionsSchema>;

/** A value that a list can be narrowed by. */
export interface Facet {
  slug: string;
  label: string;
  /** How many one sees with it, beside the filters of the other kinds. */
  count: number;
  isChosen: boolean;
}

export interface Facets {
  size: Facet[];
  color: Facet[];
  fit: Facet[];
  /** How many have a reduced price, beside the other filters. */
  reduced: number;
  /** How many can be had, beside the other filters. */
  inStock: number;
}
