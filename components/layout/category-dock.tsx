import { LayoutGrid } from "lucide-react";
import { CATEGORY_MODAL_ID, CategoryModal } from "@/components/layout/category-modal";
import { DockGroup } from "@/components/layout/dock-group";
import { ModalButton } from "@/components/ui/modal-button";
import { CATEGORY_GROUPS } from "@/lib/catalog";

/** The bottom dock: a CATEGORIES button with a modal on small screens, four dropdowns on large ones. */
export function CategoryDock() {
  return (
    <>
      <nav
        aria-label="Category dock"
        className="fixed inset-x-0 bottom-0 z-20 border-t border-ink/20 bg-paper pb-[env(safe-area-inset-bottom)] print:hidden"
      >
        <ModalButton
          modalId={CATEGORY_MODAL_ID}
          className="care-label flex min-h-14 w-full items-center justify-center gap-2 text-base lg:hidden"
        >
          <LayoutGrid aria-hidden="true" className="size-5" strokeWidth={1.5} />
          CATEGORIES
        </ModalButton>
        <ul className="mx-auto hidden max-w-4xl grid-cols-4 lg:grid">
          {CATEGORY_GROUPS.map((group) => (
            <li key={group}>
              <DockGroup group={group} />
            </li>
          ))}
        </ul>
      </nav>
      <CategoryModal />
    </>
  );
}
