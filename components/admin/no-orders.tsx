import { AdminOrdersLink } from "@/components/admin/admin-orders-link";
import type { AdminOrdersQuery } from "@/lib/admin-orders/schema";

const LINK = "font-semibold text-indigo underline underline-offset-4";

/** Why no orders are listed, and the way to where there is. */
export function NoOrders({ place: { status, q, after, from, to } }: { place: AdminOrdersQuery }) {
  if (q) {
    return (
      <p className="py-8 text-lg">
        No {status ? `${status} orders` : "orders"} match “{q}”.{" "}
        {status && (
          <AdminOrdersLink to={{ q, from, to }} className={LINK}>
            Search all orders
          </AdminOrdersLink>
        )}
      </p>
    );
  }
  if (after) {
    return (
      <p className="py-8 text-lg">
        There are no older orders.{" "}
        <AdminOrdersLink to={{ status, from, to }} className={LINK}>
          Back to the newest
        </AdminOrdersLink>
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
