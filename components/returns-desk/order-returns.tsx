"use client";

import { useWords } from "#words";
import { useState } from "react";
import { ReturnForm } from "@/components/returns-desk/return-form";
import { SmallButton } from "@/components/desk-kit/small-button";
import { PageLink } from "@/components/ui/page-link";
import type { ListedParcel } from "@/lib/delivery/parcels/api";
import { PATHS } from "@/lib/paths";
import { countPieces } from "@/lib/orders/cart/rules";
import { listReturnable } from "@/lib/orders/lines/rules";
import { isDelivered, isStanding } from "@/lib/orders/lifecycle/rules";

/** The returns of a delivered parcel, and a form to accept more. */
export function OrderReturns({ order }: { order: ListedParcel }) {
  const [isOpen, setIsOpen] = useState(false);
  const { ofOrder: words } = useWords("deskReturns");
  const { returnStates, wishes } = useWords("deskLabels");
  const { number } = useWords("orders");
  const { money, pieces } = useWords("units");
  const { orderNumber, parcel, returns } = order;
  if (!isDelivered(parcel.state)) return null;
  const canReturn = listReturnable(order).length > 0;
  return (
    <div className="grid grid-cols-1 gap-2">
      {returns.filter(isStanding).map(({ _id, state, wish, lines, value, refund }) => (
        <p key={_id} className="border-l-4 border-marigold pl-2 text-sm">
          <PageLink href={PATHS.parcelReturns} className="tap-link">
            {words.title}
          </PageLink>{" "}
          {pieces(countPieces(lines))} · {wishes[wish]} ·{" "}
          {refund ? words.paidBack(money(refund.amount)) : words.worth(money(value))} ·{" "}
          <strong className="font-semibold">{returnStates[state]}</strong>
        </p>
      ))}
      {canReturn && !isOpen && (
        <SmallButton aria-label={words.openOf(number(orderNumber))} onClick={() => setIsOpen(true)}>
          {words.open}
        </SmallButton>
      )}
      {isOpen && <ReturnForm order={order} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
