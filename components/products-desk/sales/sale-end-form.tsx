import { useWords } from "#words";
import { SaveEnd } from "@/components/desk-kit/save-end";
import { useToldForm } from "@/components/desk-kit/use-field-errors";
import { useFormAction } from "@/components/desk-kit/use-form-action";
import { checkSaleDraft, toSaleDraft } from "@/components/products-desk/sales/sale-draft";
import { EndFields } from "@/components/products-desk/sales/sale-form";
import { Form } from "@/components/ui/form";
import { useDraft } from "@/components/ui/use-draft";
import { useChangeSale } from "@/lib/catalogue/sales/api";
import type { SaleDto } from "@/lib/catalogue/sales/dto";

/** Lets a running sale end later, or earlier; its prices stay as they are until then. */
export function SaleEndForm({ sale }: { sale: SaleDto }) {
  const { form: words, wrong } = useWords("deskSales");
  const { early } = useWords("frame");
  const form = useDraft(toSaleDraft(sale));
  const { draft, tell } = useToldForm(form, wrong);
  const changing = useChangeSale(sale._id);
  const saving = useFormAction({ draft, tell }, async () => {
    const { productIds, categories = [], version } = sale;
    const { terms, errors } = checkSaleDraft(draft, { productIds, categories });
    tell(errors);
    if (terms) await changing.mutateAsync({ endsAt: terms.endsAt, version });
  });
  return (
    <Form onSubmit={saving.run} className="grid grid-cols-2 gap-x-4 gap-y-5">
      <EndFields bind={form.bind} />
      <div className="col-span-2 grid gap-3">
        <SaveEnd saving={saving} label={words.saveEnd} pendingLabel={early.wait} />
      </div>
    </Form>
  );
}
