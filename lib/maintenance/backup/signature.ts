import "server-only";
import { createHmac, type Hmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { getEnv } from "@/lib/env";

const KEY_BYTES = 32;
const PURPOSE = "backup archive";

/** The signature of an archive: an HMAC-SHA256 whose key, made of NEXTAUTH_SECRET, serves nothing else. */
export function createSignature(): Hmac {
  const key = hkdfSync("sha256", getEnv().NEXTAUTH_SECRET, "", PURPOSE, KEY_BYTES);
  return createHmac("sha256", Buffer.from(key));
}

export function isSameSignature(given: string, computed: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(computed)];
  return left.length === right.length && timingSafeEqual(left, right);
}
