import { processState } from "@/lib/platform/process-state.mjs";
import { DEFAULT_SHOP_FACTS } from "@/lib/shop-facts";
import { DEFAULT_DELIVERY, type DeliveryZone } from "@/lib/site";

/** Lets delivery be free from so many whole BDT, as if the owner had just set that; the test has to forget it at its end. */
export function setFreeFrom(freeFrom: number | null): void {
  processState.shopFacts = { ...DEFAULT_SHOP_FACTS, version: 1, delivery: { ...DEFAULT_DELIVERY, freeFrom } };
}

/** Charges so many whole BDT inside Dhaka, as if the owner had just set that; the test has to forget it at its end. */
export function setInsideDhaka(charge: number): void {
  const charges = { ...DEFAULT_DELIVERY.charges, "Inside Dhaka": charge };
  processState.shopFacts = { ...DEFAULT_SHOP_FACTS, version: 1, delivery: { ...DEFAULT_DELIVERY, charges } };
}

/** Zones, as if the owner had just set them; the test has to forget them at its end. */
export function setZones(...zones: DeliveryZone[]): void {
  processState.shopFacts = { ...DEFAULT_SHOP_FACTS, version: 1, delivery: { ...DEFAULT_DELIVERY, zones } };
}

/** A zone outside Dhaka. */
export const AROUND_DHAKA: DeliveryZone = {
  name: "Around Dhaka",
  location: "Outside Dhaka",
  places: ["Savar, Dhaka", "Keraniganj, Dhaka", "Gazipur"],
  charge: 130,
  days: { min: 2, max: 4 },
};
