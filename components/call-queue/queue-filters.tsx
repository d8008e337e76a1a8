import { useWords } from "#words";
import { QUEUE_SEARCH_ID } from "@/components/call-queue/queue-keys";
import { DeskTabs } from "@/components/desk-kit/desk-tabs";
import { SearchBox } from "@/components/desk-kit/search-box";
import { usePlace } from "@/components/desk-kit/use-place";
import type { QueueCounts } from "@/lib/orders/call-queue/dto";
import { queuePlaceSchema } from "@/lib/orders/call-queue/schema";
import { NewOrderSound } from "@/components/call-queue/new-order-sound";
import { SelectField } from "@/components/ui/select-field";
import { TextField } from "@/components/ui/text-field";

interface QueueFiltersProps {
  counts: QueueCounts | undefined;
  /** How many of them have been decided since. */
  decided: number;
  /** How many orders have come in since the list was read. */
  newOrders: number;
}

/** The queue's two lists with their counts, the search box, and a line that opens the days and the sorting. */
export function QueueFilters({ counts, decided, newOrders }: QueueFiltersProps) {
  const { filters: words } = useWords("deskQueue");
  const { number } = useWords("orders");
  const { place, change } = usePlace(queuePlaceSchema);
  const isCalledOff = place.view === "calledOff";
  return (
    <div className="relative grid grid-cols-1 gap-2 lg:grid-cols-[auto_24rem] lg:items-end lg:justify-between">
      <DeskTabs
        label={words.list}
        tabs={[
          {
            label: words.toCall,
            count: counts && number(counts.due + counts.waiting + counts.later - decided),
            mark: counts !== undefined && counts.due > 0 && (
              <span className="rounded-cloth bg-marigold px-1.5 text-sm font-semibold tabular-nums">
                {words.due(counts.due)}
              </span>
            ),
            isCurrent: !isCalledOff,
            to: () => change({ view: undefined }),
          },
          {
            label: words.cancelled,
            count: counts && number(counts.calledOff),
            isCurrent: isCalledOff,
            to: () => change({ view: "calledOff" }),
          },
        ]}
        className="stitch-b lg:border-b-0"
        listClass="flex flex-wrap"
        tabClass="flex min-h-11 gap-1.5 px-2 sm:px-4"
      />
      <SearchBox
        id={QUEUE_SEARCH_ID}
        label={words.find}
        placeholder={words.placeholder}
        asked={place.q}
        onFind={(q) => change({ q })}
      />
      <QueueDays newOrders={newOrders} />
    </div>
  );
}

/** Chooses the days and the sorting; few people need them, so a line of its own opens them. */
function QueueDays({ newOrders }: { newOrders: number }) {
  const { place, change } = usePlace(queuePlaceSchema);
  const { filters: words } = useWords("deskQueue");
  const { from, to, sort } = place;
  return (
    <details className="max-lg:-mt-2 lg:col-span-2" open={Boolean(from ?? to ?? sort)}>
      {/* On a phone beside the tabs, so that it takes no line of its own. */}
      <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm font-semibold underline decoration-dotted underline-offset-4 max-lg:absolute max-lg:top-0 max-lg:right-0 max-lg:min-h-11">
        {words.days}
        <span className="max-sm:sr-only">{words.more}</span>
      </summary>
      <div className="flex flex-wrap items-end gap-3 pb-2 text-sm">
        <TextField
          label={words.from}
          type="date"
          value={from ?? ""}
          onChange={(day) => change({ from: day || undefined })}
        />
        <TextField
          label={words.to}
          type="date"
          value={to ?? ""}
          onChange={(day) => change({ to: day || undefined })}
        />
        <SelectField
          label={words.sort}
          emptyLabel={null}
          value={sort ?? "oldest"}
          options={[
            { value: "oldest", label: words.oldest },
            { value: "newest", label: words.newest },
          ]}
          onChange={(order) => change({ sort: order === "newest" ? order : undefined })}
        />
        <NewOrderSound count={newOrders} />
      </div>
    </details>
  );
}
