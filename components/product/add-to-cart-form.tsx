"use client";

import { useWords } from "#words";
import { type ReactNode, useId, useRef } from "react";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { BuyBar, useIsAway } from "@/components/product/buy-bar";
import { useProductChoice } from "@/components/product/choice-provider";
import { ProductOptions } from "@/components/product/product-options";
import { SizeQuestion } from "@/components/product/size-question";
import { useBuying } from "@/components/product/use-buying";
import { useResumedAdd } from "@/components/product/use-resumed-add";
import { useOptionWords } from "@/components/words/use-option-words";
import { Form } from "@/components/ui/form";
import { Notice } from "@/components/ui/notice";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextField } from "@/components/ui/text-field";

interface AddToCartFormProps {
  /** The price in words. */
  price: string;
  /** Name and price, which on a small screen stand below the colours. */
  heading: ReactNode;
  /** Shown beside the sizes. */
  sizeGuide: ReactNode;
  /** Shown above the button. */
  children: ReactNode;
}

export function AddToCartForm({ price, heading, sizeGuide, children }: AddToCartFormProps) {
  const words = useWords("buying");
  const describe = useOptionWords();
  const { product, size, color, quantity, setQuantity } = useProductChoice();
  const formId = useId();
  const options = useRef<HTMLDivElement>(null);
  const missing = useRef<HTMLFieldSetElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isBarShown = useIsAway(button);
  const buying = useBuying({ missing, button });
  const { quantityError, isAsked, swapFocus, isPending, failure, Added, canBeHad } = buying;
  useResumedAdd(button);

  const choice = describe({ size, color });
  const { add, pending, soldOut } = words.button;
  const label = isPending ? pending : canBeHad ? add : soldOut;
  return (
    <Form id={formId} onSubmit={buying.submit} className="grid gap-5">
      {heading}
      <ProductOptions ref={options} missing={missing} sizeGuide={sizeGuide} onChange={buying.forget} />
      <TextField
        label={words.quantity}
        name="quantity"
        inputMode="numeric"
        required
        value={quantity}
        error={quantityError}
        onChange={setQuantity}
        className="max-w-28"
      />
      {children}
      <output className="sr-only">{isAsked && words.question.announce}</output>
      {isAsked && !isBarShown && <SizeQuestion swapFocus={swapFocus} onChoose={buying.goOn} />}
      <SubmitButton ref={button} disabled={isPending} data-needs-script="" data-buy-button="">
        {label}
        {choice && <span className="font-normal">({choice})</span>}
      </SubmitButton>
      <RetryingNotice isPending={isPending} />
      {failure && <Notice kind="error">{failure}</Notice>}
      {Added && <Added />}
      {isBarShown && (
        <BuyBar {...{ product, price, choice, formId, isPending, label }}>
          {isAsked && <SizeQuestion isInBar swapFocus={swapFocus} onChoose={buying.goOn} />}
        </BuyBar>
      )}
    </Form>
  );
}
