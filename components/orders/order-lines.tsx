import { useWords } from "#words";
import { PlaceName } from "@/components/orders/place-name";
import { OrderedItem } from "@/components/tracking/ordered-item";
import { areaName } from "@/lib/areas";
import { paidByCode } from "@/lib/orders/coupons/rules";
import type { OrderDto } from "@/lib/orders/dto";

/** The order's lines, from its own snapshot, and its total. */
export function OrderLines({ order }: { order: OrderDto }) {
  const { card, number } = useWords("orders");
  const { money } = useWords("units");
  return (
    <>
      <ul className="grid gap-3">
        {order.cartItems.map((line) => (
          <OrderedItem key={line._id} item={line}>
            <p className="price ml-auto whitespace-normal">{money(line.price)}</p>
          </OrderedItem>
        ))}
      </ul>
      <p className="stitch-t mt-4 flex flex-wrap items-baseline justify-between gap-x-4 pt-3">
        <Charges order={order} />
        <span className="ml-auto">
          <span className="care-label">{card.total}</span>{" "}
          <span className="price text-xl whitespace-normal">{money(order.amount)}</span>
        </span>
      </p>
      {order.exchangeOf && (
        <p className="mt-2 text-sm">
          {card.exchange.before(number(order.exchangeOf.orderNumber))}
          <span className="price">{money(Math.min(order.exchangeOf.credit, order.amount))}</span>
          {card.exchange.after}
        </p>
      )}
    </>
  );
}

/** Where it goes, what the delivery costs there, and what is taken off. */
function Charges({ order }: { order: OrderDto }) {
  const { card } = useWords("orders");
  const { money } = useWords("units");
  const { coupon, discount } = order;
  return (
    <span className="text-sm text-muted">
      <PlaceName deliveryLocation={order.deliveryLocation} area={areaName(order)} />
      {card.delivery(money(order.deliveryCharge))}
      {coupon && paidByCode(order) && card.paidByCode(coupon.code)}
      {discount && card.discount({ amount: money(discount.amount), reason: discount.reason })}
    </span>
  );
}
