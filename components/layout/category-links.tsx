import Link from "next/link";
import { CATEGORY_GROUPS, listCategoriesOfGroup } from "@/lib/catalog";
import { categoryPath } from "@/lib/paths";

/** A way into each of the twelve categories, in the four groups. */
export function CategoryNav() {
  return (
    <nav aria-label="Categories" className="grid grid-cols-2 gap-x-6 gap-y-6 lg:grid-cols-4">
      {CATEGORY_GROUPS.map((group) => (
        <div key={group}>
          <h2 className="care-label stitch-b pb-2">{group}</h2>
          <ul className="mt-1">
            {listCategoriesOfGroup(group).map(({ slug, label }) => (
              <li key={slug}>
                <Link
                  href={categoryPath(slug)}
                  className="flex min-h-11 items-center border-l-2 border-transparent font-semibold hover:border-selvedge hover:pl-3"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
