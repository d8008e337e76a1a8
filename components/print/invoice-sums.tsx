import type { PaperWords } from "@/components/print/paper-words";
import type { PrintedOrder } from "@/lib/orders/all-orders/dto";
import { itemsTotal } from "@/lib/orders/cart/rules";
import { codeOfDelivery } from "@/lib/orders/coupons/rules";
import { sumAgreed } from "@/lib/orders/lines/rules";
import { cashToCollect, paymentLabel } from "@/lib/orders/payment";
import { vatIn, type VatTerms } from "@/lib/settings/vat/rules";

interface InvoiceSumsProps {
  order: PrintedOrder;
  words: PaperWords;
  vat: VatTerms;
}

/** What the order costs, what of it is VAT, and what is still to pay. */
export function InvoiceSums({ order, words, vat }: InvoiceSumsProps) {
  const { ordering, papers, units } = words;
  const { sums } = papers;
  const { deliveryCharge, discount, paymentMethod, amount } = order;
  const payment = ordering.payment(paymentMethod, paymentLabel(paymentMethod));
  return (
    <dl className="mt-3 ml-auto grid max-w-80 break-inside-avoid grid-cols-[1fr_auto] gap-y-1 tabular-nums">
      <Sum label={sums.items} amount={units.money(itemsTotal(order.cartItems))} />
      <Sum
        label={sums.delivery(words.destination(order), codeOfDelivery(order))}
        amount={units.money(deliveryCharge)}
      />
      {discount && (
        <Sum isTaken label={sums.discount(discount.reason)} amount={units.money(discount.amount)} />
      )}
      <dt className="border-t border-ink pt-1 pr-6 font-semibold">{sums.total(payment)}</dt>
      <dd className="price border-t border-ink pt-1 text-right text-xl">{units.money(amount)}</dd>
      <VatSums order={order} words={words} vat={vat} />
      <PaidBefore order={order} words={words} />
    </dl>
  );
}

/** The VAT that is in the total: of each line, its share of the discount taken off, and of the delivery. */
function VatSums({ order, words: { papers, units }, vat: { bin, vatPercent } }: InvoiceSumsProps) {
  if (!bin) return null;
  const agreed = [...sumAgreed(order).values(), order.deliveryCharge];
  const vat = agreed.reduce((sum, amount) => sum + vatIn(amount, vatPercent), 0);
  return (
    <>
      <Sum label={papers.sums.withoutVat} amount={units.money(order.amount - vat)} />
      <Sum label={papers.sums.vat(vatPercent)} amount={units.money(vat)} />
    </>
  );
}

/** The amount that is already paid, and the amount to pay at the door. */
function PaidBefore({ order, words: { orders, papers, units } }: Omit<InvoiceSumsProps, "vat">) {
  const { advance, exchangeOf } = order;
  const { sums } = papers;
  if (!advance && !exchangeOf) return null;
  return (
    <>
      {advance && (
        <Sum isTaken label={sums.advance(advance.reference)} amount={units.money(advance.amount)} />
      )}
      {exchangeOf && (
        <Sum
          isTaken
          label={sums.returned(orders.number(exchangeOf.orderNumber))}
          amount={units.money(exchangeOf.credit)}
        />
      )}
      <dt className="font-semibold">{sums.toPay}</dt>
      <dd className="price text-right">{units.money(cashToCollect(order))}</dd>
    </>
  );
}

function Sum({ label, amount, isTaken = false }: { label: string; amount: string; isTaken?: boolean }) {
  return (
    <>
      <dt className="pr-3 wrap-anywhere">{label}</dt>
      <dd className="text-right">
        {isTaken && "− "}
        {amount}
      </dd>
    </>
  );
}
