import "server-only";
import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { RETRY_SOON_SECONDS } from "@/lib/platform/http/error-codes.mjs";
import { AppError } from "@/lib/platform/http/errors";
import { Queue } from "@/lib/platform/jobs/queue";

// argon2id is the library's default; memory in KiB. OWASP's floor: 19 MiB, 2 passes, 1 lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Verified against when there is no account, so that both answers take one hash.
const DUMMY_HASH = hash("no account has this password", COST);

/** libuv has four threads, and files and compression need one. */
const MAX_CONCURRENT = 3;
/** Beyond these a sign-in waits longer for its hash than the shopper for the answer. */
const MAX_PENDING = 8;

/** A hash takes a core for as long as it runs: one core is left to the event loop. */
export const passwordHashes = new Queue({
  name: "password hashes",
  concurrency: Math.min(MAX_CONCURRENT, Math.max(1, availableParallelism() - 1)),
  bound: {
    length: MAX_PENDING,
    refuse: () => new AppError("OVERLOADED", { retryAfterSeconds: RETRY_SOON_SECONDS }),
  },
});

/** Throws OVERLOADED while too many others are hashed. */
export async function hashPassword(password: string): Promise<string> {
  return await passwordHashes.run(() => hash(password, COST));
}

/** Compares in the same time whether or not there is a hash to compare with. Throws OVERLOADED like hashPassword. */
export async function verifyPassword(
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  const known = passwordHash ?? (await DUMMY_HASH);
  const isMatch = await passwordHashes.run(() => verify(known, password));
  return isMatch && Boolean(passwordHash);
}
