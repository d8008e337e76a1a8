import { formatAge, confirmationDueBy } from "@/lib/orders/all-orders/rules";
import { clockOf, dayOf } from "@/lib/platform/time/dhaka";
import type { OrderDto } from "@/lib/orders/dto";
import { isUndecided } from "@/lib/orders/lifecycle/rules";

interface OrderAgeProps {
  order: OrderDto;
  /** Milliseconds. */
  now: number;
}

/** When it was ordered; while it is pending also how long it waits, and whether that is longer than promised. */
export function OrderAge({ order, now }: OrderAgeProps) {
  const { orderTime, status } = order;
  const since = Date.parse(orderTime);
  return (
    <p className="text-sm text-muted">
      <time dateTime={orderTime} className="tabular-nums">
        {dayOf(orderTime)}
      </time>{" "}
      <span className="whitespace-nowrap tabular-nums">at {clockOf(orderTime)}</span>
      {isUndecided(status) && (
        <>
          , <span className="whitespace-nowrap">{formatAge(since, now)}</span>
          {now > confirmationDueBy(since) && (
            <strong className="block font-semibold text-selvedge">over 1 business day</strong>
          )}
        </>
      )}
    </p>
  );
}
