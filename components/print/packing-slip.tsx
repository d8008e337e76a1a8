import { PackedLine } from "@/components/print/packed-line";
import type { PaperWords } from "@/components/print/paper-words";
import { ShownText } from "@/components/ui/shown-text";
import { countPieces } from "@/lib/orders/cart/rules";
import type { PrintedOrder } from "@/lib/orders/all-orders/dto";
import { cashToCollect, paymentLabel } from "@/lib/orders/payment";
import { brandTexts } from "@/lib/settings/brand/words";
import { brandFacts } from "@/lib/shop-facts";

interface PackingSlipProps {
  order: PrintedOrder;
  words: PaperWords;
}

/** The slip for packers and riders: the contents, the address, and the amount to collect. */
export function PackingSlip({ order, words }: PackingSlipProps) {
  const { language, orders, papers, units } = words;
  const { name, address } = brandTexts(language);
  const title = papers.slip.title(orders.number(order.orderNumber));
  return (
    <section
      lang={language}
      aria-label={title}
      className="mt-8 break-inside-avoid border-t-2 border-dashed border-ink pt-5"
    >
      <div className="flex items-start justify-between gap-6">
        <div className="min-w-0 wrap-anywhere">
          <h2 className="text-xl">{title}</h2>
          <p className="mt-2 text-lg font-semibold">{order.name}</p>
          <p className="text-lg font-semibold tabular-nums">{order.phone}</p>
          <p className="whitespace-pre-line">{order.address}</p>
          <p>{words.destination(order)}</p>
          {order.riderNote && <p className="mt-1 font-semibold">{orders.card.forRider(order.riderNote)}</p>}
        </div>
        <ToCollect order={order} words={words} />
      </div>
      <ul className="mt-4">
        {order.cartItems.map((line) => (
          <PackedLine key={line._id} line={line} words={words} className="stitch-t" />
        ))}
      </ul>
      <p className="stitch-t pt-1.5 text-sm">
        {papers.slip.from(units.pieces(countPieces(order.cartItems)), name)}
        <ShownText {...address} />, {brandFacts().phone}
      </p>
    </section>
  );
}

/** The amount to collect, and what it comes from. */
function ToCollect({ order, words: { labels, ordering, orders, papers, units } }: PackingSlipProps) {
  const { paymentMethod, advance, exchangeOf, source } = order;
  const { slip } = papers;
  return (
    <div className="shrink-0 border border-ink px-4 py-3 text-right">
      <p className="care-label">{papers.collect}</p>
      <p className="price text-2xl">{units.money(cashToCollect(order))}</p>
      <p className="text-sm">{ordering.payment(paymentMethod, paymentLabel(paymentMethod))}</p>
      {advance && <p className="text-sm">{slip.advance(units.money(advance.amount))}</p>}
      {exchangeOf && <p className="text-sm">{slip.exchangeFor(orders.number(exchangeOf.orderNumber))}</p>}
      {source !== "web" && <p className="text-sm">{papers.source(labels.sources[source])}</p>}
    </div>
  );
}
