import { useWords } from "#words";
import { useAreaName } from "@/components/words/use-area-name";
import { type Area, areaName } from "@/lib/areas";

/** Says where an order goes in the page's language, such as `Inside Dhaka: Dhanmondi, Dhaka`. */
export function useDestinationName(order: Area & { deliveryLocation: string }): string {
  const { location } = useWords("orders");
  const area = areaName(order);
  const sayArea = useAreaName(area !== "");
  return [location(order.deliveryLocation), area && sayArea(area).text].filter(Boolean).join(": ");
}
