import { COLLECTION_RULES } from "@/lib/catalogue/collections/constants";
import type { CollectionDto } from "@/lib/catalogue/collections/dto";
import type { CreateCollectionRequest } from "@/lib/catalogue/collections/schema";

/** A collection as its form has it; `products` has the id of each in a line. */
export const NO_COLLECTION = {
  name: "",
  slug: "",
  description: "",
  kind: "hand",
  products: "",
  color: "",
  word: "",
};

export type CollectionDraft = typeof NO_COLLECTION;

export function toCollectionDraft({ name, slug, description, rule }: CollectionDto): CollectionDraft {
  const { kind, productIds = [], color = "", word = "" } = rule;
  return { name, slug, description, kind, products: productIds.join("\n"), color, word };
}

/** The draft as the call takes it; the schema says what is wrong with it. */
export function toCollection({ kind, products, color, word, ...draft }: CollectionDraft) {
  const rules = {
    hand: { kind: "hand", productIds: products.split("\n").filter(Boolean) },
    sale: { kind: "sale" },
    new: { kind: "new" },
    color: { kind: "color", color },
    word: { kind: "word", word },
  } as const satisfies Record<CreateCollectionRequest["rule"]["kind"], object>;
  return { ...draft, rule: rules[COLLECTION_RULES.find((known) => known === kind) ?? "hand"] };
}

/** An address that a name suggests; empty for one without Latin letters. */
export const suggestSlug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 40)
    .replace(/^-+|-+$/g, "");
