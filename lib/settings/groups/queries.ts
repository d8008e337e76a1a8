import "server-only";
import type { PieceGrams } from "@/lib/settings/couriers/schema";
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

/** What pieces weigh, as the owner has set it, else as by default. */
export async function readPieceGrams(): Promise<PieceGrams> {
  return GROUPS.couriers.read((await readStoredSettings()).groups.couriers).pieceGrams;
}
