import { useLanguage, useWords } from "#words";
import { useState } from "react";
import { saveLastSize } from "@/components/ui/last-size";
import type { CartLineDto } from "@/lib/orders/cart/dto";
import { ApiError } from "@/lib/platform/http/client";
import { createIdempotencyKey } from "@/lib/platform/http/create-idempotency-key";
import { learnChargeFrom, usePlaceOrder } from "@/lib/orders/api";
import type { CheckedCoupon } from "@/lib/orders/coupons/dto";
import { orderAmount } from "@/lib/orders/charges/rules";
import { asksArea } from "@/lib/shop-facts";
import { type CheckoutDraft, type CheckoutErrors, checkDraft } from "@/lib/orders/schema";
import { tellErrors } from "@/lib/words/tell-errors";

interface SendOrderOptions {
  draft: CheckoutDraft;
  /** The code that is used. */
  coupon: CheckedCoupon | null;
  setErrors: (errors: CheckoutErrors) => void;
  onPlaced: (orderId: string) => Promise<void>;
}

interface SendHow {
  key?: string;
  /** True where the shopper prefers a call to a proof of their phone. */
  callFirst?: true;
}

/** Sends the order with the key of this view of the checkout, or again with a new key. */
export function useSendOrder({ draft, coupon, setErrors, onPlaced }: SendOrderOptions) {
  const { wrong } = useWords("ordering").checkout;
  const language = useLanguage();
  const placing = usePlaceOrder();
  const [viewKey, setViewKey] = useState(createIdempotencyKey);
  const [canceledId, setCanceledId] = useState<string | null>(null);

  async function send(lines: CartLineDto[], { key = viewKey, callFirst }: SendHow = {}): Promise<void> {
    const { order, errors } = checkDraft(draft, { asksArea: asksArea() });
    setErrors(tellErrors(errors, draft, wrong));
    if (!order) return;
    const amount = orderAmount(lines, order, coupon);
    const cartItems = lines.map(({ _id, size, color }) => ({ _id, size, color }));
    let placed;
    try {
      placed = await placing.mutateAsync({
        order: {
          ...order,
          amount,
          cartItems,
          language,
          ...(coupon && { coupon: coupon.code }),
          ...(callFirst && { callFirst }),
        },
        key,
      });
    } catch (error) {
      learnChargeFrom(error, order);
      // Errors show above the button and beside the fields; the input stays.
      if (error instanceof ApiError) setErrors(tellErrors(error.fields, draft, wrong));
      return;
    }
    if (placed.isCanceled) return setCanceledId(placed.insertedId);
    for (const { category, size } of lines) saveLastSize(category, size);
    await onPlaced(placed.insertedId);
  }

  /** Sends these lines as another order; without lines, the next press does. */
  async function sendAnew(lines: CartLineDto[] | null): Promise<void> {
    const key = createIdempotencyKey();
    setViewKey(key);
    setCanceledId(null);
    placing.reset();
    if (lines) await send(lines, { key });
  }

  const { error, isPending } = placing;
  return {
    send,
    sendAnew,
    error,
    isPending,
    placedId: findPlaced(error) ?? canceledId,
    asksForProof: asksForProof(error),
  };
}

/** Whether the shop would accept the order at once with a proof of the phone. */
const asksForProof = (error: Error | null): boolean =>
  error instanceof ApiError && error.details.phoneProof === true;

/** The order that was placed with this key before, with other details, if that is why this one was refused. */
function findPlaced(error: Error | null): string | null {
  if (!(error instanceof ApiError) || error.code !== "KEY_REUSED") return null;
  const { orderId } = error.details;
  return typeof orderId === "string" ? orderId : null;
}
