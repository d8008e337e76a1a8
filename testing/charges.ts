import { processState } from "@/lib/platform/process-state.mjs";
import { DEFAULT_SHOP_FACTS } from "@/lib/shop-facts";
import { DEFAULT_DELIVERY } from "@/lib/site";

/** Lets delivery be free from so many whole BDT, as if the owner had just set that; the test has to forget it at its end. */
export function setFreeFrom(freeFrom: number | null): void {
  processState.shopFacts = { ...DEFAULT_SHOP_FACTS, version: 1, delivery: { ...DEFAULT_DELIVERY, freeFrom } };
}

/** Charges so many whole BDT inside Dhaka, as if the owner had just set that; the test has to forget it at its end. */
export function setInsideDhaka(charge: number): void {
  const charges = { ...DEFAULT_DELIVERY.charges, "Inside Dhaka": charge };
  processState.shopFacts = { ...DEFAULT_SHOP_FACTS, version: 1, delivery: { ...DEFAULT_DELIVERY, charges } };
}
