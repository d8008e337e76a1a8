import { useWords } from "#words";
import { PageLink } from "@/components/ui/page-link";
import type { Category } from "@/lib/categories";
import { categoryPath, PATHS } from "@/lib/paths";

/** As large as a thumb, while the line is lower. */
const LINK = "relative inline-block py-2 underline underline-offset-4 after:absolute after:-inset-1";

export function ProductBreadcrumb({ category }: { category: Category | null }) {
  const { breadcrumb } = useWords("product");
  const { home } = useWords("shell").menu;
  const categories = useWords("categories");
  return (
    <nav aria-label={breadcrumb} className="-mt-5 mb-1 text-sm lg:mt-0 lg:mb-4">
      <PageLink href={PATHS.home} className={LINK}>
        {home}
      </PageLink>
      <span aria-hidden="true"> / </span>
      {category && (
        <PageLink href={categoryPath(category.slug)} className={LINK}>
          {categories.name(category)}
        </PageLink>
      )}
    </nav>
  );
}
