import { useLanguage, useWords } from "#words";
import type { FieldProps } from "@/components/ui/field";
import { SelectField } from "@/components/ui/select-field";
import { useCollections } from "@/lib/catalogue/collections/api";
import { langOfText } from "@/lib/words/owners-text";

/** One of the collections, or none. Its value has what stands in its address. */
export function CollectionControl(field: FieldProps) {
  const { home } = useWords("deskSettings");
  const { data = [] } = useCollections();
  const language = useLanguage();
  const known = data.map(({ slug, name }) => ({
    value: slug,
    label: name,
    lang: langOfText(language, name),
  }));
  const isGone = field.value !== "" && !data.some(({ slug }) => slug === field.value);
  const options = isGone ? [...known, { value: field.value, label: field.value, lang: undefined }] : known;
  return <SelectField {...field} options={options} emptyLabel={home.noCollection} isRequired={false} />;
}
