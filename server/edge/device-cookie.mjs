// @ts-check
import { createHmac, timingSafeEqual } from "node:crypto";

const IN_COOKIE_HEADER =
  /(?:^|;\s*)known-device=(([\w-]{22})\.([\w-]{16})(?:~[\w-]{16})*)\.([\w-]{43})(?:;|$)/;

/**
 * The account that this device signed in to last, under the false name that its cookie (lib/auth/trusted-device-cookie.ts) has
 * for it; null for a device that has none of ours.
 * @param {string | undefined} cookieHeader
 * @param {string} secret
 */
export function knownAccount(cookieHeader, secret) {
  const [, text, , account, signature] = IN_COOKIE_HEADER.exec(cookieHeader ?? "") ?? [];
  if (text === undefined || account === undefined || signature === undefined) return null;
  const expected = createHmac("sha256", secret).update(`known-device ${text}`).digest();
  const given = Buffer.from(signature, "base64url");
  return given.length === expected.length && timingSafeEqual(given, expected) ? account : null;
}
