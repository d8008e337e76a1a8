import "@/components/print/parcel-label.css";
import { isCoded, LabelCodes } from "@/components/print/label-codes";
import { destinationName } from "@/lib/areas";
import { formatBdt, formatPieces } from "@/lib/platform/text/format";
import type { PrintedOrder } from "@/lib/orders/all-orders/dto";
import type { LabelSize } from "@/lib/orders/all-orders/schema";
import { countPieces } from "@/lib/orders/cart/rules";
import { brandFacts } from "@/lib/shop-facts";
import { cashToCollect } from "@/lib/orders/payment";

const MOST_LINES = 5;
/** The most lines beside a long address or a courier's codes, which the rider needs more than the list. */
const FEW_LINES = 2;
/** A longer note takes more than three lines. */
const LONG_NOTE = 100;
/** Longer addresses may take more than four lines. */
const LONG_ADDRESS = 150;
/** A name, address and note of more characters are set smaller, the more the smaller: the amount must keep its place. */
const LONG_TEXT = { besideCodes: 200, alone: 400, longest: 560 };

interface ParcelLabelProps {
  order: PrintedOrder;
  size: LabelSize;
}

/** The label on the parcel: address, phone, amount to collect. It must always fit on one page. */
export function ParcelLabel({ order, size: paper }: ParcelLabelProps) {
  const { orderNumber, name, phone, address, riderNote, cartItems } = order;
  const isLong = `${address}${riderNote ?? ""}`.length > LONG_ADDRESS || isCoded(order);
  const text = `${name}${address}${riderNote ?? ""}`.length;
  const isDense = text > (isCoded(order) ? LONG_TEXT.besideCodes : LONG_TEXT.alone);
  const most = isLong ? FEW_LINES : MOST_LINES;
  // One line more takes no more room than to say that there is one.
  const isCut = cartItems.length > most + 1;
  return (
    <section
      aria-label={`Label ${orderNumber}`}
      data-size={paper}
      data-dense={text > LONG_TEXT.longest ? "most" : isDense}
      className="parcel-label"
    >
      <div>
        <div className="flex items-start justify-between gap-2">
          <span className="min-w-0">
            <span className="block truncate font-semibold">{brandFacts().name}</span>
            <span className="block font-semibold tabular-nums">{brandFacts().phone}</span>
          </span>
          <span className="large price shrink-0">{orderNumber}</span>
        </div>
        <LabelCodes order={order} />
      </div>
      <div className="whom">
        <p className="name line-clamp-2 font-semibold wrap-anywhere">{name}</p>
        <p className="phone font-semibold tabular-nums">{phone}</p>
        <p className={`line-clamp-12 wrap-anywhere ${address.length > LONG_ADDRESS ? "small" : ""}`}>
          {address}
        </p>
        <p className="font-semibold">{destinationName(order)}</p>
        {riderNote && (
          <p className={`font-semibold wrap-anywhere ${riderNote.length > LONG_NOTE ? "small" : ""}`}>
            Rider: {riderNote}
          </p>
        )}
      </div>
      <ul className="overflow-hidden">
        {isCut && <li className="small">{cartItems.length} items, all on the slip. The first of them:</li>}
        {cartItems.slice(0, isCut ? most : most + 1).map(({ _id, quantity, productName, size, color }) => (
          <li key={_id} className="flex gap-1">
            <span className="shrink-0 font-semibold tabular-nums">{quantity} ×</span>
            <span className="min-w-0 truncate">{productName}</span>
            <span className="ml-auto shrink-0 font-semibold">{[size, color].filter(Boolean).join(", ")}</span>
          </li>
        ))}
      </ul>
      <div className="collect">
        <span>
          <span className="small block">{formatPieces(countPieces(cartItems))}</span>
          <span className="font-semibold">Collect</span>
        </span>
        <span className="large price">{formatBdt(cashToCollect(order))}</span>
      </div>
    </section>
  );
}
