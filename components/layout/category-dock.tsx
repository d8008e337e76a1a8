import { useWords } from "#words";
import { CATEGORY_MODAL_ID, CategoryModal } from "@/components/layout/category-modal";
import { DockGroup } from "@/components/layout/dock-group";
import { SearchLink } from "@/components/search/search-link";
import { ModalButton } from "@/components/ui/modal-button";
import { PageLink } from "@/components/ui/page-link";
import { StaticIcon } from "@/components/ui/static-icon";
import { listCategoriesOfGroup, listGroups } from "@/lib/categories";
import { categoryPath } from "@/lib/paths";
import { categoriesInForce } from "@/lib/shop-categories";

/** The bottom dock: a CATEGORIES button with a modal, and the search, on small screens, four dropdowns on large ones. */
export function CategoryDock() {
  const { dock } = useWords("shell");
  const { labels } = useWords("categories");
  const groups = listGroups(categoriesInForce());
  return (
    <>
      <div
        data-dock=""
        // As high as it will be, also while its entries are on their way.
        className="fixed inset-x-0 bottom-0 z-20 grid min-h-[calc(var(--spacing-dock)+1px+env(safe-area-inset-bottom))] grid-cols-[1fr_min(4rem,72px)] border-t border-ink/20 bg-paper pb-[env(safe-area-inset-bottom)] lg:grid-cols-1 print:hidden"
      >
        <nav aria-label={dock.label}>
          <WithoutScript />
          <ModalButton
            data-needs-script=""
            modalId={CATEGORY_MODAL_ID}
            className="care-label flex min-h-dock w-full items-center justify-center gap-2 text-[min(1rem,5vw)] lg:hidden"
          >
            <StaticIcon name="squares" className="size-5" />
            {dock.categories}
          </ModalButton>
          <ul
            data-needs-script=""
            // Each has its place before the others come.
            style={{ gridTemplateColumns: `repeat(${groups.length}, 1fr)` }}
            className="mx-auto hidden max-w-4xl lg:grid"
          >
            {groups.map((group) => (
              <li key={group}>
                <DockGroup label={dock.groups[group]}>
                  {listCategoriesOfGroup(categoriesInForce(), group).map((category) => (
                    <li key={category.slug}>
                      <PageLink
                        href={categoryPath(category.slug)}
                        className="flex min-h-11 items-center border-l-2 border-transparent px-6 font-semibold hover:border-selvedge hover:bg-paper"
                      >
                        {labels(category)}
                      </PageLink>
                    </li>
                  ))}
                </DockGroup>
              </li>
            ))}
          </ul>
        </nav>
        <search aria-label={dock.search} className="border-l border-ink/20 lg:hidden">
          <SearchLink className="grid min-h-dock place-items-center">
            <StaticIcon name="search" className="size-6" />
          </SearchLink>
        </search>
      </div>
      <CategoryModal />
    </>
  );
}

/** Scripts open the modal and the dropdowns. Without scripts the dock leads to the modal's links at the page's end. */
function WithoutScript() {
  const { dock } = useWords("shell");
  return (
    <noscript className="block">
      <style>{`[data-needs-script]{display:none!important}
#${CATEGORY_MODAL_ID}:not([open]){display:block;position:static;margin:0 auto 2rem}
#${CATEGORY_MODAL_ID}:not([open]) form{display:none}`}</style>
      <a
        href={`#${CATEGORY_MODAL_ID}`}
        className="care-label flex min-h-dock items-center justify-center text-[min(1rem,5vw)]"
      >
        {dock.categories}
      </a>
    </noscript>
  );
}
