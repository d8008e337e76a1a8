import { useState } from "react";
import { useDecideOrders } from "@/lib/orders/all-orders/api";
import { isUnavailable, messageOf } from "@/lib/platform/http/client";
import type { OrderDto } from "@/lib/orders/dto";
import { ORDER_STEPS } from "@/lib/orders/lifecycle";

interface Refusal {
  orderNumber: number;
  why: string;
}

export interface BulkResult {
  /** Ids. */
  confirmed: string[];
  refused: Refusal[];
}

/** Confirms orders one after another, each for itself: what one of them is refused for stops no other, but a shop that is away does. */
export function useBulkConfirm() {
  const { decide, finish } = useDecideOrders();
  const [progress, setProgress] = useState<string | null>(null);
  const [result, setResult] = useState<BulkResult | null>(null);

  /** Returns the ids of those that were confirmed. */
  async function confirm(orders: OrderDto[]): Promise<string[]> {
    setResult(null);
    const [confirmed, refused]: [string[], Refusal[]] = [[], []];
    for (const [index, { _id, orderNumber }] of orders.entries()) {
      setProgress(`Confirming ${index + 1} of ${orders.length}`);
      try {
        await decide({ orderId: _id, status: ORDER_STEPS.confirm.to });
        confirmed.push(_id);
      } catch (error) {
        refused.push({ orderNumber, why: messageOf(error) });
        // It was tried for half a minute; the others would be, too, each for itself.
        if (isUnavailable(error)) break;
      }
    }
    finish();
    setProgress(null);
    setResult({ confirmed, refused });
    return confirmed;
  }

  return { confirm, progress, result, forget: () => setResult(null) };
}
