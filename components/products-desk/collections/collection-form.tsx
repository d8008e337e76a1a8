import { useWords } from "#words";
import { ProductsControl } from "@/components/desk-kit/products/products-control";
import { SaveEnd } from "@/components/desk-kit/save-end";
import { useToldForm } from "@/components/desk-kit/use-field-errors";
import { useFormAction } from "@/components/desk-kit/use-form-action";
import {
  type CollectionDraft,
  suggestSlug,
  toCollection,
} from "@/components/products-desk/collections/collection-draft";
import type { NamedColor } from "@/components/products-desk/collections/use-rule-words";
import { Form } from "@/components/ui/form";
import { SelectField } from "@/components/ui/select-field";
import { TextArea } from "@/components/ui/text-area";
import { TextField } from "@/components/ui/text-field";
import { type BindField, useDraft } from "@/components/ui/use-draft";
import { COLLECTION_RULES, MOST_CHOSEN, NEW_DAYS } from "@/lib/catalogue/collections/constants";
import { checkCollection, type CreateCollectionInput } from "@/lib/catalogue/collections/schema";
import { collectionPath } from "@/lib/paths";

const EXAMPLE = "eid";

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
  const { collections: words, ...shared } = useWords("deskCatalogue");
  const form = useDraft(initial);
  const { bind, change } = form;
  const { draft, tell } = useToldForm(form, words.wrong);
  const saving = useFormAction({ draft, tell }, async () => {
    const { collection, errors } = checkCollection(toCollection(draft));
    tell(besideFields(errors));
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
      <TextField label={shared.name} {...bind("name")} onChange={rename} />
      {!isThere && (
        <TextField
          label={shared.address.label}
          hint={shared.address.hint(collectionPath(draft.slug || EXAMPLE))}
          autoCapitalize="none"
          {...bind("slug")}
        />
      )}
      <TextArea label={shared.description} hint={words.descriptionHint} rows={2} {...bind("description")} />
      <RuleFields draft={draft} bind={bind} colors={colors} />
      <SaveEnd saving={saving} label={saveLabel} />
    </Form>
  );
}

interface RuleFieldProps extends Pick<CollectionFormProps, "colors"> {
  draft: CollectionDraft;
  bind: BindField<CollectionDraft>;
}

/** The rule of a collection, and what it needs to know. */
function RuleFields(props: RuleFieldProps) {
  const { collections: words } = useWords("deskCatalogue");
  const kinds = COLLECTION_RULES.map((kind) => ({ value: kind, label: words.rules[kind](NEW_DAYS) }));
  return (
    <>
      <SelectField label={words.which} emptyLabel={null} options={kinds} {...props.bind("kind")} />
      <RuleField {...props} />
    </>
  );
}

function RuleField({ draft: { kind }, bind, colors }: RuleFieldProps) {
  const { collections: words } = useWords("deskCatalogue");
  const { choose } = useWords("deskKit");
  const { color: sayColor } = useWords("values");
  if (kind === "hand")
    return (
      <ProductsControl
        label={words.products}
        hint={words.productsHint}
        most={MOST_CHOSEN}
        {...bind("products")}
      />
    );
  if (kind === "color")
    return (
      <SelectField
        label={words.color}
        emptyLabel={choose}
        options={colors.map(({ slug, label }) => ({ value: slug, label: sayColor(label) }))}
        {...bind("color")}
      />
    );
  if (kind === "word") return <TextField label={words.word} hint={words.wordHint} {...bind("word")} />;
  return <p className="text-muted">{kind === "sale" ? words.ofSale : words.ofNew(NEW_DAYS)}</p>;
}

const PLACES: Record<string, string> = {
  "rule.productIds": "products",
  "rule.color": "color",
  "rule.word": "word",
};

/** The errors by the fields of the form. */
const besideFields = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([path, message]) => [PLACES[path] ?? path, message]));
