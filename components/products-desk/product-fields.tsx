import { useLanguage, useWords } from "#words";
import { type ReactNode, useState } from "react";
import { priceHint } from "@/components/products-desk/field-hints";
import { type ProductFieldsProps, StockFields } from "@/components/products-desk/counts/stock-fields";
import { HiddenCategory } from "@/components/products-desk/hidden-category";
import type { FieldProps } from "@/components/ui/field";
import { CheckBox } from "@/components/ui/check-box";
import { SelectField } from "@/components/ui/select-field";
import { TextArea } from "@/components/ui/text-area";
import { TextField } from "@/components/ui/text-field";
import { allCategories } from "@/lib/shop-categories";
import { FIELDS, PLAIN_FIELDS, type PlainName } from "@/lib/catalogue/products/fields";
import { parseList, toLatinNames } from "@/lib/catalogue/products/rules";
import { langOfEnglish } from "@/lib/words/owners-text";

// Pictures and stock have controls of their own.
const OWN_CONTROLS = ["picture", "stock"];
const TYPED_FIELDS = PLAIN_FIELDS.filter(
  (name) => !OWN_CONTROLS.includes(FIELDS[name].kind) && FIELDS[name].place !== "picture",
);
const NAMES: readonly PlainName[] = ["name", "nameBn"];
const isOnCareLabel = (name: PlainName) => FIELDS[name].place === "careLabel";

interface ProductFormFieldsProps extends ProductFieldsProps {
  /** The product's pictures, with which most people begin. */
  pictures: ReactNode;
}

export function ProductFields({ pictures, ...props }: ProductFormFieldsProps) {
  const words = useWords("deskProduct");
  const { draft, errors, seen, onFill } = props;
  const fieldOf = (name: PlainName) => (
    <ProductField
      key={name}
      name={name}
      value={draft[name]}
      error={errors[name]}
      stored={listStored(seen, name)}
      onChange={(value) => onFill({ [name]: value })}
    />
  );
  return (
    <>
      <div className="grid grid-cols-1 gap-x-5 gap-y-6 sm:grid-cols-2">{NAMES.map(fieldOf)}</div>
      {pictures}
      <div className="grid grid-cols-1 gap-x-5 gap-y-6 border-t border-ink/15 pt-6 sm:grid-cols-2">
        {TYPED_FIELDS.filter((name) => !NAMES.includes(name) && !isOnCareLabel(name)).map((name) => (
          <div key={name} className={FIELDS[name].place === "half" ? "" : "sm:col-span-2"}>
            {fieldOf(name)}
          </div>
        ))}
      </div>
      <fieldset className="grid grid-cols-1 gap-5">
        <legend className="mb-3 font-semibold">{words.onLabel}</legend>
        {TYPED_FIELDS.filter(isOnCareLabel).map(fieldOf)}
      </fieldset>
      <StockFields {...props} />
    </>
  );
}

interface ProductFieldProps extends Omit<FieldProps, "label"> {
  name: PlainName;
  /** The entries of a list that the product has already. */
  stored: readonly string[];
}

function listStored(seen: ProductFieldsProps["seen"], name: PlainName): readonly string[] {
  const stored = seen?.[name];
  return Array.isArray(stored) ? stored : [];
}

/** The control of a field, by its kind. */
function ProductField({ name, stored, ...given }: ProductFieldProps) {
  const words = useWords("deskProduct");
  const { kind, presence } = FIELDS[name];
  const { label, hint } = words.fields[name];
  const shared = { ...given, name, label };
  if (kind === "category") return <CategoryField {...shared} />;
  if (kind === "list") return <ListField {...shared} stored={stored} hint={hint} />;
  if (kind === "paragraphs") return <TextArea {...shared} rows={5} hint={hint} />;
  if (kind === "flag") return <FlagField {...shared} hint={hint} />;
  const isMoney = kind === "money";
  return (
    <TextField
      {...shared}
      required={presence === "required"}
      inputMode={isMoney || kind === "count" ? "numeric" : undefined}
      hint={(isMoney && priceHint(words, given.value)) || hint || undefined}
    />
  );
}

function CategoryField(field: FieldProps & { name: string }) {
  const { option } = useWords("deskProduct").hiddenCategory;
  const { choose } = useWords("deskKit");
  const { name: nameOf } = useWords("categories");
  const options = allCategories().map((category) => ({
    value: category.name,
    label: category.isHidden ? option(nameOf(category)) : nameOf(category),
  }));
  return (
    <div>
      <SelectField {...field} options={options} emptyLabel={choose} />
      <HiddenCategory key={field.value} name={field.value} />
    </div>
  );
}

/** A tick: "yes", and nothing where it is not set. */
function FlagField({ label, name, value, hint, error, onChange }: FieldProps & { name: string }) {
  return (
    <div>
      <CheckBox
        name={name}
        checked={value === "yes"}
        onChange={(isTicked) => onChange(isTicked ? "yes" : "")}
        className="inline-flex min-h-11 items-center gap-3 font-semibold"
      >
        {label}
      </CheckBox>
      <p className="text-sm text-muted">{hint}</p>
      {error && <p className="text-sm text-selvedge">{error}</p>}
    </div>
  );
}

/** A comma-separated list, with what was understood of it below. It stays as it is typed until it is left. */
function ListField({ stored, ...field }: FieldProps & Pick<ProductFieldProps, "name" | "stored">) {
  const [typed, setTyped] = useState<string | null>(null);
  const { understood } = useWords("deskProduct");
  const lang = langOfEnglish(useLanguage());
  return (
    <div>
      <TextField
        {...field}
        value={typed ?? field.value}
        onChange={(text) => {
          setTyped(text);
          field.onChange(toLatinNames(text, stored));
        }}
        onBlur={() => setTyped(null)}
      />
      <ul aria-label={understood(field.label)} className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {parseList(field.value).map((entry) => (
          <li
            key={entry}
            lang={lang}
            className="rounded-cloth border border-ink/30 bg-white px-3 py-1 wrap-anywhere"
          >
            {entry}
          </li>
        ))}
      </ul>
    </div>
  );
}
