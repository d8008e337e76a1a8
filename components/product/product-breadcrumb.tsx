import { PageLink } from "@/components/ui/page-link";
import type { Category } from "@/lib/categories";
import { categoryPath, PATHS } from "@/lib/paths";

export function ProductBreadcrumb({ category }: { category: Category | null }) {
  return (
    <nav aria-label="Breadcrumb" className="mb-4 text-sm">
      <PageLink href={PATHS.home} className="inline-block py-2 underline underline-offset-4">
        Home
      </PageLink>
      <span aria-hidden="true"> / </span>
      {category && (
        <PageLink
          href={categoryPath(category.slug)}
          className="inline-block py-2 underline underline-offset-4"
        >
          {category.name}
        </PageLink>
      )}
    </nav>
  );
}
