import { destinationName } from "@/lib/areas";
import { QrCode } from "@/components/print/qr-code";
import { itemsTotal, unitPriceOf } from "@/lib/orders/cart/rules";
import { formatBdt } from "@/lib/platform/text/format";
import { clockOf } from "@/lib/platform/time/dhaka";
import { formatDate } from "@/lib/platform/time/format-day";
import type { PrintedOrder } from "@/lib/orders/all-orders/dto";
import { SOURCE_LABELS } from "@/lib/orders/all-orders/rules";
import { paidByCode } from "@/lib/orders/coupons/rules";
import type { OrderLineDto } from "@/lib/orders/dto";
import { brandFacts, returnTime } from "@/lib/shop-facts";
import { sumAgreed } from "@/lib/orders/lines/rules";
import { vatIn, type VatTerms } from "@/lib/settings/vat/rules";
import { returnConditions } from "@/lib/settings/pages/rules";
import { cashToCollect, paymentLabel } from "@/lib/orders/payment";
import { isCanceled } from "@/lib/orders/lifecycle/rules";

interface InvoiceProps {
  order: PrintedOrder;
  vat: VatTerms;
}

/** The official invoice, which the customer keeps and needs for a return. */
export function Invoice({ order, vat }: InvoiceProps) {
  return (
    <section aria-label={`Invoice ${order.orderNumber}`}>
      <InvoiceHead order={order} bin={vat.bin} />
      <table className="mt-5 w-full border-collapse">
        <thead className="care-label text-left">
          <tr className="border-b border-ink">
            <th className="py-1.5 pr-3 font-semibold">Item</th>
            <th className="py-1.5 pr-3 text-right font-semibold">Quantity</th>
            <th className="hidden py-1.5 pr-3 text-right font-semibold sm:table-cell print:table-cell">
              Each
            </th>
            <th className="py-1.5 text-right font-semibold">Price</th>
          </tr>
        </thead>
        <tbody>
          {order.cartItems.map((line) => (
            <InvoiceLine key={line._id} line={line} />
          ))}
        </tbody>
      </table>
      <dl className="mt-3 ml-auto grid max-w-80 break-inside-avoid grid-cols-[1fr_auto] gap-y-1 tabular-nums">
        <Sum label="Items" amount={itemsTotal(order.cartItems)} />
        <Sum
          label={`Delivery, ${destinationName(order)}${paidByCode(order)}`}
          amount={order.deliveryCharge}
        />
        {order.discount && (
          <Sum isTaken label={`Discount, ${order.discount.reason}`} amount={order.discount.amount} />
        )}
        <dt className="border-t border-ink pt-1 pr-6 font-semibold">
          Total, {paymentLabel(order.paymentMethod)}
        </dt>
        <dd className="price border-t border-ink pt-1 text-right text-xl">{formatBdt(order.amount)}</dd>
        <VatSums order={order} vat={vat} />
        <PaidBefore order={order} />
      </dl>
      <InvoiceFoot order={order} />
    </section>
  );
}

