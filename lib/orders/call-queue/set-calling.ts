import "server-only";
import { workable } from "@/lib/orders/call-queue/change-at-desk";
import type { UserDto } from "@/lib/accounts/users/dto";
import { Order } from "@/models/order";
import { MINUTE_MS } from "@/lib/platform/time/durations.mjs";

/** For how long an open dialler is believed. */
const CALLING_MS = 2 * MINUTE_MS;

interface SetCallingOptions {
  actor: UserDto;
  orderId: string;
  isCalling: boolean;
}

/**
 * Tells every desk who is calling about an order, for two minutes. It changes nothing of the order, and so neither its
 * version nor its time of change. Users end only the calling that they began themselves.
 */
export async function setCalling({ actor, orderId, isCalling }: SetCallingOptions): Promise<void> {
  const calling = { by: actor._id, until: new Date(Date.now() + CALLING_MS) };
  await Order.updateOne(
    { _id: orderId, ...workable(), ...(!isCalling && { "calling.by": actor._id }) },
    isCalling ? { $set: { calling } } : { $unset: { calling: 1 } },
    { timestamps: false },
  );
}
