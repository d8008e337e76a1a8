import "server-only";
import { makeEvent, staffActor } from "@/lib/orders/events";
import { AppError } from "@/lib/platform/http/errors";
import { listGivenBack } from "@/lib/delivery/parcels/plan-returned";
import { changeReturns, type ReturnChange } from "@/lib/returns/change-returns";
import { acceptReturn, refuseReturn } from "@/lib/returns/decide-return";
import { readExchange, refundDue, requireNoExchange } from "@/lib/returns/exchange-state";
import {
  refusedReturn,
  requireReturn,
  requireState,
  type ReturnableOrder,
  type StoredReturn,
} from "@/lib/returns/read-returnable";
import type { MoveReturnInput } from "@/lib/returns/schema";
import type { UserDto } from "@/lib/accounts/users/dto";
import { RETURN_STEPS } from "@/lib/orders/lifecycle";

interface MoveReturnOptions {
  actor: UserDto;
  orderId: string;
  returnId: string;
  move: MoveReturnInput;
}

/**
 * Moves a return a step on, if it is in the state that was seen: it is accepted or refused; its pieces are here, and those
 * that are ticked go into the stock, once; or nothing comes of it; or its exchange has arrived and settles it. Returns the
 * products that this touched. Throws NOT_FOUND, RETURN_STATE, RETURN_WINDOW, INVALID_FIELDS and IN_PROGRESS.
 */
export async function moveReturn({ actor, orderId, returnId, move }: MoveReturnOptions): Promise<string[]> {
  return await changeReturns({
    orderId,
    whose: "anybody",
    plan: async (order) => {
      const entry = requireReturn(order, returnId);
      requireState(entry, move.from);
      const by = staffActor(actor);
      switch (move.to) {
        case RETURN_STEPS.accept.to:
          return acceptReturn(order, entry, { actor, lines: move.lines });
        case RETURN_STEPS.refuse.to:
          return refuseReturn(entry, { by, reason: move.reason, words: move.words });
        case RETURN_STEPS.receive.to:
          return receive(order, entry, { actor, sellable: move.sellable });
        case RETURN_STEPS.callOff.to:
          return await callOff(entry, actor);
        case RETURN_STEPS.settle.to:
          return await settle(entry, actor);
      }
    },
  });
}

interface Received {
  actor: UserDto;
  sellable: { lineId: string; sellable: number }[];
}

function receive(order: ReturnableOrder, entry: StoredReturn, { actor, sellable }: Received): ReturnChange {
  const ticked = checkSellable(entry, sellable);
  const lines = entry.lines.map((line) => ({ ...line, sellable: ticked.get(line.lineId.toString()) ?? 0 }));
  const details = { returnId: entry.id.toString(), sellable };
  return {
    entry: { ...entry, state: RETURN_STEPS.receive.to, receivedAt: new Date(), lines },
    pieces: listGivenBack(order.cartItems, lines),
    event: makeEvent({ by: staffActor(actor), kind: "returnReceived", details }),
  };
}

/** Throws INVALID_FIELDS for a line that is not in the return, one twice, or more than it has. */
function checkSellable({ lines }: StoredReturn, sellable: Received["sellable"]): Map<string, number> {
  const left = new Map(lines.map(({ lineId, quantity }) => [lineId.toString(), quantity]));
  return new Map(
    sellable.map(({ lineId, sellable: pieces }, index) => {
      const most = left.get(lineId);
      left.delete(lineId);
      if (most !== undefined && pieces <= most) return [lineId, pieces];
      const message = most === undefined ? "This is not in the return." : `No more than ${most} come back.`;
      throw new AppError("INVALID_FIELDS", { message, fields: { [`sellable.${index}`]: message } });
    }),
  );
}

async function callOff(entry: StoredReturn, actor: UserDto): Promise<ReturnChange> {
  requireNoExchange(await readExchange(entry));
  const details = { returnId: entry.id.toString() };
  return {
    entry: { ...entry, state: RETURN_STEPS.callOff.to, voidedAt: new Date() },
    event: makeEvent({ by: staffActor(actor), kind: "returnCalledOff", details }),
  };
}

/** Without money: the customer has what he wanted instead, and it was worth no less. */
async function settle(entry: StoredReturn, actor: UserDto): Promise<ReturnChange> {
  const exchange = await readExchange(entry);
  if (exchange?.state !== "delivered")
    throw refusedReturn("The exchange has not arrived yet.", { state: entry.state });
  const due = refundDue(entry, exchange);
  if (due > 0) throw refusedReturn(`BDT ${due} are still to be paid back.`, { state: entry.state });
  const details = { returnId: entry.id.toString() };
  return {
    entry: { ...entry, state: RETURN_STEPS.settle.to, settledAt: new Date() },
    event: makeEvent({ by: staffActor(actor), kind: "returnSettled", details }),
  };
}
