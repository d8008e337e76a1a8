import { processState } from "@/lib/platform/process-state.mjs";
import { DEFAULT_BRAND, DEFAULT_DELIVERY } from "@/lib/site";

/** Charges so many whole BDT inside Dhaka, as if the owner had just set that; the test has to forget it at its end. */
export function setInsideDhaka(charge: number): void {
  const charges = { ...DEFAULT_DELIVERY.charges, "Inside Dhaka": charge };
  processState.shopFacts = { version: 1, brand: DEFAULT_BRAND, delivery: { ...DEFAULT_DELIVERY, charges } };
}
