import { type RefObject, useEffect, useEffectEvent } from "react";
import { useProductChoice } from "@/components/product/choice-provider";
import { importCart } from "@/components/product/use-add-to-cart";

/**
 * For shoppers who come back from the sign-in: Add to Cart, or what stands in its place, gets the focus, and the button
 * presses itself, if that is what they had pressed before.
 */
export function useResumedAdd(button: RefObject<HTMLElement | null>): void {
  const { product, resumed, ...shown } = useProductChoice();

  // The code for it may take a while to come, and the shopper may choose another option meanwhile.
  const press = useEffectEvent(({ mayResume }: Awaited<ReturnType<typeof importCart>>) => {
    if (resumed && mayResume(resumed, { ...shown, productId: product._id }))
      button.current?.closest("form")?.requestSubmit(button.current);
  });

  useEffect(() => {
    if (!resumed) return;
    button.current?.focus();
    // Without that code there is still the button.
    if (resumed.releasedAt) importCart().then(press, () => undefined);
  }, [button, resumed]);
}
