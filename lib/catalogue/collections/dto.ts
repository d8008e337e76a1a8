import { z } from "zod";
import { COLLECTION_RULES } from "@/lib/catalogue/collections/constants";
import type { CollectionRule } from "@/lib/catalogue/collections/schema";

export const collectionDtoSchema = z.object({
  slug: z.string().describe("Its page is /collections/{slug}."),
  name: z.string(),
  description: z.string(),
  rule: z.object({
    kind: z.enum(COLLECTION_RULES),
    productIds: z.array(z.string()).optional().describe("In their order; for admins."),
    color: z.string().optional(),
    word: z.string().optional(),
  }),
  version: z.int(),
});

export type CollectionDto = z.output<typeof collectionDtoSchema>;

interface CollectionSource extends Omit<CollectionDto, "rule"> {
  rule: {
    kind: CollectionRule["kind"];
    productIds?: string[] | null;
    color?: string | null;
    word?: string | null;
  };
}

export function toCollectionDto({ slug, name, description, rule, version }: CollectionSource): CollectionDto {
  const { kind, productIds, color, word } = rule;
  return {
    slug,
    name,
    description,
    rule: { kind, ...(productIds && { productIds }), ...(color && { color }), ...(word && { word }) },
    version,
  };
}

/** For visitors: a product that was chosen may be a draft. */
export function withoutChoice({ rule, ...collection }: CollectionDto): CollectionDto {
  const { productIds: _chosen, ...known } = rule;
  return { ...collection, rule: known };
}
