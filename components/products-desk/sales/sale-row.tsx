import { useWords } from "#words";
import { useSaleWords } from "@/components/products-desk/sales/use-sale-words";
import { PageLink } from "@/components/ui/page-link";
import type { SaleDto } from "@/lib/catalogue/sales/dto";
import { salePath } from "@/lib/desk-paths";

/** A sale of the list, and how far it has come. */
export function SaleRow({ sale }: { sale: SaleDto }) {
  const words = useWords("deskSales");
  const say = useSaleWords();
  return (
    <article aria-label={words.sale(sale.name)} className="card grid gap-1 p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="min-w-0 text-lg wrap-anywhere">
          <PageLink href={salePath(sale._id)} className="tap-link">
            {sale.name}
          </PageLink>
        </h3>
        <StateMark sale={sale} />
      </div>
      <p className="text-muted">{say.terms(sale)}</p>
      <p className="text-muted tabular-nums">{say.period(sale)}</p>
      <p className="tabular-nums">{say.progress(sale)}</p>
    </article>
  );
}

/** The state of a sale as a label; a sale that is over is less prominent. */
export function StateMark({ sale: { state } }: { sale: SaleDto }) {
  const { states } = useWords("deskSales");
  const tone = state === "ended" ? "text-muted" : state === "planned" ? "" : "text-leaf";
  return <span className={`care-label ${tone}`}>{states[state]}</span>;
}
