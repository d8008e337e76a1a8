import "server-only";
import { Types } from "mongoose";
import { AppError } from "@/lib/platform/http/errors";
import { digest } from "@/lib/orders/place/digest-request";
import { makeEvent, staffActor } from "@/lib/orders/events";
import { valueOf } from "@/lib/orders/lines/rules";
import { changeReturns } from "@/lib/returns/change-returns";
import { findRepeated } from "@/lib/returns/find-repeated";
import { planLines } from "@/lib/returns/plan-lines";
import { requireDelivered } from "@/lib/returns/require-delivered";
import { refusedReturn, type ReturnableOrder, type StoredReturn } from "@/lib/returns/read-returnable";
import type { OpenReturnInput } from "@/lib/returns/schema";
import { SITE } from "@/lib/site";
import type { UserDto } from "@/lib/accounts/users/dto";
import { RETURN_STEPS } from "@/lib/orders/lifecycle";

/** Of one order, those that were called off included. */
const MOST_RETURNS = 20;

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
  const keyed = { key: `${actor._id} ${key}`, digest: digest([input]) };
  const newId = new Types.ObjectId();
  let returnId = newId;
  await changeReturns({
    orderId,
    whose: "anybody",
    plan: (order) => {
      const known = findRepeated(order, keyed);
      returnId = known?.id ?? newId;
      if (known) return null;
      const lateReason = requireTakeable(order, actor, input);
      const by = staffActor(actor);
      const entry: StoredReturn = {
        id: newId,
        at: new Date(),
        by: { role: by.role, id: new Types.ObjectId(actor._id) },
        ...keyed,
        state: RETURN_STEPS.open.to,
        wish: input.wish,
        lines: planLines(order, input.lines),
        ...(input.note && { note: input.note }),
        ...(lateReason && { lateReason }),
      };
      const details = { returnId: newId.toString(), ...input, value: valueOf(entry.lines) };
      return { entry, event: makeEvent({ by, kind: "returnOpened", details }) };
    },
  });
  return returnId.toString();
}

/** Why it is taken after the window; null within it. Throws RETURN_STATE and RETURN_WINDOW. */
function requireTakeable(
  order: ReturnableOrder,
  actor: UserDto,
  { lateReason }: OpenReturnInput,
): string | null {
  const { until, isOver } = requireDelivered(order);
  if ((order.returns?.length ?? 0) >= MOST_RETURNS)
    throw refusedReturn(`An order can have at most ${MOST_RETURNS} returns.`);
  if (!isOver) return null;
  if (actor.role === "admin" && lateReason) return lateReason;
  throw new AppError("RETURN_WINDOW", {
    message: `The ${SITE.returnWindowDays} days for a return ended on ${until}. An admin can still take it, and says why.`,
    details: { until },
  });
}
