import { Notice } from "@/components/ui/notice";
import type { SalePreview as Preview } from "@/lib/catalogue/sales/dto";
import { formatBdt, formatCount } from "@/lib/platform/text/format";

/** What a sale would change if it began now. */
export function SalePreview({ preview: { count, skipped, rows } }: { preview: Preview }) {
  return (
    <Notice kind={count === 0 ? "warning" : "info"} className="grid gap-2">
      <p className="font-semibold">
        {count === 1 ? "1 price would change." : `${formatCount(count)} prices would change.`}
        {skipped > 0 && ` ${formatCount(skipped)} would not fall and stay as they are.`}
      </p>
      {rows.length > 0 && (
        <ul aria-label="Prices that would change">
          {rows.map(({ _id, name, price, salePrice }) => (
            <li key={_id} className="stitch-b flex flex-wrap justify-between gap-x-4 py-1.5 last:border-b-0">
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <span className="tabular-nums">
                <del className="text-muted">{formatBdt(price)}</del> → {formatBdt(salePrice)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {count > rows.length && <p className="text-muted">and {formatCount(count - rows.length)} more</p>}
    </Notice>
  );
}
