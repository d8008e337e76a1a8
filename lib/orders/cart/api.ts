import { useQuery, useQueryClient } from "@tanstack/react-query";
import { incrementCartCount, setCartCount } from "@/lib/orders/cart/count";
import type { CartLineDto } from "@/lib/orders/cart/dto";
import { ApiError, callProtected, deleteProtected } from "@/lib/platform/http/client";
import { createIdempotencyKey } from "@/lib/platform/http/create-idempotency-key";
import { useChange } from "@/lib/platform/http/use-change";

interface CartChoice {
  productId: string;
  quantity: number;
  size: string;
  color: string;
}

/**
 * Puts a product into the signed-in user's cart. Each press has a key of its own, but for one that repeats a press
 * without an answer: nobody knows whether that one made a line. `pressKey` is that of a press from before the sign-in.
 * Throws ApiError.
 */
export async function addToCart(choice: CartChoice, pressKey?: string): Promise<void> {
  const key = pressKey ?? keyFor(choice);
  try {
    await callProtected("POST /cart", { body: choice, key });
  } catch (error) {
    unanswered = isUnanswered(error) ? { choice: JSON.stringify(choice), key, at: Date.now() } : null;
    throw error;
  }
  unanswered = null;
  incrementCartCount();
}

const REPEATED_WITHIN_MS = 120_000;

let unanswered: { choice: string; key: string; at: number } | null = null;

function keyFor(choice: CartChoice): string {
  const isRepeat =
    unanswered?.choice === JSON.stringify(choice) && Date.now() - unanswered.at < REPEATED_WITHIN_MS;
  return isRepeat && unanswered ? unanswered.key : createIdempotencyKey();
}

/** Whether nobody knows what the shop made of a call. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

interface RefillOptions {
  lines: readonly (CartChoice & { productName: string })[];
  /** The same key adds each line once, however often this is tried. */
  key: string;
}

/** Puts ordered lines back, the oldest first; returns the names of products that can no longer be had. */
export async function refillCart({ lines, key }: RefillOptions): Promise<string[]> {
  const missed: string[] = [];
  for (const [index, line] of lines.toReversed().entries()) {
    const { productId, quantity, size, color, productName } = line;
    const body = { productId, quantity, size, color };
    try {
      await callProtected("POST /cart", { body, key: `${key}-${index}` });
    } catch (error) {
      if (!(error instanceof ApiError) || isUnanswered(error)) throw error;
      missed.push(productName);
    }
  }
  return missed;
}

async function fetchCart(email: string): Promise<CartLineDto[]> {
  const lines = await callProtected("GET /cart", { query: { email } });
  setCartCount(lines.length);
  return lines;
}

export const CART_KEY = "cart";

const cartKey = (email: string) => [CART_KEY, email] as const;

export function useCart(email: string) {
  return useQuery({ queryKey: cartKey(email), queryFn: () => fetchCart(email) });
}

/** Reads the cart anew for all who show it. */
export function useReadCart(email: string): () => Promise<CartLineDto[]> {
  const queryClient = useQueryClient();
  return () =>
    queryClient.fetchQuery({ queryKey: cartKey(email), queryFn: () => fetchCart(email), staleTime: 0 });
}

/** Removes a line and reads the cart again. */
export function useRemoveCartLine(email: string) {
  return useChange([cartKey(email)], (id: string) =>
    deleteProtected("DELETE /cart/{id}", { params: { id } }),
  );
}

interface LineChange {
  lineId: string;
  quantity?: number;
  size?: string;
  color?: string;
}

/** Changes quantity or option of a line and reads the cart again. */
export function useChangeLine(email: string) {
  return useChange([cartKey(email)], ({ lineId: id, ...body }: LineChange) =>
    callProtected("PATCH /cart/{id}", { params: { id }, body }),
  );
}
