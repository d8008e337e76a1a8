import { useLanguage, useWords } from "#words";
import { useState } from "react";
import { LogRow } from "@/components/data-desk/log-row";
import { ShowMore } from "@/components/desk-kit/show-more";
import { PageLink } from "@/components/ui/page-link";
import { QueryState } from "@/components/ui/query-state";
import { SelectField } from "@/components/ui/select-field";
import { ShownText } from "@/components/ui/shown-text";
import { useSaleItems } from "@/lib/catalogue/sales/api";
import { ITEM_STATUSES } from "@/lib/catalogue/sales/constants";
import type { SaleDto, SaleItemDto } from "@/lib/catalogue/sales/dto";
import { updateProductPath } from "@/lib/desk-paths";
import { langOfEnglish, langOfName } from "@/lib/words/owners-text";

/** What a sale has done with each of its products. */
export function SaleItems({ sale }: { sale: SaleDto }) {
  const { items: words } = useWords("deskSales");
  const { show, failure } = useWords("deskKit");
  const { count } = useWords("units");
  const [chosen, setChosen] = useState("");
  const filled = ITEM_STATUSES.filter((status) => sale.counts[status] > 0);
  const items = useSaleItems(sale, filled.find((status) => status === chosen) ?? null);
  return (
    <section aria-labelledby="products" className="mt-8 grid gap-4">
      <h2 id="products" className="text-2xl">
        {words.title}
      </h2>
      <div className="max-w-sm">
        <SelectField
          label={show}
          value={chosen}
          options={filled.map((status) => ({
            value: status,
            label: `${words.statuses[status]} (${count(sale.counts[status])})`,
          }))}
          emptyLabel={words.all}
          isRequired={false}
          onChange={setChosen}
        />
      </div>
      <QueryState query={items} say={failure}>
        {({ pages }) => (
          <div>
            <ol aria-label={words.list} className="card px-4">
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
  const { items: words } = useWords("deskSales");
  const { money } = useWords("units");
  const language = useLanguage();
  const said = reason && words.reason(reason);
  return (
    <LogRow head={words.statuses[status]}>
      <PageLink href={updateProductPath(productId)} className="tap-link font-semibold">
        {name ? <ShownText text={name} lang={langOfEnglish(language)} /> : words.gone}
      </PageLink>
      {was && (
        <p className="tabular-nums">
          {money(was.price)}
          {price !== null && ` → ${money(price)}`}
        </p>
      )}
      {reason && said && (
        <p lang={langOfName(language, said, reason)} className="font-semibold text-selvedge">
          {said}
        </p>
      )}
    </LogRow>
  );
}
