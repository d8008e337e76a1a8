import type { ReactNode } from "react";
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
import { parseList } from "@/lib/catalogue/products/rules";

// Pictures and stock have controls of their own.
const OWN_CONTROLS = ["picture", "stock"];
const TYPED_FIELDS = PLAIN_FIELDS.filter((name) => !OWN_CONTROLS.includes(FIELDS[name].kind));
const NAMES: readonly PlainName[] = ["name", "nameBn"];
const isOnCareLabel = (name: PlainName) => FIELDS[name].place === "careLabel";

interface ProductFormFieldsProps extends ProductFieldsProps {
  /** The product's pictures, with which most people begin. */
  pictures: ReactNode;
}

export function ProductFields({ pictures, ...props }: ProductFormFieldsProps) {
  const { draft, errors, onFill } = props;
  const fieldOf = (name: PlainName) => (
    <ProductField
      key={name}
      name={name}
      value={draft[name]}
      error={errors[name]}
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
        <legend className="mb-3 font-semibold">On the label, if you know it</legend>
        {TYPED_FIELDS.filter(isOnCareLabel).map(fieldOf)}
      </fieldset>
      <StockFields {...props} />
    </>
  );
}

interface ProductFieldProps extends Omit<FieldProps, "label"> {
  name: PlainName;
}

/** The control of a field, by its kind. */
function ProductField({ name, ...given }: ProductFieldProps) {
  const { kind, presence, label, hint = "" } = FIELDS[name];
  const shared = { ...given, name, label };
  if (kind === "category") {
    const options = allCategories().map(({ name: value, isHidden }) => ({
      value,
      label: isHidden ? `${value} (hidden)` : value,
    }));
    return (
      <div>
        <SelectField {...shared} options={options} />
        <HiddenCategory key={given.value} name={given.value} />
      </div>
    );
  }
  if (kind === "list") return <ListField {...shared} hint={hint} />;
  if (kind === "paragraphs") return <TextArea {...shared} rows={5} hint={hint} />;
  if (kind === "flag") return <FlagField {...shared} hint={hint} />;
  const isMoney = kind === "money";
  return (
    <TextField
      {...shared}
      required={presence === "required"}
      inputMode={isMoney || kind === "count" ? "numeric" : undefined}
      hint={(isMoney && priceHint(given.value)) || hint || undefined}
    />
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

/** A comma-separated list, with what was understood of it below. */
function ListField(field: FieldProps & { name: string }) {
  return (
    <div>
      <TextField {...field} />
      <ul aria-label={`${field.label} as understood`} className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {parseList(field.value).map((entry) => (
          <li key={entry} className="rounded-cloth border border-ink/30 bg-white px-3 py-1 wrap-anywhere">
            {entry}
          </li>
        ))}
      </ul>
    </div>
  );
}
