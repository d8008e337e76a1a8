import { useLanguage, useWords } from "#words";
import { shownLineName } from "@/lib/catalogue/products/words";
import { useOptionWords } from "@/components/words/use-option-words";
import { ShownText } from "@/components/ui/shown-text";
import { useDestinationName } from "@/components/words/use-destination-name";
import { useState } from "react";
import { FoldedAddress } from "@/components/call-queue/folded-address";
import { CUT, type Fold } from "@/components/call-queue/use-fold";
import { LinePicture } from "@/components/desk-kit/line-picture";
import { MoreLines } from "@/components/desk-kit/more-lines";
import { LINES_SHOWN } from "@/lib/orders/all-orders/rules";
import { OptionSwap } from "@/components/call-queue/option-swap";
import type { QueuedOrder } from "@/lib/orders/call-queue/api";
import { isUndecided } from "@/lib/orders/lifecycle/rules";
import type { ProductOption } from "@/lib/stock/options";

/** Two lines are as high as the picture beside them among others, which leaves Bengali letters more air where they can have it. */
const AMONG_OTHERS = "text-[0.8125rem]/[0.875rem]";
const SINGLE = "text-[0.8125rem]/4";

interface QueuedGoodsProps {
  order: QueuedOrder;
  fold: Fold;
}

/** The ordered items, three lines at first, and the address. */
export function QueuedGoods({ order, fold }: QueuedGoodsProps) {
  const { cartItems, address, deliveryCharge, riderNote } = order;
  const words = useWords("deskQueue");
  const destination = useDestinationName(order);
  const [isOpen, setIsOpen] = useState(false);
  const [swapped, setSwapped] = useState<string | null>(null);
  const { forRider } = useWords("orders").card;
  const canSwap = isUndecided(order.status) && !order.isGone;
  const shown = isOpen ? cartItems : cartItems.slice(0, LINES_SHOWN);
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-2 text-sm">
      {/* Stands beside lines and address, so that the card does not grow higher. */}
      <div className="grid gap-0.5">
        {shown.map(({ _id, image1, shownIn }) => (
          <LinePicture key={_id} src={image1} shownIn={shownIn} />
        ))}
      </div>
      <div className="grid grid-cols-1 content-start gap-y-0.5">
        <ul className="grid grid-cols-1">
          {shown.map((line) => (
            <GoodsLine
              key={line._id}
              line={line}
              isSingle={cartItems.length === 1}
              isWhole={fold.isOpen}
              isSwapped={swapped === line._id}
              onSwap={canSwap ? () => setSwapped(swapped === line._id ? null : line._id) : null}
            />
          ))}
        </ul>
        <MoreLines hidden={cartItems.length - shown.length} onOpen={() => setIsOpen(true)} />
        {swapped && (
          <OptionSwap key={swapped} orderId={order._id} lineId={swapped} onDone={() => setSwapped(null)} />
        )}
        <FoldedAddress zone={words.zone(destination, deliveryCharge)} address={address} fold={fold} />
        {riderNote && (
          <p
            {...{ [CUT]: "" }}
            className={`wrap-anywhere ${fold.isOpen ? "" : "line-clamp-1 lg:line-clamp-2"}`}
          >
            {forRider(riderNote)}
          </p>
        )}
      </div>
    </div>
  );
}

interface GoodsLineProps {
  line: QueuedOrder["cartItems"][number];
  /** Whether no other line is near. */
  isSingle: boolean;
  isWhole: boolean;
  /** Whether the alternatives of its option are open. */
  isSwapped: boolean;
  /** Null where the option cannot be changed. */
  onSwap: (() => void) | null;
}

/** A line of an order: how many, of what, and in which size and color. */
function GoodsLine({ line, isSingle, isWhole, isSwapped, onSwap }: GoodsLineProps) {
  const { shownIn: sayShown } = useWords("deskKit");
  const { color: sayColor } = useWords("values");
  const { count } = useWords("units");
  const name = shownLineName(useLanguage(), line);
  const { quantity, size, color, shownIn } = line;
  const letters = isSingle ? SINGLE : AMONG_OTHERS;
  return (
    <li
      className={`relative flex gap-x-1 ${isSingle ? "items-start" : "min-h-7 items-center"}`}
      title={name.text}
    >
      <span className={`shrink-0 font-semibold tabular-nums ${letters}`}>{count(quantity)} ×</span>
      <span
        {...{ [CUT]: "" }}
        className={`min-w-0 wrap-anywhere ${letters} ${isWhole ? "" : "line-clamp-2"}`}
      >
        <ShownText {...name} />
        {shownIn && <span className="text-xs text-muted"> · {sayShown(sayColor(shownIn))}</span>}
      </span>
      <OptionText
        option={{ size, color }}
        of={name.text}
        isSingle={isSingle}
        letters={letters}
        isWhole={isWhole}
        isOpen={isSwapped}
        onPress={onSwap}
      />
    </li>
  );
}

interface OptionTextProps {
  option: ProductOption;
  /** The product's name. */
  of: string;
  /** Whether no other line is near. */
  isSingle: boolean;
  /** The classes of its letters. */
  letters: string;
  isWhole: boolean;
  isOpen: boolean;
  /** Null where the option cannot be changed. */
  onPress: (() => void) | null;
}

/** Size and colour of a line; a tap opens the alternatives. */
function OptionText({ option, of, isSingle, letters, isWhole, isOpen, onPress }: OptionTextProps) {
  const { changeOption } = useWords("deskQueue");
  const words = useOptionWords()(option);
  if (!words) return null;
  if (!onPress) return <span className="shrink-0 text-muted">{words}</span>;
  return (
    <button
      type="button"
      aria-label={changeOption(words, of)}
      aria-expanded={isOpen}
      onClick={onPress}
      // As high as a thumb without making the card higher; among others the whole line, and nothing of its neighbours.
      className={`inline-flex max-w-[55%] shrink-0 text-muted underline decoration-dotted underline-offset-4 hover:text-ink ${isSingle ? "-my-3 min-h-11 items-start py-3" : "min-h-5 items-center after:absolute after:inset-0"}`}
    >
      <span {...{ [CUT]: "" }} className={`text-left ${letters} ${isWhole ? "" : "line-clamp-2"}`}>
        {words}
      </span>
    </button>
  );
}
