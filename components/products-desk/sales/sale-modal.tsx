import { useRouter } from "next/navigation";
import { NO_SALE } from "@/components/products-desk/sales/sale-draft";
import { SaleForm } from "@/components/products-desk/sales/sale-form";
import { Modal } from "@/components/ui/modal";
import { useCreateSale } from "@/lib/catalogue/sales/api";
import { productsInWords } from "@/lib/catalogue/sales/rules";
import { salePath } from "@/lib/desk-paths";

export const SALE_FORM_ID = "sale-form";

/** Plans a sale of the ticked products. */
export function SaleModal({ ids }: { ids: readonly string[] }) {
  const router = useRouter();
  const creating = useCreateSale();
  return (
    <Modal id={SALE_FORM_ID} title={`Sale of ${productsInWords({ productIds: ids })}`}>
      <SaleForm
        initial={NO_SALE}
        productIds={ids}
        saveLabel="Plan the sale"
        onSave={async (terms) => router.push(salePath((await creating.mutateAsync(terms)).insertedId))}
      />
    </Modal>
  );
}
