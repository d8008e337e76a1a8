import { useWords } from "#words";
import { type FieldWords, fieldWords } from "@/lib/messages/settings/words";
import type { SettingGroupName } from "@/lib/settings/constants";
import { nameOf, type SettingField } from "@/lib/settings/fields/setting-fields";
import { settingErrors } from "@/lib/words/en/setting-errors";
import { sayTold } from "@/lib/words/say-told";

/** What the page calls the fields of a group and the parts of its form, and what it says is wrong with a field. */
export function useSettingWords(group: SettingGroupName) {
  const settings = useWords("deskSettings");
  const categories = useWords("categories");
  const { refusedField } = useWords("deskKit");
  const parts: Readonly<Record<string, string>> = settings.groups[group].parts;
  return {
    titleOf: ([first = ""]: readonly string[]): string => parts[first] ?? "",
    wordsOf: (field: SettingField): FieldWords => fieldWords(group, field, { settings, categories }),
    sayWrong: (field: SettingField, told: string | undefined): string | undefined =>
      told === undefined
        ? undefined
        : (sayTold(told, settingErrors, settings.errors) ?? refusedField(nameOf(field), told)),
  };
}
