import { ListField } from "@/components/products-desk/list-field";
import type { ProductDraft, ProductErrors } from "@/components/products-desk/product-draft";
import { priceHint } from "@/components/products-desk/field-hints";
import type { Departure } from "@/components/products-desk/counts/departures";
import { StockFields } from "@/components/products-desk/counts/stock-fields";
import { SelectField } from "@/components/ui/select-field";
import { TextField } from "@/components/ui/text-field";
import { CATEGORY_NAMES } from "@/lib/categories";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { FIELDS, PLAIN_FIELDS, type PlainName } from "@/lib/catalogue/products/fields";
import type { ShelfRow } from "@/lib/catalogue/products/shelf-api";

interface ProductFieldsProps {
  draft: ProductDraft;
  errors: ProductErrors;
  /** As its editor saw it; null for one that is added. */
  seen: ProductDto | null;
  shelf: ShelfRow[] | undefined;
  departures: Departure[];
  onFill: (fields: Partial<ProductDraft>) => void;
}

// Pictures and stock have controls of their own, further down.
const OWN_CONTROLS = ["picture", "stock"];
const TYPED_FIELDS = PLAIN_FIELDS.filter((name) => !OWN_CONTROLS.includes(FIELDS[name].kind));
const isOnCareLabel = (name: PlainName) => FIELDS[name].place === "careLabel";

export function ProductFields({ draft, errors, seen, shelf, departures, onFill }: ProductFieldsProps) {
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
      <div className="grid grid-cols-1 gap-x-5 gap-y-6 sm:grid-cols-2">
        {TYPED_FIELDS.filter((name) => !isOnCareLabel(name)).map((name) => (
          <div key={name} className={FIELDS[name].place === "half" ? "" : "sm:col-span-2"}>
            {fieldOf(name)}
          </div>
        ))}
      </div>
      <fieldset className="grid grid-cols-1 gap-5">
        <legend className="mb-3 font-semibold">On the label, if you know it</legend>
        {TYPED_FIELDS.filter(isOnCareLabel).map(fieldOf)}
      </fieldset>
      <StockFields {...{ draft, errors, seen, shelf, departures, onFill }} />
    </>
  );
}

interface ProductFieldProps {
  name: PlainName;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The control of a field, by its kind. */
function ProductField({ name, ...given }: ProductFieldProps) {
  const { kind, presence, label, hint = "" } = FIELDS[name];
  const shared = { ...given, name, label };
  if (kind === "category") {
    const options = CATEGORY_NAMES.map((category) => ({ value: category, label: category }));
    return <SelectField {...shared} options={options} />;
  }
  if (kind === "list") return <ListField {...shared} hint={hint} />;
  const isMoney = kind === "money";
  return (
    <TextField
      {...shared}
      required={presence === "required"}
      inputMode={isMoney ? "numeric" : undefined}
      autoComplete="off"
      hint={(isMoney && priceHint(given.value)) || hint || undefined}
    />
  );
}
