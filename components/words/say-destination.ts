import { type Area, areaName } from "@/lib/areas";

interface Speaks {
  location: (location: string) => string;
  area: (area: string) => string;
}

export type Destination = Area & { deliveryLocation: string };

/** Says where an order goes, such as `Inside Dhaka: Dhanmondi, Dhaka`. */
export function sayDestination({ deliveryLocation, ...place }: Destination, say: Speaks): string {
  const area = areaName(place);
  return [say.location(deliveryLocation), area && say.area(area)].filter(Boolean).join(": ");
}
