import { useWords } from "#words";
import { useState } from "react";
import {
  changedTerms,
  type CouponDraft,
  type Terms,
  toCoupon,
} from "@/components/orders-desk/codes/coupon-draft";
import { CategoryTicks } from "@/components/desk-kit/category-ticks";
import { SaveEnd } from "@/components/desk-kit/save-end";
import { useToldForm } from "@/components/desk-kit/use-field-errors";
import { useFormAction } from "@/components/desk-kit/use-form-action";
import { Form } from "@/components/ui/form";
import { SelectField } from "@/components/ui/select-field";
import { TextField } from "@/components/ui/text-field";
import { type BindField, useDraft } from "@/components/ui/use-draft";
import { COUPON_KINDS } from "@/lib/orders/coupons/constants";
import { createCouponSchema, findMisfit } from "@/lib/orders/coupons/schema";
import { checkOrder } from "@/lib/orders/schema";

const EXAMPLE = "EID10";

interface CouponFormProps {
  initial: CouponDraft;
  initialCategories?: readonly string[] | undefined;
  /** True where the code itself stands already. */
  isThere?: boolean;
  saveLabel: string;
  /** Gets all terms, and those that differ from the initial ones. */
  onSave: (code: string, terms: Terms, changed: Partial<Terms>) => Promise<unknown>;
}

/** A code and its terms. Errors stand beside their fields, and nothing that is typed is lost. */
export function CouponForm(props: CouponFormProps) {
  const { initial, initialCategories = [], isThere = false, saveLabel, onSave } = props;
  const words = useWords("deskCodes");
  const form = useDraft(initial);
  const { draft, tell } = useToldForm(form, words.wrong);
  const [categories, setCategories] = useState(initialCategories);
  const saving = useFormAction({ draft, tell }, async () => {
    const terms = toCoupon(draft, categories);
    const { errors } = checkOrder(createCouponSchema, { code: draft.code, ...terms });
    // The schema looks at what has to fit only once each field is right by itself.
    const [field, message] = findMisfit(terms) ?? [];
    const wrong = { ...(field !== undefined && { [field]: message }), ...errors };
    tell(wrong);
    if (Object.keys(wrong).length > 0) return;
    await onSave(draft.code, terms, changedTerms(toCoupon(initial, initialCategories), terms));
    if (!isThere) {
      form.replace(initial);
      setCategories([]);
    }
  });
  return (
    <Form onSubmit={saving.run} className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      {!isThere && (
        <TextField
          label={words.form.code}
          hint={words.form.codeHint(EXAMPLE)}
          autoCapitalize="characters"
          {...form.bind("code")}
        />
      )}
      <TermFields kind={draft.kind} bind={form.bind} />
      <CategoryTicks chosen={categories} onChange={setCategories} />
      <div className="grid gap-3 sm:col-span-2">
        <SaveEnd saving={saving} label={saveLabel} />
      </div>
    </Form>
  );
}

/** What a code takes off, and its limits. */
function TermFields({ kind, bind }: { kind: string; bind: BindField<CouponDraft> }) {
  const { form: words } = useWords("deskCodes");
  const { firstDay, lastDay } = useWords("deskKit");
  const kinds = COUPON_KINDS.map((value) => ({ value, label: words.kinds[value] }));
  return (
    <>
      <SelectField label={words.takesOff} emptyLabel={null} options={kinds} {...bind("kind")} />
      {kind !== "freeDelivery" && (
        <TextField
          label={kind === "percent" ? words.value.percent : words.value.amount}
          inputMode="numeric"
          {...bind("value")}
        />
      )}
      <TextField label={words.minItems} inputMode="numeric" {...bind("minItems")} />
      <TextField label={firstDay} type="date" {...bind("startsAt")} />
      <TextField label={lastDay} type="date" {...bind("endsAt")} />
      <TextField label={words.maxUses} hint={words.maxUsesHint} inputMode="numeric" {...bind("maxUses")} />
      <TextField
        label={words.maxUsesPerCustomer}
        hint={words.maxUsesPerCustomerHint}
        inputMode="numeric"
        {...bind("maxUsesPerCustomer")}
      />
    </>
  );
}
