import { usePathname, useSearchParams } from "next/navigation";
import { type AdminOrdersQuery, adminOrdersSearch, parseAdminOrdersQuery } from "@/lib/admin-orders/schema";

/** The tab, the search and the page of the orders, which stand in the address. Going there asks the server for no page. */
export function useAdminOrdersQuery() {
  const pathname = usePathname();
  const place = parseAdminOrdersQuery(useSearchParams());
  return {
    place,
    hrefOf: (target: AdminOrdersQuery): string => pathname + adminOrdersSearch(target),
    go: (target: AdminOrdersQuery, { isRefinement = false } = {}): void => {
      const address = pathname + adminOrdersSearch(target);
      if (isRefinement) window.history.replaceState(null, "", address);
      else window.history.pushState(null, "", address);
    },
  };
}
