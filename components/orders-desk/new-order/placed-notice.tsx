import { useWords } from "#words";
import { useEffect, useRef } from "react";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import type { PlacedAtDesk } from "@/lib/orders/by-staff/schema";
import { isSold } from "@/lib/orders/lifecycle/rules";
import { changeOrderPath } from "@/lib/desk-paths";

/** The number of an order that was just placed, to read out to the customer. It comes into view with the focus. */
export function PlacedNotice({ placed: { insertedId, orderNumber, status } }: { placed: PlacedAtDesk }) {
  const { placed: words } = useWords("deskOrders");
  const { number } = useWords("orders");
  const notice = useRef<HTMLDivElement>(null);

  // The button that placed it is at the end of a long form.
  useEffect(() => notice.current?.focus(), []);

  return (
    <div ref={notice} tabIndex={-1} className="scroll-mt-24">
      <Notice>
        <p className="care-label">{words.number}</p>
        <p className="price text-4xl">{number(orderNumber)}</p>
        <p className="mt-1 mb-3">{isSold(status) ? words.confirmed : words.pending}</p>
        <LinkButton variant="quiet" href={changeOrderPath(insertedId)}>
          {words.change}
        </LinkButton>
      </Notice>
    </div>
  );
}
