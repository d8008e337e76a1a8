import type { LastContact } from "@/lib/orders/by-staff/schema";
import { formatDay } from "@/lib/platform/time/format-day";
import { allOrdersPath } from "@/lib/paths";

/** The phone's earlier orders, and whether the form's values come from them. */
export function EarlierOrders({ phone, last }: { phone: string; last: LastContact | null }) {
  if (!last) return null;
  const { history } = last;
  if (!history) return <p className="text-sm text-muted">This phone has not ordered before.</p>;
  const { count, canceled, returned, lastDay } = history;
  return (
    <p className="text-sm">
      <a
        href={allOrdersPath(phone)}
        target="_blank"
        rel="noreferrer"
        className="underline decoration-dotted underline-offset-4"
      >
        {count === 1 ? "1 earlier order" : `${count} earlier orders`}
      </a>
      , the last on {formatDay(lastDay)}
      {canceled > 0 && <strong className="font-semibold text-selvedge">, {canceled} cancelled</strong>}
      {returned > 0 && <strong className="font-semibold text-selvedge">, {returned} came back</strong>}. Name
      and address are those of the last order.
    </p>
  );
}
