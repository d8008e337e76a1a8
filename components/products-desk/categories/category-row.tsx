import { useLanguage, useWords } from "#words";
import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { SmallButton } from "@/components/desk-kit/small-button";
import { toCategoryDraft } from "@/components/products-desk/categories/category-draft";
import { CategoryForm } from "@/components/products-desk/categories/category-form";
import { DeleteCategory } from "@/components/products-desk/categories/delete-category";
import { useShownCategory } from "@/components/products-desk/categories/use-shown-category";
import { askQuestion } from "@/components/ui/alert";
import { ErrorNotice } from "@/components/desk-kit/call-notices";
import { PageLink } from "@/components/ui/page-link";
import { ShownText } from "@/components/ui/shown-text";
import { useChangeCategory, useDeleteCategory } from "@/lib/catalogue/categories/api";
import type { CategoryDto } from "@/lib/catalogue/categories/dto";
import { categoryPath } from "@/lib/paths";
import { langOfEnglish, langOfName } from "@/lib/words/owners-text";

interface CategoryRowProps {
  category: CategoryDto;
  others: readonly CategoryDto[];
  /** What moves it in its list. */
  controls: ReactNode;
}

/** A category of the list, and what can be done with it. */
export function CategoryRow({ category, others, controls }: CategoryRowProps) {
  const { path, group, isHidden, isOwn } = category;
  const { categories: words } = useWords("deskCatalogue");
  const language = useLanguage();
  const nameOf = useShownCategory();
  return (
    <article aria-label={words.category(nameOf(category))} className="grid grid-cols-1 gap-2">
      <div className="flex items-start justify-between gap-2">
        <h3 className={`min-w-0 text-lg wrap-anywhere ${isHidden ? "text-muted" : ""}`}>
          <BothNames category={category} />
        </h3>
        {controls}
      </div>
      <p className="flex flex-wrap items-baseline gap-x-3 text-muted">
        <span>
          {words.group(group)}
          {isOwn && words.own}
        </span>
        {isHidden ? (
          <span className="font-semibold text-ink">{words.hidden}</span>
        ) : (
          <PageLink
            href={categoryPath(path)}
            lang={langOfEnglish(language)}
            className="tap-link wrap-anywhere"
          >
            {categoryPath(path)}
          </PageLink>
        )}
      </p>
      <CategoryActions category={category} others={others} />
    </article>
  );
}

/** Its name on the page, and behind it the one in the other language. */
function BothNames({ category }: Pick<CategoryRowProps, "category">) {
  const language = useLanguage();
  const shown = useShownCategory()(category);
  const { name, nameBn } = category;
  const [other, lang] = language === "en" ? ([nameBn, "bn"] as const) : ([name, "en"] as const);
  return (
    <>
      <ShownText text={shown} lang={langOfName(language, shown, name)} />
      {other && other !== shown && <span lang={lang}>{`, ${other}`}</span>}
    </>
  );
}

function CategoryActions({ category, others }: Omit<CategoryRowProps, "controls">) {
  const { path, isOwn } = category;
  const { categories: words } = useWords("deskCatalogue");
  const kit = useWords("deskKit");
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
              {kit.change}
            </SmallButton>
            <SmallButton
              variant="danger"
              aria-expanded={isDeleting}
              onClick={() => setIsDeleting(!isDeleting)}
            >
              {words.delete.open}
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
          saveLabel={kit.save}
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
function HideButton({ category }: Pick<CategoryRowProps, "category">) {
  const { path, isHidden, version } = category;
  const { categories: words } = useWords("deskCatalogue");
  const { show } = useWords("deskKit");
  const nameOf = useShownCategory();
  const router = useRouter();
  const hiding = useChangeCategory();

  async function hideOrShow(): Promise<void> {
    if (!isHidden && !(await askQuestion(words.askToHide(nameOf(category))))) return;
    await hiding.mutateAsync({ path, change: { version, isHidden: !isHidden } }).catch(() => undefined);
    router.refresh();
  }

  return (
    <>
      <SmallButton disabled={hiding.isPending} onClick={() => void hideOrShow()}>
        {isHidden ? show : words.hide}
      </SmallButton>
      <ErrorNotice error={hiding.error} />
    </>
  );
}
