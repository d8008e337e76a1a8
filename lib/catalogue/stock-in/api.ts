import { useQuery } from "@tanstack/react-query";
import type { StockInRequest } from "@/lib/catalogue/stock-in/schema";
import { callProtected } from "@/lib/platform/http/client";
import { useChange } from "@/lib/platform/http/use-change";

const PRODUCTS_KEY = "products";
const MOST_FOUND = 8;

/** The products whose names have this text, drafts too, with what they cost. */
export function useFoundProducts(q: string) {
  return useQuery({
    queryKey: ["products to book in", q],
    queryFn: () => callProtected("GET /products", { query: { q, limit: MOST_FOUND } }),
    enabled: q !== "",
  });
}

/** Books in goods that came; the same key books them in once. Lists of products are then read again. */
export function useReceiveGoods() {
  return useChange([[PRODUCTS_KEY]], ({ key, ...body }: StockInRequest & { key: string }) =>
    callProtected("POST /stockIns", { body, key }),
  );
}
