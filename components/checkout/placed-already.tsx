import { useWords } from "#words";
import { useState } from "react";
import { PlaceName } from "@/components/orders/place-name";
import { askQuestion } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { areaName } from "@/lib/areas";
import type { CartLineDto } from "@/lib/orders/cart/dto";
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
  const { checkout, placed: words } = useWords("ordering");
  const orders = useOrders(email);
  if (orders.isPending) return <Notice>{words.wait}</Notice>;
  if (orders.error) return <Notice kind="error">{checkout.failure(orders.error)}</Notice>;
  const order = orders.data.find(({ _id }) => _id === orderId);
  if (order && !isCanceled(order.status)) return <Choice {...{ email, order, to, onKeep, onAnew }} />;
  return (
    <Notice kind="warning">
      <p>{words.cancelled}</p>
      <Button className="mt-3" onClick={() => void onAnew(null)}>
        {words.anew}
      </Button>
    </Notice>
  );
}

type ChoiceProps = Omit<PlacedAlreadyProps, "orderId"> & { order: OrderDto };

function Choice({ email, order, to, onKeep, onAnew }: ChoiceProps) {
  const { checkout, placed: words } = useWords("ordering");
  const { number, popUps } = useWords("orders");
  const { money } = useWords("units");
  const back = useBackToCart(email);
  const [key] = useState(createIdempotencyKey);
  const isPending = isUndecided(order.status);

  async function cancelAndOrder() {
    if (!(await askQuestion(popUps.cancel))) return;
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
      <p className="font-semibold">{words.title(number(order.orderNumber))}</p>
      <p className="mt-2 wrap-anywhere whitespace-pre-line">
        {order.name}, {order.phone}
        <br />
        {order.address}
        <br />
        <PlaceName deliveryLocation={order.deliveryLocation} area={areaName(order)} />, {money(order.amount)}
      </p>
      <p className="mt-2">{isPending ? words.notIn : words.decided(order.status, brandFacts().phone)}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button disabled={back.isPending} onClick={onKeep}>
          {words.keep}
        </Button>
        {isPending && (
          <Button variant="quiet" disabled={back.isPending} onClick={() => void cancelAndOrder()}>
            {back.isPending ? words.pending : words.replace}
          </Button>
        )}
      </div>
      {back.error && (
        <p role="alert" className="mt-3">
          {checkout.failure(back.error)}
        </p>
      )}
    </Notice>
  );
}
