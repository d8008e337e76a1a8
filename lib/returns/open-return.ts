import "server-only";
import { staffActor } from "@/lib/orders/events";
import { addReturn } from "@/lib/returns/add-return";
import { planLines } from "@/lib/returns/plan-lines";
import { requireOpenable } from "@/lib/returns/return-window";
import type { OpenReturnInput } from "@/lib/returns/schema";
import type { UserDto } from "@/lib/accounts/users/dto";

interface OpenReturnOptions {
  actor: UserDto;
  orderId: string;
  input: OpenReturnInput;
  /** Idempotency key: a repeat with the same one is the first return. */
  key: string;
}

/**
 * The desk agrees that delivered pieces come back, within the return window; later an admin alone does, and says why. What
 * they are worth is what was agreed for them. Returns the id of the return. Throws NOT_FOUND, RETURN_STATE, RETURN_WINDOW,
 * INVALID_FIELDS, KEY_REUSED and IN_PROGRESS.
 */
export async function openReturn({ actor, orderId, input, key }: OpenReturnOptions): Promise<string> {
  return await addReturn({
    step: "open",
    by: { ...staffActor(actor), id: actor._id },
    orderId,
    whose: "anybody",
    input,
    key,
    plan: (order) => {
      const { lateReason } = input;
      const { isLate } = requireOpenable(order, { isAdmin: actor.role === "admin", lateReason });
      return {
        lines: planLines(order, input.lines),
        set: { ...(isLate && { lateReason }) },
        details: { ...input },
      };
    },
  });
}
