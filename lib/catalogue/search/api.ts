import { useQuery } from "@tanstack/react-query";
import { callProtected } from "@/lib/platform/http/client";

const MOST_FOUND = 8;

/** The newest products that a text finds for an admin, drafts too; none for no text. */
export function useFoundProducts(q: string) {
  return useQuery({
    queryKey: ["found-products", q],
    queryFn: () => callProtected("GET /products", { query: { q, limit: MOST_FOUND } }),
    enabled: q !== "",
  });
}
