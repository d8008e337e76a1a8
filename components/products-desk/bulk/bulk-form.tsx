import { useRouter } from "next/navigation";
import { type BulkDraft, checkBulkDraft, EMPTY_BULK } from "@/components/products-desk/bulk/bulk-draft";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { Modal } from "@/components/ui/modal";
import { Notice } from "@/components/ui/notice";
import { SelectField } from "@/components/ui/select-field";
import { TextField } from "@/components/ui/text-field";
import { useAction } from "@/components/ui/use-action";
import { useDraft } from "@/components/ui/use-draft";
import { checkBulk } from "@/lib/catalogue/bulk/api";
import type { BulkSet } from "@/lib/catalogue/bulk/schema";
import { allCategories } from "@/lib/shop-categories";
import { importPath } from "@/lib/desk-paths";

export const BULK_FORM_ID = "bulk-form";

const UNCHANGED = "As it is";
const WAYS = [
  { value: "percent", label: "Per cent" },
  { value: "amount", label: "BDT" },
];
const STEPS = [
  { value: "5", label: "To 5 BDT" },
  { value: "10", label: "To 10 BDT" },
];
const DRAFT = [
  { value: "yes", label: "Make drafts" },
  { value: "no", label: "Show in the shop" },
];

/** What is to change of the ticked products. Nothing does before the list of it was seen. */
export function BulkForm({ ids }: { ids: readonly string[] }) {
  const router = useRouter();
  const { draft, errors, change, setErrors } = useDraft<BulkDraft & { set: string }>({
    ...EMPTY_BULK,
    set: "",
  });
  const checking = useAction(async (set: BulkSet) => {
    const { _id } = await checkBulk([...ids], set);
    router.push(importPath(_id));
  });

  async function submit() {
    const checked = checkBulkDraft(draft);
    setErrors(checked.errors);
    if (checked.set) await checking.run(checked.set);
  }

  const select = (name: "isDraft" | "category") => ({
    name,
    value: draft[name],
    isRequired: false,
    onChange: (value: string) => change(name, value),
  });

  return (
    <Modal id={BULK_FORM_ID} title={`Change ${ids.length === 1 ? "1 product" : `${ids.length} products`}`}>
      <Form onSubmit={submit} className="grid grid-cols-2 gap-x-4 gap-y-5">
        <PriceFields draft={draft} error={errors.change} onChange={change} />
        <SelectField {...select("isDraft")} label="Draft" options={DRAFT} emptyLabel={UNCHANGED} />
        <TextField
          name="lowStock"
          label="Low-stock limit"
          value={draft.lowStock}
          error={errors.lowStock}
          hint="0 uses the shop’s limit."
          inputMode="numeric"
          onChange={(value) => change("lowStock", value)}
        />
        <div className="col-span-2">
          <SelectField
            {...select("category")}
            label="Category"
            options={allCategories().map(({ name }) => ({ value: name, label: name }))}
            emptyLabel={UNCHANGED}
          />
        </div>
        <div className="col-span-2 grid gap-3">
          {errors.set && <Notice kind="error">{errors.set}</Notice>}
          {checking.failure && <Notice kind="error">{checking.failure}</Notice>}
          <Button type="submit" disabled={checking.isPending}>
            {checking.isPending ? "Checking …" : "See what changes"}
          </Button>
          <p className="text-sm text-muted">
            Nothing changes yet. A product whose old price would no longer be above its price is left out.
          </p>
        </div>
      </Form>
    </Modal>
  );
}

interface PriceFieldsProps {
  draft: BulkDraft;
  error: string | undefined;
  onChange: (field: "change" | "by" | "roundTo", value: string) => void;
}

/** By how much the prices rise or fall, and how they are rounded. */
function PriceFields({ draft, error, onChange }: PriceFieldsProps) {
  return (
    <>
      <TextField
        name="change"
        label="Price by"
        value={draft.change}
        error={error}
        hint="For example -15, or 50."
        onChange={(value) => onChange("change", value)}
      />
      <SelectField
        name="by"
        value={draft.by}
        onChange={(value) => onChange("by", value)}
        label="In"
        options={WAYS}
        emptyLabel={null}
      />
      <SelectField
        name="roundTo"
        value={draft.roundTo}
        isRequired={false}
        onChange={(value) => onChange("roundTo", value)}
        label="Round the price"
        options={STEPS}
        emptyLabel="Do not round"
        className="col-span-2"
      />
    </>
  );
}
