import { callPublic } from "@/lib/platform/http/client";

const ID = /^[0-9a-f]{24}$/;

/** Those of these ids whose products shoppers can still see. Throws ApiError. */
export async function listStillThere(ids: readonly string[]): Promise<string[]> {
  const asked = ids.filter((id) => ID.test(id));
  if (asked.length === 0) return [];
  const products = await callPublic("GET /products", { query: { ids: asked.join(",") } });
  return products.map(({ _id }) => _id);
}
