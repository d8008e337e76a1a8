import { useLanguage, useWords } from "#words";
import { PageLink } from "@/components/ui/page-link";
import { categoryPath } from "@/lib/paths";
import { categoriesInForce } from "@/lib/shop-categories";
import { langOfName } from "@/lib/words/owners-text";

/** From so many on they fill a large screen from edge to edge; fewer would stand far apart. */
const FULL_ROW = 10;

/** All categories in one scrolling row, above everything else. A large screen holds the twelve, in whatever font. */
export function CategoryRow() {
  const categories = categoriesInForce();
  const language = useLanguage();
  const { title } = useWords("shell").dock;
  const { name: nameOf } = useWords("categories");
  return (
    <nav
      aria-label={title}
      className="-mx-gutter overflow-x-auto overscroll-x-contain px-gutter pb-4 sm:-mx-6 sm:px-6"
    >
      <ul className={`flex gap-2 ${categories.length < FULL_ROW ? "" : "xl:justify-between xl:gap-1"}`}>
        {categories.map((category) => (
          <li key={category.slug} className="shrink-0">
            <PageLink
              href={categoryPath(category.slug)}
              lang={langOfName(language, nameOf(category), category.name)}
              className="inline-flex min-h-11 items-center rounded-cloth border border-ink/25 bg-white px-3 text-sm font-semibold xl:px-2 hover:border-ink"
            >
              {nameOf(category)}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
