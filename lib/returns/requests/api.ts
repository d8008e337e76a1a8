import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callProtected, deleteProtected } from "@/lib/platform/http/client";
import { ORDERS_KEY } from "@/lib/orders/api";
import type { AskReturnRequest } from "@/lib/returns/requests/schema";

interface AskReturnCall {
  request: AskReturnRequest;
  /** The same for a repeat, another for what was edited. */
  idempotencyKey: string;
}

/** Asks the shop to take back pieces of one's own order; the orders are then read again. */
export function useAskReturn(orderId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ request, idempotencyKey }: AskReturnCall) =>
      callProtected<{ insertedId: string }>(`/orders/${orderId}/returnRequests`, {
        method: "POST",
        body: request,
        headers: { "Idempotency-Key": idempotencyKey },
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ORDERS_KEY }),
    // One whose answer was lost may be there.
    onError: () => void queryClient.invalidateQueries({ queryKey: ORDERS_KEY }),
  });
}

/** Takes back what was asked for. */
export function useWithdrawReturn(orderId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (returnId: string) => deleteProtected(`/orders/${orderId}/returnRequests/${returnId}`),
    // Where it is refused, the shop has answered meanwhile.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ORDERS_KEY }),
  });
}
