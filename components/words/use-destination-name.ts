import { useWords } from "#words";
import { type Destination, sayDestination } from "@/components/words/say-destination";
import { useAreaName } from "@/components/words/use-area-name";
import { areaName } from "@/lib/areas";

/** Says where an order goes in the page's language. */
export function useDestinationName(order: Destination): string {
  const { location } = useWords("orders");
  const sayArea = useAreaName(areaName(order) !== "");
  return sayDestination(order, { location, area: (area) => sayArea(area).text });
}
