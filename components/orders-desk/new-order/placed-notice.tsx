import { useEffect, useRef } from "react";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import type { PlacedAtDesk } from "@/lib/orders/by-staff/schema";
import { isSold } from "@/lib/orders/lifecycle/rules";
import { changeOrderPath } from "@/lib/desk-paths";

/** The number of an order that was just placed, to read out to the customer. It comes into view with the focus. */
export function PlacedNotice({ placed: { insertedId, orderNumber, status } }: { placed: PlacedAtDesk }) {
  const notice = useRef<HTMLDivElement>(null);

  // The button that placed it is at the end of a long form.
  useEffect(() => notice.current?.focus(), []);

  return (
    <div ref={notice} tabIndex={-1} className="scroll-mt-24">
      <Notice>
        <p className="care-label">Order number</p>
        <p className="price text-4xl">{orderNumber}</p>
        <p className="mt-1 mb-3">
          {isSold(status)
            ? "The order is Confirmed and waits to be packed."
            : "The order is placed and waits in All Orders."}
        </p>
        <LinkButton variant="quiet" href={changeOrderPath(insertedId)}>
          Change it
        </LinkButton>
      </Notice>
    </div>
  );
}
