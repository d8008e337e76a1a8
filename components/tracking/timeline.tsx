import { useWords } from "#words";
import { carrierIn } from "@/lib/orders/carrier/words";
import type { TimelineDto, TimelineEntry } from "@/lib/orders/timeline/dto";
import { describeEntry, ONGOING_STEPS, type TimelineView } from "@/lib/orders/timeline/rules";

const MARKS: Record<TimelineEntry["state"], string> = {
  done: "border-ink bg-ink",
  current: "border-selvedge bg-selvedge ring-3 ring-selvedge/20",
  next: "border-muted bg-white",
};

interface TimelineProps extends TimelineView {
  timeline: TimelineDto;
  label: string;
}

/** The steps of an order, past and to come. */
export function Timeline({ timeline, label, ...view }: TimelineProps) {
  return (
    <ol aria-label={label} className="grid grid-cols-1 text-sm">
      {timeline.entries.map((entry, index) => (
        <Entry key={index} entry={entry} timeline={timeline} view={view} />
      ))}
    </ol>
  );
}

interface EntryProps {
  entry: TimelineEntry;
  timeline: TimelineDto;
  view: TimelineView;
}

function Entry({ entry, timeline, view }: EntryProps) {
  const words = { orders: useWords("orders"), units: useWords("units") };
  const { steps, states, carriers } = words.orders.timeline;
  const { step, state, at } = entry;
  // Only a step that goes on is "now".
  const isOver = !ONGOING_STEPS.includes(step) && timeline.entries.at(-1) === entry;
  const text = describeEntry(entry, timeline, { ...view, words });
  return (
    <li
      aria-current={state === "current" ? "step" : undefined}
      className="group grid grid-cols-[0.875rem_minmax(0,1fr)] gap-x-3 pb-3 last:pb-0"
    >
      <span aria-hidden="true" className="relative flex justify-center">
        <span className="absolute top-3 -bottom-4 border-l border-dashed border-muted group-last:hidden" />
        <span className={`relative mt-1 size-3 rounded-full border-2 ${MARKS[state]}`} />
      </span>
      <div className="min-w-0 wrap-anywhere">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className={state === "next" ? "text-muted" : "font-semibold"}>
            {steps[step]({ carrier: carrierIn(carriers, view.courier), isToCome: state === "next" })}
          </span>
          {state === "current" && !isOver ? (
            <span className="care-label text-selvedge">{states.current}</span>
          ) : (
            <span className="sr-only">{states[state]}</span>
          )}
          {at && (
            <time dateTime={at} className="whitespace-nowrap text-muted tabular-nums">
              {words.orders.moment(at)}
            </time>
          )}
        </p>
        {text && <p className="max-w-prose">{text}</p>}
      </div>
    </li>
  );
}
