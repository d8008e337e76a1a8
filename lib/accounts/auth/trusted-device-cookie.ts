import "server-only";
import { createHmac, randomBytes } from "node:crypto";
import { openDeviceCookie, sealDeviceCookie } from "@/lib/accounts/auth/device-cookie.mjs";
import { getEnv } from "@/lib/env";

const ID_BYTES = 16;
const ACCOUNT_BYTES = 12;
/** A family may share a phone. */
const MOST_ACCOUNTS = 4;

/** A browser in which somebody has signed in before. Known for these accounts it has a limit on attempts of its own. */
export interface TrustedDevice {
  id: string;
  /** Digests of account and session version, the latest first: the cookie names nobody. */
  accounts: string[];
}

/** The device that a cookie speaks of, or null if we have not signed it. */
export function decodeDeviceCookie(value: string | undefined): TrustedDevice | null {
  return openDeviceCookie(value, getEnv().NEXTAUTH_SECRET);
}

/** An account as it was when it became known: a password that is set anew makes all devices strangers. */
export interface Account {
  _id: { toString: () => string };
  sessionVersion: number;
}

export function isTrustedFor(device: TrustedDevice | null, account: Account): boolean {
  return device?.accounts.includes(toDigest(account)) ?? false;
}

/** The cookie of a device, or of a new one, in which the password of this account was proved just now. */
export function encodeDeviceCookie(device: TrustedDevice | null, account: Account): string {
  const id = device?.id ?? randomBytes(ID_BYTES).toString("base64url");
  const latest = toDigest(account);
  const others = (device?.accounts ?? []).filter((other) => other !== latest);
  const accounts = [latest, ...others].slice(0, MOST_ACCOUNTS);
  return sealDeviceCookie({ id, accounts }, getEnv().NEXTAUTH_SECRET);
}

function toDigest({ _id, sessionVersion }: Account): string {
  const named = createHmac("sha256", getEnv().NEXTAUTH_SECRET)
    .update(`account ${_id.toString()} ${sessionVersion}`)
    .digest();
  return named.subarray(0, ACCOUNT_BYTES).toString("base64url");
}
