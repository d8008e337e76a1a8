import type { Fields } from "@/lib/accounts/audit-log/rules";
import type { CollectionDto } from "@/lib/catalogue/collections/dto";

/** What the audit log keeps of a collection. */
export function describeCollection({
  name,
  slug,
  description,
  rule,
}: Pick<CollectionDto, "name" | "slug" | "description" | "rule">): Fields {
  const { kind, productIds, color, word } = rule;
  return { name, slug, description, rule: kind, products: productIds, color, word };
}
