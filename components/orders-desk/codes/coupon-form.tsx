import { useState } from "react";
import {
  changedTerms,
  type CouponDraft,
  type Terms,
  toCoupon,
} from "@/components/orders-desk/codes/coupon-draft";
import { CategoryTicks } from "@/components/desk-kit/category-ticks";
import { useFormAction } from "@/components/desk-kit/use-form-action";
import { Button } from "@/components/ui/button";
import { ErrorNotice } from "@/components/ui/call-notices";
import { Form } from "@/components/ui/form";
import { SelectField } from "@/components/ui/select-field";
import { TextField } from "@/components/ui/text-field";
import { useDraft } from "@/components/ui/use-draft";
import { createCouponSchema, findMisfit } from "@/lib/orders/coupons/schema";
import { checkOrder } from "@/lib/orders/schema";

const KINDS = [
  { value: "percent", label: "Per cent of the items" },
  { value: "amount", label: "An amount in BDT" },
  { value: "freeDelivery", label: "The delivery" },
];

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
  const form = useDraft(initial);
  const { draft, bind } = form;
  const [categories, setCategories] = useState(initialCategories);
  const saving = useFormAction(form, async () => {
    const terms = toCoupon(draft, categories);
    const { errors } = checkOrder(createCouponSchema, { code: draft.code, ...terms });
    // The schema looks at what has to fit only once each field is right by itself.
    const [field, message] = findMisfit(terms) ?? [];
    const wrong = { ...(field !== undefined && { [field]: message }), ...errors };
    form.setErrors(wrong);
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
          label="Code"
          hint="3 to 20 letters and digits, such as EID10."
          autoCapitalize="characters"
          {...bind("code")}
        />
      )}
      <SelectField label="It takes off" emptyLabel={null} options={KINDS} {...bind("kind")} />
      {draft.kind !== "freeDelivery" && (
        <TextField
          label={draft.kind === "percent" ? "Per cent" : "BDT"}
          inputMode="numeric"
          {...bind("value")}
        />
      )}
      <TextField label="Smallest order, in BDT of items" inputMode="numeric" {...bind("minItems")} />
      <TextField label="First day" type="date" {...bind("startsAt")} />
      <TextField label="Last day" type="date" {...bind("endsAt")} />
      <TextField label="Uses in all" hint="Empty: no limit." inputMode="numeric" {...bind("maxUses")} />
      <TextField
        label="Uses for each customer"
        hint="By account and phone. Empty: no limit."
        inputMode="numeric"
        {...bind("maxUsesPerCustomer")}
      />
      <CategoryTicks chosen={categories} onChange={setCategories} />
      <div className="grid gap-3 sm:col-span-2">
        <ErrorNotice error={saving.problem} />
        <Button type="submit" className="justify-self-start" disabled={saving.isPending}>
          {saving.isPending ? "Saving …" : saveLabel}
        </Button>
      </div>
    </Form>
  );
}
