import "server-only";
import { createHmac, randomInt } from "node:crypto";
import { getEnv } from "@/lib/env";
import { CODE_DIGITS } from "@/lib/messages/phone-proof/schema";
import { MINUTE_MS } from "@/lib/platform/time/durations.mjs";

export const CODE_TTL_MS = 10 * MINUTE_MS;
export const MOST_TRIES = 5;

export const createPhoneCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0");

export interface SentCode {
  userId: string;
  phone: string;
  code: string;
}

/** The HMAC of a code that is kept: good for this account and this phone alone, and nobody can read the code. */
export function digestPhoneCode({ userId, phone, code }: SentCode): string {
  return createHmac("sha256", getEnv().JWT_SECRET)
    .update(`phone proof ${userId} ${phone} ${code}`)
    .digest("base64url");
}
