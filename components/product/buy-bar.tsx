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
  /** Where size and colour are chosen: who has never seen that is led there first. */
  options: RefObject<HTMLElement | null>;
  onChoose: () => void;
  /** The form's own button; the bar is there while that is off the screen. */
  button: RefObject<HTMLElement | null>;
  isPending: boolean;
}

const BUTTON = "h-[min(3rem,56px)] min-h-0! shrink-0 px-[min(1.25rem,3vw)]! text-[min(1rem,5vw)]";
/** The dock and the bar hide the lowest part of the window. */
const ABOVE_BAR = "0px 0px -25%";

/** On phones: price and Add to Cart, just above the CATEGORIES button. */
export function BuyBar({
  product: { name, sizes, colors },
  price,
  choice,
  formId,
  options,
  onChoose,
  button,
  isPending,
}: BuyBarProps) {
  const [isShown, setIsShown] = useState(false);
  const [hasSeenOptions, setHasSeenOptions] = useState(sizes.length < 2 && colors.length < 2);

  useEffect(() => {
    if (!button.current) return;
    const observer = new IntersectionObserver(([entry]) => setIsShown(entry?.isIntersecting === false));
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [button]);

  useEffect(() => {
    if (hasSeenOptions || !options.current) return;
    const observer = new IntersectionObserver(
      (entries) => setHasSeenOptions(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: ABOVE_BAR },
    );
    observer.observe(options.current);
    return () => observer.disconnect();
  }, [hasSeenOptions, options]);

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
          {[choice, name].filter(Boolean).join(" · ")}
        </span>
        <span className="price text-[min(1.125rem,5.5vw)]">{price}</span>
      </p>
      {hasSeenOptions ? (
        <Button type="submit" form={formId} disabled={isPending} className={BUTTON}>
          Add to Cart
        </Button>
      ) : (
        <Button onClick={onChoose} className={BUTTON}>
          Choose {sizes.length > 1 ? "size" : "color"}
        </Button>
      )}
    </div>
  );
}
