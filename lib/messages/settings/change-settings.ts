import "server-only";
import { toMessageKinds } from "@/lib/messages/settings/queries";
import type { ChangeSettingsInput, SettingsDto } from "@/lib/messages/settings/schema";
import { toOrdersSettings } from "@/lib/settings/orders/queries";
import { toStockSettings } from "@/lib/settings/stock/queries";
import { changeStoredSettings, readStoredSettings } from "@/lib/settings/stored-settings";

/** All that the owner can set, with the values in force. */
export async function getSettings(): Promise<SettingsDto> {
  const { version, messages, stock, orders } = await readStoredSettings();
  return {
    version,
    messages: { kinds: toMessageKinds(messages) },
    stock: toStockSettings(stock),
    orders: toOrdersSettings(orders),
  };
}

/** Changes what is sent of the settings, if they have the version that was seen. Throws STALE_VERSION. */
export async function changeSettings({
  version,
  messages,
  stock,
  orders,
}: ChangeSettingsInput): Promise<SettingsDto> {
  const changes: Record<string, unknown> = {};
  if (messages?.kinds === null) changes["messages.kinds"] = null;
  for (const [channel, kinds] of Object.entries(messages?.kinds ?? {}))
    if (kinds !== undefined) changes[`messages.kinds.${channel}`] = kinds;
  if (stock) changes["stock.lowStock"] = stock.lowStock;
  if (orders) changes["orders.staffDiscountPercent"] = orders.staffDiscountPercent;
  if (Object.keys(changes).length > 0) await changeStoredSettings({ version, changes });
  return await getSettings();
}
