import { useWords } from "#words";
import { PackedLine } from "@/components/print/packed-line";
import type { PaperWords } from "@/components/print/paper-words";
import { sayCategory } from "@/components/words/say-category";
import { type PickLine, toPickList } from "@/components/print/to-pick-list";
import type { PrintedOrder } from "@/lib/orders/all-orders/dto";
import { countPieces } from "@/lib/orders/cart/rules";

interface PickListProps {
  orders: PrintedOrder[];
  words: PaperWords;
  /** The shelf by product; products without one stand under their category. */
  shelves: ReadonlyMap<string, string>;
}

/** A list for one walk along the shelves for all these orders, set closely: 25 lines fill one page. */
export function PickList({ orders, words, shelves }: PickListProps) {
  const { kinds, pieces } = useWords("deskPrint");
  const lines = toPickList(orders, shelves);
  const headingOf = ({ shelf, category }: PickLine): string =>
    shelf ? words.papers.shelf(shelf) : sayCategory(words.categories, category);
  const headings = [...new Set(lines.map(headingOf))];
  return (
    <section
      aria-label={kinds.picks}
      className="border border-ink/15 bg-white p-5 sm:p-10 print:border-0 print:p-0"
    >
      <h2 className="text-xl">{pieces(words.units.pieces(countPieces(lines)), orders.length)}</h2>
      {headings.map((heading) => (
        <Shelf
          key={heading}
          heading={heading}
          lines={lines.filter((line) => headingOf(line) === heading)}
          words={words}
        />
      ))}
    </section>
  );
}

interface LinesProps {
  lines: PickLine[];
  words: PaperWords;
}

function Shelf({ heading, lines, words }: LinesProps & { heading: string }) {
  return (
    <section aria-label={heading} className="mt-3 print:mt-2">
      {/* Keeps the heading with its first line: alone at a page's foot people would overlook it. */}
      <div className="break-inside-avoid">
        <h3 className="care-label border-b border-ink pb-0.5">{heading}</h3>
        <Lines lines={lines.slice(0, 1)} words={words} />
      </div>
      <Lines lines={lines.slice(1)} words={words} />
    </section>
  );
}

function Lines({ lines, words }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <ul className="print:text-sm print:leading-tight">
      {lines.map((line) => (
        <PackedLine
          key={`${line.productName} ${line.size} ${line.color}`}
          line={line}
          words={words}
          className="stitch-b print:py-1"
        >
          <span className="ml-3 text-sm text-muted tabular-nums">
            {line.orderNumbers.map(words.orders.number).join(", ")}
          </span>
        </PackedLine>
      ))}
    </ul>
  );
}
