import { ListField } from "@/components/admin/list-field";
import {
  FIELD_LABELS,
  type ProductDraft,
  type ProductErrors,
  type ProductField,
} from "@/components/admin/product-draft";
import { priceHint } from "@/components/admin/field-hints";
import type { StockDraft } from "@/components/admin/stock-draft";
import { StockField } from "@/components/admin/stock-field";
import { SelectField } from "@/components/ui/select-field";
import { TextField } from "@/components/ui/text-field";
import { CATEGORY_NAMES } from "@/lib/catalog";

interface ProductFieldsProps {
  draft: ProductDraft;
  errors: ProductErrors;
  onChange: (field: ProductField, value: string) => void;
  onStock: (stock: StockDraft) => void;
}

export function ProductFields({ draft, errors, onChange, onStock }: ProductFieldsProps) {
  const bind = (field: ProductField) => ({
    name: field,
    label: FIELD_LABELS[field],
    value: draft[field],
    error: errors[field],
    onChange: (value: string) => onChange(field, value),
  });
  return (
    <>
      <TextField {...bind("name")} required autoComplete="off" />
      <SelectField
        {...bind("category")}
        options={CATEGORY_NAMES.map((category) => ({ value: category, label: category }))}
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField
          {...bind("price")}
          required
          inputMode="numeric"
          autoComplete="off"
          hint={priceHint(draft.price) ?? "For example 1,250 or ৳ ১২৫০."}
        />
        <StockField draft={draft} error={errors.stock} onChange={onStock} />
      </div>
      <TextField {...bind("fit")} autoComplete="off" hint="For example Slim, Regular or Relaxed." />
      <ListField {...bind("sizes")} hint="Separate with commas: 30, 32, 34." />
      <ListField {...bind("colors")} hint="Separate with commas: Indigo, Black." />
    </>
  );
}
