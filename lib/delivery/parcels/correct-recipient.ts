import "server-only";
import { requireMisfitsGone } from "@/lib/delivery/couriers/limits";
import { alreadyIn } from "@/lib/delivery/parcels/read-parcel";
import type { CorrectRecipientInput } from "@/lib/delivery/parcels/schema";
import { requireUnbooked, UNBOOKED } from "@/lib/delivery/parcels/unbooked";
import { changeContents } from "@/lib/orders/contents/change-contents";
import type { EventActor } from "@/lib/orders/events";
import { PARCEL_STEPS } from "@/lib/orders/lifecycle";
import { canTake, parcelIn, parcelStateOf } from "@/lib/orders/lifecycle/rules";
import type { ChangeGuard } from "@/lib/orders/read-changeable";

/** Packed, and no courier knows of it. */
const PACKED_ALONE: ChangeGuard = {
  require: ({ parcel }) => {
    const state = parcelStateOf({ parcel });
    if (!canTake(state, "handOver")) throw alreadyIn({ state, courier: parcel?.courier });
    requireUnbooked(parcel);
  },
  filter: { ...parcelIn(PARCEL_STEPS.handOver.from), ...UNBOOKED },
};

interface CorrectRecipientOptions {
  by: EventActor;
  orderId: string;
  input: CorrectRecipientInput;
}

/**
 * Gives a packed parcel the name or address that its courier takes, as any change of the order's contents. Throws
 * INVALID_FIELDS, and what changeContents() throws.
 */
export async function correctRecipient({ by, orderId, input }: CorrectRecipientOptions): Promise<void> {
  const { courier, ...contents } = input;
  requireMisfitsGone(courier, contents);
  await changeContents({ by, isAdmin: false, orderId, input: contents, guard: PACKED_ALONE });
}
