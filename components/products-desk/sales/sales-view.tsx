"use client";

import { NewBesideList } from "@/components/desk-kit/new-beside-list";
import { useRouter } from "next/navigation";
import { ShowMore } from "@/components/desk-kit/show-more";
import { NO_SALE } from "@/components/products-desk/sales/sale-draft";
import { SaleForm } from "@/components/products-desk/sales/sale-form";
import { SaleRow } from "@/components/products-desk/sales/sale-row";
import { QueryState } from "@/components/ui/query-state";
import { useCreateSale, useSales } from "@/lib/catalogue/sales/api";
import { salePath } from "@/lib/desk-paths";

/** The sales of the shop, and a new one. */
export function SalesView() {
  const router = useRouter();
  const sales = useSales();
  const creating = useCreateSale();
  return (
    <NewBesideList
      newTitle="New sale"
      form={
        <SaleForm
          initial={NO_SALE}
          saveLabel="Plan the sale"
          onSave={async (terms) => router.push(salePath((await creating.mutateAsync(terms)).insertedId))}
        />
      }
      listTitle="Sales"
    >
      <QueryState query={sales}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.rows);
          if (rows.length === 0)
            return <p>There is no sale yet. To choose single products, tick them in Manage Products.</p>;
          return (
            <div>
              <ul className="grid grid-cols-1 gap-4">
                {rows.map((sale) => (
                  <li key={sale._id}>
                    <SaleRow sale={sale} />
                  </li>
                ))}
              </ul>
              <ShowMore pages={sales} />
            </div>
          );
        }}
      </QueryState>
    </NewBesideList>
  );
}
