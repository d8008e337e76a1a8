import { Notice } from "@/components/ui/notice";
import { formatBdt } from "@/lib/platform/text/format";
import type { OrderDto } from "@/lib/orders/dto";
import { SITE } from "@/lib/site";

/** That an order was just placed: its number, what there is to pay, and when it comes. */
export function PlacedNotice({ order }: { order: OrderDto }) {
  const { min, max } = SITE.deliveryDays;
  return (
    <Notice>
      <p>
        <strong>Order {order.orderNumber} is placed.</strong> You pay{" "}
        <span className="price">{formatBdt(order.amount)}</span> in cash when it arrives, usually {min} to{" "}
        {max} business days after we confirm it.
      </p>
    </Notice>
  );
}

/** What was just cancelled, which the list no longer shows. */
export function CancelledNotice({ orders }: { orders: OrderDto[] }) {
  return (
    <Notice>
      {orders.map(({ _id, orderNumber }) => (
        <p key={_id}>
          <strong>Order {orderNumber} is cancelled.</strong> You have nothing to pay for it.
        </p>
      ))}
    </Notice>
  );
}
