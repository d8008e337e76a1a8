import { useState } from "react";
import { LogRow } from "@/components/data-desk/log-row";
import { ShowMore } from "@/components/desk-kit/show-more";
import { STATUS_WORDS } from "@/components/products-desk/sales/sale-words";
import { PageLink } from "@/components/ui/page-link";
import { QueryState } from "@/components/ui/query-state";
import { SelectField } from "@/components/ui/select-field";
import { useSaleItems } from "@/lib/catalogue/sales/api";
import { ITEM_STATUSES } from "@/lib/catalogue/sales/constants";
import type { SaleDto, SaleItemDto } from "@/lib/catalogue/sales/dto";
import { updateProductPath } from "@/lib/desk-paths";
import { formatBdt, formatCount } from "@/lib/platform/text/format";

/** What a sale has done with each of its products. */
export function SaleItems({ sale }: { sale: SaleDto }) {
  const [chosen, setChosen] = useState("");
  const filled = ITEM_STATUSES.filter((status) => sale.counts[status] > 0);
  const items = useSaleItems(sale, filled.find((status) => status === chosen) ?? null);
  return (
    <section aria-labelledby="products" className="mt-8 grid gap-4">
      <h2 id="products" className="text-2xl">
        Products
      </h2>
      <div className="max-w-sm">
        <SelectField
          label="Show"
          value={chosen}
          options={filled.map((status) => ({
            value: status,
            label: `${STATUS_WORDS[status]} (${formatCount(sale.counts[status])})`,
          }))}
          emptyLabel="All"
          isRequired={false}
          onChange={setChosen}
        />
      </div>
      <QueryState query={items}>
        {({ pages }) => (
          <div>
            <ol aria-label="Products of the sale" className="card px-4">
              {pages
                .flatMap((page) => page.rows)
                .map((item) => (
                  <Item key={item._id} item={item} />
                ))}
            </ol>
            <ShowMore pages={items} />
          </div>
        )}
      </QueryState>
    </section>
  );
}

function Item({ item: { status, name, productId, was, price, reason } }: { item: SaleItemDto }) {
  return (
    <LogRow head={STATUS_WORDS[status]}>
      <PageLink href={updateProductPath(productId)} className="tap-link font-semibold">
        {name || "A product that is gone"}
      </PageLink>
      {was && (
        <p className="tabular-nums">
          {formatBdt(was.price)}
          {price !== null && ` → ${formatBdt(price)}`}
        </p>
      )}
      {reason && <p className="font-semibold text-selvedge">{reason}</p>}
    </LogRow>
  );
}
