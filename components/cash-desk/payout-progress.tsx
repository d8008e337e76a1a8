import { useWords } from "#words";
import type { PayoutDto } from "@/lib/cash/payouts/dto";
import { isUnderWay } from "@/lib/cash/payouts/rules";

/** The progress of a payout that is being recorded or undone; nothing for others. */
export function PayoutProgress({ payout: { state, done, toDo } }: { payout: PayoutDto }) {
  const { progress } = useWords("deskCash");
  if (!isUnderWay(state)) return null;
  const words = state === "recording" ? progress.recording : progress.undoing;
  return (
    <div className="grid gap-1">
      <progress aria-label={words.label} max={Math.max(1, toDo)} value={done} className="h-2 w-full" />
      <p className="text-sm text-muted tabular-nums">
        {words.done(done, toDo)} {progress.leave}
      </p>
    </div>
  );
}
