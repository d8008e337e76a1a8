import { usePathname, useSearchParams } from "next/navigation";
import { parseQueuePlace, type QueuePlace, queueSearch } from "@/lib/call-queue/schema";

/** Search, days and sorting of the queue, which stand in the address. Going there asks the server for no page. */
export function useQueuePlace() {
  const pathname = usePathname();
  const place = parseQueuePlace(useSearchParams());
  return {
    place,
    go: (target: QueuePlace): void => {
      window.history.replaceState(null, "", pathname + queueSearch(target));
    },
  };
}
