import "server-only";
import { readStoredSettings } from "@/lib/settings/stored-settings";
import { DEFAULT_STOCK_SETTINGS, type StockSettings, stockSettingsSchema } from "@/lib/settings/stock/schema";

/** The settings as the owner has set them, else the defaults. */
export async function readStockSettings(): Promise<StockSettings> {
  return toStockSettings((await readStoredSettings()).stock);
}

/** Falls back to the defaults for settings that a later version of the shop wrote and this one cannot read. */
export const toStockSettings = (group: unknown): StockSettings =>
  stockSettingsSchema.safeParse(group).data ?? DEFAULT_STOCK_SETTINGS;
