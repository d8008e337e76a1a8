import { PlaceLink } from "@/components/desk-kit/place-link";
import type { AdminOrdersQuery } from "@/lib/orders/all-orders/schema";
import { searchOf } from "@/lib/platform/http/search-of";
import { PATHS } from "@/lib/paths";

const LINK = "font-semibold text-indigo underline underline-offset-4";

/** Why no orders are listed, and the way to where there is. */
export function NoOrders({ place: { status, q, after, from, to } }: { place: AdminOrdersQuery }) {
  if (q) {
    return (
      <p className="py-8 text-lg">
        No {status ? `${status} orders` : "orders"} match “{q}”.{" "}
        {status && (
          <PlaceLink href={PATHS.allOrders + searchOf({ q, from, to })} className={LINK}>
            Search all orders
          </PlaceLink>
        )}
      </p>
    );
  }
  if (after) {
    return (
      <p className="py-8 text-lg">
        There are no older orders.{" "}
        <PlaceLink href={PATHS.allOrders + searchOf({ status, from, to })} className={LINK}>
          Back to the newest
        </PlaceLink>
      </p>
    );
  }
  return (
    <p className="py-8 text-lg">
      {from || to
        ? "No orders of these days are here."
        : status
          ? `No orders are ${status} right now.`
          : "There are no orders yet."}
    </p>
  );
}
