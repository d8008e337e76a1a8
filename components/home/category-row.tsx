import { PageLink } from "@/components/ui/page-link";
import { CATEGORIES } from "@/lib/categories";
import { categoryPath } from "@/lib/paths";

/** All twelve categories in one scrolling row, above everything else. A large screen holds all of them, in whatever font. */
export function CategoryRow() {
  return (
    <nav
      aria-label="Categories"
      className="-mx-gutter overflow-x-auto overscroll-x-contain px-gutter pb-4 sm:-mx-6 sm:px-6"
    >
      <ul className="flex gap-2 xl:justify-between xl:gap-1">
        {CATEGORIES.map(({ slug, name }) => (
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
