import "server-only";
import { Types } from "mongoose";
import { AppError } from "@/lib/platform/http/errors";
import type { EventActor } from "@/lib/orders/events";
import { valueOf } from "@/lib/orders/lines/rules";
import { digest } from "@/lib/orders/place/digest-request";
import { afterStep, changeReturns, type StepPlan } from "@/lib/returns/change-returns";
import type { ReturnableOrder, Whose } from "@/lib/returns/read-returnable";
import type { AskReturnInput, OpenReturnInput } from "@/lib/returns/schema";
import type { StoredReturn } from "@/lib/orders/lines/stored-return";

interface AddReturnOptions {
  step: "ask" | "open";
  by: EventActor & { id: string };
  orderId: string;
  whose: Whose;
  input: AskReturnInput | OpenReturnInput;
  /** Idempotency key: a repeat with the same one is the first return. */
  key: string;
  plan: (order: ReturnableOrder) => Promise<NewReturn> | NewReturn;
}

type NewReturn = StepPlan & { lines: StoredReturn["lines"] };

/** Adds a return to an order, once for each key, and returns its id. Throws KEY_REUSED, and as changeReturns() does. */
export async function addReturn(options: AddReturnOptions): Promise<string> {
  const { step, by, orderId, whose, input, key, plan } = options;
  const keyed = { key: `${by.id} ${key}`, digest: digest([input]) };
  const newId = new Types.ObjectId();
  let returnId = newId;
  await changeReturns({
    orderId,
    whose,
    plan: async (order) => {
      const known = findRepeated(order, keyed);
      returnId = known?.id ?? newId;
      if (known) return null;
      const { lines, set, details } = await plan(order);
      const { wish, note } = input;
      const actor = { role: by.role, id: new Types.ObjectId(by.id) };
      const entry = { id: newId, at: new Date(), by: actor, ...keyed, wish, lines, ...(note && { note }) };
      return afterStep(step, entry, { by, set, details: { ...details, value: valueOf(lines) } });
    },
  });
  return returnId.toString();
}

/** Throws KEY_REUSED where something else was sent with the key; returns of the time before digests take any repeat for theirs. */
function findRepeated(
  { returns }: ReturnableOrder,
  { key, digest: sent }: { key: string; digest: string },
): StoredReturn | undefined {
  const known = returns?.find((entry) => entry.key === key);
  if (!known?.digest || known.digest === sent) return known;
  throw new AppError("KEY_REUSED", {
    message: "This return is noted already, with other details than these. Please look at the order again.",
  });
}
