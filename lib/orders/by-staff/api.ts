import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ADMIN_ORDERS_KEY } from "@/lib/orders/all-orders/api";
import { callProtected } from "@/lib/platform/http/client";
import { ORDERS_KEY } from "@/lib/orders/api";
import type { StaffOrderRequest } from "@/lib/orders/by-staff/schema";

/** The products that these words find; none for no words. */
export function useChoices(q: string) {
  return useQuery({
    queryKey: ["choices", q],
    queryFn: () => callProtected("GET /products/choices", { query: { q } }),
    enabled: q !== "",
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** How this phone has ordered before; nobody waits for it. */
export function useLastContact(phone: string | null) {
  return useQuery({
    queryKey: ["last-contact", phone],
    queryFn: () => callProtected("GET /orders/lastContact", { query: { phone: phone ?? "" } }),
    enabled: phone !== null,
    retry: false,
    staleTime: 0,
  });
}

interface StaffOrderCall {
  order: StaffOrderRequest;
  /** Made once for what is typed, so that a repeat is the same order. */
  key: string;
}

/** Writes down an order for somebody. */
export function usePlaceByStaff() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ order, key }: StaffOrderCall) =>
      callProtected("POST /orders/byStaff", { body: order, key }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ADMIN_ORDERS_KEY });
      void queryClient.invalidateQueries({ queryKey: ORDERS_KEY });
    },
  });
}
