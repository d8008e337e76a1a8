import { staffActor } from "@/lib/orders/events";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { moveParcel } from "@/lib/delivery/parcels/move-parcel";
import { type MoveParcelRequest, moveParcelSchema } from "@/lib/delivery/parcels/schema";
import type { UserDto } from "@/lib/accounts/users/dto";
import type { ParcelState } from "@/lib/orders/lifecycle";

/** The moves that lead to each state. */
const WAYS: Record<ParcelState, ParcelState[]> = {
  toPack: ["toPack"],
  packed: ["toPack", "packed"],
  handedOver: ["toPack", "packed", "handedOver"],
  delivered: ["toPack", "packed", "handedOver", "delivered"],
  partlyDelivered: ["toPack", "packed", "handedOver", "partlyDelivered"],
  returning: ["toPack", "packed", "handedOver", "returning"],
  returned: ["toPack", "packed", "handedOver", "returning", "returned"],
  lost: ["toPack", "packed", "handedOver", "lost"],
};

/** Moves a parcel as the desk does. */
export async function moveTo(actor: UserDto, orderId: string, move: MoveParcelRequest): Promise<string[]> {
  return await moveParcel({ by: staffActor(actor), orderId, input: moveParcelSchema.parse(move) });
}

/** Confirms a pending order and brings its parcel into a state, step by step. */
export async function bringTo(actor: UserDto, orderId: string, state: ParcelState): Promise<void> {
  await decideOrder({ orderId, decision: "Confirmed" });
  const way = WAYS[state];
  for (const [index, to] of way.entries()) {
    const from = way[index - 1];
    if (from)
      await moveTo(actor, orderId, { from, to, ...(to === "handedOver" && { courier: "steadfast" }) });
  }
}
