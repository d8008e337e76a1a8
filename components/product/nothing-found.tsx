import { useWords } from "#words";
import { CategoryLinks } from "@/components/layout/category-links";
import { PageLink } from "@/components/ui/page-link";
import { searchPath } from "@/lib/catalogue/search/rules";

/** Links for a search that found nothing. */
export function NothingFound({ nearest }: { nearest: { text: string; count: number }[] }) {
  const { search: words } = useWords("listing");
  const { count: countIn } = useWords("units");
  return (
    <>
      {nearest.length > 0 && (
        <section aria-labelledby="nearest" className="mb-10">
          <h2 id="nearest" className="mb-3 text-xl">
            {words.nearest}
          </h2>
          <ul className="flex flex-wrap gap-2">
            {nearest.map(({ text, count }) => (
              <li key={text}>
                <PageLink href={searchPath(text)} className="chip">
                  {text}
                  <small>{countIn(count)}</small>
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="mb-6 max-w-prose">{words.noted}</p>
      <CategoryLinks />
    </>
  );
}
