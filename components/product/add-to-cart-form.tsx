"use client";

import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { BuyBar } from "@/components/product/buy-bar";
import { useProductChoice } from "@/components/product/choice-provider";
import { ProductOptions } from "@/components/product/product-options";
import { useAddToCart } from "@/components/product/use-add-to-cart";
import { Form } from "@/components/ui/form";
import { Notice } from "@/components/ui/notice";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextField } from "@/components/ui/text-field";
import { parseQuantity, QUANTITY_MESSAGE } from "@/lib/orders/cart/rules";
import { PageLink } from "@/components/ui/page-link";
import { PATHS } from "@/lib/paths";
import { describeOption } from "@/lib/stock/options";

interface AddToCartFormProps {
  /** The colour that the first picture shows, where it is known. */
  picturedColor: string | null;
  /** The price in words. */
  price: string;
  /** Shown beside the sizes. */
  sizeGuide: ReactNode;
  /** Shown above the button. */
  children: ReactNode;
}

export function AddToCartForm({ picturedColor, price, sizeGuide, children }: AddToCartFormProps) {
  const { product, refresh, availability, size, color, quantity, setQuantity, isResumed } =
    useProductChoice();
  const { add, failure, dropFailure, isAdded, isPending } = useAddToCart(product, refresh);
  const formId = useId();
  const options = useRef<HTMLDivElement>(null);
  const missing = useRef<HTMLFieldSetElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [quantityError, setQuantityError] = useState<string>();

  // Shoppers who come back from the sign-in have already chosen, so the button gets the focus.
  useEffect(() => {
    if (isResumed) button.current?.focus();
  }, [isResumed]);

  async function submit() {
    const isMissing = availability.leftOf({ size, color }) === 0;
    const pieces = parseQuantity(quantity);
    setQuantityError(pieces || isMissing ? undefined : QUANTITY_MESSAGE);
    if (isMissing) {
      missing.current?.scrollIntoView({ block: "center" });
      missing.current?.focus({ preventScroll: true });
    } else if (pieces) await add({ quantity: pieces, size, color });
  }

  const choice = describeOption({ size, color });
  return (
    <Form id={formId} onSubmit={submit} className="mt-6 grid gap-5">
      <ProductOptions
        ref={options}
        missing={missing}
        picturedColor={picturedColor}
        sizeGuide={sizeGuide}
        onChange={dropFailure}
      />
      <TextField
        label="Quantity"
        name="quantity"
        inputMode="numeric"
        required
        value={quantity}
        error={quantityError}
        onChange={setQuantity}
        className="max-w-28"
      />
      {children}
      <SubmitButton ref={button} disabled={isPending} data-needs-script="" data-buy-button="">
        {isPending ? "Adding …" : "Add to Cart"}
        {choice && <span className="font-normal">({choice})</span>}
      </SubmitButton>
      <RetryingNotice isPending={isPending} />
      {failure && <Notice kind="error">{failure}</Notice>}
      {isAdded && <AddedNotice />}
      <BuyBar {...{ product, price, choice, formId, options, button, isPending }} />
    </Form>
  );
}

function AddedNotice() {
  return (
    <Notice>
      In your cart.{" "}
      <PageLink href={PATHS.cart} className="link">
        See your cart
      </PageLink>{" "}
      or{" "}
      <PageLink href={PATHS.checkout} className="link">
        check out now
      </PageLink>
    </Notice>
  );
}
