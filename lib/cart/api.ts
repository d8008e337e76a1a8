import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { CartLineDto } from "@/lib/cart/dto";
import { callProtected } from "@/lib/http/client";
import type { ProductDto } from "@/lib/products/dto";

interface CartChoice {
  product: ProductDto;
  quantity: number;
  size: string;
  color: string;
}

/** Puts a product into the cart of whoever is signed in. Throws ApiError. */
export async function addToCart({ product, quantity, size, color }: CartChoice): Promise<void> {
  await callProtected("/cart", { method: "POST", body: { productId: product._id, quantity, size, color } });
}

async function fetchCart(email: string): Promise<CartLineDto[]> {
  return await callProtected(`/cart?email=${encodeURIComponent(email)}`);
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
    mutationFn: (lineId: string) => callProtected(`/cart/${lineId}`, { method: "DELETE" }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: cartKey(email) }),
  });
}
