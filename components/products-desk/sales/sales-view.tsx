"use client";

import { useRouter } from "next/navigation";
import { ShowMore } from "@/components/desk-kit/show-more";
import { NO_SALE } from "@/components/products-desk/sales/sale-draft";
import { SaleForm } from "@/components/products-desk/sales/sale-form";
import { SaleRow } from "@/components/products-desk/sales/sale-row";
import { QueryState } from "@/components/ui/query-state";
import { useCreateSale, useSales } from "@/lib/catalogue/sales/api";
import { salePath } from "@/lib/paths";

/** The sales of the shop, and a new one. */
export function SalesView() {
  const router = useRouter();
  const sales = useSales();
  const creating = useCreateSale();
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
      <section aria-labelledby="new-sale" className="grid grid-cols-1 gap-4">
        <h2 id="new-sale" className="text-xl">
          New sale
        </h2>
        <SaleForm
          initial={NO_SALE}
          saveLabel="Plan the sale"
          onSave={async (terms) => router.push(salePath((await creating.mutateAsync(terms)).insertedId))}
        />
      </section>
      <section aria-labelledby="sales" className="grid grid-cols-1 gap-4">
        <h2 id="sales" className="text-xl">
          Sales
        </h2>
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
      </section>
    </div>
  );
}
