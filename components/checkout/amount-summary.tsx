import { useLanguage, useWords } from "#words";
import { FreeDelivery } from "@/components/cart/free-delivery";
import { ShownText } from "@/components/ui/shown-text";
import { useOptionWords } from "@/components/words/use-option-words";
import type { CartLineDto } from "@/lib/orders/cart/dto";
import { countPieces, itemsTotal } from "@/lib/orders/cart/rules";
import { deliveryCharge, priceLines } from "@/lib/orders/charges/rules";
import { isDeliveryLocation } from "@/lib/orders/rules";
import type { Destination } from "@/lib/shop-facts";
import type { CheckedCoupon } from "@/lib/orders/coupons/dto";
import { shownLineName } from "@/lib/catalogue/products/words";

interface AmountSummaryProps {
  lines: CartLineDto[];
  to: Destination;
  coupon: CheckedCoupon | null;
}

/** The items of the order and its total: items plus delivery charge. */
export function AmountSummary({ lines, to, coupon }: AmountSummaryProps) {
  const { amounts: words, items: sayItems } = useWords("ordering");
  const { money } = useWords("units");
  const items = itemsTotal(lines);
  const price = priceLines({ lines, coupon, chargeOf: (goods) => deliveryCharge(to, goods) });
  const { deliveryCharge: charge, discount, amount } = price;
  const rows: [string, string][] = [[words.items(sayItems(lines.length, countPieces(lines))), money(items)]];
  if (discount)
    rows.push([words.discount(discount.reason, coupon?.code ?? ""), `− ${money(discount.amount)}`]);
  rows.push([words.delivery, money(charge)]);
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
          <dt className="care-label">{words.total}</dt>
          <dd className="price text-2xl whitespace-normal">{money(amount)}</dd>
        </div>
      </dl>
      {!coupon?.freeDelivery && <FreeDelivery goods={items - (discount?.amount ?? 0)} />}
      {!isDeliveryLocation(to.deliveryLocation) && charge > 0 && (
        <p className="mt-1 text-sm text-muted">{words.highestCharge}</p>
      )}
    </div>
  );
}

/** The items of the order in short. */
function OrderedLines({ lines }: { lines: CartLineDto[] }) {
  const { amounts: words } = useWords("ordering");
  const { count, money } = useWords("units");
  const describe = useOptionWords();
  const language = useLanguage();
  return (
    <ul aria-label={words.list} className="grid gap-2 wrap-anywhere">
      {lines.map((line) => (
        <li key={line._id} className="flex flex-wrap justify-between gap-x-4">
          <span className="min-w-0 wrap-anywhere">
            <span className="price">{count(line.quantity)} ×</span>{" "}
            <ShownText {...shownLineName(language, line)} />{" "}
            <span className="text-muted">{describe(line)}</span>
          </span>
          <span className="price ml-auto whitespace-normal">{money(line.price)}</span>
        </li>
      ))}
    </ul>
  );
}
