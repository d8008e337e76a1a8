import "server-only";
import { getSettings } from "@/lib/messages/settings/queries";
import type { ChangeSettingsInput, SettingsDto } from "@/lib/messages/settings/schema";
import { changeStoredSettings } from "@/lib/settings/stored-settings";

/** Changes what is sent of the settings, if they have the version that was seen. Throws STALE_VERSION. */
export async function changeSettings({
  version,
  brand,
  delivery,
  messages,
  stock,
  orders,
  couriers,
}: ChangeSettingsInput): Promise<SettingsDto> {
  const changes = {
    ...(brand !== undefined && changesAt("brand", brand)),
    ...(delivery !== undefined && changesAt("delivery", delivery)),
    ...(messages && changesAt("messages.kinds", messages.kinds)),
    ...(stock && { "stock.lowStock": stock.lowStock }),
    ...(orders && { "orders.staffDiscountPercent": orders.staffDiscountPercent }),
    ...(couriers && changesAt("couriers.pieceGrams", couriers.pieceGrams)),
  };
  if (Object.keys(changes).length > 0) await changeStoredSettings({ version, changes });
  return await getSettings();
}

/** What is sent of a table, by path: null of all of it, else of each row, which may be a table too. */
function changesAt(path: string, sent: unknown): Record<string, unknown> {
  if (typeof sent !== "object" || sent === null || Array.isArray(sent)) return { [path]: sent };
  const rows = Object.entries(sent).filter(([, value]) => value !== undefined);
  return Object.assign({}, ...rows.map(([row, value]) => changesAt(`${path}.${row}`, value)));
}
