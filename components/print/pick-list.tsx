import { formatPieces } from "@/lib/platform/text/format";
import type { PrintedOrder } from "@/lib/orders/all-orders/dto";
import { PackedLine } from "@/components/print/packed-line";
import { toPickList } from "@/components/print/to-pick-list";
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
                <PackedLine
                  key={`${line.productName} ${line.size} ${line.color}`}
                  line={line}
                  className="stitch-b"
                >
                  <span className="block text-sm text-muted tabular-nums">
                    {line.orderNumbers.join(", ")}
                  </span>
                </PackedLine>
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
