import { usePathname, useRouter } from "next/navigation";
import { useState } from "react";
import { MESSAGES } from "@/components/messages";
import { type Choice, keepChoice } from "@/components/product/kept-choice";
import { showMessage } from "@/components/ui/alert";
import { hasToken, messageOf, OFFLINE_MESSAGE } from "@/lib/http/client";
import { loginPath } from "@/lib/paths";
import type { ProductDto } from "@/lib/products/dto";

/** Puts a product into the cart and says so; sends a visitor to /login and back. */
export function useAddToCart(product: ProductDto) {
  const router = useRouter();
  const pathname = usePathname();
  const [failure, setFailure] = useState<string>();
  const [isAdded, setIsAdded] = useState(false);
  const [isPending, setIsPending] = useState(false);

  async function add(choice: Choice): Promise<void> {
    setFailure(undefined);
    setIsAdded(false);
    // Without a line neither the pop-up nor the login page can come, and the page would be lost.
    if (!navigator.onLine) return setFailure(OFFLINE_MESSAGE);
    if (!hasToken()) {
      keepChoice(product._id, choice);
      await showMessage(MESSAGES.pleaseLogin);
      router.push(loginPath(pathname));
      return;
    }
    setIsPending(true);
    try {
      // With the cart comes react-query, which only those need who buy.
      const { addToCart } = await import("@/lib/cart/api");
      await addToCart({ productId: product._id, ...choice });
      setIsAdded(true);
      await showMessage(MESSAGES.addedToCart(product.name));
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setIsPending(false);
    }
  }

  return { add, failure, isAdded, isPending };
}
