import "server-only";
import { GROUPS } from "@/lib/settings/groups/rules";
import type { OrdersSettings } from "@/lib/settings/orders/schema";
import type { StockSettings } from "@/lib/settings/stock/schema";
import { readStoredSettings } from "@/lib/settings/stored-settings";

/** What the owner has set of orders, else the defaults. */
export async function readOrdersSettings(): Promise<OrdersSettings> {
  return GROUPS.orders.read((await readStoredSettings()).groups.orders);
}

/** What the owner has set of the stock, else the defaults. */
export async function readStockSettings(): Promise<StockSettings> {
  return GROUPS.stock.read((await readStoredSettings()).groups.stock);
}
