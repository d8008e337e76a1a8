import "@/components/print/parcel-label.css";
import { isCoded, LabelCodes } from "@/components/print/label-codes";
import type { PaperWords } from "@/components/print/paper-words";
import { ShownText } from "@/components/ui/shown-text";
import { shownLineName } from "@/lib/catalogue/products/words";
import type { PrintedOrder } from "@/lib/orders/all-orders/dto";
import type { LabelSize } from "@/lib/orders/all-orders/schema";
import { countPieces } from "@/lib/orders/cart/rules";
import type { OrderLineDto } from "@/lib/orders/dto";
import { cashToCollect } from "@/lib/orders/payment";
import { brandTexts } from "@/lib/settings/brand/words";
import { brandFacts } from "@/lib/shop-facts";
import { sayOption } from "@/lib/stock/option-words";
import { describeOption } from "@/lib/stock/options";

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
  words: PaperWords;
  size: LabelSize;
}

/** The label on the parcel: address, phone, amount to collect. It must always fit on one page. */
export function ParcelLabel({ order, words, size: paper }: ParcelLabelProps) {
  const { language, orders, papers, units } = words;
  const { title, cut, rider } = papers.label;
  const { orderNumber, name, phone, address, riderNote, cartItems } = order;
  const isLong = `${address}${riderNote ?? ""}`.length > LONG_ADDRESS || isCoded(order);
  const text = `${name}${address}${riderNote ?? ""}`.length;
  const isDense = text > (isCoded(order) ? LONG_TEXT.besideCodes : LONG_TEXT.alone);
  const most = isLong ? FEW_LINES : MOST_LINES;
  // One line more takes no more room than to say that there is one.
  const isCut = cartItems.length > most + 1;
  return (
    <section
      aria-label={title(orders.number(orderNumber))}
      data-size={paper}
      data-dense={text > LONG_TEXT.longest ? "most" : isDense}
      className="parcel-label"
    >
      <div>
        <div className="flex items-start justify-between gap-2">
          <span className="min-w-0">
            <span className="block truncate font-semibold">{brandTexts(language).name}</span>
            <span className="block font-semibold tabular-nums">{brandFacts().phone}</span>
          </span>
          <span className="large price shrink-0">{orders.number(orderNumber)}</span>
        </div>
        <LabelCodes order={order} words={words} />
      </div>
      <div className="whom">
        <p className="name line-clamp-2 font-semibold wrap-anywhere">{name}</p>
        <p className="phone font-semibold tabular-nums">{phone}</p>
        <p className={`line-clamp-12 wrap-anywhere ${address.length > LONG_ADDRESS ? "small" : ""}`}>
          {address}
        </p>
        <p className="font-semibold">{words.destination(order)}</p>
        {riderNote && (
          <p className={`font-semibold wrap-anywhere ${riderNote.length > LONG_NOTE ? "small" : ""}`}>
            {rider(riderNote)}
          </p>
        )}
      </div>
      <ul className="overflow-hidden">
        {isCut && <li className="small">{cut(cartItems.length)}</li>}
        {cartItems.slice(0, isCut ? most : most + 1).map((line) => (
          <LabelLine key={line._id} line={line} words={words} />
        ))}
      </ul>
      <div className="collect">
        <span>
          <span className="small block">{units.pieces(countPieces(cartItems))}</span>
          <span className="font-semibold">{papers.collect}</span>
        </span>
        <span className="large price">{units.money(cashToCollect(order))}</span>
      </div>
    </section>
  );
}

interface LabelLineProps {
  line: OrderLineDto;
  words: PaperWords;
}

function LabelLine({ line, words: { language, units, values } }: LabelLineProps) {
  return (
    <li className="flex gap-1">
      <span className="shrink-0 font-semibold tabular-nums">{units.count(line.quantity)} ×</span>
      <span className="min-w-0 truncate">
        <ShownText {...shownLineName(language, line)} />
      </span>
      <span className="ml-auto shrink-0 font-semibold">{describeOption(sayOption(values, line))}</span>
    </li>
  );
}
