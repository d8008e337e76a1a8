import "server-only";
import { describeGroup } from "@/lib/messages/settings/audit-names";
import { ALL_GROUPS } from "@/lib/messages/settings/rules";
import type { MessageKinds } from "@/lib/messages/settings/kinds/schema";
import { type SettingsDto, settingsDtoSchema } from "@/lib/messages/settings/schema";
import { SETTING_GROUPS } from "@/lib/settings/constants";
import { readStoredSettings } from "@/lib/settings/stored-settings";

/** All that the owner can set, with the values in force. */
export async function getSettings(): Promise<SettingsDto> {
  const { version, groups } = await readStoredSettings();
  const inForce = SETTING_GROUPS.map((name) => [name, ALL_GROUPS[name].read(groups[name])]);
  return settingsDtoSchema.parse({ version, ...Object.fromEntries(inForce) });
}

/** What each channel takes, as the owner has set it, else as by default. */
export async function readMessageKinds(): Promise<MessageKinds> {
  return ALL_GROUPS.messages.read((await readStoredSettings()).groups.messages).kinds;
}

/** All settings in force, as the audit log keeps them. */
export async function describeSettings(): Promise<Record<string, string>> {
  const { groups } = await readStoredSettings();
  return Object.assign(
    {},
    ...SETTING_GROUPS.map((name) => describeGroup(name, ALL_GROUPS[name].read(groups[name]))),
  );
}
