import { useWords } from "#words";
import type { AdminOrderDto } from "@/lib/orders/all-orders/dto";
import { codeOfDelivery, ownDiscountOf } from "@/lib/orders/coupons/rules";

type Discounted = Pick<AdminOrderDto, "coupon" | "deliveryCharge" | "discount">;

/** What a code and the shop took off an order, a line each; nothing where the whole price is paid. */
export function TakenOff({ order }: { order: Discounted }) {
  const { items: words } = useWords("deskOrders");
  const { money } = useWords("units");
  const { coupon } = order;
  const own = ownDiscountOf(order);
  const deliveredBy = codeOfDelivery(order);
  const lines = [
    own && words.byShop(money(own.amount), own.reason),
    coupon && coupon.discount > 0 && words.byCode(coupon.code, money(coupon.discount)),
    deliveredBy !== null && words.deliveredByCode(deliveredBy),
  ];
  return lines.map(
    (line) =>
      line && (
        <span key={line} className="block text-sm wrap-anywhere tabular-nums">
          {line}
        </span>
      ),
  );
}
