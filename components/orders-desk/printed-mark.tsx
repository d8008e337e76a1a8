import type { AdminOrderDto } from "@/lib/orders/all-orders/dto";
import { clockOf } from "@/lib/platform/time/dhaka";

/** Who printed it last and when, and whether it was changed since, so that the paper is wrong. */
export function PrintedMark({ order: { printed, changes = [] } }: { order: AdminOrderDto }) {
  if (!printed) return null;
  const isOutdated = changes.some(({ at }) => at > printed.at);
  return (
    <p className="text-sm text-muted wrap-anywhere">
      Printed{" "}
      <time dateTime={printed.at} className="whitespace-nowrap tabular-nums">
        {printed.at.slice(5, 10)} {clockOf(printed.at)}
      </time>
      {printed.by && ` by ${printed.by}`}
      {isOutdated && <strong className="block font-semibold text-selvedge">changed since</strong>}
    </p>
  );
}
