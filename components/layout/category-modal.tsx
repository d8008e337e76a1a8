import { useWords } from "#words";
import { CategoryLinks } from "@/components/layout/category-links";
import { Modal } from "@/components/ui/modal";

export const CATEGORY_MODAL_ID = "category-modal";

/** All categories, for the CATEGORIES button of the dock and 'Show More Categories'. */
export function CategoryModal() {
  const { dock } = useWords("shell");
  return (
    <Modal id={CATEGORY_MODAL_ID} title={dock.title}>
      <CategoryLinks />
    </Modal>
  );
}
