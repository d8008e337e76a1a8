"use client";

import { useState } from "react";
import { ReturnForm } from "@/components/returns-desk/return-form";
import { SmallButton } from "@/components/desk-kit/small-button";
import { PageLink } from "@/components/ui/page-link";
import { formatBdt, formatPieces } from "@/lib/platform/text/format";
import type { ListedParcel } from "@/lib/delivery/parcels/api";
import { PATHS } from "@/lib/paths";
import { countPieces } from "@/lib/orders/cart/rules";
import { listReturnable } from "@/lib/orders/lines/rules";
import { RETURN_LABELS, WISH_LABELS } from "@/lib/orders/lines/words";
import { isDelivered, isStanding } from "@/lib/orders/lifecycle/rules";

/** The returns of a delivered parcel, and a form to accept more. */
export function OrderReturns({ order }: { order: ListedParcel }) {
  const [isOpen, setIsOpen] = useState(false);
  const { orderNumber, parcel, returns } = order;
  if (!isDelivered(parcel.state)) return null;
  const canReturn = listReturnable(order).length > 0;
  return (
    <div className="grid grid-cols-1 gap-2">
      {returns.filter(isStanding).map(({ _id, state, wish, lines, value, refund }) => (
        <p key={_id} className="border-l-4 border-marigold pl-2 text-sm">
          <PageLink href={PATHS.parcelReturns} className="tap-link">
            Return
          </PageLink>{" "}
          {formatPieces(countPieces(lines))} · {WISH_LABELS[wish]} ·{" "}
          {refund ? `${formatBdt(refund.amount)} paid back` : `worth ${formatBdt(value)}`} ·{" "}
          <strong className="font-semibold">{RETURN_LABELS[state]}</strong>
        </p>
      ))}
      {canReturn && !isOpen && (
        <SmallButton aria-label={`Return or exchange of ${orderNumber}`} onClick={() => setIsOpen(true)}>
          Return or exchange
        </SmallButton>
      )}
      {isOpen && <ReturnForm order={order} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
