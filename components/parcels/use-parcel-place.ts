import { usePathname, useSearchParams } from "next/navigation";
import { parcelSearch, parseParcelPlace, type ParcelPlace } from "@/lib/parcels/schema";

/** Tab, state, courier and search, which stand in the address. Going there asks the server for no page. */
export function useParcelPlace() {
  const pathname = usePathname();
  const place = parseParcelPlace(useSearchParams());
  return {
    place,
    go: (target: ParcelPlace): void => {
      window.history.replaceState(null, "", pathname + parcelSearch(target));
    },
  };
}
