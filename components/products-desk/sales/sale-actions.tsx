import { useLanguage, useWords } from "#words";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { toSaleDraft } from "@/components/products-desk/sales/sale-draft";
import { SaleForm } from "@/components/products-desk/sales/sale-form";
import { SaleEndForm } from "@/components/products-desk/sales/sale-end-form";
import { askQuestion } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ErrorNotice } from "@/components/desk-kit/call-notices";
import { useChangeSale, useDeleteSale, useEndSale } from "@/lib/catalogue/sales/api";
import type { SaleDto } from "@/lib/catalogue/sales/dto";
import { PATHS } from "@/lib/paths";
import { localPath } from "@/lib/words/local-path.mjs";

/** What can be done with a sale: a planned one is changed or deleted, a running one ended at another time or now. */
export function SaleActions({ sale }: { sale: SaleDto }) {
  if (sale.state === "planned") return <PlannedActions sale={sale} />;
  return sale.state === "running" ? <RunningActions sale={sale} /> : null;
}

function PlannedActions({ sale }: { sale: SaleDto }) {
  const { one: words } = useWords("deskSales");
  const kit = useWords("deskKit");
  const language = useLanguage();
  const router = useRouter();
  const [isOpen, setIsOpen] = useState(false);
  const changing = useChangeSale(sale._id);
  const deleting = useDeleteSale(sale._id);

  async function remove(): Promise<void> {
    if (!(await askQuestion(words.askToDelete))) return;
    await deleting.mutateAsync();
    router.push(localPath(language, PATHS.sales));
  }

  return (
    <div className="grid max-w-2xl gap-4">
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {kit.change}
        </Button>
        <Button
          variant="danger"
          disabled={deleting.isPending}
          onClick={() => void remove().catch(() => undefined)}
        >
          {kit.delete}
        </Button>
      </div>
      <ErrorNotice error={deleting.error} />
      {isOpen && (
        <SaleForm
          initial={toSaleDraft(sale)}
          initialCategories={sale.categories}
          productIds={sale.productIds}
          saleId={sale._id}
          saveLabel={kit.save}
          onSave={(terms) => changing.mutateAsync({ ...terms, version: sale.version })}
        />
      )}
    </div>
  );
}

function RunningActions({ sale }: { sale: SaleDto }) {
  const { one: words } = useWords("deskSales");
  const { endNow } = useWords("deskKit");
  const [isOpen, setIsOpen] = useState(false);
  const ending = useEndSale(sale);

  async function end(): Promise<void> {
    if (await askQuestion(words.askToEnd)) ending.mutate();
  }

  return (
    <div className="grid max-w-2xl gap-4">
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {words.changeEnd}
        </Button>
        <Button variant="danger" disabled={ending.isPending} onClick={() => void end()}>
          {endNow}
        </Button>
      </div>
      <ErrorNotice error={ending.error} />
      {isOpen && <SaleEndForm sale={sale} />}
    </div>
  );
}
