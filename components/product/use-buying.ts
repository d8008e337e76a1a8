import { type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import { useProductChoice } from "@/components/product/choice-provider";
import { useAddToCart } from "@/components/product/use-add-to-cart";
import { parseQuantity, QUANTITY_MESSAGE } from "@/lib/orders/cart/rules";

interface UseBuyingOptions {
  /** The note of an option that cannot be had, with what to take instead. */
  missing: RefObject<HTMLElement | null>;
  button: RefObject<HTMLButtonElement | null>;
}

/** A press of Add to Cart: without a size it asks for one, and goes on once it is chosen. */
export function useBuying({ missing, button }: UseBuyingOptions) {
  const { product, refresh, availability, size, color, isSizeMissing, choose, quantity } = useProductChoice();
  const { add, failure, dropFailure, isAdded, isPending } = useAddToCart(product, refresh);
  const [quantityError, setQuantityError] = useState<string>();
  const [isAsked, setIsAsked] = useState(false);
  const canBeHad = isSizeMissing || availability.leftOf({ size, color }) !== 0;

  async function buy(): Promise<void> {
    const pieces = parseQuantity(quantity);
    setQuantityError(pieces || !canBeHad ? undefined : QUANTITY_MESSAGE);
    if (!canBeHad) leadTo(missing.current);
    else if (pieces) await add({ quantity: pieces, size, color });
  }

  return {
    submit: async () => {
      setIsAsked(isSizeMissing);
      if (!isSizeMissing) await buy();
    },
    /** The size that was asked for. */
    goOn: (of: string) => {
      // At once, so that the form has it.
      flushSync(() => choose({ size: of }));
      button.current?.form?.requestSubmit(button.current);
    },
    /** Another option: what was said of the last one is over. */
    forget: () => {
      setIsAsked(false);
      dropFailure();
    },
    quantityError,
    isAsked: isAsked && isSizeMissing,
    canBeHad,
    failure,
    isAdded,
    isPending,
  };
}

function leadTo(note: HTMLElement | null): void {
  note?.scrollIntoView({ block: "center" });
  note?.focus({ preventScroll: true });
}
