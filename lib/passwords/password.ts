import "server-only";
import { hash, verify } from "@node-rs/argon2";
import { limitHashConcurrency } from "@/lib/passwords/hash-concurrency";

// argon2id is the library's default; memory in KiB. OWASP's floor: 19 MiB, 2 passes, 1 lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Verified against when there is no account, so that both answers take one hash.
const DUMMY_HASH = hash("no account has this password", COST);

/** Throws OVERLOADED while too many others are hashed. */
export async function hashPassword(password: string): Promise<string> {
  return await limitHashConcurrency(() => hash(password, COST));
}

/** Compares in the same time whether or not there is a hash to compare with. Throws OVERLOADED like hashPassword. */
export async function verifyPassword(
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  const known = passwordHash ?? (await DUMMY_HASH);
  const isMatch = await limitHashConcurrency(() => verify(known, password));
  return isMatch && Boolean(passwordHash);
}
