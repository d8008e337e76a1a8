import { z } from "zod";
import { DRAFT_FIELDS } from "@/components/admin/product-draft";
import { CATEGORY_NAMES } from "@/lib/catalog";

const keptProductSchema = z.object({
  draft: z.record(z.enum(DRAFT_FIELDS), z.string()),
  /** The product as its editor saw it; null for one that is not added yet. */
  seen: z
    .object({
      _id: z.string(),
      name: z.string(),
      category: z.enum(CATEGORY_NAMES),
      price: z.number(),
      fit: z.string(),
      sizes: z.array(z.string()),
      colors: z.array(z.string()),
      stock: z.string(),
      image1: z.string(),
      image2: z.string(),
      image3: z.string(),
      version: z.number(),
    })
    .nullable(),
});

/** What is kept of a product's form. */
export type KeptProduct = z.output<typeof keptProductSchema>;

/** Null for what is no kept form. */
export function checkKeptProduct(kept: unknown): KeptProduct | null {
  return keptProductSchema.safeParse(kept).data ?? null;
}
