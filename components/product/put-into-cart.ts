import { type Choice, saveChoice } from "@/components/product/stored-choice";
import { type AlertText, showMessage } from "@/components/ui/alert";
import type { ProductDto } from "@/lib/catalogue/products/dto";

interface AskToLogIn {
  productId: string;
  choice: Choice;
  message: AlertText;
}

/** Asks a visitor to log in first, and keeps their choice until they are back. */
export async function askToLogIn({ productId, choice, message }: AskToLogIn): Promise<void> {
  saveChoice(productId, choice);
  await showMessage(message);
}

/** Puts the product into the signed-in user's cart. Throws ApiError. */
export async function putIntoCart(productId: string, choice: Choice): Promise<void> {
  // The cart brings react-query, which only buyers need.
  const { addToCart } = await import("@/lib/orders/cart/api");
  await addToCart({ productId, ...choice });
}

/** The product with its current stock. Throws ApiError. */
export async function readProduct(productId: string): Promise<ProductDto> {
  const { callPublic } = await import("@/lib/platform/http/client");
  return await callPublic("GET /products/{id}", { params: { id: productId } });
}

export async function reportAdded(message: AlertText): Promise<void> {
  await showMessage(message);
}
