import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import { refusedReturn, type ReturnableOrder } from "@/lib/returns/read-returnable";
import { requireDelivered } from "@/lib/returns/require-delivered";
import { SITE } from "@/lib/site";
import { isOnlyAsked } from "@/lib/orders/lifecycle/rules";

/** Of one order, those that came to nothing included: what is more is talked about on the phone. */
const MOST_ASKED = 10;

/** Whether its customer can ask for a return of an order now. Throws RETURN_STATE and RETURN_WINDOW. */
export function requireAskable(order: ReturnableOrder): void {
  const { until, isOver } = requireDelivered(order);
  const returns = order.returns ?? [];
  if (returns.some(isOnlyAsked))
    throw refusedReturn("You have asked for a return of this order already. Please wait for our answer.");
  if (returns.filter(({ by }) => by.role === "customer").length >= MOST_ASKED)
    throw refusedReturn(`Please call us about this order: ${SITE.phone}.`);
  if (!isOver) return;
  throw new AppError("RETURN_WINDOW", {
    message: `You could ask for a return until ${until}. Please call us: ${SITE.phone}.`,
    details: { until },
  });
}
