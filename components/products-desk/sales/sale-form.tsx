import { useWords } from "#words";
import { useState } from "react";
import { CategoryTicks } from "@/components/desk-kit/category-ticks";
import { SaveEnd } from "@/components/desk-kit/save-end";
import { useToldForm } from "@/components/desk-kit/use-field-errors";
import { useFormAction } from "@/components/desk-kit/use-form-action";
import { checkSaleDraft, type SaleDraft } from "@/components/products-desk/sales/sale-draft";
import { SalePreview } from "@/components/products-desk/sales/sale-preview";
import { Form } from "@/components/ui/form";
import { SelectField } from "@/components/ui/select-field";
import { TextField } from "@/components/ui/text-field";
import { type BindField, useDraft } from "@/components/ui/use-draft";
import { previewSale } from "@/lib/catalogue/sales/api";
import { ROUNDING_STEPS } from "@/lib/catalogue/sales/constants";
import type { SalePreview as Preview } from "@/lib/catalogue/sales/dto";
import type { SaleRequest } from "@/lib/catalogue/sales/schema";

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
  const { form: words, wrong } = useWords("deskSales");
  const { early } = useWords("frame");
  const form = useDraft(initial);
  const { draft, tell } = useToldForm(form, wrong);
  const [categories, setCategories] = useState(initialCategories);
  const [seen, setSeen] = useState<{ terms: string; preview: Preview }>();
  const { terms, errors } = checkSaleDraft(draft, { productIds, categories });
  const saving = useFormAction({ draft, tell }, async () => {
    tell(errors);
    if (!terms) return;
    if (seen?.terms === JSON.stringify(terms)) await onSave(terms);
    else setSeen({ terms: JSON.stringify(terms), preview: await previewSale(terms, saleId) });
  });
  const isSeen = seen !== undefined && seen.terms === JSON.stringify(terms);
  const label = isSeen ? saveLabel : words.preview;
  return (
    <Form onSubmit={saving.run} className="grid grid-cols-2 gap-x-4 gap-y-5">
      <ReductionFields bind={form.bind} />
      <PeriodFields bind={form.bind} />
      {!productIds && (
        <div className="col-span-2">
          <CategoryTicks chosen={categories} onChange={setCategories} />
        </div>
      )}
      <div className="col-span-2 grid gap-3">
        <SaveEnd saving={saving} label={label} pendingLabel={early.wait}>
          {isSeen && <SalePreview preview={seen.preview} />}
        </SaveEnd>
      </div>
    </Form>
  );
}

/** What a sale is called, and what it does to prices. */
function ReductionFields({ bind }: { bind: BindField<SaleDraft> }) {
  const { form: words } = useWords("deskSales");
  const steps = ROUNDING_STEPS.map((step) => ({ value: String(step), label: words.step(step) }));
  return (
    <>
      <div className="col-span-2">
        <TextField label={words.name} hint={words.nameHint} {...bind("name")} />
      </div>
      <TextField label={words.percent} inputMode="numeric" {...bind("percent")} />
      <SelectField label={words.roundTo} options={steps} emptyLabel={null} {...bind("roundTo")} />
    </>
  );
}

/** When a sale begins and ends, by Dhaka's clock. */
function PeriodFields({ bind }: { bind: BindField<SaleDraft> }) {
  const { form: words } = useWords("deskSales");
  const { firstDay } = useWords("deskKit");
  return (
    <>
      <TextField label={firstDay} type="date" {...bind("startDay")} />
      <TextField label={words.from} type="time" hint={words.fromHint} {...bind("startTime")} />
      <EndFields bind={bind} />
    </>
  );
}

/** When a sale ends, by Dhaka's clock. */
export function EndFields({ bind }: { bind: BindField<SaleDraft> }) {
  const { form: words } = useWords("deskSales");
  const { lastDay } = useWords("deskKit");
  return (
    <>
      <TextField label={lastDay} type="date" {...bind("endDay")} />
      <TextField label={words.until} type="time" hint={words.untilHint} {...bind("endTime")} />
    </>
  );
}
