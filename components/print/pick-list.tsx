import { useWords } from "#words";
import type { PrintedOrder } from "@/lib/orders/all-orders/dto";
import { PackedLine } from "@/components/print/packed-line";
import { headingOf, type PickLine, toPickList } from "@/components/print/to-pick-list";
import { countPieces } from "@/lib/orders/cart/rules";

interface PickListProps {
  orders: PrintedOrder[];
  /** The shelf by product; products without one stand under their category. */
  shelves: ReadonlyMap<string, string>;
}

/** A list for one walk along the shelves for all these orders, set closely: 25 lines fill one page. */
export function PickList({ orders, shelves }: PickListProps) {
  const words = useWords("deskPrint");
  const { pieces } = useWords("units");
  const lines = toPickList(orders, shelves);
  const headings = [...new Set(lines.map(headingOf))];
  return (
    <section
      aria-label={words.kinds.picks}
      className="border border-ink/15 bg-white p-5 sm:p-10 print:border-0 print:p-0"
    >
      <h2 className="text-xl">{words.pieces(pieces(countPieces(lines)), orders.length)}</h2>
      {headings.map((heading) => (
        <Shelf key={heading} heading={heading} lines={lines.filter((line) => headingOf(line) === heading)} />
      ))}
    </section>
  );
}

interface ShelfProps {
  heading: string;
  lines: PickLine[];
}

function Shelf({ heading, lines }: ShelfProps) {
  return (
    <section aria-label={heading} className="mt-3 print:mt-2">
      {/* Keeps the heading with its first line: alone at a page's foot people would overlook it. */}
      <div className="break-inside-avoid">
        <h3 className="care-label border-b border-ink pb-0.5">{heading}</h3>
        <Lines lines={lines.slice(0, 1)} />
      </div>
      <Lines lines={lines.slice(1)} />
    </section>
  );
}

function Lines({ lines }: { lines: PickLine[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className="print:text-sm print:leading-tight">
      {lines.map((line) => (
        <PackedLine
          key={`${line.productName} ${line.size} ${line.color}`}
          line={line}
          className="stitch-b print:py-1"
        >
          <span className="ml-3 text-sm text-muted tabular-nums">{line.orderNumbers.join(", ")}</span>
        </PackedLine>
      ))}
    </ul>
  );
}
