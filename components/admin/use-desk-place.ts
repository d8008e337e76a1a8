import { usePathname, useSearchParams } from "next/navigation";
import { type DeskPageQuery, deskSearch, readDeskPlace } from "@/lib/desk/schema";

/** Where the desk is, in the address: the tab, the search and the page. Going there asks the server for no page. */
export function useDeskPlace() {
  const pathname = usePathname();
  const place = readDeskPlace(useSearchParams());
  return {
    place,
    hrefOf: (target: DeskPageQuery): string => pathname + deskSearch(target),
    go: (target: DeskPageQuery, { isRefinement = false } = {}): void => {
      const address = pathname + deskSearch(target);
      if (isRefinement) window.history.replaceState(null, "", address);
      else window.history.pushState(null, "", address);
    },
  };
}
