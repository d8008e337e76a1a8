import { useState } from "react";
import { CategoryTicks } from "@/components/desk-kit/category-ticks";
import { useFormAction } from "@/components/desk-kit/use-form-action";
import { checkSaleDraft, type SaleDraft } from "@/components/products-desk/sales/sale-draft";
import { SalePreview } from "@/components/products-desk/sales/sale-preview";
import { Button } from "@/components/ui/button";
import { ErrorNotice } from "@/components/ui/call-notices";
import { Form } from "@/components/ui/form";
import { SelectField } from "@/components/ui/select-field";
import { TextField } from "@/components/ui/text-field";
import { type BindField, useDraft } from "@/components/ui/use-draft";
import { previewSale } from "@/lib/catalogue/sales/api";
import { ROUNDING_STEPS } from "@/lib/catalogue/sales/constants";
import type { SalePreview as Preview } from "@/lib/catalogue/sales/dto";
import type { SaleRequest } from "@/lib/catalogue/sales/schema";

const STEPS = ROUNDING_STEPS.map((step) => ({ value: String(step), label: `To ${step} BDT` }));

interface SaleFormProps {
  initial: SaleDraft;
  initialCategories?: readonly string[] | undefined;
  /** The products that it is for, where they were chosen one by one. */
  productIds?: readonly string[] | undefined;
  /** The sale that is changed. */
  saleId?: string;
  saveLabel: string;
  onSave: (terms: SaleRequest) => Promise<unknown>;
}

/** A sale and its terms. It can be saved once it was seen what it would change. */
export function SaleForm(props: SaleFormProps) {
  const { initial, initialCategories = [], productIds, saleId, saveLabel, onSave } = props;
  const form = useDraft(initial);
  const [categories, setCategories] = useState(initialCategories);
  const [seen, setSeen] = useState<{ terms: string; preview: Preview }>();
  const { terms, errors } = checkSaleDraft(form.draft, { productIds, categories });
  const saving = useFormAction(form, async () => {
    form.setErrors(errors);
    if (!terms) return;
    if (seen?.terms === JSON.stringify(terms)) await onSave(terms);
    else setSeen({ terms: JSON.stringify(terms), preview: await previewSale(terms, saleId) });
  });
  const isSeen = seen !== undefined && seen.terms === JSON.stringify(terms);
  const label = isSeen ? saveLabel : "See what changes";
  return (
    <Form onSubmit={saving.run} className="grid grid-cols-2 gap-x-4 gap-y-5">
      <div className="col-span-2">
        <TextField label="Name" hint="Only the desk sees it." {...form.bind("name")} />
      </div>
      <TextField label="Per cent off" inputMode="numeric" {...form.bind("percent")} />
      <SelectField label="Round prices" options={STEPS} emptyLabel={null} {...form.bind("roundTo")} />
      <PeriodFields bind={form.bind} />
      {!productIds && (
        <div className="col-span-2">
          <CategoryTicks chosen={categories} onChange={setCategories} />
        </div>
      )}
      <div className="col-span-2 grid gap-3">
        <ErrorNotice error={saving.problem} />
        {isSeen && <SalePreview preview={seen.preview} />}
        <Button type="submit" className="justify-self-start" disabled={saving.isPending}>
          {saving.isPending ? "One moment …" : label}
        </Button>
      </div>
    </Form>
  );
}

/** When a sale begins and ends, by Dhaka's clock. */
function PeriodFields({ bind }: { bind: BindField<SaleDraft> }) {
  return (
    <>
      <TextField label="First day" type="date" {...bind("startDay")} />
      <TextField
        label="From"
        type="time"
        hint="Dhaka time. Leave it empty for midnight."
        {...bind("startTime")}
      />
      <EndFields bind={bind} />
    </>
  );
}

/** When a sale ends, by Dhaka's clock. */
export function EndFields({ bind }: { bind: BindField<SaleDraft> }) {
  return (
    <>
      <TextField label="Last day" type="date" {...bind("endDay")} />
      <TextField label="Until" type="time" hint="Leave it empty for the whole day." {...bind("endTime")} />
    </>
  );
}
