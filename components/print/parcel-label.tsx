import "@/components/print/parcel-label.css";
import { formatBdt, formatPieces } from "@/lib/platform/text/format";
import type { PrintedOrder } from "@/lib/orders/all-orders/dto";
import { countPieces } from "@/lib/orders/cart/rules";
import { SITE } from "@/lib/site";
import { cashToCollect } from "@/lib/orders/payment";
import { encodeCode128 } from "@/components/print/code128";

const MOST_LINES = 5;
/** Beside a long address, which the rider needs more than the list. */
const FEW_LINES = 2;
/** More characters than four lines hold. */
const LONG_ADDRESS = 150;

/** For the parcel itself, 75 × 100 mm: where it goes, whom to call, what to collect. Nothing of it may run over to another page. */
export function ParcelLabel({ order }: { order: PrintedOrder }) {
  const { orderNumber, name, phone, address, deliveryLocation, cartItems } = order;
  const isLong = address.length > LONG_ADDRESS;
  const most = isLong ? FEW_LINES : MOST_LINES;
  const hidden = cartItems.length - most;
  return (
    <section aria-label={`Label ${orderNumber}`} className="parcel-label">
      <div>
        <div className="flex items-baseline justify-between gap-2">
          <span className="small truncate">
            {SITE.name} {SITE.phone}
          </span>
          <span className="large price shrink-0">{orderNumber}</span>
        </div>
        <Barcode text={String(orderNumber)} className="bars" />
      </div>
      <div className="whom">
        <p className="name line-clamp-2 font-semibold wrap-anywhere">{name}</p>
        <p className="phone font-semibold tabular-nums">{phone}</p>
        <p className={`line-clamp-12 wrap-anywhere ${isLong ? "small" : ""}`}>{address}</p>
        <p className="font-semibold">{deliveryLocation}</p>
      </div>
      <ul className="overflow-hidden">
        {cartItems.slice(0, most).map(({ _id, quantity, productName, size, color }) => (
          <li key={_id} className="flex gap-1">
            <span className="shrink-0 font-semibold tabular-nums">{quantity} ×</span>
            <span className="min-w-0 truncate">{productName}</span>
            <span className="ml-auto shrink-0 font-semibold">{[size, color].filter(Boolean).join(", ")}</span>
          </li>
        ))}
        {hidden > 0 && <li>+{hidden} more on the slip</li>}
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

/** Empty modules on either side, which the standard asks for. */
const QUIET = 10;

/** A text as Code 128, as wide as its place. */
function Barcode({ text, className }: { text: string; className: string }) {
  const widths = encodeCode128(text);
  const end = widths.reduce((sum, width) => sum + width, QUIET);
  return (
    <svg
      role="img"
      aria-label={`Barcode ${text}`}
      viewBox={`0 0 ${end + QUIET} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      className={className}
    >
      <path d={`M${QUIET} 0${widths.map(drawNext).join("")}`} />
    </svg>
  );
}

/** Bar and gap in turn. */
const drawNext = (width: number, index: number): string =>
  index % 2 === 0 ? `h${width}v1h-${width}zm${width} 0` : `m${width} 0`;
