import "server-only";
import { customerActor } from "@/lib/orders/events";
import { afterStep, changeReturns } from "@/lib/returns/change-returns";
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
 * A customer takes back what they have asked for, as long as nobody has decided it; a repeat finds it done. Throws NOT_FOUND,
 * also for somebody else's order, RETURN_STATE and IN_PROGRESS.
 */
export async function withdrawReturn({ user, orderId, returnId }: WithdrawReturnOptions): Promise<void> {
  await changeReturns({
    orderId,
    whose: { userId: user._id },
    plan: (order) => {
      const entry = requireReturn(order, returnId);
      const { state } = entry;
      if (state === RETURN_STEPS.withdraw.to) return null;
      if (!isOnlyAsked(entry)) throw refusedReturn("The shop has answered this meanwhile.", { state });
      return afterStep("withdraw", entry, { by: customerActor(user) });
    },
  });
}
