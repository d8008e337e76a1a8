import { useState } from "react";
import { useDecideOrder } from "@/lib/desk/api";
import { messageOf } from "@/lib/http/client";
import type { OrderDto } from "@/lib/orders/dto";

interface Refusal {
  orderNumber: number;
  why: string;
}

export interface BulkResult {
  confirmed: number;
  refused: Refusal[];
}

/** Confirms orders one after another, each for itself: what one of them is refused for stops no other. */
export function useBulkConfirm() {
  const { mutateAsync } = useDecideOrder();
  const [progress, setProgress] = useState<string | null>(null);
  const [result, setResult] = useState<BulkResult | null>(null);

  async function confirm(orders: OrderDto[]): Promise<void> {
    setResult(null);
    const refused: Refusal[] = [];
    for (const [index, { _id, orderNumber }] of orders.entries()) {
      setProgress(`Confirming ${index + 1} of ${orders.length}`);
      try {
        await mutateAsync({ orderId: _id, status: "Confirmed" });
      } catch (error) {
        refused.push({ orderNumber, why: messageOf(error) });
      }
    }
    setProgress(null);
    setResult({ confirmed: orders.length - refused.length, refused });
  }

  return { confirm, progress, result };
}
