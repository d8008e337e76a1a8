import "server-only";
import { customerActor, makeEvent } from "@/lib/orders/events";
import { changeReturns } from "@/lib/returns/change-returns";
import { refusedReturn, requireReturn } from "@/lib/returns/read-returnable";
import type { UserDto } from "@/lib/accounts/users/dto";
import { RETURN_STEPS } from "@/lib/orders/lifecycle";
import { isOnlyAsked } from "@/lib/orders/lifecycle/rules";

interface WithdrawReturnOptions {
  user: UserDto;
  orderId: string;
  returnId: string;
}

/**
 * A customer takes back what he has asked for, as long as nobody has decided it; a repeat finds it done. Throws NOT_FOUND,
 * also for somebody else's order, RETURN_STATE and IN_PROGRESS.
 */
export async function withdrawReturn({ user, orderId, returnId }: WithdrawReturnOptions): Promise<void> {
  await changeReturns({
    orderId,
    whose: { userId: user._id },
    plan: (order) => {
      const entry = requireReturn(order, returnId);
      if (entry.state === RETURN_STEPS.withdraw.to) return null;
      if (!isOnlyAsked(entry))
        throw refusedReturn("The shop has answered this meanwhile.", { state: entry.state });
      const event = makeEvent({ by: customerActor(user), kind: "returnWithdrawn", details: { returnId } });
      return { entry: { ...entry, state: RETURN_STEPS.withdraw.to, voidedAt: new Date() }, event };
    },
  });
}
