import { MESSAGES } from "@/components/messages";
import { type Choice, saveChoice } from "@/components/product/stored-choice";
import { showMessage } from "@/components/ui/alert";
import type { ProductDto } from "@/lib/catalogue/products/dto";

/** Tells a visitor to log in first; what they chose is kept until they are back. */
export async function askToLogIn(productId: string, choice: Choice): Promise<void> {
  saveChoice(productId, choice);
  await showMessage(MESSAGES.pleaseLogin);
}

/** Puts the product into the cart of whoever is signed in. Throws ApiError. */
export async function putIntoCart(productId: string, choice: Choice): Promise<void> {
  // With the cart comes react-query, which only those need who buy.
  const { addToCart } = await import("@/lib/orders/cart/api");
  await addToCart({ productId, ...choice });
}

/** The product with what there is of it now. Throws ApiError. */
export async function readProduct(productId: string): Promise<ProductDto> {
  const { callPublic } = await import("@/lib/platform/http/client");
  return await callPublic("GET /products/{id}", { params: { id: productId } });
}

export async function reportAdded(productName: string): Promise<void> {
  await showMessage(MESSAGES.addedToCart(productName));
}
