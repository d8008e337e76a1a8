import { DetailFields } from "@/components/admin/detail-fields";
import { ListField } from "@/components/admin/list-field";
import {
  FIELD_LABELS,
  type ProductDraft,
  type ProductErrors,
  type ProductField,
} from "@/components/admin/product-draft";
import { priceHint } from "@/components/admin/field-hints";
import type { Departure } from "@/components/admin/departures";
import { StockFields } from "@/components/admin/stock-fields";
import { SelectField } from "@/components/ui/select-field";
import { TextField } from "@/components/ui/text-field";
import { CATEGORY_NAMES } from "@/lib/catalog";
import type { ProductDto } from "@/lib/products/dto";
import type { ShelfRow } from "@/lib/products/shelf-api";

interface ProductFieldsProps {
  draft: ProductDraft;
  errors: ProductErrors;
  /** As its editor saw it; null for one that is added. */
  seen: ProductDto | null;
  shelf: ShelfRow[] | undefined;
  departures: Departure[];
  onFill: (fields: Partial<ProductDraft>) => void;
}

export function ProductFields({ draft, errors, seen, shelf, departures, onFill }: ProductFieldsProps) {
  const bind = (field: ProductField) => ({
    name: field,
    label: FIELD_LABELS[field],
    value: draft[field],
    error: errors[field],
    onChange: (value: string) => onFill({ [field]: value }),
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
        <TextField {...bind("fit")} autoComplete="off" hint="For example Slim, Regular or Relaxed." />
      </div>
      <ListField {...bind("sizes")} hint="Separate with commas: 30, 32, 34." />
      <ListField {...bind("colors")} hint="Separate with commas: Indigo, Black." />
      <DetailFields bind={bind} />
      <StockFields {...{ draft, errors, seen, shelf, departures, onFill }} />
    </>
  );
}
