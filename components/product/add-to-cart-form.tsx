"use client";

import { type ReactNode, useId, useRef, useState } from "react";
import { RetryingNotice } from "@/components/layout/retrying-notice";
import { BuyBar } from "@/components/product/buy-bar";
import { OptionPicker } from "@/components/product/option-picker";
import { useAddToCart } from "@/components/product/use-add-to-cart";
import { useChoice } from "@/components/product/use-choice";
import { Form } from "@/components/ui/form";
import { Notice } from "@/components/ui/notice";
import { PageLink } from "@/components/ui/page-link";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextField } from "@/components/ui/text-field";
import { describeChoice, parseQuantity, QUANTITY_MESSAGE } from "@/lib/cart/rules";
import { PATHS } from "@/lib/paths";
import type { ProductDto } from "@/lib/products/dto";

interface AddToCartFormProps {
  product: ProductDto;
  /** The colour that the pictures show, where it is known. */
  picturedColor: string | null;
  /** In words. */
  price: string;
  /** Above the button. */
  children: ReactNode;
}

export function AddToCartForm({ product, picturedColor, price, children }: AddToCartFormProps) {
  const { add, failure, isAdded, isPending } = useAddToCart(product);
  const formId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { size, setSize, color, setColor, quantity, setQuantity } = useChoice(product);
  const [quantityError, setQuantityError] = useState<string>();

  async function submit() {
    const pieces = parseQuantity(quantity);
    setQuantityError(pieces ? undefined : QUANTITY_MESSAGE);
    if (pieces) await add({ quantity: pieces, size, color });
  }

  const choice = describeChoice({ size, color });
  return (
    <Form id={formId} onSubmit={submit} className="mt-6 grid gap-5">
      <OptionPicker legend="Size" name="size" options={product.sizes} value={size} onChange={setSize} />
      <OptionPicker
        legend="Color"
        name="color"
        options={product.colors}
        value={color}
        note={product.colors.length > 1 ? describePictures(picturedColor) : undefined}
        onChange={setColor}
      />
      <TextField
        label="Quantity"
        name="quantity"
        inputMode="numeric"
        autoComplete="off"
        required
        value={quantity}
        error={quantityError}
        onChange={setQuantity}
        className="max-w-28"
      />
      {children}
      <SubmitButton ref={button} disabled={isPending} data-needs-script="">
        {isPending ? "Adding …" : "Add to Cart"}
        {choice && <span className="font-normal">({choice})</span>}
      </SubmitButton>
      <RetryingNotice isPending={isPending} />
      {failure && <Notice kind="error">{failure}</Notice>}
      {isAdded && (
        <Notice>
          In your cart.{" "}
          <PageLink href={PATHS.cart} className="font-semibold text-indigo underline underline-offset-4">
            See your cart
          </PageLink>
        </Notice>
      )}
      <BuyBar
        product={product}
        price={price}
        choice={choice}
        formId={formId}
        button={button}
        isPending={isPending}
      />
    </Form>
  );
}

function describePictures(color: string | null): string {
  return color ? `Pictured in ${color}` : "The pictures may show another color";
}
