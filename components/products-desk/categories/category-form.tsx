import {
  type CategoryDraft,
  suggestPath,
  suggestTitle,
} from "@/components/products-desk/categories/category-draft";
import { useFormAction } from "@/components/desk-kit/use-form-action";
import { Button } from "@/components/ui/button";
import { ErrorNotice } from "@/components/ui/call-notices";
import { Form } from "@/components/ui/form";
import { SelectField } from "@/components/ui/select-field";
import { TextArea } from "@/components/ui/text-area";
import { TextField } from "@/components/ui/text-field";
import { useDraft } from "@/components/ui/use-draft";
import { CATEGORY_GROUPS } from "@/lib/categories";
import { checkCategory, type CreateCategoryInput } from "@/lib/catalogue/categories/schema";

const GROUPS = CATEGORY_GROUPS.map((group) => ({ value: group, label: group }));

interface CategoryFormProps {
  initial: CategoryDraft;
  /** True where its address stands already. */
  isThere?: boolean;
  saveLabel: string;
  onSave: (category: CreateCategoryInput) => Promise<unknown>;
}

/** A category of the owner's own. Errors stand beside their fields, and nothing that is typed is lost. */
export function CategoryForm({ initial, isThere = false, saveLabel, onSave }: CategoryFormProps) {
  const form = useDraft(initial);
  const { draft, bind, change } = form;
  const saving = useFormAction(form, async () => {
    const { category, errors } = checkCategory(draft);
    form.setErrors(errors);
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
      <TextField
        label="Name"
        hint={isThere ? "You can change it as long as no product is in the category." : undefined}
        {...bind("name")}
        onChange={rename}
      />
      <TextField
        label="Name in Bangla"
        hint="Shoppers find the category by it too. You may leave it empty."
        lang="bn"
        required={false}
        {...bind("nameBn")}
      />
      {!isThere && (
        <TextField
          label="Address"
          hint={`Its page is /${draft.path || "panjabi"}. You cannot change this later.`}
          autoCapitalize="none"
          {...bind("path")}
        />
      )}
      <SelectField label="Group in the menu" options={GROUPS} {...bind("group")} />
      <TextField label="Title" hint="Search engines show it." {...bind("title")} />
      <TextArea
        label="Description"
        hint="One or two sentences, which search engines show below the title."
        rows={3}
        {...bind("description")}
      />
      <ErrorNotice error={saving.problem} />
      <Button type="submit" className="justify-self-start" disabled={saving.isPending}>
        {saving.isPending ? "Saving …" : saveLabel}
      </Button>
    </Form>
  );
}
