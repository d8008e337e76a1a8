import { type BulkSetRequest, MAX_BULK } from "@/lib/catalogue/bulk/schema";
import type { ImportDto } from "@/lib/catalogue/imports/dto";
import type { ProductPlace } from "@/lib/catalogue/products/schema";
import { callProtected } from "@/lib/platform/http/client";

const AT_ONCE = 100;

/** The ids of all products that a list has, drafts too, at most as many as are changed at once. Throws ApiError. */
export async function readMatching({ q, category, low, drafts }: ProductPlace): Promise<string[]> {
  const ids: string[] = [];
  for (;;) {
    const query = { q, category, low, drafts, limit: AT_ONCE, cursor: ids.at(-1) };
    const products = await callProtected("GET /products", { query });
    ids.push(...products.map(({ _id }) => _id));
    if (products.length < AT_ONCE || ids.length >= MAX_BULK) return ids.slice(0, MAX_BULK);
  }
}

/** Has a change of many products checked: nothing changes. Throws ApiError. */
export function checkBulk(ids: string[], set: BulkSetRequest): Promise<ImportDto> {
  return callProtected("POST /products/bulk", { body: { ids, set, isCheck: true } });
}
