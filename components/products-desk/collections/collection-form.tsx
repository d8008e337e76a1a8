import { ProductsControl } from "@/components/desk-kit/products/products-control";
import { useFormAction } from "@/components/desk-kit/use-form-action";
import {
  type CollectionDraft,
  suggestSlug,
  toCollection,
} from "@/components/products-desk/collections/collection-draft";
import { type NamedColor, RULE_LABELS } from "@/components/products-desk/collections/rule-words";
import { Button } from "@/components/ui/button";
import { ErrorNotice } from "@/components/ui/call-notices";
import { Form } from "@/components/ui/form";
import { SelectField } from "@/components/ui/select-field";
import { TextArea } from "@/components/ui/text-area";
import { TextField } from "@/components/ui/text-field";
import { type BindField, useDraft } from "@/components/ui/use-draft";
import { COLLECTION_RULES, MOST_CHOSEN, NEW_DAYS } from "@/lib/catalogue/collections/constants";
import { checkCollection, type CreateCollectionInput } from "@/lib/catalogue/collections/schema";
import { collectionPath } from "@/lib/paths";

const KINDS = COLLECTION_RULES.map((kind) => ({ value: kind, label: RULE_LABELS[kind] }));

interface CollectionFormProps {
  initial: CollectionDraft;
  colors: readonly NamedColor[];
  /** True where its address stands already. */
  isThere?: boolean;
  saveLabel: string;
  onSave: (collection: CreateCollectionInput) => Promise<unknown>;
}

/** A collection and its rule. Errors stand beside their fields, and nothing that is typed is lost. */
export function CollectionForm({ initial, colors, isThere = false, saveLabel, onSave }: CollectionFormProps) {
  const form = useDraft(initial);
  const { draft, bind, change } = form;
  const saving = useFormAction(form, async () => {
    const { collection, errors } = checkCollection(toCollection(draft));
    form.setErrors(besideFields(errors));
    if (!collection) return;
    await onSave(collection);
    if (!isThere) form.replace(initial);
  });

  function rename(name: string): void {
    // As long as nobody has typed an address, it follows the name.
    if (!isThere && draft.slug === suggestSlug(draft.name)) change("slug", suggestSlug(name));
    change("name", name);
  }

  return (
    <Form onSubmit={saving.run} className="grid grid-cols-1 gap-5">
      <TextField label="Name" {...bind("name")} onChange={rename} />
      {!isThere && (
        <TextField
          label="Address"
          hint={`Its page is ${collectionPath(draft.slug || "eid")}. You cannot change this later.`}
          autoCapitalize="none"
          {...bind("slug")}
        />
      )}
      <TextArea
        label="Description"
        hint="Shown below the name, and by search engines. You may leave it empty."
        rows={2}
        {...bind("description")}
      />
      <SelectField label="Which products" emptyLabel={null} options={KINDS} {...bind("kind")} />
      <RuleField draft={draft} bind={bind} colors={colors} />
      <ErrorNotice error={saving.problem} />
      <Button type="submit" className="justify-self-start" disabled={saving.isPending}>
        {saving.isPending ? "Saving …" : saveLabel}
      </Button>
    </Form>
  );
}

interface RuleFieldProps extends Pick<CollectionFormProps, "colors"> {
  draft: CollectionDraft;
  bind: BindField<CollectionDraft>;
}

function RuleField({ draft: { kind }, bind, colors }: RuleFieldProps) {
  if (kind === "hand")
    return (
      <ProductsControl
        label="Products"
        hint="In this order. A draft or deleted product is left out, and comes back when it is published again."
        most={MOST_CHOSEN}
        {...bind("products")}
      />
    );
  if (kind === "color")
    return (
      <SelectField
        label="Color"
        options={colors.map(({ slug, label }) => ({ value: slug, label }))}
        {...bind("color")}
      />
    );
  if (kind === "word")
    return (
      <TextField
        label="Word"
        hint="All that the shop's search finds by it, such as panjabi or পাঞ্জাবি."
        {...bind("word")}
      />
    );
  return (
    <p className="text-muted">
      {kind === "sale"
        ? "Every product with a reduced price, as long as it is reduced."
        : `Every product that was added in the last ${NEW_DAYS} days.`}
    </p>
  );
}

const PLACES: Record<string, string> = {
  "rule.productIds": "products",
  "rule.color": "color",
  "rule.word": "word",
};

/** The errors by the fields of the form. */
const besideFields = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([path, message]) => [PLACES[path] ?? path, message]));
