import { useState } from "react";
import { AddressLine } from "@/components/desk-kit/address-line";
import { LinePicture } from "@/components/desk-kit/line-picture";
import { MoreLines } from "@/components/desk-kit/more-lines";
import { LINES_SHOWN } from "@/lib/orders/all-orders/rules";
import type { QueuedOrder } from "@/lib/orders/call-queue/api";

/** What was ordered, three lines at first, and where it goes. */
export function QueuedGoods({ order }: { order: QueuedOrder }) {
  const { cartItems, address, deliveryLocation, deliveryCharge } = order;
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen ? cartItems : cartItems.slice(0, LINES_SHOWN);
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-2 text-sm">
      {/* Beside lines and address, so that the card is no higher for them. */}
      <div className="grid gap-0.5">
        {shown.map(({ _id, image1 }) => (
          <LinePicture key={_id} src={image1} />
        ))}
      </div>
      <div className="grid grid-cols-1 content-start gap-y-0.5">
        <ul className="grid grid-cols-1">
          {shown.map(({ _id, quantity, productName, size, color }) => (
            <li key={_id} className="flex gap-x-1" title={productName}>
              <span className="shrink-0 font-semibold tabular-nums">{quantity} ×</span>
              <span className="min-w-0 truncate">{productName}</span>
              <span className="shrink-0 text-muted">{[size, color].filter(Boolean).join(", ")}</span>
            </li>
          ))}
        </ul>
        <MoreLines hidden={cartItems.length - shown.length} onOpen={() => setIsOpen(true)} />
        <AddressLine zone={`${deliveryLocation} ${deliveryCharge}`} address={address} />
      </div>
    </div>
  );
}
