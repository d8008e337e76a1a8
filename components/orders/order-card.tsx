import { useWords } from "#words";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { ChangeOrder } from "@/components/orders/change-order";
import { OrderAgain } from "@/components/orders/order-again";
import { OrderChanges } from "@/components/orders/order-changes";
import { OrderLines } from "@/components/orders/order-lines";
import { OrderReturns } from "@/components/returns/order-returns";
import { OwnReviews } from "@/components/reviews/own-reviews";
import { OrderStatusExplanation } from "@/components/orders/order-status-explanation";
import { StatusBadge } from "@/components/orders/status-badge";
import { PayAhead } from "@/components/tracking/pay-ahead";
import { ParcelFacts } from "@/components/tracking/parcel-facts";
import { Timeline } from "@/components/tracking/timeline";
import { askAndDo } from "@/components/ui/ask-and-do";
import { Button } from "@/components/ui/button";
import { ErrorNotice } from "@/components/ui/call-notices";
import { useDeleteOrder, useRereadOrders } from "@/lib/orders/api";
import type { OrderDto } from "@/lib/orders/dto";
import { isUndecided } from "@/lib/orders/lifecycle/rules";

interface OrderCardProps {
  order: OrderDto;
  /** Called when the order is cancelled, before a message confirms it. */
  onCancelled: () => void;
}

export function OrderCard({ order, onCancelled }: OrderCardProps) {
  const words = useWords("orders");
  const cancellation = useDeleteOrder();
  const orderNumber = words.number(order.orderNumber);

  const cancel = () =>
    askAndDo({
      question: words.popUps.cancel,
      work: async () => {
        await cancellation.mutateAsync(order._id);
        onCancelled();
      },
      message: words.popUps.cancelled,
    });

  return (
    <article aria-label={words.order(orderNumber)} className="card p-4 wrap-anywhere">
      <Heading order={order} />
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
            label={words.timeline.label(orderNumber)}
            courier={order.tracking?.courier}
            isBrief
          />
        </div>
      )}
      <OwnPayAhead order={order} />
      <OrderLines order={order} />
      <OrderChanges order={order} />
      <OrderReturns order={order} />
      <OwnReviews order={order} />
      <p className="mt-3 text-sm wrap-anywhere whitespace-pre-line text-muted">
        {words.card.for([order.name, order.phone, order.address].join(", "))}
        {order.riderNote && `\n${words.card.forRider(order.riderNote)}`}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ChangeOrder order={order} />
        <OrderAgain order={order} />
        {isUndecided(order.status) && (
          <Button variant="danger" disabled={cancellation.isPending} onClick={() => void cancel()}>
            {words.card.cancel}
          </Button>
        )}
        <RetryingNotice isPending={cancellation.isPending} />
      </div>
      <ErrorNotice error={cancellation.error && words.failure(cancellation.error)} className="mt-4" />
    </article>
  );
}

function OwnPayAhead({ order: { _id: orderId, payAhead } }: { order: OrderDto }) {
  const rereadOrders = useRereadOrders();
  return payAhead && <PayAhead payAhead={payAhead} of={{ orderId }} onSent={rereadOrders} />;
}

function Heading({ order }: { order: OrderDto }) {
  const { orderBefore, number, orderDate, card } = useWords("orders");
  return (
    <div className="stitch-b mb-4 flex flex-wrap items-center justify-between gap-3 pb-3">
      <h2 className="text-base">
        {orderBefore}
        <span className="price">{number(order.orderNumber)}</span>
        {card.placedOn.before}
        <time dateTime={order.orderTime}>{orderDate(order.orderTime)}</time>
        {card.placedOn.after}
      </h2>
      <StatusBadge status={order.status} parcel={order.parcel} />
    </div>
  );
}
