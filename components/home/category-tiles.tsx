import { useLanguage, useWords } from "#words";
import { PageLink } from "@/components/ui/page-link";
import { Picture } from "@/components/ui/picture";
import type { CategorySlug } from "@/lib/categories";
import { categoryPath } from "@/lib/paths";
import { categoriesInForce } from "@/lib/shop-categories";
import { langOfName } from "@/lib/words/owners-text";

const TILE_SIZES = "(min-width: 1024px) 190px, 160px";

interface CategoryTilesProps {
  /** The pictures of the categories that have one, by their addresses. */
  pictures: Readonly<Record<CategorySlug, string>>;
}

/** A picture of each category: two rows on large screens, one scrolling row on small ones. */
export function CategoryTiles({ pictures }: CategoryTilesProps) {
  const language = useLanguage();
  const { byCategory } = useWords("home");
  const { name: nameOf } = useWords("categories");
  return (
    <div>
      <h2 id="by-category" className="mb-6 text-3xl">
        {byCategory}
      </h2>
      <section
        aria-labelledby="by-category"
        className="-mx-gutter overflow-x-auto overscroll-x-contain px-gutter pb-2 sm:-mx-6 sm:px-6"
      >
        <ul className="flex gap-3 lg:grid lg:grid-cols-6 lg:gap-x-4 lg:gap-y-6">
          {categoriesInForce().map((category) => (
            <li key={category.slug} className="w-40 shrink-0 lg:w-auto">
              <PageLink
                href={categoryPath(category.slug)}
                lang={langOfName(language, nameOf(category), category.name)}
                className="group block font-semibold"
              >
                <TilePicture src={pictures[category.slug]} />
                <span className="flex min-h-11 items-center border-b-2 border-transparent group-hover:border-selvedge">
                  {nameOf(category)}
                </span>
              </PageLink>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** The ground of a picture alone where a category has no product yet. */
function TilePicture({ src }: { src: string | undefined }) {
  return src === undefined ? (
    <div aria-hidden="true" className="aspect-4/5 bg-kraft" />
  ) : (
    <Picture src={src} alt="" sizes={TILE_SIZES} />
  );
}
