import { orderTotal } from "@/lib/orders/rules";
import { deliveryFacts } from "@/lib/shop-facts";
import type { DeliveryLocation } from "@/lib/site";

/** Whole BDT; the higher charge until a location is chosen. */
export function deliveryCharge(location: DeliveryLocation | null): number {
  const { charges, highestCharge } = deliveryFacts();
  return location === null ? highestCharge : charges[location];
}

/** Whole BDT: all lines plus delivery. */
export function orderAmount(lines: readonly { price: number }[], location: DeliveryLocation | null): number {
  return orderTotal({ lines, charge: deliveryCharge(location), discount: 0 });
}
