import "server-only";
import { availableParallelism } from "node:os";
import { AppError } from "@/lib/http/errors";

/** Beyond these a sign-in waits longer for its hash than the shopper for the answer. */
const MAX_PENDING = 8;
const RETRY_AFTER_SECONDS = 2;
/** libuv has four threads, and files and compression need one. */
const MAX_CONCURRENT = 3;

/** Each takes a core for as long as it runs: one core is left to the event loop. */
const maxConcurrent = Math.min(MAX_CONCURRENT, Math.max(1, availableParallelism() - 1));

let pending = 0;
let running = 0;
const waiting: (() => void)[] = [];

/** Runs a password hash when it is its turn. Throws OVERLOADED where too many are under way. */
export async function limitHashConcurrency<Result>(hash: () => Promise<Result>): Promise<Result> {
  if (pending >= MAX_PENDING) throw new AppError("OVERLOADED", { retryAfterSeconds: RETRY_AFTER_SECONDS });
  pending += 1;
  if (running >= maxConcurrent) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await hash();
  } finally {
    pending -= 1;
    const next = waiting.shift();
    // The next one takes over this one's place.
    if (next) next();
    else running -= 1;
  }
}
