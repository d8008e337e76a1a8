import "server-only";
import { hash, verify } from "@node-rs/argon2";

// argon2id is the library's default; memory in KiB. OWASP's floor: 19 MiB, 2 passes, 1 lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Verified against when there is no account, so that both answers take one hash.
const DECOY = hash("no account has this password", COST);

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Compares in the same time whether or not there is a hash to compare with. */
export async function isPasswordCorrect(
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  const isMatch = await verify(passwordHash ?? (await DECOY), password);
  return isMatch && Boolean(passwordHash);
}
