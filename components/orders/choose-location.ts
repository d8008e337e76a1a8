import { locationOfArea, readArea } from "@/lib/areas";
import { asksArea, deliveryFacts } from "@/lib/shop-facts";

/** A field of a form, tied to its draft. */
export interface BoundField {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

interface Destination {
  area: BoundField;
  location: BoundField;
}

/** Takes over a location, and with it lets go of an area that belongs to the other one. */
export function chooseLocation({ area, location }: Destination, chosen: string): void {
  location.onChange(chosen);
  const owner = locationOfArea(deliveryFacts().zones, readArea(area.value));
  if (owner !== null && owner !== chosen) area.onChange("");
}

/** Takes over an area, and with it the location that it belongs to: nobody has to know that. */
export function chooseArea({ area, location }: Destination, chosen: string): void {
  area.onChange(chosen);
  const owner = locationOfArea(deliveryFacts().zones, readArea(chosen));
  if (owner !== null && owner !== location.value) location.onChange(owner);
}

/** Where an earlier order went, by the zones of today. */
export function destinationToday({ deliveryLocation, area }: Record<"deliveryLocation" | "area", string>) {
  if (!asksArea()) return { deliveryLocation, area: "" };
  const owner = locationOfArea(deliveryFacts().zones, readArea(area));
  return { deliveryLocation: owner ?? deliveryLocation, area };
}
