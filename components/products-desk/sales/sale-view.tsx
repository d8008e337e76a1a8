"use client";

import { SaleActions } from "@/components/products-desk/sales/sale-actions";
import { SaleItems } from "@/components/products-desk/sales/sale-items";
import { StateMark } from "@/components/products-desk/sales/sale-row";
import { periodInWords, progressInWords, termsInWords } from "@/components/products-desk/sales/sale-words";
import { useSale } from "@/lib/catalogue/sales/api";
import type { SaleDto } from "@/lib/catalogue/sales/dto";

/** A sale: its terms, how far it has come, what can be done with it, and each of its products. */
export function SaleView({ initial }: { initial: SaleDto }) {
  const sale = useSale(initial);
  return (
    <>
      <h1 className="text-3xl wrap-anywhere">{sale.name}</h1>
      <p className="mt-2 text-muted">
        {termsInWords(sale)}. <span className="tabular-nums">{periodInWords(sale)}</span>, planned by{" "}
        <span className="wrap-anywhere">{sale.actorEmail}</span>.
      </p>
      <p aria-live="polite" className="mt-4 mb-4 text-lg font-semibold">
        <StateMark sale={sale} /> {progressInWords(sale)}
      </p>
      <SaleActions key={sale.version} sale={sale} />
      {sale.state !== "planned" && <SaleItems sale={sale} />}
    </>
  );
}
