"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { AmountSummary } from "@/components/checkout/amount-summary";
import { ContactFields } from "@/components/checkout/contact-fields";
import { DeliveryFields } from "@/components/checkout/delivery-fields";
import { PlacingTrouble } from "@/components/checkout/placing-trouble";
import { MESSAGES, QUESTIONS } from "@/components/messages";
import { keepPlacedOrder } from "@/components/orders/placed-order";
import { askQuestion, showMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { Notice } from "@/components/ui/notice";
import { useDraft } from "@/components/ui/use-draft";
import type { CartLineDto } from "@/lib/cart/dto";
import { needChangeInWords } from "@/lib/cart/rules";
import { ApiError } from "@/lib/http/client";
import { usePlaceOrder } from "@/lib/orders/api";
import type { Contact } from "@/lib/orders/dto";
import { isDeliveryLocation, orderAmount } from "@/lib/orders/rules";
import { type CheckoutDraft, checkDraft } from "@/lib/orders/schema";
import { PATHS } from "@/lib/paths";

interface CheckoutFormProps {
  email: string;
  contact: Contact;
  lines: CartLineDto[];
}

export function CheckoutForm({ email, contact, lines }: CheckoutFormProps) {
  const router = useRouter();
  const placing = usePlaceOrder();
  const [idempotencyKey] = useState(createKey);
  const { draft, bind, setErrors, forget } = useDraft<CheckoutDraft>(
    { ...contact, deliveryLocation: "", paymentMethod: "" },
    // Chosen anew each time, so that its alert is always read.
    { keepAs: `checkout ${email}`, notKept: "paymentMethod" },
  );
  const blocked = lines.filter((line) => line.state !== "available").length;
  const isBlocked = blocked > 0;
  const location = isDeliveryLocation(draft.deliveryLocation) ? draft.deliveryLocation : null;

  async function placeOrder() {
    const checked = checkDraft(draft);
    setErrors(checked.errors);
    if (!checked.order || placing.isPending) return;
    if (!(await askQuestion(QUESTIONS.placeOrder))) return;
    const seen = { amount: orderAmount(lines, location), cartItems: lines.map(({ _id }) => ({ _id })) };
    try {
      const { insertedId } = await placing.mutateAsync({
        order: { ...checked.order, ...seen },
        idempotencyKey,
      });
      keepPlacedOrder(insertedId);
    } catch (error) {
      // Told above the button and beside the fields; what was typed stays.
      if (error instanceof ApiError) setErrors(error.fields);
      return;
    }
    forget();
    await showMessage(MESSAGES.orderPlaced);
    router.replace(PATHS.orders);
  }

  return (
    <Form onSubmit={placeOrder} className="grid grid-cols-1 gap-8 md:grid-cols-[3fr_2fr]">
      <div className="grid grid-cols-1 content-start gap-5">
        {isBlocked && (
          <Notice kind="warning">
            {needChangeInWords(blocked)}{" "}
            <Link href={PATHS.cart} className="font-semibold text-indigo underline underline-offset-4">
              Change or remove {blocked === 1 ? "it" : "them"} in your cart
            </Link>
            , then come back.
          </Notice>
        )}
        <ContactFields bind={bind} />
        <DeliveryFields bind={bind} />
      </div>
      <div className="grid grid-cols-1 content-start gap-4">
        <AmountSummary lines={lines} location={location} />
        {placing.error && <PlacingTrouble error={placing.error} />}
        <Button type="submit" disabled={placing.isPending || isBlocked}>
          {placing.isPending ? "Placing the order …" : "Place Order"}
        </Button>
      </div>
    </Form>
  );
}

// randomUUID needs a secure context, which a shop tried on a phone in the local network is not.
function createKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");
}
