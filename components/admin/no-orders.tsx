import { DeskLink } from "@/components/admin/desk-link";
import type { DeskPageQuery } from "@/lib/desk/schema";

const LINK = "font-semibold text-indigo underline underline-offset-4";

/** Why there is nothing on the desk, and the way to where there is. */
export function NoOrders({ place: { status, q, after } }: { place: DeskPageQuery }) {
  if (q) {
    return (
      <p className="py-8 text-lg">
        No {status ? `${status} orders` : "orders"} match “{q}”.{" "}
        {status && (
          <DeskLink to={{ q }} className={LINK}>
            Search all orders
          </DeskLink>
        )}
      </p>
    );
  }
  if (after) {
    return (
      <p className="py-8 text-lg">
        There are no older orders.{" "}
        <DeskLink to={{ status }} className={LINK}>
          Back to the newest
        </DeskLink>
      </p>
    );
  }
  return (
    <p className="py-8 text-lg">
      {status ? `No orders are ${status} right now.` : "There are no orders yet."}
    </p>
  );
}
