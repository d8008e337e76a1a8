import "server-only";
import { createHmac } from "node:crypto";
import { getEnv } from "@/lib/env";
import { mailboxOf } from "@/lib/orders/limits/mailbox";
import { SHARED_KINDS, type SharedKind } from "@/lib/orders/limits/constants";

interface Shared {
  phone: string;
  email: string;
  clientAddress: string | undefined;
}

export const sharedKey = (kind: SharedKind, value: string): string => `${kind}:${value}`;

/** A key, taken apart; null for a text that is none. */
export function readSharedKey(key: string): { kind: SharedKind; value: string } | null {
  const [start = "", ...rest] = key.split(":");
  const kind = SHARED_KINDS.find((name) => name === start);
  return kind && rest.length > 0 ? { kind, value: rest.join(":") } : null;
}

/** What an order has in common with those of other newcomers, as it is kept with it. */
export function sharedKeysOf({ phone, email, clientAddress }: Shared): Map<SharedKind, string> {
  const keys = new Map<SharedKind, string>([
    ["phone", sharedKey("phone", phone)],
    ["mailbox", sharedKey("mailbox", mailboxOf(email))],
  ]);
  if (clientAddress) keys.set("address", sharedKey("address", digestAddress(clientAddress)));
  return keys;
}

/** An address that is kept with an order is nobody's to read. */
function digestAddress(clientAddress: string): string {
  return createHmac("sha256", getEnv().JWT_SECRET).update(`order ${clientAddress}`).digest("base64url");
}
