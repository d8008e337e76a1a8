import "server-only";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { requireSlidePictures, retireSlidePictures } from "@/lib/catalogue/images/keep-slide-pictures";
import { getSettings } from "@/lib/messages/settings/queries";
import { ALL_GROUPS } from "@/lib/messages/settings/rules";
import {
  type ChangeSettingsInput,
  type SettingsDto,
  settingsDtoSchema,
} from "@/lib/messages/settings/schema";
import { changeStoredSettings } from "@/lib/settings/stored-settings";

const DEFAULTS = Object.fromEntries(
  Object.entries(ALL_GROUPS).map(([name, { defaults }]) => [name, defaults]),
);

/**
 * Changes what is sent of the settings, if they have the version that was seen. A value that is the default is not
 * stored: it stays the default when that changes. Throws STALE_VERSION, and INVALID_FIELDS for an uploaded picture that is
 * not here any more.
 */
export async function changeSettings({ version, ...sent }: ChangeSettingsInput): Promise<SettingsDto> {
  const changes = changesAt(settingsDtoSchema, { path: [], sent, usual: DEFAULTS });
  if (Object.keys(changes).length === 0) return await getSettings();
  await requireSlidePictures(sent.home?.slides ?? []);
  const before = await getSettings();
  await changeStoredSettings({ version, changes });
  const after = await getSettings();
  await retireSlidePictures(before.home.slides, after.home.slides);
  return after;
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
