import { useWords } from "#words";
import { Fragment } from "react";
import { PageLink } from "@/components/ui/page-link";
import { StaticIcon } from "@/components/ui/static-icon";
import { listPageNumbers } from "@/lib/catalogue/products/rules";

interface PagerProps {
  page: number;
  pages: number;
  pathOf: (page: number) => string;
}

const STEP =
  "inline-flex min-h-12 items-center gap-2 rounded-cloth border border-ink/40 bg-white px-4 font-semibold hover:border-ink";
const NUMBER = "inline-flex h-12 min-w-11 items-center justify-center px-2 tabular-nums border-b-2";

/** Links to the previous, the next and numbered pages of a list. The current page has a selvedge line. */
export function Pager({ page, pages, pathOf }: PagerProps) {
  const { pages: words } = useWords("listing");
  return (
    <nav
      aria-label={words.label}
      className="stitch-t mt-12 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 pt-6"
    >
      {page > 1 ? (
        <PageLink href={pathOf(page - 1)} rel="prev" className={STEP}>
          <StaticIcon name="left" className="size-5" />
          {words.previous}
        </PageLink>
      ) : (
        <span className="max-lg:hidden" />
      )}
      <ol className="flex flex-wrap max-lg:order-last max-lg:-mx-2 max-lg:w-full lg:flex-1 lg:justify-center">
        {listPageNumbers(page, pages).map((number, index, numbers) => (
          <Fragment key={number}>
            {number - (numbers[index - 1] ?? 0) > 1 && (
              <li aria-hidden="true" className="inline-flex h-12 items-center px-1 text-muted">
                …
              </li>
            )}
            <li>
              <PageNumber path={pathOf(number)} number={number} isCurrent={number === page} pages={pages} />
            </li>
          </Fragment>
        ))}
      </ol>
      {page < pages && (
        <PageLink href={pathOf(page + 1)} rel="next" className={`${STEP} ml-auto`}>
          {words.next}
          <StaticIcon name="right" className="size-5" />
        </PageLink>
      )}
    </nav>
  );
}

interface PageNumberProps {
  path: string;
  number: number;
  isCurrent: boolean;
  pages: number;
}

function PageNumber({ path, number, isCurrent, pages }: PageNumberProps) {
  const words = useWords("listing");
  return (
    <PageLink
      href={path}
      aria-label={words.pages.place(number, pages)}
      aria-current={isCurrent ? "page" : undefined}
      className={`${NUMBER} ${isCurrent ? "border-selvedge font-bold" : "border-transparent hover:border-ink/40"}`}
    >
      {words.number(number)}
    </PageLink>
  );
}
