"use client";

import { type RefObject, useEffect, useState } from "react";
import { RetryingNotice } from "@/components/layout/retrying-notice";
import { Button } from "@/components/ui/button";
import type { ProductDto } from "@/lib/products/dto";

interface BuyBarProps {
  product: ProductDto;
  /** In words. */
  price: string;
  /** Size and colour as chosen. */
  choice: string;
  formId: string;
  /** The form's own button; the bar is there while that is off the screen. */
  button: RefObject<HTMLElement | null>;
  isPending: boolean;
}

/** On phones: price and Add to Cart, just above the CATEGORIES button. */
export function BuyBar({ product, price, choice, formId, button, isPending }: BuyBarProps) {
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    if (!button.current) return;
    const observer = new IntersectionObserver(([entry]) => setIsShown(entry?.isIntersecting === false));
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [button]);

  if (!isShown) return null;
  return (
    <div
      data-buy-bar=""
      className="stitch-t fixed inset-x-0 bottom-[calc(var(--spacing-dock)+env(safe-area-inset-bottom))] z-10 flex h-buy-bar items-center justify-between gap-[min(1rem,4vw)] bg-paper px-gutter lg:hidden print:hidden"
    >
      <p className="min-w-0">
        <span className="block truncate text-[min(0.875rem,4.5vw)]">
          {/* The form's own says it to readers. */}
          <span aria-hidden="true">
            <RetryingNotice isPending={isPending} className="mr-2" />
          </span>
          {[choice, product.name].filter(Boolean).join(" · ")}
        </span>
        <span className="price text-[min(1.125rem,5.5vw)]">{price}</span>
      </p>
      <Button
        type="submit"
        form={formId}
        disabled={isPending}
        className="h-[min(3rem,56px)] min-h-0! shrink-0 px-[min(1.25rem,3vw)]! text-[min(1rem,5vw)]"
      >
        Add to Cart
      </Button>
    </div>
  );
}
