import { formatCount } from "@/lib/platform/text/format";
import type { PayoutDto } from "@/lib/cash/payouts/dto";
import { isUnderWay } from "@/lib/cash/payouts/rules";

/** The progress of a payout that is being recorded or undone; nothing for others. */
export function PayoutProgress({ payout: { state, done, toDo } }: { payout: PayoutDto }) {
  if (!isUnderWay(state)) return null;
  const words = state === "recording" ? "recorded" : "taken back";
  return (
    <div className="grid gap-1">
      <progress
        aria-label={`Rows that are ${words}`}
        max={Math.max(1, toDo)}
        value={done}
        className="h-2 w-full"
      />
      <p className="text-sm text-muted tabular-nums">
        {formatCount(done)} of {toDo === 1 ? "1 row" : `${formatCount(toDo)} rows`} {words}. You can leave
        this page: the shop goes on by itself.
      </p>
    </div>
  );
}
