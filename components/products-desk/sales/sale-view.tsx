"use client";

import { useWords } from "#words";
import { SaleActions } from "@/components/products-desk/sales/sale-actions";
import { SaleItems } from "@/components/products-desk/sales/sale-items";
import { StateMark } from "@/components/products-desk/sales/sale-row";
import { useSaleWords } from "@/components/products-desk/sales/use-sale-words";
import { useSale } from "@/lib/catalogue/sales/api";
import type { SaleDto } from "@/lib/catalogue/sales/dto";

/** A sale: its terms, how far it has come, what can be done with it, and each of its products. */
export function SaleView({ initial }: { initial: SaleDto }) {
  const { one: words } = useWords("deskSales");
  const say = useSaleWords();
  const sale = useSale(initial);
  return (
    <>
      <h1 className="text-3xl wrap-anywhere">{sale.name}</h1>
      <p className="mt-2 text-muted">
        {say.terms(sale)}
        {words.afterTerms}
        <span className="tabular-nums">{say.period(sale)}</span>
        {words.beforeEmail}
        <span className="wrap-anywhere">{sale.actorEmail}</span>
        {words.end}
      </p>
      <p aria-live="polite" className="mt-4 mb-4 text-lg font-semibold">
        <StateMark sale={sale} /> {say.progress(sale)}
      </p>
      <SaleActions key={sale.version} sale={sale} />
      {sale.state !== "planned" && <SaleItems sale={sale} />}
    </>
  );
}
