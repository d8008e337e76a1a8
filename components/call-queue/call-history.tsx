import { useWords } from "#words";
import type { QueuedOrder } from "@/lib/orders/call-queue/api";
import { countFailed, describeCalls, formatClock, MOST_FAILED_CALLS } from "@/lib/orders/call-queue/rules";
import { isUndecided } from "@/lib/orders/lifecycle/rules";

interface CallHistoryProps {
  order: QueuedOrder;
  /** Milliseconds. */
  now: number;
}

const NOTES_SHOWN = 2;

/** Earlier calls, the time of the next one, and the notes. */
export function CallHistory({ order, now }: CallHistoryProps) {
  const { calls, notes, nextCallAt } = order;
  const say = useWords("deskQueue");
  const words = describeCalls(say, calls, now);
  const isDue = nextCallAt !== null && Date.parse(nextCallAt) <= now;
  const noted = [...calls.flatMap(({ at, note }) => (note ? [{ at, text: note }] : [])), ...notes]
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .slice(-NOTES_SHOWN);
  const isUnreached = countFailed(calls) >= MOST_FAILED_CALLS;
  if (!words && noted.length === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-0.5 text-sm">
      {words && (
        <p className="tabular-nums">
          {words}
          {nextCallAt && (
            <>
              {say.beforeNextCall}
              <span className={isDue ? "bg-marigold px-1 font-semibold" : "font-semibold"}>
                {say.callAgain(isDue ? null : formatClock(say, nextCallAt, now))}
              </span>
            </>
          )}
        </p>
      )}
      {noted.map(({ at, text }) => (
        <p key={at + text} className="border-l-2 border-faded pl-2 wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      ))}
      {isUnreached && isUndecided(order.status) && (
        <p className="border-l-4 border-selvedge pl-2">{say.unreached(countFailed(calls))}</p>
      )}
    </div>
  );
}
