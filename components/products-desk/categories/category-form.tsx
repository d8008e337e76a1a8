import { useWords } from "#words";
import {
  type CategoryDraft,
  suggestPath,
  suggestTitle,
} from "@/components/products-desk/categories/category-draft";
import { SaveEnd } from "@/components/desk-kit/save-end";
import { useToldForm } from "@/components/desk-kit/use-field-errors";
import { useFormAction } from "@/components/desk-kit/use-form-action";
import { Form } from "@/components/ui/form";
import { SelectField } from "@/components/ui/select-field";
import { TextArea } from "@/components/ui/text-area";
import { TextField } from "@/components/ui/text-field";
import { type BindField, useDraft } from "@/components/ui/use-draft";
import { CATEGORY_GROUPS } from "@/lib/categories";
import { checkCategory, type CreateCategoryInput } from "@/lib/catalogue/categories/schema";
import { categoryPath } from "@/lib/paths";

const EXAMPLE = "panjabi";

interface CategoryFormProps {
  initial: CategoryDraft;
  /** True where its address stands already. */
  isThere?: boolean;
  saveLabel: string;
  onSave: (category: CreateCategoryInput) => Promise<unknown>;
}

/** A category of the owner's own. Errors stand beside their fields, and nothing that is typed is lost. */
export function CategoryForm({ initial, isThere = false, saveLabel, onSave }: CategoryFormProps) {
  const { categories: words } = useWords("deskCatalogue");
  const form = useDraft(initial);
  const { bind, change } = form;
  const { draft, tell } = useToldForm(form, words.wrong);
  const saving = useFormAction({ draft, tell }, async () => {
    const { category, errors } = checkCategory(draft);
    tell(errors);
    if (!category) return;
    await onSave(category);
    if (!isThere) form.replace(initial);
  });

  function rename(name: string): void {
    // As long as nobody has typed others, address and title follow the name.
    if (!isThere && draft.path === suggestPath(draft.name)) change("path", suggestPath(name));
    if (!isThere && draft.title === suggestTitle(draft.name)) change("title", suggestTitle(name));
    change("name", name);
  }

  return (
    <Form onSubmit={saving.run} className="grid grid-cols-1 gap-5">
      <NameFields isThere={isThere} bind={bind} onRename={rename} />
      {!isThere && <AddressField path={draft.path} bind={bind} />}
      <PageFields bind={bind} />
      <SaveEnd saving={saving} label={saveLabel} />
    </Form>
  );
}

interface FieldsProps {
  bind: BindField<CategoryDraft>;
}

interface NameFieldsProps extends FieldsProps {
  isThere: boolean;
  onRename: (name: string) => void;
}

function NameFields({ isThere, bind, onRename }: NameFieldsProps) {
  const { form: words } = useWords("deskCatalogue").categories;
  return (
    <>
      <TextField
        label={words.name}
        hint={isThere ? words.nameHint : undefined}
        {...bind("name")}
        onChange={onRename}
      />
      <TextField
        label={words.nameBn}
        hint={words.nameBnHint}
        lang="bn"
        required={false}
        {...bind("nameBn")}
      />
    </>
  );
}

function AddressField({ path, bind }: FieldsProps & { path: string }) {
  const { address } = useWords("deskCatalogue");
  return (
    <TextField
      label={address.label}
      hint={address.hint(categoryPath(path || EXAMPLE))}
      autoCapitalize="none"
      {...bind("path")}
    />
  );
}

/** Where a category stands in the menu, and what search engines show of its page. */
function PageFields({ bind }: FieldsProps) {
  const { categories: words, description } = useWords("deskCatalogue");
  const { choose } = useWords("deskKit");
  const groups = CATEGORY_GROUPS.map((group) => ({ value: group, label: words.group(group) }));
  return (
    <>
      <SelectField label={words.form.group} emptyLabel={choose} options={groups} {...bind("group")} />
      <TextField label={words.form.title} hint={words.form.titleHint} {...bind("title")} />
      <TextArea label={description} hint={words.form.descriptionHint} rows={3} {...bind("description")} />
    </>
  );
}
