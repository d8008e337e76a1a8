import type { CartLineDto } from "@/lib/orders/cart/dto";
import { formatBdt } from "@/lib/platform/text/format";
import { describeOption } from "@/lib/stock/options";

/** What is about to be ordered, in short. */
export function OrderedLines({ lines }: { lines: CartLineDto[] }) {
  return (
    <ul aria-label="Items of this order" className="grid gap-2 wrap-anywhere">
      {lines.map((line) => (
        <li key={line._id} className="flex flex-wrap justify-between gap-x-4">
          <span className="min-w-0 wrap-anywhere">
            <span className="price">{line.quantity} ×</span> {line.productName}{" "}
            <span className="text-muted">{describeOption(line)}</span>
          </span>
          <span className="price ml-auto whitespace-normal">{formatBdt(line.price)}</span>
        </li>
      ))}
    </ul>
  );
}
