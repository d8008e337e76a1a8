import { useWords } from "#words";
import type { DraftTotal } from "@/components/orders-desk/contents/contents-draft";

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
export function ContentsTotal({ total, code, missing, before }: ContentsTotalProps) {
  const words = useWords("orders").changing.total;
  const { money } = useWords("units");
  return (
    <output aria-label={words.label} className="block card p-4">
      {total === null ? (
        <span className="text-muted">{missing ?? words.missing}</span>
      ) : (
        <>
          <Row label={words.items} amount={money(total.items)} />
          <Row label={words.delivery} amount={money(total.charge)} />
          {total.discount > 0 && <Row label={words.discount} amount={`− ${money(total.discount)}`} />}
          {code !== undefined && total.byCode > 0 && (
            <Row label={words.code(code)} amount={`− ${money(total.byCode)}`} />
          )}
          <span className="stitch-t mt-2 flex flex-wrap items-baseline justify-between gap-x-4 pt-2">
            <span className="care-label">{words.total}</span>
            <span className="price text-xl">{money(total.amount)}</span>
          </span>
          {before !== undefined && before !== total.amount && (
            <span className="block text-right text-sm text-muted">{words.before(money(before))}</span>
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
