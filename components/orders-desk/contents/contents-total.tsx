import type { DraftTotal } from "@/components/orders-desk/contents/contents-draft";
import { formatBdt } from "@/lib/platform/text/format";

interface ContentsTotalProps {
  total: DraftTotal | null;
  /** The code of the order. */
  code?: string | undefined;
  /** Why there is none. */
  missing?: string;
  /** What the order comes to as it is stored. */
  before?: number;
}

/** What the courier will collect, before anything is saved. */
export function ContentsTotal({
  total,
  code,
  missing = "The total appears here once all numbers are right.",
  before,
}: ContentsTotalProps) {
  return (
    <output aria-label="New total" className="block card p-4">
      {total === null ? (
        <span className="text-muted">{missing}</span>
      ) : (
        <>
          <Row label="Items" amount={formatBdt(total.items)} />
          <Row label="Delivery" amount={formatBdt(total.charge)} />
          {total.discount > 0 && <Row label="Discount" amount={`− ${formatBdt(total.discount)}`} />}
          {code !== undefined && total.byCode > 0 && (
            <Row label={`Code ${code}`} amount={`− ${formatBdt(total.byCode)}`} />
          )}
          <span className="stitch-t mt-2 flex flex-wrap items-baseline justify-between gap-x-4 pt-2">
            <span className="care-label">Total</span>
            <span className="price text-xl">{formatBdt(total.amount)}</span>
          </span>
          {before !== undefined && before !== total.amount && (
            <span className="block text-right text-sm text-muted">before {formatBdt(before)}</span>
          )}
        </>
      )}
    </output>
  );
}

function Row({ label, amount }: { label: string; amount: string }) {
  return (
    <span className="flex justify-between gap-4">
      <span className="text-muted">{label}</span>
      <span className="tabular-nums">{amount}</span>
    </span>
  );
}
