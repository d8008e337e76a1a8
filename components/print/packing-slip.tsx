import { PackedLine } from "@/components/print/packed-line";
import { destinationName } from "@/lib/areas";
import { countPieces } from "@/lib/orders/cart/rules";
import { formatBdt, formatPieces } from "@/lib/platform/text/format";
import type { PrintedOrder } from "@/lib/orders/all-orders/dto";
import { SOURCE_LABELS } from "@/lib/orders/all-orders/rules";
import { brandFacts } from "@/lib/shop-facts";
import { cashToCollect, paymentLabel } from "@/lib/orders/payment";

/** The slip for packers and riders: the contents, the address, and the amount to collect. */
export function PackingSlip({ order }: { order: PrintedOrder }) {
  return (
    <section
      aria-label={`Packing slip ${order.orderNumber}`}
      className="mt-8 break-inside-avoid border-t-2 border-dashed border-ink pt-5"
    >
      <div className="flex items-start justify-between gap-6">
        <div className="min-w-0 wrap-anywhere">
          <h2 className="text-xl">Packing slip {order.orderNumber}</h2>
          <p className="mt-2 text-lg font-semibold">{order.name}</p>
          <p className="text-lg font-semibold tabular-nums">{order.phone}</p>
          <p className="whitespace-pre-line">{order.address}</p>
          <p>{destinationName(order)}</p>
          {order.riderNote && <p className="mt-1 font-semibold">For the rider: {order.riderNote}</p>}
        </div>
        <div className="shrink-0 border border-ink px-4 py-3 text-right">
          <p className="care-label">Collect</p>
          <p className="price text-2xl">{formatBdt(cashToCollect(order))}</p>
          <p className="text-sm">{paymentLabel(order.paymentMethod)}</p>
          {order.advance && <p className="text-sm">{formatBdt(order.advance.amount)} paid in advance</p>}
          {order.exchangeOf && <p className="text-sm">Exchange for {order.exchangeOf.orderNumber}</p>}
          {order.source !== "web" && <p className="text-sm">{SOURCE_LABELS[order.source]}</p>}
        </div>
      </div>
      <ul className="mt-4">
        {order.cartItems.map((line) => (
          <PackedLine key={line._id} line={line} className="stitch-t" />
        ))}
      </ul>
      <p className="stitch-t pt-1.5 text-sm">
        {formatPieces(countPieces(order.cartItems))}. From {brandFacts().name}, {brandFacts().outletAddress},{" "}
        {brandFacts().phone}
      </p>
    </section>
  );
}
