import type { OrderStatus } from "@/lib/orders/constants";

const CLOTH: Record<OrderStatus, string> = {
  pending: "border-marigold bg-marigold text-ink",
  Confirmed: "border-leaf bg-leaf text-white",
  Canceled: "border-selvedge bg-white text-selvedge",
};

/** The status as a stitched badge, always with its word. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  return (
    <span className={`inline-block rounded-cloth border px-1 py-1 text-sm font-semibold ${CLOTH[status]}`}>
      <span className="rounded-cloth border border-dashed border-current px-2">{status}</span>
    </span>
  );
}
