import { useLanguage, useWords } from "#words";
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
import { localPath } from "@/lib/words/local-path.mjs";

export const BULK_FORM_ID = "bulk-form";

/** In BDT. */
const STEPS = [5, 10];

/** What is to change of the ticked products. Nothing does before the list of it was seen. */
export function BulkForm({ ids }: { ids: readonly string[] }) {
  const { bulk: words } = useWords("deskProductList");
  const kit = useWords("deskKit");
  const language = useLanguage();
  const router = useRouter();
  const { draft, errors, change, setErrors } = useDraft<BulkDraft & { set: string }>({
    ...EMPTY_BULK,
    set: "",
  });
  const checking = useAction(async (set: BulkSet) => {
    const { _id } = await checkBulk([...ids], set);
    router.push(localPath(language, importPath(_id)));
  }, kit.failure);

  async function submit() {
    const checked = checkBulkDraft(draft, { bulk: words, kit });
    setErrors(checked.errors);
    if (checked.set) await checking.run(checked.set);
  }

  return (
    <Modal id={BULK_FORM_ID} title={words.title(ids.length)}>
      <Form onSubmit={submit} className="grid grid-cols-2 gap-x-4 gap-y-5">
        <PriceFields draft={draft} error={errors.change} onChange={change} />
        <OtherFields draft={draft} error={errors.lowStock} onChange={change} />
        <div className="col-span-2 grid gap-3">
          {errors.set && <Notice kind="error">{errors.set}</Notice>}
          {checking.failure && <Notice kind="error">{checking.failure}</Notice>}
          <Button type="submit" disabled={checking.isPending}>
            {checking.isPending ? words.checking : words.check}
          </Button>
          <p className="text-sm text-muted">{words.about}</p>
        </div>
      </Form>
    </Modal>
  );
}

interface FieldsProps {
  draft: BulkDraft;
  error: string | undefined;
  onChange: (field: keyof BulkDraft, value: string) => void;
}

/** By how much the prices rise or fall, and how they are rounded. */
function PriceFields({ draft, error, onChange }: FieldsProps) {
  const { bulk: words } = useWords("deskProductList");
  return (
    <>
      <TextField
        name="change"
        label={words.price}
        value={draft.change}
        error={error}
        hint={words.priceHint}
        onChange={(value) => onChange("change", value)}
      />
      <SelectField
        name="by"
        value={draft.by}
        onChange={(value) => onChange("by", value)}
        label={words.by}
        options={[
          { value: "percent", label: words.ways.percent },
          { value: "amount", label: words.ways.amount },
        ]}
        emptyLabel={null}
      />
      <SelectField
        name="roundTo"
        value={draft.roundTo}
        isRequired={false}
        onChange={(value) => onChange("roundTo", value)}
        label={words.round}
        options={STEPS.map((step) => ({ value: String(step), label: words.roundTo(step) }))}
        emptyLabel={words.doNotRound}
        className="col-span-2"
      />
    </>
  );
}

/** Whether shoppers see the products, in which category, and when they run out. */
function OtherFields({ draft, error, onChange }: FieldsProps) {
  const { bulk: words, filters } = useWords("deskProductList");
  const { name: nameOf } = useWords("categories");
  const select = (name: "isDraft" | "category") => ({
    name,
    value: draft[name],
    isRequired: false,
    emptyLabel: words.unchanged,
    onChange: (value: string) => onChange(name, value),
  });
  return (
    <>
      <SelectField
        {...select("isDraft")}
        label={words.draft}
        options={[
          { value: "yes", label: words.makeDrafts },
          { value: "no", label: words.publish },
        ]}
      />
      <TextField
        name="lowStock"
        label={words.lowStock}
        value={draft.lowStock}
        error={error}
        hint={words.lowStockHint}
        inputMode="numeric"
        onChange={(value) => onChange("lowStock", value)}
      />
      <div className="col-span-2">
        <SelectField
          {...select("category")}
          label={filters.category}
          options={allCategories().map((category) => ({ value: category.name, label: nameOf(category) }))}
        />
      </div>
    </>
  );
}
