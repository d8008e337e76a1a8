import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { noteAddedLine, noteCartCount } from "@/lib/cart/count";
import type { CartLineDto } from "@/lib/cart/dto";
import { callProtected, deleteProtected } from "@/lib/http/client";
import { createIdempotencyKey } from "@/lib/http/create-idempotency-key";

interface CartChoice {
  productId: string;
  quantity: number;
  size: string;
  color: string;
}

/** Puts a product into the cart of whoever is signed in, once for each call of this. Throws ApiError. */
export async function addToCart(choice: CartChoice): Promise<void> {
  const headers = { "Idempotency-Key": createIdempotencyKey() };
  await callProtected("/cart", { method: "POST", body: choice, headers });
  noteAddedLine();
}

async function fetchCart(email: string): Promise<CartLineDto[]> {
  const lines = await callProtected<CartLineDto[]>(`/cart?email=${encodeURIComponent(email)}`);
  noteCartCount(lines.length);
  return lines;
}

export const CART_KEY = "cart";

const cartKey = (email: string) => [CART_KEY, email] as const;

export function useCart(email: string) {
  return useQuery({ queryKey: cartKey(email), queryFn: () => fetchCart(email) });
}

/** Removes a line and reads the cart again. */
export function useRemoveCartLine(email: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (lineId: string) => deleteProtected(`/cart/${lineId}`),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: cartKey(email) }),
    // Trouble is told at once; what the cart holds is read meanwhile.
    onError: () => void queryClient.invalidateQueries({ queryKey: cartKey(email) }),
  });
}

interface QuantityChange {
  lineId: string;
  quantity: number;
}

/** Changes the quantity of a line and reads the cart again. */
export function useChangeQuantity(email: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ lineId, quantity }: QuantityChange) =>
      callProtected(`/cart/${lineId}`, { method: "PATCH", body: { quantity } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: cartKey(email) }),
    // Trouble is told at once; what the cart holds is read meanwhile.
    onError: () => void queryClient.invalidateQueries({ queryKey: cartKey(email) }),
  });
}
