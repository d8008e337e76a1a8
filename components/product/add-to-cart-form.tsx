"use client";

import { type ReactNode, useId, useRef, useState } from "react";
import { RetryingNotice } from "@/components/layout/retrying-notice";
import { BuyBar } from "@/components/product/buy-bar";
import { useProductChoice } from "@/components/product/choice-provider";
import { ChoiceNote } from "@/components/product/choice-note";
import { OptionPicker } from "@/components/product/option-picker";
import { useAddToCart } from "@/components/product/use-add-to-cart";
import { Form } from "@/components/ui/form";
import { Notice } from "@/components/ui/notice";
import { PageLink } from "@/components/ui/page-link";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextField } from "@/components/ui/text-field";
import { describeChoice, parseQuantity, QUANTITY_MESSAGE } from "@/lib/cart/rules";
import { PATHS } from "@/lib/paths";
import { ownPictureOf } from "@/lib/products/color-picture";
import type { ProductOption } from "@/lib/products/options";

interface AddToCartFormProps {
  /** The colour that the first picture shows, where it is known. */
  picturedColor: string | null;
  /** In words. */
  price: string;
  /** Above the button. */
  children: ReactNode;
}

export function AddToCartForm({ picturedColor, price, children }: AddToCartFormProps) {
  const { product, refresh, availability, size, color, choose, quantity, setQuantity, lastSize } =
    useProductChoice();
  const { add, failure, dropFailure, isAdded, isPending } = useAddToCart(product, refresh);
  const formId = useId();
  const [options, missing] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  const button = useRef<HTMLButtonElement>(null);
  const [quantityError, setQuantityError] = useState<string>();

  function chooseAnew(option: Partial<ProductOption>) {
    dropFailure();
    choose(option);
  }

  function chooseInstead(option: ProductOption) {
    chooseAnew(option);
    // What was pressed goes away: what it has chosen has the focus then.
    requestAnimationFrame(() => focusChosen(options.current));
  }

  async function submit() {
    const isMissing = availability.leftOf({ size, color }) === 0;
    const pieces = parseQuantity(quantity);
    setQuantityError(pieces || isMissing ? undefined : QUANTITY_MESSAGE);
    if (isMissing) {
      missing.current?.scrollIntoView({ block: "center" });
      missing.current?.focus({ preventScroll: true });
    } else if (pieces) await add({ quantity: pieces, size, color });
  }

  const problemOf = (option: ProductOption) => {
    if (availability.leftOf(option) !== 0) return undefined;
    return availability.isMade(option) ? "sold out" : `not made in ${option.color}`;
  };
  const choice = describeChoice({ size, color });
  return (
    <Form id={formId} onSubmit={submit} className="mt-6 grid gap-5">
      <div ref={options} className="grid scroll-mt-4 gap-5">
        <OptionPicker
          legend="Color"
          name="color"
          options={product.colors}
          value={color}
          problemOf={(of) =>
            availability.options.some((there) => there.color === of) ? undefined : "sold out"
          }
          note={
            product.colors.length > 1
              ? describePictures(ownPictureOf(product, color) ? color : picturedColor)
              : undefined
          }
          onChange={(value) => chooseAnew({ color: value })}
        />
        <div>
          <OptionPicker
            legend="Size"
            reason={lastSize && size === lastSize ? `${size}, as last time` : undefined}
            name="size"
            options={product.sizes}
            value={size}
            problemOf={(of) => problemOf({ size: of, color })}
            onChange={(value) => chooseAnew({ size: value })}
          />
          <ChoiceNote
            chosen={{ size, color }}
            availability={availability}
            isCountedByOption={product.stockByOption !== undefined}
            ref={missing}
            onChoose={chooseInstead}
          />
        </div>
      </div>
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
        options={options}
        button={button}
        isPending={isPending}
        onChoose={() => {
          options.current?.scrollIntoView({ block: "start" });
          focusChosen(options.current);
        }}
      />
    </Form>
  );
}

/** The size that is chosen, or the colour where there are no sizes. */
function focusChosen(options: HTMLElement | null): void {
  const chosen = options?.querySelectorAll<HTMLElement>("input:checked");
  chosen?.[chosen.length - 1]?.focus({ preventScroll: true });
}

function describePictures(color: string | null): string {
  return color ? `Pictured in ${color}` : "The pictures may show another color";
}
