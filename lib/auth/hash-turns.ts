import "server-only";
import { availableParallelism } from "node:os";
import { AppError } from "@/lib/http/errors";

/** Beyond these a sign-in waits longer for its hash than the shopper for the answer. */
const MOST_UNDER_WAY = 8;
const RETRY_AFTER_SECONDS = 2;
/** libuv has four threads, and files and compression need one. */
const MOST_AT_ONCE = 3;

/** Each takes a core for as long as it runs: one core is left to the event loop. */
const atOnce = Math.min(MOST_AT_ONCE, Math.max(1, availableParallelism() - 1));

let underWay = 0;
let running = 0;
const waiting: (() => void)[] = [];

/** Runs a password hash when it is its turn. Throws OVERLOADED where too many are under way. */
export async function inHashTurn<Result>(hash: () => Promise<Result>): Promise<Result> {
  if (underWay >= MOST_UNDER_WAY)
    throw new AppError("OVERLOADED", { retryAfterSeconds: RETRY_AFTER_SECONDS });
  underWay += 1;
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await hash();
  } finally {
    underWay -= 1;
    const next = waiting.shift();
    // The next one takes over this one's place.
    if (next) next();
    else running -= 1;
  }
}
