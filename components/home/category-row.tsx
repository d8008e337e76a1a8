import { PageLink } from "@/components/ui/page-link";
import { categoryPath } from "@/lib/paths";
import { categoriesInForce } from "@/lib/shop-categories";

/** All categories in one scrolling row, above everything else. A large screen holds the twelve, in whatever font. */
export function CategoryRow() {
  return (
    <nav
      aria-label="Categories"
      className="-mx-gutter overflow-x-auto overscroll-x-contain px-gutter pb-4 sm:-mx-6 sm:px-6"
    >
      <ul className="flex gap-2 xl:justify-between xl:gap-1">
        {categoriesInForce().map(({ slug, name }) => (
          <li key={slug} className="shrink-0">
            <PageLink
              href={categoryPath(slug)}
              className="inline-flex min-h-11 items-center rounded-cloth border border-ink/25 bg-white px-3 text-sm font-semibold xl:px-2 hover:border-ink"
            >
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
