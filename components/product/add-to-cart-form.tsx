"use client";

import Link from "next/link";
import { startTransition, useEffect, useId, useRef, useState } from "react";
import { BuyBar } from "@/components/product/buy-bar";
import { takeChoice } from "@/components/product/kept-choice";
import { OptionPicker } from "@/components/product/option-picker";
import { useAddToCart } from "@/components/product/use-add-to-cart";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { Notice } from "@/components/ui/notice";
import { TextField } from "@/components/ui/text-field";
import { PATHS } from "@/lib/paths";
import type { ProductDto } from "@/lib/products/dto";
import { parseQuantity, QUANTITY_MESSAGE } from "@/lib/products/rules";

export function AddToCartForm({ product }: { product: ProductDto }) {
  const { add, failure, isAdded, isPending } = useAddToCart(product);
  const formId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [size, setSize] = useState(product.sizes[0] ?? "");
  const [color, setColor] = useState(product.colors[0] ?? "");
  const [quantity, setQuantity] = useState("1");
  const [quantityError, setQuantityError] = useState<string>();

  useEffect(() => {
    const kept = takeChoice(product._id);
    if (!kept) return;
    startTransition(() => {
      if (product.sizes.includes(kept.size)) setSize(kept.size);
      if (product.colors.includes(kept.color)) setColor(kept.color);
      setQuantity(String(kept.quantity));
    });
  }, [product]);

  async function submit() {
    const pieces = parseQuantity(quantity);
    setQuantityError(pieces ? undefined : QUANTITY_MESSAGE);
    if (pieces) await add({ quantity: pieces, size, color });
  }

  const choice = [size, color].filter(Boolean).join(", ");
  return (
    <Form id={formId} onSubmit={submit} className="mt-6 grid gap-5">
      <OptionPicker legend="Size" name="size" options={product.sizes} value={size} onChange={setSize} />
      <OptionPicker legend="Color" name="color" options={product.colors} value={color} onChange={setColor} />
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
      <Button ref={button} type="submit" disabled={isPending}>
        {isPending ? "Adding …" : "Add to Cart"}
        {choice && <span className="font-normal">({choice})</span>}
      </Button>
      {failure && <Notice kind="error">{failure}</Notice>}
      {isAdded && (
        <Notice>
          In your cart.{" "}
          <Link href={PATHS.cart} className="font-semibold text-indigo underline underline-offset-4">
            See your cart
          </Link>
        </Notice>
      )}
      <BuyBar product={product} choice={choice} formId={formId} button={button} isPending={isPending} />
    </Form>
  );
}
