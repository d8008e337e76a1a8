import { SmallButton } from "@/components/desk-kit/small-button";
import { useFormAction } from "@/components/desk-kit/use-form-action";
import { useSales } from "@/lib/catalogue/sales/api";
import { useCoupons } from "@/lib/orders/coupons/api";
import { ErrorNotice } from "@/components/ui/call-notices";
import { Notice } from "@/components/ui/notice";
import { Form } from "@/components/ui/form";
import { SelectField } from "@/components/ui/select-field";
import { useDraft } from "@/components/ui/use-draft";
import type { CategoryDto } from "@/lib/catalogue/categories/dto";

interface DeleteCategoryProps {
  category: CategoryDto;
  others: readonly CategoryDto[];
  onDelete: (redirectTo: string) => Promise<unknown>;
}

/** Asks where the address of a deleted category leads, and deletes it. */
export function DeleteCategory({ category: { path, name }, others, onDelete }: DeleteCategoryProps) {
  const form = useDraft({ redirectTo: "" });
  const { redirectTo } = form.draft;
  const deleting = useFormAction(form, async () => {
    if (redirectTo === "") form.setErrors({ redirectTo: "Please choose another category." });
    else await onDelete(redirectTo);
  });
  return (
    <Form onSubmit={deleting.run} className="grid grid-cols-1 gap-4">
      <SelectField
        label={`Send visitors of /${path} to`}
        hint="You can delete a category as long as no product is in it."
        options={others.map((other) => ({ value: other.path, label: other.name }))}
        {...form.bind("redirectTo")}
      />
      <Terms name={name} />
      <ErrorNotice error={deleting.problem} />
      <SmallButton
        type="submit"
        variant="danger"
        className="justify-self-start"
        disabled={deleting.isPending}
      >
        {`Delete ${name}`}
      </SmallButton>
    </Form>
  );
}

/** The codes and planned sales that are for the category: they are for the other one from then on. */
function Terms({ name }: { name: string }) {
  const { data: codes = [] } = useCoupons();
  const { data: sales } = useSales();
  const named = [
    ...codes.filter(({ categories }) => categories?.includes(name)).map(({ code }) => `the code ${code}`),
    ...(sales?.pages ?? [])
      .flatMap(({ rows }) => rows)
      .filter(({ state, categories }) => state === "planned" && categories?.includes(name))
      .map((sale) => `the planned sale “${sale.name}”`),
  ];
  if (named.length === 0) return null;
  return (
    <Notice kind="warning">
      These are for {name}. They will be for the whole category that you choose:{" "}
      {new Intl.ListFormat("en").format(named)}.
    </Notice>
  );
}
