import { useWords } from "#words";
import { askAndDo } from "@/components/ui/ask-and-do";
import { useDecideOrder } from "@/lib/orders/all-orders/api";
import { ORDER_STEPS } from "@/lib/orders/lifecycle";
import type { OrderDecision } from "@/lib/orders/schema";

/** Confirms or cancels a pending order and says so, before the next one is looked at. */
export function useDecision(orderId: string, onDone: () => void) {
  const { popUps } = useWords("deskOrders");
  const { mutateAsync, isPending, error, reset } = useDecideOrder();

  async function decide(status: OrderDecision): Promise<void> {
    const isDone = await askAndDo({
      question: status === ORDER_STEPS.cancel.to ? popUps.cancelOrder : null,
      work: () => mutateAsync({ orderId, status }),
      message: popUps.orderMarked(status),
    });
    if (isDone) onDone();
  }

  return { decide, isPending, error, reset };
}
