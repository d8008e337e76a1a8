import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ADMIN_ORDERS_KEY, showChangedOrder } from "@/lib/orders/all-orders/api";
import type { AdminOrderDto } from "@/lib/orders/all-orders/dto";
import { callProtected } from "@/lib/platform/http/client";
import type { ChangeContentsRequest, OrderContents } from "@/lib/orders/contents/schema";

const contentsKey = (orderId: string) => ["order-contents", orderId];

/** An order and its products, to change it. It is read when it is opened and when somebody asks, and not by itself. */
export function useOrderContents(orderId: string) {
  return useQuery({
    queryKey: contentsKey(orderId),
    queryFn: () => callProtected<OrderContents>(`/orders/${orderId}/contents`),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Saves what an order is about. */
export function useChangeContents(orderId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: ChangeContentsRequest) =>
      callProtected<AdminOrderDto>(`/orders/${orderId}/contents`, { method: "PATCH", body: change }),
    onSuccess: (order) => showChangedOrder(queryClient, order),
    onError: () => void queryClient.invalidateQueries({ queryKey: ADMIN_ORDERS_KEY, refetchType: "none" }),
  });
}
