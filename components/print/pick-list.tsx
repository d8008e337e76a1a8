import { formatPieces } from "@/lib/platform/text/format";
import type { PrintedOrder } from "@/lib/orders/all-orders/dto";
import { type PickLine, toPickList } from "@/components/print/to-pick-list";
import { countPieces } from "@/lib/orders/cart/rules";

/** One walk along the shelves for all of these orders. */
export function PickList({ orders }: { orders: PrintedOrder[] }) {
  const lines = toPickList(orders);
  const categories = [...new Set(lines.map(({ category }) => category))];
  return (
    <section
      aria-label="Pick list"
      className="border border-ink/15 bg-white p-5 sm:p-10 print:border-0 print:p-0"
    >
      <h2 className="text-xl">
        {formatPieces(countPieces(lines))} for {orders.length === 1 ? "1 order" : `${orders.length} orders`}
      </h2>
      {categories.map((category) => (
        <div key={category} className="mt-4">
          <h3 className="care-label border-b border-ink pb-1">{category}</h3>
          <ul>
            {lines
              .filter((line) => line.category === category)
              .map((line) => (
                <Pick key={`${line.productName} ${line.size} ${line.color}`} line={line} />
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Pick({ line }: { line: PickLine }) {
  const { quantity, productName, size, color, orderNumbers } = line;
  return (
    <li className="stitch-b grid break-inside-avoid grid-cols-[1rem_2.5rem_minmax(0,1fr)] items-baseline gap-x-3 py-1.5">
      <span aria-hidden="true" className="size-4 translate-y-0.5 border border-ink" />
      <span className="font-semibold tabular-nums">{quantity} ×</span>
      <span className="wrap-anywhere">
        {productName}
        {[size, color].filter(Boolean).map((choice) => (
          <strong key={choice} className="font-semibold">
            , {choice}
          </strong>
        ))}
        <span className="block text-sm text-muted tabular-nums">{orderNumbers.join(", ")}</span>
      </span>
    </li>
  );
}
