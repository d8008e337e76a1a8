import { useLanguage, useWords } from "#words";
import Link from "next/link";
import { OrderAgain } from "@/components/orders/order-again";
import type { CalledOffOrder } from "@/lib/orders/dto";
import { TRACKING_DAYS_AFTER_END } from "@/lib/orders/tracking/rules";
import { dayOf } from "@/lib/platform/time/dhaka";
import { localPath } from "@/lib/words/local-path.mjs";

/** The orders that their customer has cancelled: when, what was in them, and a way to have it after all. */
export function CancelledOrders({ orders }: { orders: CalledOffOrder[] }) {
  const { order: orderOf, number, day, cancelledOrders } = useWords("orders");
  const language = useLanguage();
  if (orders.length === 0) return null;
  return (
    <section aria-labelledby="cancelled-orders" className="mt-8">
      <h2 id="cancelled-orders" className="mb-1 text-base">
        {cancelledOrders.title}
      </h2>
      <p className="mb-2 text-sm text-muted">{cancelledOrders.terms(TRACKING_DAYS_AFTER_END)}</p>
      <ul>
        {orders.map((order) => (
          <li
            key={order._id}
            className="stitch-b flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
          >
            <span className="text-muted">
              {/* Not fetched ahead: it is a page of its own, with the order's token in its address. */}
              <Link href={localPath(language, order.path)} prefetch={false} className="link">
                {orderOf(number(order.orderNumber))}
              </Link>
              {", "}
              <time dateTime={order.calledOffAt}>{day(dayOf(order.calledOffAt))}</time>
            </span>
            <OrderAgain order={order} />
          </li>
        ))}
      </ul>
    </section>
  );
}
