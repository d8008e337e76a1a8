import { useState } from "react";
import { addToCart } from "@/lib/cart/api";
import { messageOf } from "@/lib/http/client";
import type { OrderDto } from "@/lib/orders/dto";

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
    // The oldest line first, so that the cart, newest first, has them in the order's own order.
    for (const { productId, productName, quantity, size, color } of order.cartItems.toReversed()) {
      try {
        await addToCart({ productId, quantity, size, color });
      } catch (error) {
        missed.push({ name: productName, reason: messageOf(error) });
      }
    }
    setOutcome({ added: order.cartItems.length - missed.length, missed });
    setIsPending(false);
  }

  return { orderAgain, outcome, isPending };
}
