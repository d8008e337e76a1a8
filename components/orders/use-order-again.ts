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

/** Puts what was ordered before into the cart, line by line, and tells what can no longer be had. */
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
        // It was tried for half a minute; the others would be, too, each for itself.
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

/** Throws for an option that cannot be had any more, and names those that can: another one is for the shopper to choose. */
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
