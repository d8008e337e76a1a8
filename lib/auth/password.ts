import "server-only";
import { hash, verify } from "@node-rs/argon2";
import { inHashTurn } from "@/lib/auth/hash-turns";

// argon2id is the library's default; memory in KiB. OWASP's floor: 19 MiB, 2 passes, 1 lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Verified against when there is no account, so that both answers take one hash.
const DECOY = hash("no account has this password", COST);

/** Throws OVERLOADED while too many others are hashed. */
export async function hashPassword(password: string): Promise<string> {
  return await inHashTurn(() => hash(password, COST));
}

/** Compares in the same time whether or not there is a hash to compare with. Throws OVERLOADED like hashPassword. */
export async function isPasswordCorrect(
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  const known = passwordHash ?? (await DECOY);
  const isMatch = await inHashTurn(() => verify(known, password));
  return isMatch && Boolean(passwordHash);
}
