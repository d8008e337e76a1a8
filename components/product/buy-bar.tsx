import { useLanguage } from "#words";
import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { Button } from "@/components/ui/button";
import { ShownText } from "@/components/ui/shown-text";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { shownName } from "@/lib/catalogue/products/words";

interface BuyBarProps {
  product: ProductDto;
  /** The price in words. */
  price: string;
  /** The chosen size and colour. */
  choice: string;
  formId: string;
  isPending: boolean;
  /** What the button says. */
  label: string;
  /** Shown above them. */
  children: ReactNode;
}

const BUTTON = "h-[min(2.75rem,56px)] min-h-0! shrink-0 px-[min(1.25rem,3vw)]! text-[min(1rem,5vw)]";

/** On phones, while the form's own button is off the screen: price and Add to Cart, just above the CATEGORIES button. */
export function BuyBar({ product, price, choice, formId, isPending, label, children }: BuyBarProps) {
  const name = shownName(useLanguage(), product);
  return (
    <div
      data-buy-bar=""
      className="stitch-t fixed inset-x-0 bottom-[calc(var(--spacing-dock)+env(safe-area-inset-bottom))] z-10 bg-paper px-gutter lg:hidden print:hidden"
    >
      <div className="max-h-[40svh] overflow-auto not-empty:pt-2">{children}</div>
      <div className="flex h-buy-bar items-center justify-between gap-[min(1rem,4vw)]">
        <p className="min-w-0">
          <span className="block truncate text-[min(0.875rem,4.5vw)]">
            {/* The form's own button says it to screen readers. */}
            <span aria-hidden="true">
              <RetryingNotice isPending={isPending} className="mr-2" />
            </span>
            {choice && `${choice} · `}
            <ShownText {...name} />
          </span>
          <span className="price text-[min(1.125rem,5.5vw)]">{price}</span>
        </p>
        <Button type="submit" form={formId} disabled={isPending} className={BUTTON}>
          {label}
        </Button>
      </div>
    </div>
  );
}

type Watched = RefObject<HTMLElement | null>;

/** True while the form's own button is known to be off the screen. */
export function useIsAway(button: Watched): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    if (!button.current) return;
    // Wide screens have no bar.
    const narrow = window.matchMedia("(width < 64rem)");
    const observer = new IntersectionObserver(([entry]) =>
      setIsAway(narrow.matches && entry?.isIntersecting === false),
    );
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [button]);
  return isAway;
}
