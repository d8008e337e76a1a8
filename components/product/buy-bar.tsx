import { type RefObject, useEffect, useState } from "react";
import { focusChosen } from "@/components/product/product-options";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { Button } from "@/components/ui/button";
import type { ProductDto } from "@/lib/catalogue/products/dto";

interface BuyBarProps {
  product: ProductDto;
  /** The price in words. */
  price: string;
  /** The chosen size and colour. */
  choice: string;
  formId: string;
  /** The fields for size and colour: a shopper who has not seen them is first led there. */
  options: RefObject<HTMLElement | null>;
  /** The form's own button; the bar shows while that is off the screen. */
  button: RefObject<HTMLElement | null>;
  isPending: boolean;
}

const BUTTON = "h-[min(3rem,56px)] min-h-0! shrink-0 px-[min(1.25rem,3vw)]! text-[min(1rem,5vw)]";

/** On phones: price and Add to Cart, just above the CATEGORIES button. */
export function BuyBar({
  product: { name, sizes, colors },
  price,
  choice,
  formId,
  options,
  button,
  isPending,
}: BuyBarProps) {
  const isShown = useIsAway(button);
  const hasSeenOptions = useHasSeen(options, sizes.length > 1 || colors.length > 1);

  function leadToOptions() {
    options.current?.scrollIntoView({ block: "start" });
    focusChosen(options.current);
  }

  if (!isShown) return null;
  return (
    <div
      data-buy-bar=""
      className="stitch-t fixed inset-x-0 bottom-[calc(var(--spacing-dock)+env(safe-area-inset-bottom))] z-10 flex h-buy-bar items-center justify-between gap-[min(1rem,4vw)] bg-paper px-gutter lg:hidden print:hidden"
    >
      <p className="min-w-0">
        <span className="block truncate text-[min(0.875rem,4.5vw)]">
          {/* The form's own button says it to screen readers. */}
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
        <Button onClick={leadToOptions} className={BUTTON}>
          Choose {sizes.length > 1 ? "size" : "color"}
        </Button>
      )}
    </div>
  );
}

type Watched = RefObject<HTMLElement | null>;

/** The dock and the bar hide the lowest part of the window. */
const ABOVE_BAR = "0px 0px -25%";

/** True while the form's own button is known to be off the screen. */
function useIsAway(button: Watched): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    if (!button.current) return;
    const observer = new IntersectionObserver(([entry]) => setIsAway(entry?.isIntersecting === false));
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [button]);
  return isAway;
}

/** True once the options have been in view; at once where there is nothing to choose. */
function useHasSeen(options: Watched, isChoice: boolean): boolean {
  const [hasSeen, setHasSeen] = useState(!isChoice);
  useEffect(() => {
    if (hasSeen || !options.current) return;
    const observer = new IntersectionObserver(
      (entries) => setHasSeen(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: ABOVE_BAR },
    );
    observer.observe(options.current);
    return () => observer.disconnect();
  }, [hasSeen, options]);
  return hasSeen;
}
