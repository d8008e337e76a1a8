import { useState } from "react";
import { type Refusal, useRunEach } from "@/components/desk-kit/use-run-each";
import { useDecideOrders } from "@/lib/orders/all-orders/api";
import type { OrderDto } from "@/lib/orders/dto";
import { ORDER_STEPS } from "@/lib/orders/lifecycle";

export interface BulkResult {
  /** Ids. */
  confirmed: string[];
  refused: Refusal[];
}

/** Confirms orders one after another. */
export function useBulkConfirm() {
  const { decide, finish } = useDecideOrders();
  const { progress, runEach } = useRunEach();
  const [result, setResult] = useState<BulkResult | null>(null);

  /** Returns the ids of those that were confirmed. */
  async function confirm(orders: OrderDto[]): Promise<string[]> {
    setResult(null);
    const { done, refused } = await runEach("Confirming", orders, ({ _id }) =>
      decide({ orderId: _id, status: ORDER_STEPS.confirm.to }),
    );
    finish();
    const confirmed = done.map(({ _id }) => _id);
    setResult({ confirmed, refused });
    return confirmed;
  }

  return { confirm, progress, result, forget: () => setResult(null) };
}
