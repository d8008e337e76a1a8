import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import { toDhakaDay } from "@/lib/platform/time/dhaka";
import { lastReturnDay } from "@/lib/orders/lines/rules";
import { refusedReturn, type ReturnableOrder } from "@/lib/returns/read-returnable";
import { brandFacts, returnTime } from "@/lib/shop-facts";
import { isDelivered, isOnlyAsked } from "@/lib/orders/lifecycle/rules";
import { formatDay } from "@/lib/platform/time/format-day";

/** The most that a customer asks for one order, vain ones included: they call about more. */
const MOST_ASKED = 10;
/** The same, with those that the desk opens. */
const MOST_RETURNS = 20;

interface ReturnWindow {
  /** The last day in Dhaka on which it can be returned. */
  until: string;
  isOver: boolean;
}

/** Throws RETURN_STATE for what was not delivered. */
export function readWindow({ parcel }: Pick<ReturnableOrder, "parcel">): ReturnWindow {
  const { state, since } = parcel ?? {};
  if (!isDelivered(state) || !since) throw refusedReturn("Only what was delivered can be returned.");
  const until = lastReturnDay(since);
  return { until, isOver: toDhakaDay(Date.now()) > until };
}

/** Whether its customer can ask for a return of an order now. Throws RETURN_STATE and RETURN_WINDOW. */
export function requireAskable(order: ReturnableOrder): void {
  const { until, isOver } = readWindow(order);
  const returns = order.returns ?? [];
  if (returns.some(isOnlyAsked))
    throw refusedReturn("You have asked for a return of this order already. Please wait for our answer.");
  if (returns.filter(({ by }) => by.role === "customer").length >= MOST_ASKED)
    throw refusedReturn(`Please call us about this order: ${brandFacts().phone}.`);
  if (isOver)
    throw windowOver(
      until,
      `You could ask for a return until ${until}. Please call us: ${brandFacts().phone}.`,
    );
}

interface Opening {
  isAdmin: boolean;
  lateReason?: string | undefined;
}

/** Whether the desk can open one; after the window an admin alone, who says why. Throws RETURN_STATE and RETURN_WINDOW. */
export function requireOpenable(
  order: ReturnableOrder,
  { isAdmin, lateReason }: Opening,
): { isLate: boolean } {
  const { until, isOver: isLate } = readWindow(order);
  if ((order.returns?.length ?? 0) >= MOST_RETURNS)
    throw refusedReturn(`An order can have at most ${MOST_RETURNS} returns.`);
  if (isLate && !(isAdmin && lateReason))
    throw windowOver(until, `${endedOn(until)} An admin can still accept it, with a reason.`);
  return { isLate };
}

export const endedOn = (until: string): string =>
  `The ${returnTime()} for a return ended on ${formatDay(until)}.`;

export const windowOver = (until: string, message: string): AppError =>
  new AppError("RETURN_WINDOW", { message, details: { until } });
