import { FreeDelivery } from "@/components/cart/free-delivery";
import type { CartLineDto } from "@/lib/orders/cart/dto";
import { countPieces, itemsTotal } from "@/lib/orders/cart/rules";
import { formatBdt, formatItems } from "@/lib/platform/text/format";
import { deliveryCharge, priceLines } from "@/lib/orders/charges/rules";
import { isDeliveryLocation } from "@/lib/orders/rules";
import type { Destination } from "@/lib/shop-facts";
import type { CheckedCoupon } from "@/lib/orders/coupons/dto";
import { describeOption } from "@/lib/stock/options";

interface AmountSummaryProps {
  lines: CartLineDto[];
  to: Destination;
  coupon: CheckedCoupon | null;
}

/** The items of the order and its total: items plus delivery charge. */
export function AmountSummary({ lines, to, coupon }: AmountSummaryProps) {
  const items = itemsTotal(lines);
  const price = priceLines({ lines, coupon, chargeOf: (goods) => deliveryCharge(to, goods) });
  const { deliveryCharge: charge, discount, amount } = price;
  const rows: [string, string][] = [
    [`Items: ${formatItems(lines.length, countPieces(lines))}`, formatBdt(items)],
    ...(discount
      ? [[`Discount, ${discount.reason}`, `− ${formatBdt(discount.amount)}`] satisfies [string, string]]
      : []),
    ["Delivery charge", formatBdt(charge)],
  ];
  return (
    <div className="card p-4">
      <OrderedLines lines={lines} />
      <dl className="stitch-t mt-3 pt-2">
        {rows.map(([label, sum]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 py-1">
            <dt>{label}</dt>
            <dd className="price whitespace-normal">{sum}</dd>
          </div>
        ))}
        <div className="stitch-t mt-2 flex flex-wrap items-baseline justify-between gap-x-4 pt-2">
          <dt className="care-label">Amount</dt>
          <dd className="price text-2xl whitespace-normal">{formatBdt(amount)}</dd>
        </div>
      </dl>
      {!coupon?.freeDelivery && <FreeDelivery goods={items - (discount?.amount ?? 0)} />}
      {!isDeliveryLocation(to.deliveryLocation) && charge > 0 && (
        <p className="mt-1 text-sm text-muted">This is the highest charge, until you choose a location.</p>
      )}
    </div>
  );
}

/** The items of the order in short. */
function OrderedLines({ lines }: { lines: CartLineDto[] }) {
  return (
    <ul aria-label="Items of this order" className="grid gap-2 wrap-anywhere">
      {lines.map((line) => (
        <li key={line._id} className="flex flex-wrap justify-between gap-x-4">
          <span className="min-w-0 wrap-anywhere">
            <span className="price">{line.quantity} ×</span> {line.productName}{" "}
            <span className="text-muted">{describeOption(line)}</span>
          </span>
          <span className="price ml-auto whitespace-normal">{formatBdt(line.price)}</span>
        </li>
      ))}
    </ul>
  );
}
