import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { CART_KEY, refillCart, useReadCart } from "@/lib/orders/cart/api";
import { setCartCount } from "@/lib/orders/cart/count";
import type { CartLineDto } from "@/lib/orders/cart/dto";
import { ApiError, callProtected, deleteProtected } from "@/lib/platform/http/client";
import { useChange } from "@/lib/platform/http/use-change";
import type { OrderDto } from "@/lib/orders/dto";
import { isDeliveryLocation } from "@/lib/orders/rules";
import type { PlaceOrderRequest } from "@/lib/orders/schema";
import { type Destination, learnCharge } from "@/lib/shop-facts";

export const ORDERS_KEY = ["orders"] as const;
export const COUNTS_KEY = [...ORDERS_KEY, "counts"] as const;
const COUNTS_REFRESH_MS = 60_000;

interface PlaceOrderCall {
  order: PlaceOrderRequest;
  /** Made once for a view of the checkout, so that a repeat is the same order. */
  key: string;
}

/** The orders of one customer, newest first. */
export function useOrders(email: string) {
  return useQuery({
    queryKey: [...ORDERS_KEY, email],
    queryFn: () => callProtected("GET /orders", { query: { email } }),
  });
}

/** Has the orders read again: one of them is another by now. */
export function useRereadOrders(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: ORDERS_KEY });
}

/** Whether the cart is more than its owner can order now; read again with the cart. */
export function useCartProblem(email: string) {
  return useQuery({
    queryKey: [CART_KEY, email, "problem"],
    queryFn: () => callProtected("GET /orders/limits"),
  });
}

/** How many orders there are, by status, waiting and in all, read again every minute: for the desk. */
export function useOrderCounts() {
  return useQuery({
    queryKey: COUNTS_KEY,
    queryFn: () => callProtected("GET /allOrders/counts"),
    refetchInterval: COUNTS_REFRESH_MS,
    refetchOnWindowFocus: "always",
  });
}

/** Places the order. Cart and orders are then read again where they are next shown. */
export function usePlaceOrder() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ order, key }: PlaceOrderCall) => callProtected("POST /orders", { body: order, key }),
    onSuccess: ({ isCanceled }) => {
      // This was a repeat, and its order has been cancelled since.
      if (isCanceled) return void queryClient.invalidateQueries();
      setCartCount(0);
      void queryClient.invalidateQueries({ refetchType: "none" });
    },
    onError: (error) => {
      // A refusal of the business: the cart or its prices are not what was shown.
      if (error instanceof ApiError && error.status === 409)
        void queryClient.invalidateQueries({ queryKey: [CART_KEY] });
    },
  });
}

interface OrderedAgain {
  lines: CartLineDto[];
  /** The names of the products that can no longer be had. */
  missed: string[];
}

/** Cancels a pending order and puts its lines back into the cart. Can be tried again with the same key. */
export function useBackToCart(email: string) {
  const queryClient = useQueryClient();
  const readCart = useReadCart(email);
  return useMutation({
    mutationFn: async ({ order, key }: { order: OrderDto; key: string }): Promise<OrderedAgain> => {
      await cancelOrder(order._id);
      const missed = await refillCart({ lines: order.cartItems, key });
      return { lines: await readCart(), missed };
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ORDERS_KEY }),
  });
}

async function cancelOrder(id: string): Promise<void> {
  try {
    await callProtected("DELETE /orders/{id}", { params: { id } });
  } catch (error) {
    // An earlier try has done it.
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

/** A customer cancels an order; afterwards orders are read again. */
export function useDeleteOrder() {
  return useChange([ORDERS_KEY], (id: string) => deleteProtected("DELETE /orders/{id}", { params: { id } }));
}

const chargeTermsSchema = z.object({ charge: z.number(), freeFrom: z.number().nullable() });

/** Takes over the charge of a destination where an order was refused because it is another one by now. */
export function learnChargeFrom(error: unknown, to: Destination): void {
  if (!(error instanceof ApiError) || error.code !== "PRICE_CHANGED") return;
  const { data: terms } = chargeTermsSchema.safeParse(error.details.terms);
  if (isDeliveryLocation(to.deliveryLocation) && terms) learnCharge(to, terms);
}
