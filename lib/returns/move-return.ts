import "server-only";
import { staffActor } from "@/lib/orders/events";
import { RETURN_STEPS } from "@/lib/orders/lifecycle";
import { returnStepsFrom } from "@/lib/orders/lifecycle/rules";
import { invalidField } from "@/lib/platform/http/errors";
import { ShopError } from "@/lib/platform/shop-error";
import { listGivenBack } from "@/lib/delivery/parcels/plan-returned";
import { planAcceptance } from "@/lib/returns/plan-acceptance";
import { type StepPlan, takeStep } from "@/lib/returns/change-returns";
import { readExchange, refundDue, requireNoExchange } from "@/lib/returns/exchange-state";
import { refusedReturn, type ReturnableOrder } from "@/lib/returns/read-returnable";
import type { MoveReturnInput } from "@/lib/returns/schema";
import type { UserDto } from "@/lib/accounts/users/dto";
import type { StoredReturn } from "@/lib/orders/lines/stored-return";

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
  const name = returnStepsFrom(move.from).find((step) => RETURN_STEPS[step].to === move.to);
  if (!name) throw new ShopError("The schema lets steps of the table in, and no others.");
  return await takeStep({
    name,
    by: staffActor(actor),
    orderId,
    returnId,
    plan: async (entry, order) => {
      switch (move.to) {
        case RETURN_STEPS.accept.to:
          return planAcceptance(order, entry, { actor, lines: move.lines });
        case RETURN_STEPS.refuse.to:
          return {
            set: { refusal: { reason: move.reason, words: move.words } },
            details: { reason: move.reason },
          };
        case RETURN_STEPS.receive.to:
          return planReceipt(order, entry, move.sellable);
        case RETURN_STEPS.callOff.to:
          requireNoExchange(await readExchange(entry));
          return {};
        case RETURN_STEPS.settle.to:
          await requireSettled(entry);
          return {};
      }
    },
  });
}

type Sellable = { lineId: string; sellable: number }[];

function planReceipt(order: ReturnableOrder, entry: StoredReturn, sellable: Sellable): StepPlan {
  const ticked = checkSellable(entry, sellable);
  const lines = entry.lines.map((line) => ({ ...line, sellable: ticked.get(line.lineId.toString()) ?? 0 }));
  return { set: { lines }, pieces: listGivenBack(order.cartItems, lines), details: { sellable } };
}

/** Throws INVALID_FIELDS for a line that is not in the return, one twice, or more than it has. */
function checkSellable({ lines }: StoredReturn, sellable: Sellable): Map<string, number> {
  const left = new Map(lines.map(({ lineId, quantity }) => [lineId.toString(), quantity]));
  return new Map(
    sellable.map(({ lineId, sellable: pieces }, index) => {
      const most = left.get(lineId);
      left.delete(lineId);
      if (most !== undefined && pieces <= most) return [lineId, pieces];
      const message = most === undefined ? "This is not in the return." : `No more than ${most} come back.`;
      throw invalidField(`sellable.${index}`, message);
    }),
  );
}

/** Without money: the customer has what they wanted instead, and it was worth no less. */
async function requireSettled(entry: StoredReturn): Promise<void> {
  const { state } = entry;
  const exchange = await readExchange(entry);
  if (exchange?.state !== "delivered") throw refusedReturn("The exchange has not arrived yet.", { state });
  const due = refundDue(entry, exchange);
  if (due > 0) throw refusedReturn(`BDT ${due} are still to be paid back.`, { state });
}
