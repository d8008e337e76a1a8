import { useLanguage, useWords } from "#words";
import { useRouter } from "next/navigation";
import { NO_SALE } from "@/components/products-desk/sales/sale-draft";
import { SaleForm } from "@/components/products-desk/sales/sale-form";
import { Modal } from "@/components/ui/modal";
import { useCreateSale } from "@/lib/catalogue/sales/api";
import { salePath } from "@/lib/desk-paths";
import { localPath } from "@/lib/words/local-path.mjs";

export const SALE_FORM_ID = "sale-form";

/** Plans a sale of the ticked products. */
export function SaleModal({ ids }: { ids: readonly string[] }) {
  const words = useWords("deskSales");
  const language = useLanguage();
  const router = useRouter();
  const creating = useCreateSale();
  return (
    <Modal id={SALE_FORM_ID} title={words.saleOf(words.products(ids.length))}>
      <SaleForm
        initial={NO_SALE}
        productIds={ids}
        saveLabel={words.plan}
        onSave={async (terms) => {
          const { insertedId } = await creating.mutateAsync(terms);
          router.push(localPath(language, salePath(insertedId)));
        }}
      />
    </Modal>
  );
}
