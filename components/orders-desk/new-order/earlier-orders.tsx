import { useLanguage, useWords } from "#words";
import { localPath } from "@/lib/words/local-path.mjs";
import { type ContactDraft, isSentAlike } from "@/components/orders-desk/new-order/last-contact";
import type { LastContact } from "@/lib/orders/by-staff/schema";
import { allOrdersPath } from "@/lib/desk-paths";

interface EarlierOrdersProps {
  draft: ContactDraft & { phone: string };
  last: LastContact | null;
}

/** The phone's earlier orders, and whether name and address are those of the last one. */
export function EarlierOrders({ draft, last }: EarlierOrdersProps) {
  const { earlier: words } = useWords("deskOrders");
  const { day } = useWords("orders");
  const language = useLanguage();
  if (!last) return null;
  const { history, contact } = last;
  if (!history) return <p className="text-sm text-muted">{words.none}</p>;
  const { count, canceled, returned, lastDay } = history;
  return (
    <p className="text-sm">
      <a
        href={localPath(language, allOrdersPath(draft.phone))}
        target="_blank"
        rel="noreferrer"
        className="underline decoration-dotted underline-offset-4"
      >
        {words.count(count)}
      </a>
      {words.lastOn(day(lastDay))}
      {canceled > 0 && <strong className="font-semibold text-selvedge">{words.canceled(canceled)}</strong>}
      {returned > 0 && <strong className="font-semibold text-selvedge">{words.returned(returned)}</strong>}
      {words.end}
      {contact && isSentAlike(draft, contact) && words.sentAlike}
    </p>
  );
}
