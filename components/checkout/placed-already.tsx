import { useState } from "react";
import { QUESTIONS } from "@/components/messages";
import { askQuestion } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { destinationName } from "@/lib/areas";
import type { CartLineDto } from "@/lib/orders/cart/dto";
import { formatBdt } from "@/lib/platform/text/format";
import { messageOf } from "@/lib/platform/http/client";
import { createIdempotencyKey } from "@/lib/platform/http/create-idempotency-key";
import { useBackToCart, useOrders } from "@/lib/orders/api";
import type { OrderDto } from "@/lib/orders/dto";
import { orderAmount } from "@/lib/orders/charges/rules";
import { brandFacts, type Destination } from "@/lib/shop-facts";
import { isCanceled, isUndecided } from "@/lib/orders/lifecycle/rules";

interface PlacedAlreadyProps {
  email: string;
  orderId: string;
  /** Where it is to go now. */
  to: Destination;
  onKeep: () => void;
  /** Orders these lines at once, or null where the shopper has to look at the amount first. */
  onAnew: (lines: CartLineDto[] | null) => Promise<void>;
}

/** The order was placed, its answer was lost, and the shopper has changed something since: shows it, and asks. */
export function PlacedAlready({ email, orderId, to, onKeep, onAnew }: PlacedAlreadyProps) {
  const orders = useOrders(email);
  if (orders.isPending) return <Notice>Your order was placed already. Just a moment …</Notice>;
  if (orders.error) return <Notice kind="error">{orders.error.message}</Notice>;
  const order = orders.data.find(({ _id }) => _id === orderId);
  if (order && !isCanceled(order.status)) return <Choice {...{ email, order, to, onKeep, onAnew }} />;
  return (
    <Notice kind="warning">
      <p>The order that you placed here has been cancelled.</p>
      <Button className="mt-3" onClick={() => void onAnew(null)}>
        Start a new order
      </Button>
    </Notice>
  );
}

type ChoiceProps = Omit<PlacedAlreadyProps, "orderId"> & { order: OrderDto };

function Choice({ email, order, to, onKeep, onAnew }: ChoiceProps) {
  const back = useBackToCart(email);
  const [key] = useState(createIdempotencyKey);
  const isPending = isUndecided(order.status);

  async function cancelAndOrder() {
    if (!(await askQuestion(QUESTIONS.cancelOrder))) return;
    try {
      const { lines, missed } = await back.mutateAsync({ order, key });
      const agreed = orderAmount(order.cartItems, to);
      const isAsAgreed = missed.length === 0 && orderAmount(lines, to) === agreed;
      await onAnew(isAsAgreed ? lines : null);
    } catch {
      // The error shows below.
    }
  }

  return (
    <Notice kind="warning">
      <p className="font-semibold">Order {order.orderNumber} was placed already, with these details:</p>
      <p className="mt-2 wrap-anywhere whitespace-pre-line">
        {order.name}, {order.phone}
        <br />
        {order.address}
        <br />
        {destinationName(order)}, {formatBdt(order.amount)}
      </p>
      <p className="mt-2">
        {isPending
          ? "What you have changed since is not in it."
          : `It is ${order.status} by now. To change it, please call us at ${brandFacts().phone}.`}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button disabled={back.isPending} onClick={onKeep}>
          Keep this order
        </Button>
        {isPending && (
          <Button variant="quiet" disabled={back.isPending} onClick={() => void cancelAndOrder()}>
            {back.isPending ? "Cancelling …" : "Cancel it and order anew"}
          </Button>
        )}
      </div>
      {back.error && (
        <p role="alert" className="mt-3">
          {messageOf(back.error)}
        </p>
      )}
    </Notice>
  );
}
