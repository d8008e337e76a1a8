import { useState } from "react";
import { addToCart } from "@/lib/orders/cart/api";
import { hasOption } from "@/lib/orders/cart/rules";
import { fetchProduct } from "@/lib/catalogue/products/api";
import { ApiError, isUnavailable, messageOf } from "@/lib/platform/http/client";
import type { OrderDto, OrderLineDto } from "@/lib/orders/dto";
import { nearestTo, readAvailability } from "@/lib/stock/availability";
import { describeOption } from "@/lib/stock/options";

interface Missed {
  name: string;
  reason: string;
}

interface Outcome {
  added: number;
  missed: Missed[];
}

/** Puts an earlier order's lines into the cart one by one, and reports those that are no longer available. */
export function useOrderAgain(order: OrderDto) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isPending, setIsPending] = useState(false);

  async function orderAgain(): Promise<void> {
    setIsPending(true);
    setOutcome(null);
    const missed: Missed[] = [];
    let added = 0;
    // The oldest line first, so that the cart, newest first, has them in the order's own order.
    for (const line of order.cartItems.toReversed()) {
      const { productId, productName, quantity, size, color } = line;
      try {
        await requireChoice(line);
        await addToCart({ productId, quantity, size, color });
      } catch (error) {
        missed.push({ name: productName, reason: messageOf(error) });
        // This line was retried for half a minute; each of the others would be too.
        if (isUnavailable(error)) break;
        continue;
      }
      added += 1;
    }
    setOutcome({ added, missed });
    setIsPending(false);
  }

  return { orderAgain, outcome, isPending };
}

/** Throws if an option is no longer available, and names those that are, so that the shopper can choose another. */
async function requireChoice(line: OrderLineDto): Promise<void> {
  const product = await fetchProduct(line.productId);
  const { leftOf, isMade, options } = readAvailability(product);
  const choice = describeOption(line);
  const isComeIn = hasOption(product.sizes, line.size) && hasOption(product.colors, line.color);
  const problem = !isComeIn || !isMade(line) ? "no longer made" : leftOf(line) === 0 ? "sold out" : "";
  if (!problem) return;
  const others = nearestTo(options, line).map(describeOption).filter(Boolean);
  const there = others.length > 0 ? ` Still in stock: ${others.join("; ")}.` : "";
  const message = `It is ${problem}${choice && ` in ${choice}`}.${there}`;
  throw new ApiError(409, "OUT_OF_STOCK", message);
}
