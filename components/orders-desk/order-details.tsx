import { useWords } from "#words";
import { useIsAdmin } from "@/components/desk-kit/desk-access";
import { describeDelete, FurtherActions } from "@/components/orders-desk/order-actions";
import { OrderAddress, OrderCustomer } from "@/components/orders-desk/order-customer";
import { OrderItems } from "@/components/orders-desk/order-items";
import { Timeline } from "@/components/tracking/timeline";
import type { ListedOrder } from "@/lib/orders/all-orders/api";
import { isUndecided } from "@/lib/orders/lifecycle/rules";

interface OrderDetailsProps {
  order: ListedOrder;
}

/** All details of an order, and its rare actions. */
export function OrderDetails({ order }: OrderDetailsProps) {
  const words = useWords("deskOrders");
  const { pieces } = useWords("units");
  const isAdmin = useIsAdmin();
  const { status, isGone, holdings } = order;
  return (
    <div className="stitch-t mt-2 grid grid-cols-1 gap-4 pt-3 lg:grid-cols-[minmax(0,5fr)_minmax(0,5fr)_minmax(0,6fr)_10.5rem] lg:gap-5">
      <OrderCustomer order={order} />
      <div className="grid grid-cols-1 content-start gap-2">
        <OrderAddress order={order} />
        {isUndecided(status) && holdings.pieces > 0 && (
          <p className="text-sm text-muted">{words.holds(pieces(holdings.pieces))}</p>
        )}
        <OrderTimeline order={order} />
      </div>
      <OrderItems order={order} />
      {!isGone && (
        <div className="flex flex-wrap content-start gap-2 lg:grid lg:grid-cols-2">
          <FurtherActions order={order} />
          {isAdmin && (
            <p className="w-full text-sm text-muted lg:col-span-2 lg:text-xs">
              {describeDelete(words.delete, order)}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

/** The timeline of a decided order, as its customer sees it, in the desk's words. */
function OrderTimeline({ order }: { order: ListedOrder }) {
  const { timeline: words } = useWords("deskOrders");
  const { number } = useWords("orders");
  const { orderNumber, status, timeline, tracking } = order;
  // A decision made just now appears once the list is read again.
  if (isUndecided(status) || !timeline) return null;
  return (
    <details className="text-sm">
      <summary className="flex min-h-11 cursor-pointer items-center link lg:min-h-8">{words.title}</summary>
      <div className="pt-2">
        <Timeline
          timeline={timeline}
          label={words.of(number(orderNumber))}
          courier={tracking?.courier}
          isForDesk
        />
      </div>
    </details>
  );
}
