"use client";

import { useLanguage, useWords } from "#words";
import { NewBesideList } from "@/components/desk-kit/new-beside-list";
import { useRouter } from "next/navigation";
import { ShowMore } from "@/components/desk-kit/show-more";
import { NO_SALE } from "@/components/products-desk/sales/sale-draft";
import { SaleForm } from "@/components/products-desk/sales/sale-form";
import { SaleRow } from "@/components/products-desk/sales/sale-row";
import { QueryState } from "@/components/ui/query-state";
import { useCreateSale, useSales } from "@/lib/catalogue/sales/api";
import { salePath } from "@/lib/desk-paths";
import { localPath } from "@/lib/words/local-path.mjs";

/** The sales of the shop, and a new one. */
export function SalesView() {
  const words = useWords("deskSales");
  const { failure } = useWords("deskKit");
  const language = useLanguage();
  const router = useRouter();
  const sales = useSales();
  const creating = useCreateSale();
  return (
    <NewBesideList
      newTitle={words.newSale}
      form={
        <SaleForm
          initial={NO_SALE}
          saveLabel={words.plan}
          onSave={async (terms) => {
            const { insertedId } = await creating.mutateAsync(terms);
            router.push(localPath(language, salePath(insertedId)));
          }}
        />
      }
      listTitle={words.title}
    >
      <QueryState query={sales} say={failure}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.rows);
          if (rows.length === 0) return <p>{words.none}</p>;
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
