import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ADMIN_ORDERS_KEY, showChangedOrder } from "@/lib/orders/all-orders/api";
import { ORDERS_KEY } from "@/lib/orders/api";
import { callProtected } from "@/lib/platform/http/client";
import type { ChangeContentsRequest } from "@/lib/orders/contents/schema";

const contentsKey = (orderId: string) => ["order-contents", orderId];

/** An order and its products, to change it. It is read when it is opened and when somebody asks, and not by itself. */
export function useOrderContents(orderId: string) {
  return useQuery({
    queryKey: contentsKey(orderId),
    queryFn: () => callProtected("GET /orders/{id}/contents", { params: { id: orderId } }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Saves what an order is about: at the desk, or its customer's own. */
export function useChangeContents(orderId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangeContentsRequest) =>
      callProtected("PATCH /orders/{id}/contents", { params: { id: orderId }, body }),
    onSuccess: (order) => {
      showChangedOrder(queryClient, order);
      void queryClient.invalidateQueries({ queryKey: ORDERS_KEY, refetchType: "none" });
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: ADMIN_ORDERS_KEY, refetchType: "none" }),
  });
}
