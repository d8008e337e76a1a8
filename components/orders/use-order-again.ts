import { useLanguage, useWords } from "#words";
import { useState } from "react";
import { useOptionWords } from "@/components/words/use-option-words";
import { addToCart } from "@/lib/orders/cart/api";
import { hasOption } from "@/lib/orders/cart/rules";
import { fetchProduct } from "@/lib/catalogue/products/api";
import { isUnavailable } from "@/lib/platform/http/client";
import type { OrderDto, OrderLineDto } from "@/lib/orders/dto";
import { shownLineName } from "@/lib/catalogue/products/words";
import type { ShownText } from "@/lib/words/owners-text";
import { nearestTo, readAvailability } from "@/lib/stock/availability";

interface Missed {
  name: ShownText;
  reason: string;
}

interface Outcome {
  added: number;
  missed: Missed[];
}

/** Puts an earlier order's lines into the cart one by one, and reports those that are no longer available. */
export function useOrderAgain(order: Pick<OrderDto, "cartItems">) {
  const { failure } = useWords("orders").again;
  const language = useLanguage();
  const findMissing = useFindMissing();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isPending, setIsPending] = useState(false);

  async function orderAgain(): Promise<void> {
    setIsPending(true);
    setOutcome(null);
    const missed: Missed[] = [];
    let added = 0;
    // The oldest line first, so that the cart, newest first, has them in the order's own order.
    for (const line of order.cartItems.toReversed()) {
      const { productId, quantity, size, color } = line;
      const name = shownLineName(language, line);
      try {
        const reason = await findMissing(line);
        if (reason) missed.push({ name, reason });
        else {
          await addToCart({ productId, quantity, size, color });
          added += 1;
        }
      } catch (error) {
        missed.push({ name, reason: failure(error) });
        // This line was retried for half a minute; each of the others would be too.
        if (isUnavailable(error)) break;
      }
    }
    setOutcome({ added, missed });
    setIsPending(false);
  }

  return { orderAgain, outcome, isPending };
}

/**
 * Says why an option is no longer available, and names those that are, so that the shopper can choose another; null
 * where it is.
 */
function useFindMissing(): (line: OrderLineDto) => Promise<string | null> {
  const { missing } = useWords("orders").again;
  const describe = useOptionWords();
  return async (line) => {
    const product = await fetchProduct(line.productId);
    const { leftOf, isMade, options } = readAvailability(product);
    const isComeIn = hasOption(product.sizes, line.size) && hasOption(product.colors, line.color);
    const isOptionMade = isComeIn && isMade(line);
    if (isOptionMade && leftOf(line) !== 0) return null;
    const others = nearestTo(options, line).map(describe).filter(Boolean);
    return missing({ isMade: isOptionMade, choice: describe(line), others });
  };
}
