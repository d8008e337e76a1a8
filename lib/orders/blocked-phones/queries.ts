import "server-only";
import { createHmac } from "node:crypto";
import { getEnv } from "@/lib/env";
import { toDhakaIso } from "@/lib/platform/time/dhaka";
import { BlockedPhone } from "@/models/blocked-phone";

export interface PhoneBlock {
  reason: string;
  until: Date;
}

/** The blocks of those phones that are blocked now. */
export async function readBlocks(phones: readonly string[]): Promise<Map<string, PhoneBlock>> {
  const digests = new Map([...new Set(phones)].map((phone) => [digestPhone(phone), phone]));
  const blocks = await BlockedPhone.find({ _id: { $in: [...digests.keys()] }, until: { $gt: new Date() } })
    .select("reason until")
    .lean();
  return new Map(
    blocks.map(({ _id, reason, until }) => [digests.get(_id) ?? "", { reason, until }] as const),
  );
}

/** As the desk shows it; null where there is none. */
export const toPhoneBlock = (block: PhoneBlock | undefined) =>
  block ? { reason: block.reason, until: toDhakaIso(block.until) } : null;

/** The phones that are blocked can be asked for, and not read. */
export function digestPhone(phone: string): string {
  return createHmac("sha256", getEnv().JWT_SECRET).update(`phone ${phone}`).digest("base64url");
}
