import { LIFECYCLE, type OrderStatus } from "@/lib/orders/lifecycle";

const CLOTH = {
  held: "border-marigold bg-marigold text-ink",
  sold: "border-leaf bg-leaf text-white",
  free: "border-selvedge bg-white text-selvedge",
} as const;

/** The status as a stitched badge, always with its word. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  return (
    <span
      className={`inline-block rounded-cloth border px-1 py-1 text-sm font-semibold ${CLOTH[LIFECYCLE.order.states[status].pieces]}`}
    >
      <span className="rounded-cloth border border-dashed border-current px-2">{status}</span>
    </span>
  );
}