/** The terms of a return, and the link to track the order. */
function InvoiceFoot({ order }: { order: PrintedOrder }) {
  const conditions = returnConditions();
  return (
    <div className="mt-5 flex break-inside-avoid flex-wrap items-start justify-between gap-x-8 gap-y-4 text-sm">
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="care-label">Return and exchange</h3>
        <p className="mt-1">
          Within {returnTime()} of receiving the order
          {conditions.length > 0 ? ", if all of these apply:" : "."}
        </p>
        {conditions.length > 0 && (
          <ul className="list-disc pl-5">
            {conditions.map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
          </ul>
        )}
        <p>You get a cash refund or an exchange. If the new item costs more, you pay the difference.</p>
      </div>
      <figure className="w-28 shrink-0 text-center">
        <QrCode text={order.trackingLink} label={`Link of order ${order.orderNumber}`} className="w-full" />
        <figcaption className="mt-1 text-balance">Scan to follow your order</figcaption>
      </figure>
    </div>
  );
}

function InvoiceHead({ order, bin }: { order: PrintedOrder; bin: string }) {
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div>
          <p className="title text-2xl tracking-widest uppercase">{brandFacts().name}</p>
          <p className="text-sm">{brandFacts().tagline}</p>
        </div>
        <address className="text-sm not-italic sm:text-right print:text-right">
          {brandFacts().outletAddress}
          <br />
          {brandFacts().phone}, {brandFacts().email}
          {bin && (
            <>
              <br />
              BIN {bin}
            </>
          )}
        </address>
      </header>
      <div className="stitch-t mt-4 grid gap-x-8 gap-y-3 pt-4 sm:grid-cols-2 print:grid-cols-2">
        <div>
          <h2 className="text-xl">Invoice {order.orderNumber}</h2>
          <p>
            Ordered on{" "}
            <time dateTime={order.orderTime} className="tabular-nums">
              {formatDate(order.orderTime)}
              {bin && ` at ${clockOf(order.orderTime)}`}
            </time>
          </p>
          {order.source !== "web" && <p>{SOURCE_LABELS[order.source]}</p>}
          {isCanceled(order.status) && <p className="font-semibold">This order is Canceled.</p>}
        </div>
        <div className="wrap-anywhere">
          <p className="font-semibold">{order.name}</p>
          <p className="whitespace-pre-line">{order.address}</p>
          <p className="tabular-nums">{order.phone}</p>
        </div>
      </div>
    </>
  );
}

function InvoiceLine({ line }: { line: OrderLineDto }) {
  return (
    <tr className="stitch-b break-inside-avoid align-top tabular-nums">
      <td className="py-1.5 pr-3 wrap-anywhere">
        {line.productName}
        <span className="block text-sm">{[line.size, line.color].filter(Boolean).join(", ")}</span>
      </td>
      <td className="py-1.5 pr-3 text-right">{line.quantity}</td>
      <td className="hidden py-1.5 pr-3 text-right whitespace-nowrap sm:table-cell print:table-cell">
        {formatBdt(unitPriceOf(line))}
      </td>
      <td className="py-1.5 text-right whitespace-nowrap">{formatBdt(line.price)}</td>
    </tr>
  );
}

/** The VAT that is in the total: of each line, its share of the discount taken off, and of the delivery. */
function VatSums({ order, vat: { bin, vatPercent } }: InvoiceProps) {
  if (!bin) return null;
  const agreed = [...sumAgreed(order).values(), order.deliveryCharge];
  const vat = agreed.reduce((sum, amount) => sum + vatIn(amount, vatPercent), 0);
  return (
    <>
      <Sum label="Total without VAT" amount={order.amount - vat} />
      <Sum label={`VAT in the total, ${vatPercent}%`} amount={vat} />
    </>
  );
}

/** The amount that is already paid, and the amount to pay at the door. */
function PaidBefore({ order }: { order: PrintedOrder }) {
  if (!order.advance && !order.exchangeOf) return null;
  return (
    <>
      {order.advance && (
        <Sum
          isTaken
          label={["Paid in advance", order.advance.reference].filter(Boolean).join(", ")}
          amount={order.advance.amount}
        />
      )}
      {order.exchangeOf && (
        <Sum
          isTaken
          label={`Returned from order ${order.exchangeOf.orderNumber}`}
          amount={order.exchangeOf.credit}
        />
      )}
      <dt className="font-semibold">To pay on delivery</dt>
      <dd className="price text-right">{formatBdt(cashToCollect(order))}</dd>
    </>
  );
}

function Sum({ label, amount, isTaken = false }: { label: string; amount: number; isTaken?: boolean }) {
  return (
    <>
      <dt className="pr-3 wrap-anywhere">{label}</dt>
      <dd className="text-right">
        {isTaken && "− "}
        {formatBdt(amount)}
      </dd>
    </>
  );
}
