import "server-only";
import { unlessDuplicate } from "@/lib/platform/database/db";
import { AppError } from "@/lib/platform/http/errors";
import { SETTING_GROUPS, type SettingGroupName } from "@/lib/settings/constants";
import { ShopSettings } from "@/models/shop-settings";

const ID = "shop";

interface StoredSettings {
  version: number;
  /** What is set of each; each room knows its own. */
  groups: Partial<Record<SettingGroupName, unknown>>;
}

/** What the owner has set, by group, with its version. */
export async function readStoredSettings(): Promise<StoredSettings> {
  const stored = await ShopSettings.findById(ID)
    .select(["version", ...SETTING_GROUPS])
    .lean();
  const { version = 0, ...groups } = stored ?? {};
  return { version, groups };
}

interface ChangeOptions {
  /** The one that was seen. */
  version: number;
  /** Values by path, such as `messages.kinds.sms`; null restores the default. */
  changes: Record<string, unknown>;
}

/** Changes what the owner has set, if it is as it was seen. Throws STALE_VERSION. */
export async function changeStoredSettings({ version, changes }: ChangeOptions): Promise<void> {
  const entries = Object.entries(changes);
  const set = Object.fromEntries(entries.filter(([, value]) => value !== null));
  const unset = Object.fromEntries(entries.flatMap(([path, value]) => (value === null ? [[path, 1]] : [])));
  const write = ShopSettings.updateOne(
    { _id: ID, version },
    { $inc: { version: 1 }, $set: set, $unset: unset },
    // The first change makes the document: if two come at once, the second finds the id taken.
    { upsert: version === 0 },
  ).exec();
  const written = await unlessDuplicate(write);
  if (!written || written.matchedCount + written.upsertedCount === 0) throw new AppError("STALE_VERSION");
}
