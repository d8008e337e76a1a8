import { useWords } from "#words";
import { PageLink } from "@/components/ui/page-link";
import { listCategoriesOfGroup, listGroups } from "@/lib/categories";
import { categoryPath } from "@/lib/paths";
import { categoriesInForce } from "@/lib/shop-categories";

/** A link to each category that shoppers see, in the four groups. */
export function CategoryLinks() {
  const { groups } = useWords("shell").dock;
  const { labels } = useWords("categories");
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-6 md:grid-cols-4">
      {listGroups(categoriesInForce()).map((group) => (
        <section key={group} aria-label={groups[group]}>
          <p className="care-label stitch-b pb-2">{groups[group]}</p>
          <ul className="mt-1">
            {listCategoriesOfGroup(categoriesInForce(), group).map((category) => (
              <li key={category.slug}>
                <PageLink
                  href={categoryPath(category.slug)}
                  className="-ml-3.5 flex min-h-11 items-center border-l-2 border-transparent pl-3 font-semibold hover:border-selvedge"
                >
                  {labels(category)}
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
