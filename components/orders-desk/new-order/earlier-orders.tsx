import { type ContactDraft, isSentAlike } from "@/components/orders-desk/new-order/last-contact";
import type { LastContact } from "@/lib/orders/by-staff/schema";
import { formatDay } from "@/lib/platform/time/format-day";
import { allOrdersPath } from "@/lib/desk-paths";

interface EarlierOrdersProps {
  draft: ContactDraft & { phone: string };
  last: LastContact | null;
}

/** The phone's earlier orders, and whether name and address are those of the last one. */
export function EarlierOrders({ draft, last }: EarlierOrdersProps) {
  if (!last) return null;
  const { history, contact } = last;
  if (!history) return <p className="text-sm text-muted">This phone has not ordered before.</p>;
  const { count, canceled, returned, lastDay } = history;
  return (
    <p className="text-sm">
      <a
        href={allOrdersPath(draft.phone)}
        target="_blank"
        rel="noreferrer"
        className="underline decoration-dotted underline-offset-4"
      >
        {count === 1 ? "1 earlier order" : `${count} earlier orders`}
      </a>
      , the last on {formatDay(lastDay)}
      {canceled > 0 && <strong className="font-semibold text-selvedge">, {canceled} cancelled</strong>}
      {returned > 0 && <strong className="font-semibold text-selvedge">, {returned} sent back</strong>}.
      {contact && isSentAlike(draft, contact) && " Name and address are those of the last order."}
    </p>
  );
}
