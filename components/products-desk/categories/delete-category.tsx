import { useWords } from "#words";
import { useToldForm } from "@/components/desk-kit/use-field-errors";
import { SmallButton } from "@/components/desk-kit/small-button";
import { useFormAction } from "@/components/desk-kit/use-form-action";
import { useSales } from "@/lib/catalogue/sales/api";
import { useCoupons } from "@/lib/orders/coupons/api";
import { ErrorNotice } from "@/components/desk-kit/call-notices";
import { useShownCategory } from "@/components/products-desk/categories/use-shown-category";
import { Notice } from "@/components/ui/notice";
import { Form } from "@/components/ui/form";
import { SelectField } from "@/components/ui/select-field";
import { useDraft } from "@/components/ui/use-draft";
import type { CategoryDto } from "@/lib/catalogue/categories/dto";
import { categoryPath } from "@/lib/paths";

interface DeleteCategoryProps {
  category: CategoryDto;
  others: readonly CategoryDto[];
  onDelete: (redirectTo: string) => Promise<unknown>;
}

/** Asks where the address of a deleted category leads, and deletes it. */
export function DeleteCategory({ category, others, onDelete }: DeleteCategoryProps) {
  const { delete: words, wrong } = useWords("deskCatalogue").categories;
  const { choose } = useWords("deskKit");
  const nameOf = useShownCategory();
  const form = useDraft({ redirectTo: "" });
  const { redirectTo } = form.draft;
  const deleting = useFormAction(useToldForm(form, wrong), async () => {
    if (redirectTo === "") form.setErrors({ redirectTo: words.choose });
    else await onDelete(redirectTo);
  });
  return (
    <Form onSubmit={deleting.run} className="grid grid-cols-1 gap-4">
      <SelectField
        label={words.redirectTo(categoryPath(category.path))}
        hint={words.hint}
        emptyLabel={choose}
        options={others.map((other) => ({ value: other.path, label: nameOf(other) }))}
        {...form.bind("redirectTo")}
      />
      <Terms category={category} />
      <ErrorNotice error={deleting.problem} />
      <SmallButton
        type="submit"
        variant="danger"
        className="justify-self-start"
        disabled={deleting.isPending}
      >
        {words.button(nameOf(category))}
      </SmallButton>
    </Form>
  );
}

/** The codes and planned sales that are for the category: they are for the other one from then on. */
function Terms({ category }: Pick<DeleteCategoryProps, "category">) {
  const { name } = category;
  const { delete: words } = useWords("deskCatalogue").categories;
  const nameOf = useShownCategory();
  const { data: codes = [] } = useCoupons();
  const { data: sales } = useSales();
  const named = [
    ...codes.filter(({ categories }) => categories?.includes(name)).map(({ code }) => words.code(code)),
    ...(sales?.pages ?? [])
      .flatMap(({ rows }) => rows)
      .filter(({ state, categories }) => state === "planned" && categories?.includes(name))
      .map((sale) => words.sale(sale.name)),
  ];
  if (named.length === 0) return null;
  return <Notice kind="warning">{words.terms(nameOf(category), named)}</Notice>;
}
