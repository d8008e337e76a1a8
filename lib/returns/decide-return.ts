import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import { type EventActor, makeEvent, staffActor } from "@/lib/orders/events";
import { sumReturning, valueOf } from "@/lib/orders/lines/rules";
import type { ReturnChange } from "@/lib/returns/change-returns";
import { planLines } from "@/lib/returns/plan-lines";
import type { ReturnableOrder, StoredReturn } from "@/lib/returns/read-returnable";
import { requireDelivered } from "@/lib/returns/require-delivered";
import type { MoveReturnInput } from "@/lib/returns/schema";
import { SITE } from "@/lib/site";
import type { UserDto } from "@/lib/accounts/users/dto";
import { RETURN_STEPS } from "@/lib/orders/lifecycle";

type Acceptance = Extract<MoveReturnInput, { to: typeof RETURN_STEPS.accept.to }>;
type Refusal = Extract<MoveReturnInput, { to: typeof RETURN_STEPS.refuse.to }>;

/**
 * The desk takes back what the customer asked for, or what the two have agreed on; what it is worth is reckoned anew. That he
 * asked within the window is enough for what he asked for; more after it is an admin's to take. Throws RETURN_STATE,
 * RETURN_WINDOW and INVALID_FIELDS.
 */
export function acceptReturn(
  order: ReturnableOrder,
  entry: StoredReturn,
  { actor, lines }: Pick<Acceptance, "lines"> & { actor: UserDto },
): ReturnChange {
  const { until, isOver } = requireDelivered(order);
  if (lines && isOver && actor.role !== "admin" && !isWithin(lines, entry)) throw moreThanAsked(until);
  const others = { ...order, returns: order.returns?.filter(({ id }) => !id.equals(entry.id)) };
  const asked = entry.lines.map(({ lineId, ...line }) => ({ lineId: lineId.toString(), ...line }));
  const accepted = planLines(others, lines ?? asked).map((line) => {
    const before = asked.find(({ lineId }) => lineId === line.lineId.toString());
    return { ...line, ...(before?.wanted && { wanted: before.wanted }) };
  });
  const details = { returnId: entry.id.toString(), ...(lines && { lines }), value: valueOf(accepted) };
  const piecesAsked = countPieces(entry.lines);
  const isInPart = countPieces(accepted) < piecesAsked;
  return {
    entry: {
      ...entry,
      state: RETURN_STEPS.accept.to,
      lines: accepted,
      decidedAt: new Date(),
      ...(isInPart && { piecesAsked }),
    },
    event: makeEvent({ by: staffActor(actor), kind: "returnAccepted", details }),
  };
}

const countPieces = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Whether these are lines that were asked for, and no more pieces of them. */
function isWithin(lines: NonNullable<Acceptance["lines"]>, entry: StoredReturn): boolean {
  const asked = sumReturning([entry]);
  return lines.every(({ lineId, quantity }) => quantity <= (asked.get(lineId) ?? 0));
}

function moreThanAsked(until: string): AppError {
  return new AppError("RETURN_WINDOW", {
    message: `The ${SITE.returnWindowDays} days for a return ended on ${until}. Only what the customer asked for can be accepted; an admin can take more.`,
    details: { until },
  });
}

/** The desk does not take it back, and says why. */
export function refuseReturn(
  entry: StoredReturn,
  { by, reason, words }: Pick<Refusal, "reason" | "words"> & { by: EventActor },
): ReturnChange {
  const now = new Date();
  return {
    entry: {
      ...entry,
      state: RETURN_STEPS.refuse.to,
      decidedAt: now,
      voidedAt: now,
      refusal: { reason, words },
    },
    event: makeEvent({ by, kind: "returnRefused", details: { returnId: entry.id.toString(), reason } }),
  };
}
