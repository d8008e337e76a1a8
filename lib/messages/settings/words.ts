import type { SettingGroupName } from "@/lib/settings/constants";
import { textOfBangla } from "@/lib/settings/fields/in-bangla";
import { nameOf, type SettingField } from "@/lib/settings/fields/setting-fields";
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
  categories: Pick<Words["categories"], "name">;
}

/** A field of a group in the words of a page; one without words goes by its name. */
export function fieldWords(
  group: SettingGroupName,
  field: Pick<SettingField, "path">,
  { settings, categories }: SettingWords,
): FieldWords {
  const fields: Readonly<Record<string, FieldWords>> = settings.groups[group].fields;
  const name = nameOf(field);
  const [table, row] = field.path;
  const category = table === "pieceGrams" && allCategories().find(({ slug }) => slug === row);
  if (category) return { label: settings.grams(categories.name(category)) };
  const text = fields[field.path.map((part = "") => textOfBangla(part)).join(".")];
  if (!text) return { label: name };
  return text !== fields[name]
    ? { label: settings.inBangla.label(text.label), about: settings.inBangla.about }
    : text;
}
