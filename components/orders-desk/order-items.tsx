import { useState } from "react";
import { describeShown } from "@/lib/catalogue/products/color-picture";
import { LinePicture } from "@/components/desk-kit/line-picture";
import { MoreLines } from "@/components/desk-kit/more-lines";
import { OrderAdvance } from "@/components/orders-desk/order-advance";
import type { AdminOrderDto } from "@/lib/orders/all-orders/dto";
import { paidByCode } from "@/lib/orders/coupons/rules";
import { LINES_SHOWN } from "@/lib/orders/all-orders/rules";
import { formatBdt } from "@/lib/platform/text/format";

/** The ordered items, one line each, and the amount that the courier collects. */
export function OrderItems({ order }: { order: AdminOrderDto }) {
  const { cartItems, deliveryCharge, discount, amount } = order;
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen ? cartItems : cartItems.slice(0, LINES_SHOWN);
  return (
    <div className="grid grid-cols-1 content-start gap-2">
      <ul className="grid grid-cols-1 gap-2">
        {shown.map(({ _id, quantity, productName, size, color, price, image1, shownIn }) => (
          <li key={_id} className="flex flex-wrap items-start gap-x-2">
            <LinePicture src={image1} shownIn={shownIn} />
            <span className="font-semibold tabular-nums">{quantity} ×</span>
            <span className="min-w-0 flex-1 basis-24 wrap-anywhere">
              {productName}{" "}
              <span className="inline-block max-w-full text-sm text-muted">
                {[size, color].filter(Boolean).join(", ")}
                {shownIn && <span className="block">{describeShown(shownIn)}</span>}
              </span>
            </span>
            <span className="ml-auto tabular-nums">{formatBdt(price)}</span>
          </li>
        ))}
      </ul>
      <MoreLines hidden={cartItems.length - shown.length} onOpen={() => setIsOpen(true)} />
      <p className="stitch-t flex flex-wrap items-baseline justify-between gap-x-4 pt-2">
        <span className="text-sm text-muted">
          Delivery {formatBdt(deliveryCharge)}
          {paidByCode(order)}
          {discount && `, discount ${formatBdt(discount.amount)} (${discount.reason})`}
        </span>
        <span>
          <span className="care-label">Total</span>{" "}
          <span className="price text-[min(1.25rem,8vw)]">{formatBdt(amount)}</span>
        </span>
      </p>
      <OrderAdvance order={order} />
    </div>
  );
}
