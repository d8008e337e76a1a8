import "@/models/settings";
import { model, Schema } from "mongoose";
import { SETTING_GROUPS, type SettingGroupName } from "@/lib/settings/constants";
import { stamped } from "@/models/part";

const group = { type: Schema.Types.Mixed };

/** Each as lib/messages/settings/rules.ts reads it. */
function makeGroups(): Record<SettingGroupName, typeof group>;
function makeGroups(): Record<string, typeof group> {
  return Object.fromEntries(SETTING_GROUPS.map((name) => [name, group]));
}

/** What the owner has set, by group: one document. What is not there is as by default. */
const shopSettingsSchema = stamped({
  _id: { type: String, required: true },
  /** Rises with each change. */
  version: { type: Number, required: true },
  ...makeGroups(),
});

export const ShopSettings = model("ShopSettings", shopSettingsSchema, "settings");
