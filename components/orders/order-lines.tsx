import { Picture } from "@/components/ui/picture";
import { formatBdt } from "@/lib/platform/text/format";
import type { OrderDto } from "@/lib/orders/dto";
import { describeOption } from "@/lib/stock/options";

/** What was ordered, from the order's own snapshot, and what it comes to. */
export function OrderLines({ order }: { order: OrderDto }) {
  return (
    <>
      <ul className="grid gap-3">
        {order.cartItems.map((line) => (
          <li key={line._id} className="grid grid-cols-[min(3.5rem,16vw)_1fr] gap-3">
            <Picture src={line.image1} alt="" sizes="56px" />
            <div className="flex min-w-0 flex-wrap justify-between gap-x-4">
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">{line.productName}</p>
                <p className="text-sm text-muted">{describeOption(line)}</p>
                <p className="text-sm text-muted">Quantity {line.quantity}</p>
              </div>
              <p className="price ml-auto whitespace-normal">{formatBdt(line.price)}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="stitch-t mt-4 flex flex-wrap items-baseline justify-between gap-x-4 pt-3">
        <span className="text-sm text-muted">
          {order.deliveryLocation}, delivery {formatBdt(order.deliveryCharge)}
          {order.discount && `, discount ${formatBdt(order.discount.amount)} (${order.discount.reason})`}
        </span>
        <span className="ml-auto">
          <span className="care-label">Total</span>{" "}
          <span className="price text-xl whitespace-normal">{formatBdt(order.amount)}</span>
        </span>
      </p>
      {order.exchangeOf && (
        <p className="mt-2 text-sm">
          What you sent back of order {order.exchangeOf.orderNumber} pays for{" "}
          <span className="price">{formatBdt(Math.min(order.exchangeOf.credit, order.amount))}</span> of this.
        </p>
      )}
    </>
  );
}
