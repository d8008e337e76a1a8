import type { ProductOption } from "@/lib/stock/options";

/** An option that runs out, or a whole product that is counted as one. */
export interface LowOption extends ProductOption {
  productId: string;
  name: string;
  nameBn?: string | undefined;
  stock: number;
  /** Pieces in the last 60 days. */
  sold: number;
  /** Whole days that it lasts; null where nothing was sold. */
  days: number | null;
  /** The product's own, else the shop's; 0 where there is none. */
  limit: number;
}
