import "server-only";
import type { BlockPhoneInput } from "@/lib/orders/blocked-phones/schema";
import type { UserDto } from "@/lib/accounts/users/dto";
import { digestPhone } from "@/lib/orders/blocked-phones/queries";
import { BlockedPhone } from "@/models/blocked-phone";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";

interface BlockPhoneOptions {
  actor: UserDto;
  /** The phone as orders have it. */
  phone: string;
  block: BlockPhoneInput;
}

/** Blocks online orders of a phone for so many days. A phone that is blocked already gets this reason and end. */
export async function blockPhone({ actor, phone, block }: BlockPhoneOptions): Promise<void> {
  const [now, { reason, days }] = [Date.now(), block];
  await BlockedPhone.updateOne(
    { _id: digestPhone(phone) },
    { reason, until: new Date(now + days * DAY_MS), by: actor._id, at: new Date(now) },
    { upsert: true },
  );
}

/** Takes orders of the phone again. */
export async function unblockPhone(phone: string): Promise<void> {
  await BlockedPhone.deleteOne({ _id: digestPhone(phone) });
}
