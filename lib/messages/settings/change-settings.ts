import "server-only";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { getSettings } from "@/lib/messages/settings/queries";
import {
  type ChangeSettingsInput,
  DEFAULT_MESSAGE_KINDS,
  type SettingsDto,
  settingsDtoSchema,
} from "@/lib/messages/settings/schema";
import { DEFAULT_PIECE_GRAMS } from "@/lib/settings/couriers/schema";
import { GROUPS } from "@/lib/settings/groups/rules";
import { DEFAULT_ORDERS_SETTINGS } from "@/lib/settings/orders/schema";
import { DEFAULT_STOCK_SETTINGS } from "@/lib/settings/stock/schema";
import { changeStoredSettings } from "@/lib/settings/stored-settings";

const DEFAULTS: Omit<SettingsDto, "version"> = {
  brand: GROUPS.brand.defaults,
  delivery: GROUPS.delivery.defaults,
  messages: { kinds: DEFAULT_MESSAGE_KINDS },
  stock: DEFAULT_STOCK_SETTINGS,
  orders: DEFAULT_ORDERS_SETTINGS,
  couriers: { pieceGrams: DEFAULT_PIECE_GRAMS },
};

/**
 * Changes what is sent of the settings, if they have the version that was seen. A value that is the default is not
 * stored: it stays the default when that changes. Throws STALE_VERSION.
 */
export async function changeSettings({ version, ...sent }: ChangeSettingsInput): Promise<SettingsDto> {
  const changes = changesAt(settingsDtoSchema, { path: [], sent, usual: DEFAULTS });
  if (Object.keys(changes).length > 0) await changeStoredSettings({ version, changes });
  return await getSettings();
}

interface SentPart {
  path: readonly string[];
  sent: unknown;
  /** As by default. */
  usual: unknown;
}

/** What is sent of a part, by path: of a table each row, which may be a table too; null restores the default. */
function changesAt(schema: unknown, { path, sent, usual }: SentPart): Record<string, unknown> {
  if (sent === undefined) return {};
  const isTable = schema instanceof z.ZodObject || schema instanceof z.ZodRecord;
  if (!isTable || sent === null) return { [path.join(".")]: isDeepStrictEqual(sent, usual) ? null : sent };
  const rows = Object.entries(Object(sent)).map(([name, value]) =>
    changesAt(schema instanceof z.ZodObject ? schema.shape[name] : schema.valueType, {
      path: [...path, name],
      sent: value,
      usual: Reflect.get(Object(usual), name),
    }),
  );
  return Object.assign({}, ...rows);
}
