import { formatBdt } from "@/lib/format";
import type { OrderDto } from "@/lib/orders/dto";

/** What was ordered, a line for each, and what the courier collects. */
export function OrderItems({ order }: { order: OrderDto }) {
  return (
    <div className="grid grid-cols-1 content-start gap-2">
      <ul className="grid grid-cols-1 gap-2">
        {order.cartItems.map(({ _id, quantity, productName, size, color, price }) => (
          <li key={_id} className="flex flex-wrap gap-x-2">
            <span className="font-semibold tabular-nums">{quantity} ×</span>
            <span className="min-w-0 flex-1 basis-24 wrap-anywhere">
              {productName}{" "}
              <span className="inline-block max-w-full text-sm text-muted">
                {[size, color].filter(Boolean).join(", ")}
              </span>
            </span>
            <span className="ml-auto tabular-nums">{formatBdt(price)}</span>
          </li>
        ))}
      </ul>
      <p className="stitch-t flex flex-wrap items-baseline justify-between gap-x-4 pt-2">
        <span className="text-sm text-muted">Delivery {formatBdt(order.deliveryCharge)}</span>
        <span>
          <span className="care-label">Total</span>{" "}
          <span className="price text-[min(1.25rem,8vw)]">{formatBdt(order.amount)}</span>
        </span>
      </p>
    </div>
  );
}
