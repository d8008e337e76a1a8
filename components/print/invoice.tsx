import { InvoiceSums } from "@/components/print/invoice-sums";
import type { PaperWords } from "@/components/print/paper-words";
import { QrCode } from "@/components/print/qr-code";
import { ShownText } from "@/components/ui/shown-text";
import { shownLineName } from "@/lib/catalogue/products/words";
import type { PrintedOrder } from "@/lib/orders/all-orders/dto";
import { unitPriceOf } from "@/lib/orders/cart/rules";
import type { OrderLineDto } from "@/lib/orders/dto";
import { isCanceled } from "@/lib/orders/lifecycle/rules";
import { brandTexts } from "@/lib/settings/brand/words";
import type { VatTerms } from "@/lib/settings/vat/rules";
import { brandFacts, orderTerms } from "@/lib/shop-facts";
import { sayOption } from "@/lib/stock/option-words";
import { describeOption } from "@/lib/stock/options";

interface PaperProps {
  order: PrintedOrder;
  words: PaperWords;
}

interface InvoiceProps extends PaperProps {
  vat: VatTerms;
  returns: ReturnTerms;
}

/** What papers say of a return and an exchange, beside how long there is time for it. */
export interface ReturnTerms {
  /** What it asks for; null where the owner has a policy of their own, which only its page tells. */
  conditions: readonly string[] | null;
  /** Of that page. */
  policyAddress: string;
}

/** The official invoice, which the customer keeps and needs for a return. */
export function Invoice({ order, words, vat, returns }: InvoiceProps) {
  const { language, orders, papers } = words;
  const { title, columns } = papers.invoice;
  return (
    <section lang={language} aria-label={title(orders.number(order.orderNumber))}>
      <InvoiceHead order={order} words={words} bin={vat.bin} />
      <table className="mt-5 w-full border-collapse">
        <thead className="care-label text-left">
          <tr className="border-b border-ink">
            <th className="py-1.5 pr-3 font-semibold">{columns.item}</th>
            <th className="py-1.5 pr-3 text-right font-semibold">{columns.quantity}</th>
            <th className="hidden py-1.5 pr-3 text-right font-semibold sm:table-cell print:table-cell">
              {columns.each}
            </th>
            <th className="py-1.5 text-right font-semibold">{columns.price}</th>
          </tr>
        </thead>
        <tbody>
          {order.cartItems.map((line) => (
            <InvoiceLine key={line._id} line={line} words={words} />
          ))}
        </tbody>
      </table>
      <InvoiceSums order={order} words={words} vat={vat} />
      <InvoiceFoot order={order} words={words} returns={returns} />
    </section>
  );
}

/** The terms of a return, and the link to track the order. */
function InvoiceFoot({ order, words, returns }: Omit<InvoiceProps, "vat">) {
  const { orders, papers } = words;
  const { tracking } = papers;
  return (
    <div className="mt-5 flex break-inside-avoid flex-wrap items-start justify-between gap-x-8 gap-y-4 text-sm">
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="care-label">{papers.returns.title}</h3>
        <Returns words={words} returns={returns} />
      </div>
      <figure className="w-28 shrink-0 text-center">
        <QrCode
          text={order.trackingLink}
          label={tracking.code(orders.number(order.orderNumber))}
          className="w-full"
        />
        <figcaption className="mt-1 text-balance">{tracking.scan}</figcaption>
      </figure>
    </div>
  );
}

function Returns({ words: { papers, units }, returns }: Pick<InvoiceProps, "returns" | "words">) {
  const { conditions, policyAddress } = returns;
  const time = units.days(orderTerms().returnDays);
  if (conditions === null)
    return (
      <>
        <p className="mt-1">{papers.returns.within(time)}</p>
        <p className="wrap-anywhere">{papers.returns.policy(policyAddress)}</p>
      </>
    );
  return (
    <>
      <p className="mt-1">{papers.returns.withinIf(time)}</p>
      <ul className="list-disc pl-5">
        {conditions.map((condition) => (
          <li key={condition}>{condition}</li>
        ))}
      </ul>
      <p>{papers.returns.outcome}</p>
    </>
  );
}

function InvoiceHead({ order, words, bin }: PaperProps & { bin: string }) {
  const { language, labels, orders, papers } = words;
  const { invoice, source } = papers;
  const { name, tagline, address } = brandTexts(language);
  const { phone, email } = brandFacts();
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div>
          <p className="title text-2xl tracking-widest uppercase">{name}</p>
          <p className="text-sm">
            <ShownText {...tagline} />
          </p>
        </div>
        <address className="text-sm not-italic sm:text-right print:text-right">
          <ShownText {...address} />
          <br />
          {phone}, {email}
          {bin && (
            <>
              <br />
              {invoice.bin(bin)}
            </>
          )}
        </address>
      </header>
      <div className="stitch-t mt-4 grid gap-x-8 gap-y-3 pt-4 sm:grid-cols-2 print:grid-cols-2">
        <div>
          <h2 className="text-xl">{invoice.title(orders.number(order.orderNumber))}</h2>
          <p>
            {invoice.orderedOn}
            <time dateTime={order.orderTime} className="tabular-nums">
              {bin ? invoice.moment(order.orderTime) : invoice.date(order.orderTime)}
            </time>
          </p>
          {order.source !== "web" && <p>{source(labels.sources[order.source])}</p>}
          {isCanceled(order.status) && <p className="font-semibold">{invoice.cancelled}</p>}
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

interface InvoiceLineProps {
  line: OrderLineDto;
  words: PaperWords;
}

function InvoiceLine({ line, words: { language, units, values } }: InvoiceLineProps) {
  return (
    <tr className="stitch-b break-inside-avoid align-top tabular-nums">
      <td className="py-1.5 pr-3 wrap-anywhere">
        <ShownText {...shownLineName(language, line)} />
        <span className="block text-sm">{describeOption(sayOption(values, line))}</span>
      </td>
      <td className="py-1.5 pr-3 text-right">{units.count(line.quantity)}</td>
      <td className="hidden py-1.5 pr-3 text-right whitespace-nowrap sm:table-cell print:table-cell">
        {units.money(unitPriceOf(line))}
      </td>
      <td className="py-1.5 text-right whitespace-nowrap">{units.money(line.price)}</td>
    </tr>
  );
}
