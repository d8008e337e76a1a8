import Link from "next/link";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { MESSAGES, QUESTIONS } from "@/components/messages";
import { ChangeOrder } from "@/components/orders/change-order";
import { OrderChanges } from "@/components/orders/order-changes";
import { OrderReturns } from "@/components/returns/order-returns";
import { OrderStatusExplanation } from "@/components/orders/order-status-explanation";
import { StatusBadge } from "@/components/orders/status-badge";
import { ParcelFacts } from "@/components/tracking/parcel-facts";
import { OrderedItem } from "@/components/tracking/ordered-item";
import { Timeline } from "@/components/tracking/timeline";
import { askAndDo } from "@/components/ui/ask-and-do";
import { Button } from "@/components/ui/button";
import { ErrorNotice } from "@/components/ui/call-notices";
import { destinationName } from "@/lib/areas";
import { dayOf } from "@/lib/platform/time/dhaka";
import { useDeleteOrder } from "@/lib/orders/api";
import { paidByCode } from "@/lib/orders/coupons/rules";
import type { OrderDto } from "@/lib/orders/dto";
import { isUndecided } from "@/lib/orders/lifecycle/rules";
import { useOrderAgain } from "@/components/orders/use-order-again";
import { Notice } from "@/components/ui/notice";
import { PATHS } from "@/lib/paths";
import { formatBdt } from "@/lib/platform/text/format";

interface OrderCardProps {
  order: OrderDto;
  /** Called when the order is cancelled, before a message confirms it. */
  onCancelled: () => void;
}

export function OrderCard({ order, onCancelled }: OrderCardProps) {
  const cancellation = useDeleteOrder();

  const cancel = () =>
    askAndDo({
      question: QUESTIONS.cancelOrder,
      work: async () => {
        await cancellation.mutateAsync(order._id);
        onCancelled();
      },
      message: MESSAGES.orderCancelled,
    });

  return (
    <article aria-label={`Order ${order.orderNumber}`} className="card p-4 wrap-anywhere">
      <div className="stitch-b mb-4 flex flex-wrap items-center justify-between gap-3 pb-3">
        <h2 className="text-base">
          Order <span className="price">{order.orderNumber}</span>, placed{" "}
          <time dateTime={order.orderTime}>{dayOf(order.orderTime)}</time>
        </h2>
        <StatusBadge status={order.status} parcel={order.parcel} />
      </div>
      <div className="mb-4 max-w-prose">
        <OrderStatusExplanation order={order} />
      </div>
      <div className="mb-4">
        <ParcelFacts {...order} />
      </div>
      {order.timeline && (
        <div className="mb-6">
          <Timeline
            timeline={order.timeline}
            label={`Steps of order ${order.orderNumber}`}
            courier={order.tracking?.courier}
            isBrief
          />
        </div>
      )}
      <OrderLines order={order} />
      <OrderChanges order={order} />
      <OrderReturns order={order} />
      <p className="mt-3 text-sm wrap-anywhere whitespace-pre-line text-muted">
        For {order.name}, {order.phone}, {order.address}
        {order.riderNote && `\nFor the rider: ${order.riderNote}`}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ChangeOrder order={order} />
        <OrderAgain order={order} />
        {isUndecided(order.status) && (
          <Button variant="danger" disabled={cancellation.isPending} onClick={() => void cancel()}>
            Cancel Order
          </Button>
        )}
        <RetryingNotice isPending={cancellation.isPending} />
      </div>
      <ErrorNotice error={cancellation.error} className="mt-4" />
    </article>
  );
}

function OrderAgain({ order }: { order: OrderDto }) {
  const { orderAgain, outcome, isPending } = useOrderAgain(order);
  return (
    <>
      <Button variant="quiet" disabled={isPending} onClick={() => void orderAgain()}>
        {isPending ? "Adding to your cart …" : "Order again"}
      </Button>
      <RetryingNotice isPending={isPending} />
      {outcome && (
        <div className="order-last w-full">
          <Notice kind={outcome.missed.length > 0 ? "warning" : "info"}>
            {outcome.added > 0 && (
              <p>
                {outcome.added} of {order.cartItems.length} added at today’s prices.{" "}
                <Link href={PATHS.cart} className="link">
                  See your cart
                </Link>
              </p>
            )}
            {outcome.missed.map(({ name, reason }, index) => (
              <p key={index}>
                <span className="font-semibold">{name}:</span> {reason}
              </p>
            ))}
          </Notice>
        </div>
      )}
    </>
  );
}

/** The order's lines, from its own snapshot, and its total. */
function OrderLines({ order }: { order: OrderDto }) {
  return (
    <>
      <ul className="grid gap-3">
        {order.cartItems.map((line) => (
          <OrderedItem key={line._id} item={line}>
            <p className="price ml-auto whitespace-normal">{formatBdt(line.price)}</p>
          </OrderedItem>
        ))}
      </ul>
      <p className="stitch-t mt-4 flex flex-wrap items-baseline justify-between gap-x-4 pt-3">
        <span className="text-sm text-muted">
          {destinationName(order)}, delivery {formatBdt(order.deliveryCharge)}
          {paidByCode(order)}
          {order.discount && `, discount ${formatBdt(order.discount.amount)} (${order.discount.reason})`}
        </span>
        <span className="ml-auto">
          <span className="care-label">Total</span>{" "}
          <span className="price text-xl whitespace-normal">{formatBdt(order.amount)}</span>
        </span>
      </p>
      {order.exchangeOf && (
        <p className="mt-2 text-sm">
          What you sent back of order {order.exchangeOf.orderNumber} pays for{" "}
          <span className="price">{formatBdt(Math.min(order.exchangeOf.credit, order.amount))}</span> of this.
        </p>
      )}
    </>
  );
}
