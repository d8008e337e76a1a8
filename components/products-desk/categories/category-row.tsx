import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { SmallButton } from "@/components/desk-kit/small-button";
import { toCategoryDraft } from "@/components/products-desk/categories/category-draft";
import { CategoryForm } from "@/components/products-desk/categories/category-form";
import { DeleteCategory } from "@/components/products-desk/categories/delete-category";
import { askQuestion } from "@/components/ui/alert";
import { ErrorNotice } from "@/components/ui/call-notices";
import { PageLink } from "@/components/ui/page-link";
import { useChangeCategory, useDeleteCategory } from "@/lib/catalogue/categories/api";
import type { CategoryDto } from "@/lib/catalogue/categories/dto";
import { categoryPath } from "@/lib/paths";

interface CategoryRowProps {
  category: CategoryDto;
  others: readonly CategoryDto[];
  /** What moves it in its list. */
  controls: ReactNode;
}

const HIDE =
  "It leaves the menu, the home page and the search, and so do its products. Each product keeps its own page, and can still be ordered there.";

/** A category of the list, and what can be done with it. */
export function CategoryRow({ category, others, controls }: CategoryRowProps) {
  const { path, name, nameBn, group, isHidden, isOwn } = category;
  return (
    <article aria-label={`Category ${name}`} className="grid grid-cols-1 gap-2">
      <div className="flex items-start justify-between gap-2">
        <h3 className={`min-w-0 text-lg wrap-anywhere ${isHidden ? "text-muted" : ""}`}>
          {name}
          {nameBn && <span lang="bn">{`, ${nameBn}`}</span>}
        </h3>
        {controls}
      </div>
      <p className="flex flex-wrap items-baseline gap-x-3 text-muted">
        <span>
          {group}
          {isOwn && ", your own"}
        </span>
        {isHidden ? (
          <span className="font-semibold text-ink">Hidden</span>
        ) : (
          <PageLink href={categoryPath(path)} className="tap-link wrap-anywhere">
            {categoryPath(path)}
          </PageLink>
        )}
      </p>
      <CategoryActions category={category} others={others} />
    </article>
  );
}

function CategoryActions({ category, others }: Omit<CategoryRowProps, "controls">) {
  const { path, isOwn } = category;
  /** As it was when its form was opened: the list is read again meanwhile. */
  const [opened, setOpened] = useState<CategoryDto | null>(null);
  const [isDeleting, setIsDeleting] = useState(false);
  const router = useRouter();
  const changing = useChangeCategory();
  const deleting = useDeleteCategory();
  return (
    <>
      <div className="flex flex-wrap items-start gap-2">
        <HideButton category={category} />
        {isOwn && (
          <>
            <SmallButton aria-expanded={opened !== null} onClick={() => setOpened(opened ? null : category)}>
              Change
            </SmallButton>
            <SmallButton
              variant="danger"
              aria-expanded={isDeleting}
              onClick={() => setIsDeleting(!isDeleting)}
            >
              Delete …
            </SmallButton>
          </>
        )}
      </div>
      {isDeleting && (
        <DeleteCategory
          category={category}
          others={others}
          onDelete={async (redirectTo) => {
            await deleting.mutateAsync({ path, redirectTo });
            router.refresh();
          }}
        />
      )}
      {opened && (
        <CategoryForm
          isThere
          initial={toCategoryDraft(opened)}
          saveLabel="Save"
          onSave={async ({ path: _path, position: _position, ...change }) => {
            await changing.mutateAsync({ path, change: { ...change, version: opened.version } });
            setOpened(null);
            router.refresh();
          }}
        />
      )}
    </>
  );
}

/** Hides a category once that is confirmed, or shows it again. */
function HideButton({ category: { path, name, isHidden, version } }: Pick<CategoryRowProps, "category">) {
  const router = useRouter();
  const hiding = useChangeCategory();

  async function hideOrShow(): Promise<void> {
    if (!isHidden && !(await askQuestion({ title: `Hide ${name}?`, text: HIDE }))) return;
    await hiding.mutateAsync({ path, change: { version, isHidden: !isHidden } }).catch(() => undefined);
    router.refresh();
  }

  return (
    <>
      <SmallButton disabled={hiding.isPending} onClick={() => void hideOrShow()}>
        {isHidden ? "Show" : "Hide"}
      </SmallButton>
      <ErrorNotice error={hiding.error} />
    </>
  );
}
