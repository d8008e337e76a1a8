import "server-only";
import { ALL_GROUPS } from "@/lib/messages/settings/rules";
import { fieldWords, type SettingWords } from "@/lib/messages/settings/words";
import { SETTING_GROUPS, type SettingGroupName } from "@/lib/settings/constants";
import { listSettingFields, type SettingField, typedAt } from "@/lib/settings/fields/setting-fields";
import { categories } from "@/lib/words/en/categories";
import { deskSettings } from "@/lib/words/en/desk-settings";

const ENGLISH: SettingWords = { settings: deskSettings, categories };

/** The name of a field in the audit log: its English label, in small letters. */
export const auditName = (group: SettingGroupName, field: Pick<SettingField, "path">): string =>
  fieldWords(group, field, ENGLISH).label.toLowerCase();

/** The values of a group as the audit log keeps them. */
export const describeGroup = (group: SettingGroupName, values: object): Record<string, string> =>
  Object.fromEntries(
    listSettingFields(ALL_GROUPS[group].schema).map((field) => [
      auditName(group, field),
      typedAt(values, field),
    ]),
  );

/** Every field of the settings in the words of a page, by its name in the audit log, which is its English. */
export const recordedSettings = (words: SettingWords): ReadonlyMap<string, string> =>
  new Map(
    SETTING_GROUPS.flatMap((group) =>
      listSettingFields(ALL_GROUPS[group].schema).map((field) => {
        const name = auditName(group, field);
        const { label } = fieldWords(group, field, words);
        return [name, label.toLowerCase() === name ? name : label] as const;
      }),
    ),
  );
