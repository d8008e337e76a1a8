"use client";

import { type RefObject, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { formatBdt } from "@/lib/format";
import type { ProductDto } from "@/lib/products/dto";

interface BuyBarProps {
  product: ProductDto;
  /** Size and colour as chosen. */
  choice: string;
  formId: string;
  /** The form's own button; the bar is there while that is off the screen. */
  button: RefObject<HTMLElement | null>;
  isPending: boolean;
}

/** On phones: price and Add to Cart, just above the CATEGORIES button. */
export function BuyBar({ product, choice, formId, button, isPending }: BuyBarProps) {
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
      className="stitch-t fixed inset-x-0 bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-10 flex items-center justify-between gap-4 bg-paper px-4 py-2 lg:hidden print:hidden"
    >
      <p className="min-w-0">
        <span className="block truncate text-sm">{product.name}</span>
        <span className="price text-lg">{formatBdt(product.price)}</span>
        {choice && <span className="ml-2 text-sm text-muted">{choice}</span>}
      </p>
      <Button type="submit" form={formId} disabled={isPending} className="shrink-0">
        Add to Cart
      </Button>
    </div>
  );
}
