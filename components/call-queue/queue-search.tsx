"use client";

import { DeskSearch } from "@/components/admin/desk-search";
import { QUEUE_SEARCH_ID } from "@/components/call-queue/queue-keys";
import { useQueuePlace } from "@/components/call-queue/use-queue-place";

/** What it was opened with is in the address; what is typed gets there after a pause. */
export function QueueSearch() {
  const { place, go } = useQueuePlace();
  return (
    <DeskSearch
      id={QUEUE_SEARCH_ID}
      label="Find orders by phone, name, address, product or size"
      placeholder="Phone, name, area, product, size"
      asked={place.q}
      onFind={(q) => go({ ...place, q })}
    />
  );
}
