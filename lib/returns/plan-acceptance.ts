import "server-only";
import { countPieces } from "@/lib/orders/cart/rules";
import { sumReturning, valueOf } from "@/lib/orders/lines/rules";
import type { StepPlan } from "@/lib/returns/change-returns";
import { planLines } from "@/lib/returns/plan-lines";
import type { ReturnableOrder } from "@/lib/returns/read-returnable";
import { endedOn, readWindow, windowOver } from "@/lib/returns/return-window";
import type { OpenReturnInput } from "@/lib/returns/schema";
import type { UserDto } from "@/lib/accounts/users/dto";
import type { StoredReturn } from "@/lib/orders/lines/stored-return";

interface Acceptance {
  actor: UserDto;
  /** What the two have agreed on; else what the customer asked for. */
  lines: OpenReturnInput["lines"] | undefined;
}

/**
 * What the desk takes back, and what it is worth, reckoned anew. That the customer asked within the window is enough for
 * what they asked for; more after it is an admin's to take. Throws RETURN_STATE, RETURN_WINDOW and INVALID_FIELDS.
 */
export function planAcceptance(
  order: ReturnableOrder,
  entry: StoredReturn,
  { actor, lines }: Acceptance,
): StepPlan {
  const { until, isOver } = readWindow(order);
  if (lines && isOver && actor.role !== "admin" && !isWithin(lines, entry))
    throw windowOver(
      until,
      `${endedOn(until)} Only what the customer asked for can be accepted; an admin can take more.`,
    );
  const others = { ...order, returns: order.returns?.filter(({ id }) => !id.equals(entry.id)) };
  const asked = entry.lines.map(({ lineId, ...line }) => ({ lineId: lineId.toString(), ...line }));
  const accepted = planLines(others, lines ?? asked).map((line) => {
    const before = asked.find(({ lineId }) => lineId === line.lineId.toString());
    return { ...line, ...(before?.wanted && { wanted: before.wanted }) };
  });
  const piecesAsked = countPieces(asked);
  return {
    set: { lines: accepted, ...(countPieces(accepted) < piecesAsked && { piecesAsked }) },
    details: { ...(lines && { lines }), value: valueOf(accepted) },
  };
}

/** Whether these are lines that were asked for, and no more pieces of them. */
function isWithin(lines: OpenReturnInput["lines"], entry: StoredReturn): boolean {
  const asked = sumReturning([entry]);
  return lines.every(({ lineId, quantity }) => quantity <= (asked.get(lineId) ?? 0));
}
