import "server-only";
import { Batcher } from "@/lib/platform/database/batcher";
import { readBlocks } from "@/lib/orders/blocked-phones/queries";
import { AppError } from "@/lib/platform/http/errors";
import { brandFacts } from "@/lib/shop-facts";
import { DAY_SECONDS, SECOND_MS } from "@/lib/platform/time/durations.mjs";

/** One read for all who order at once. */
const reads = new Batcher<string, Date | null>({
  name: "blocked phones",
  work: async (phones) => {
    const blocks = await readBlocks(phones);
    return phones.map((phone) => blocks.get(phone)?.until ?? null);
  },
});

/** Throws TOO_MANY_REQUESTS, with where to call, for a phone from which no order is taken online. */
export async function requireAllowedPhone(phone: string): Promise<void> {
  const until = await reads.run(phone);
  if (!until) return;
  const secondsLeft = Math.ceil((until.getTime() - Date.now()) / SECOND_MS);
  throw new AppError("TOO_MANY_REQUESTS", {
    message: `We can't take this order online. Please call us at ${brandFacts().phone}, and we take it by phone.`,
    retryAfterSeconds: Math.min(Math.max(secondsLeft, 1), DAY_SECONDS),
  });
}
