import "server-only";
import {
  DEFAULT_ORDERS_SETTINGS,
  type OrdersSettings,
  ordersSettingsSchema,
} from "@/lib/settings/orders/schema";
import { readStoredSettings } from "@/lib/settings/stored-settings";

/** The settings as the owner has set them, else the defaults. */
export async function readOrdersSettings(): Promise<OrdersSettings> {
  return toOrdersSettings((await readStoredSettings()).orders);
}

/** Falls back to the defaults for settings that a later version of the shop wrote and this one cannot read. */
export const toOrdersSettings = (group: unknown): OrdersSettings =>
  ordersSettingsSchema.safeParse(group).data ?? DEFAULT_ORDERS_SETTINGS;
