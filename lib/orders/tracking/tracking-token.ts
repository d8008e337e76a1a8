import "server-only";
import { createHash, createHmac } from "node:crypto";
import { getEnv } from "@/lib/env";
import { TOKEN_FORMAT } from "@/lib/orders/tracking/rules";

const TOKEN_BYTES = 16;
const TOKEN_LENGTH = 25;
const RADIX = 36;

interface Id {
  toString(): string;
}

/**
 * 128 bits that nobody can tell without the shop's secret, always the same for a text. They are made again whenever a
 * message or a slip is written, so that they lie in no database; another secret ends all links.
 */
export function secretTokenOf(text: string): string {
  const mac = createHmac("sha256", getEnv().NEXTAUTH_SECRET).update(text).digest();
  const bits = BigInt(`0x${mac.subarray(0, TOKEN_BYTES).toString("hex")}`);
  return bits.toString(RADIX).padStart(TOKEN_LENGTH, "0");
}

/** The token of an order's link. */
export const trackingTokenOf = (orderId: Id): string => secretTokenOf(`track ${orderId.toString()}`);

/** The digest that is kept of a token: it finds the token's owner, and nobody can make the link from it. */
export const digestToken = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** The digest that an order keeps of its token. */
export const trackingDigestOf = (orderId: Id): string => digestToken(trackingTokenOf(orderId));

export const isToken = (text: string): boolean => TOKEN_FORMAT.test(text);
