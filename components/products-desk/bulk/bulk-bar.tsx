import { useWords } from "#words";
import { BAR_BUTTON, SelectionBar } from "@/components/desk-kit/selection-bar";
import type { useSelection } from "@/components/desk-kit/use-selection";
import { BULK_FORM_ID, BulkForm } from "@/components/products-desk/bulk/bulk-form";
import { SALE_FORM_ID, SaleModal } from "@/components/products-desk/sales/sale-modal";
import { buttonClasses } from "@/components/ui/button-variants";
import { ModalButton } from "@/components/ui/modal-button";
import { MAX_BULK } from "@/lib/catalogue/bulk/schema";

interface BulkBarProps {
  selection: ReturnType<typeof useSelection>;
  onClose: () => void;
}

/** The bar while products can be ticked: it goes on to what changes. */
export function BulkBar({ selection: { ids }, onClose }: BulkBarProps) {
  const { select: words } = useWords("deskProductList");
  return (
    <>
      <SelectionBar
        label={words.label}
        count={ids.length}
        note={ids.length >= MAX_BULK ? words.full : undefined}
        progress={null}
        result={ids.length === 0 ? words.none : null}
        onClear={onClose}
        actions={
          <>
            <ModalButton modalId={BULK_FORM_ID} className={buttonClasses("primary", BAR_BUTTON)}>
              {words.change}
            </ModalButton>
            <ModalButton modalId={SALE_FORM_ID} className={buttonClasses("quiet", BAR_BUTTON)}>
              {words.sale}
            </ModalButton>
          </>
        }
        links={null}
      />
      <BulkForm ids={ids} />
      <SaleModal ids={ids} />
    </>
  );
}
