import type { StockInRequest } from "@/lib/catalogue/stock-in/schema";
import { callProtected } from "@/lib/platform/http/client";
import { useChange } from "@/lib/platform/http/use-change";

const PRODUCTS_KEY = "products";

/** Books in goods that came; the same key books them in once. Lists of products are then read again. */
export function useReceiveGoods() {
  return useChange([[PRODUCTS_KEY]], ({ key, ...body }: StockInRequest & { key: string }) =>
    callProtected("POST /stockIns", { body, key }),
  );
}
