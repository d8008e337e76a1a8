import { ALL_GROUPS } from "@/lib/messages/settings/rules";
import { SETTING_GROUPS, type SettingGroupName } from "@/lib/settings/constants";
import { textOfBangla } from "@/lib/settings/fields/in-bangla";
import {
  auditLabel,
  listSettingFields,
  nameOf,
  type SettingField,
} from "@/lib/settings/fields/setting-fields";
import { allCategories } from "@/lib/shop-categories";
import type { Words } from "@/lib/words/words";

/** What a page calls a field, and says about it. */
export interface FieldWords {
  label: string;
  about?: string | undefined;
}

/** In which words. */
export interface SettingWords {
  settings: Pick<Words["deskSettings"], "groups" | "grams" | "inBangla">;
  categories: Words["categories"];
}

/** A field of a group in the words of a page. */
export function fieldWords(
  group: SettingGroupName,
  field: Pick<SettingField, "path" | "label" | "about">,
  { settings, categories }: SettingWords,
): FieldWords {
  const fields: Readonly<Record<string, FieldWords>> = settings.groups[group].fields;
  const name = nameOf(field);
  const [table, row] = field.path;
  const category = table === "pieceGrams" && allCategories().find(({ slug }) => slug === row);
  if (category) return { label: settings.grams(categories.name(category)) };
  const text = fields[field.path.map((part = "") => textOfBangla(part)).join(".")];
  if (!text) return field;
  return text !== fields[name]
    ? { label: settings.inBangla.label(text.label), about: settings.inBangla.about }
    : text;
}

/** Every field of the settings in the words of a page, by its name in the audit log, which is its English. */
export const recordedSettings = (words: SettingWords): ReadonlyMap<string, string> =>
  new Map(
    SETTING_GROUPS.flatMap((group) =>
      listSettingFields(ALL_GROUPS[group].schema).map((field) => {
        const name = auditLabel(field.label);
        const { label } = fieldWords(group, field, words);
        return [name, label === field.label ? name : label] as const;
      }),
    ),
  );
