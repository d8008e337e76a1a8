import type { CartLineDto } from "@/lib/cart/dto";
import { itemsTotal } from "@/lib/cart/rules";
import { formatBdt } from "@/lib/format";
import { deliveryCharge, orderAmount } from "@/lib/orders/rules";
import type { DeliveryLocation } from "@/lib/site";

interface AmountSummaryProps {
  lines: CartLineDto[];
  location: DeliveryLocation | null;
}

/** Items plus delivery charge. */
export function AmountSummary({ lines, location }: AmountSummaryProps) {
  const rows: [string, number][] = [
    [`Items (${lines.length})`, itemsTotal(lines)],
    ["Delivery charge", deliveryCharge(location)],
  ];
  return (
    <dl className="rounded-cloth border border-ink/15 bg-white p-4">
      {rows.map(([label, amount]) => (
        <div key={label} className="flex justify-between gap-4 py-1">
          <dt>{label}</dt>
          <dd className="price">{formatBdt(amount)}</dd>
        </div>
      ))}
      <div className="stitch-t mt-2 flex items-baseline justify-between gap-4 pt-2">
        <dt className="care-label">Amount</dt>
        <dd className="price text-2xl">{formatBdt(orderAmount(lines, location))}</dd>
      </div>
    </dl>
  );
}
