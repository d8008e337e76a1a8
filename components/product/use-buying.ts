import { useWords } from "#words";
import { type RefObject, useCallback, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useProductChoice } from "@/components/product/choice-provider";
import { useAddToCart } from "@/components/product/use-add-to-cart";
import { MAX_QUANTITY, parseQuantity } from "@/lib/orders/cart/rules";
import type { ProductOption } from "@/lib/stock/options";

interface UseBuyingOptions {
  /** The note of an option that cannot be had, with what to take instead. */
  missing: RefObject<HTMLElement | null>;
  button: RefObject<HTMLButtonElement | null>;
}

/** A press of Add to Cart: without a size it asks for one, and goes on once it is chosen. */
export function useBuying({ missing, button }: UseBuyingOptions) {
  const words = useWords("buying");
  const { product, refresh, size, color, isSizeMissing, canBeHad, choose, quantity } = useProductChoice();
  const { add, failure, dropFailure, Added, isPending } = useAddToCart(product, refresh);
  const [quantityError, setQuantityError] = useState<string>();
  const [isAsked, setIsAsked] = useState(false);
  const takesFocus = useRef(false);
  const swapFocus = useCallback((next: boolean): boolean => {
    const was = takesFocus.current;
    takesFocus.current = next;
    return was;
  }, []);
  const asks = isAsked && isSizeMissing && canBeHad;

  async function buy(): Promise<void> {
    const pieces = parseQuantity(quantity);
    setQuantityError(pieces || !canBeHad ? undefined : words.wrongQuantity(MAX_QUANTITY));
    if (!canBeHad) leadTo(missing.current);
    else if (pieces) await add({ quantity: pieces, size, color });
  }

  return {
    submit: async () => {
      const willAsk = isSizeMissing && canBeHad;
      takesFocus.current = willAsk && !asks;
      setIsAsked(willAsk);
      if (!willAsk) await buy();
    },
    /** The size that was asked for. */
    goOn: (of: string) => {
      // At once, so that the form has it.
      flushSync(() => choose({ size: of }));
      button.current?.form?.requestSubmit(button.current);
    },
    /** Another option: what was said of the last one is over. In another colour the size is still asked for. */
    forget: ({ size: another }: Partial<ProductOption>) => {
      if (another !== undefined) setIsAsked(false);
      dropFailure();
    },
    quantityError,
    isAsked: asks,
    swapFocus,
    canBeHad,
    failure,
    Added,
    isPending,
  };
}

function leadTo(note: HTMLElement | null): void {
  note?.scrollIntoView({ block: "center" });
  note?.focus({ preventScroll: true });
}
