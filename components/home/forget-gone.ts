import { keepSeen, parseSeen, readSeen } from "@/components/product/seen-products";
import { listStillThere } from "@/lib/catalogue/seen/api";

/** Asks the shop which of the products that were looked at it still shows, and forgets the others. Throws ApiError. */
export async function forgetGone(ask = listStillThere): Promise<void> {
  const asked = parseSeen(readSeen()).map(({ id }) => id);
  const there = new Set(await ask(asked));
  // What was looked at since then stays.
  keepSeen((id) => there.has(id) || !asked.includes(id));
}
