import { keepChoice, readChoice } from "@/components/product/keep-choice";
import type { Choice } from "@/components/product/stored-choice";
import { type AlertText, showMessage } from "@/components/ui/alert";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { createIdempotencyKey } from "@/lib/platform/http/create-idempotency-key";

export { AddedNotice } from "@/components/product/added-notice";
export { mayResume } from "@/components/product/may-resume";

interface AskToLogIn {
  productId: string;
  choice: Choice;
  message: AlertText;
}

/** Asks a visitor to log in first, and keeps their choice until they are back. */
export async function askToLogIn({ productId, choice, message }: AskToLogIn): Promise<void> {
  keepChoice(productId, { ...choice, key: createIdempotencyKey(), pressedAt: Date.now() });
  await showMessage(message);
}

/**
 * Puts the product into the signed-in user's cart, with the key of the press from before the sign-in if this is what was
 * chosen then. Throws ApiError.
 */
export async function putIntoCart(productId: string, choice: Choice): Promise<void> {
  // The cart brings react-query, which only buyers need.
  const { addToCart, isUnanswered } = await import("@/lib/orders/cart/api");
  const kept = readChoice(productId);
  try {
    await addToCart({ productId, ...choice }, kept && isSame(kept, choice) ? kept.key : undefined);
  } catch (error) {
    // Nobody knows whether it made a line, so the next try has to be the same press.
    if (!isUnanswered(error)) keepChoice(productId, null);
    throw error;
  }
  keepChoice(productId, null);
}

const isSame = (one: Choice, other: Choice): boolean =>
  one.quantity === other.quantity && one.size === other.size && one.color === other.color;

/** The product with its current stock. Throws ApiError. */
export async function readProduct(productId: string): Promise<ProductDto> {
  const { callPublic } = await import("@/lib/platform/http/client");
  return await callPublic("GET /products/{id}", { params: { id: productId } });
}

export async function reportAdded(message: AlertText): Promise<void> {
  await showMessage(message);
}
