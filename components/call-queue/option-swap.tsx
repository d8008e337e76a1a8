import { useOptionWords } from "@/components/words/use-option-words";
import { useWords } from "#words";
import { intoView } from "@/components/ui/into-view";
import { QueryState } from "@/components/ui/query-state";
import { ErrorNotice } from "@/components/desk-kit/call-notices";
import { toDraftLines, toWanted } from "@/components/orders-desk/contents/contents-draft";
import { freeInWords } from "@/components/orders-desk/contents/line-options";
import { useChangeContents, useOrderContents } from "@/lib/orders/contents/api";
import type { OrderContents } from "@/lib/orders/contents/schema";
import { unitPriceOf } from "@/lib/orders/cart/rules";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { readAvailability } from "@/lib/stock/availability";
import { isSameOption, listOptions, optionKey, type ProductOption } from "@/lib/stock/options";

interface OptionSwapProps {
  orderId: string;
  lineId: string;
  /** Called when the change is done. */
  onDone: () => void;
}

/** The sizes and colours that can replace a line's, each with its free pieces; one tap takes it. */
export function OptionSwap({ orderId, lineId, onDone }: OptionSwapProps) {
  const contents = useOrderContents(orderId);
  const saving = useChangeContents(orderId);

  function take(seen: OrderContents, option: ProductOption) {
    const lines = toDraftLines(seen.order, seen.products).map((line) =>
      line._id === lineId ? { ...line, ...option } : line,
    );
    saving.mutate(
      { version: seen.order.version, lines: toWanted(lines) },
      // After a refusal the list shows the pieces that are free now.
      { onSuccess: onDone, onError: () => void contents.refetch() },
    );
  }

  return (
    <div className="grid grid-cols-1 gap-1.5 py-1">
      <QueryState query={contents}>
        {(seen) => (
          <Choices
            seen={seen}
            lineId={lineId}
            isBusy={saving.isPending}
            onTake={(option) => take(seen, option)}
          />
        )}
      </QueryState>
      <ErrorNotice error={saving.error} />
    </div>
  );
}

interface ChoicesProps {
  seen: OrderContents;
  lineId: string;
  isBusy: boolean;
  onTake: (option: ProductOption) => void;
}

function Choices({ seen: { order, products }, lineId, isBusy, onTake }: ChoicesProps) {
  const { swap: words } = useWords("deskQueue");
  const { money } = useWords("units");
  const line = order.cartItems.find(({ _id }) => _id === lineId);
  const product = products.find(({ _id }) => _id === line?.productId);
  if (!line || !product) return <p className="text-sm">{words.gone}</p>;
  const { isMade } = readAvailability(product);
  const agreed = unitPriceOf(line);
  return (
    <>
      <div ref={intoView} className="flex scroll-mb-4 flex-wrap gap-1.5">
        {listOptions(product)
          .filter((option) => isMade(option) || isSameOption(option, line))
          .map((option) => (
            <Choice
              key={optionKey(option)}
              product={product}
              option={option}
              isTaken={isSameOption(option, line)}
              isBusy={isBusy}
              onTake={onTake}
            />
          ))}
      </div>
      {product.price !== agreed && (
        <p className="text-sm">{words.price(money(product.price), money(agreed))}</p>
      )}
    </>
  );
}

interface ChoiceProps {
  product: ProductDto;
  option: ProductOption;
  isTaken: boolean;
  isBusy: boolean;
  onTake: (option: ProductOption) => void;
}

function Choice({ product, option, isTaken, isBusy, onTake }: ChoiceProps) {
  const words = useWords("orders").changing.free;
  const { swap } = useWords("deskQueue");
  const sayOption = useOptionWords();
  const isGone = readAvailability(product).leftOf(option) === 0;
  const free = isTaken ? swap.ordered : isGone ? words.soldOut : freeInWords(product, option, words);
  return (
    <button
      type="button"
      aria-pressed={isTaken}
      disabled={isTaken || isGone || isBusy}
      onClick={() => onTake(option)}
      className="min-h-11 rounded-cloth border border-ink/40 bg-white px-2 text-left text-sm tabular-nums hover:border-ink disabled:border-ink/20 aria-pressed:border-indigo aria-pressed:bg-paper"
    >
      <span className={isGone && !isTaken ? "line-through" : "font-semibold"}>{sayOption(option)}</span>{" "}
      <span className="text-muted">{free}</span>
    </button>
  );
}
