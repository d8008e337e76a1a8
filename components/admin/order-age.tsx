import { ageInWords, promisedBy } from "@/lib/desk/rules";
import type { OrderDto } from "@/lib/orders/dto";

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
        {orderTime.slice(0, 10)} {orderTime.slice(11, 16)}
      </time>
      {status === "pending" && (
        <>
          , <span className="whitespace-nowrap">{ageInWords(since, now)}</span>
          {now > promisedBy(since) && (
            <strong className="block font-semibold text-selvedge">over 1 business day</strong>
          )}
        </>
      )}
    </p>
  );
}
