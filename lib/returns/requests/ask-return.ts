import "server-only";
import { Types } from "mongoose";
import { digest } from "@/lib/orders/place/digest-request";
import { customerActor, makeEvent } from "@/lib/orders/events";
import { keepReturnPictures, pictureGone } from "@/lib/returns/pictures/keep-return-pictures";
import { valueOf } from "@/lib/orders/lines/rules";
import { changeReturns } from "@/lib/returns/change-returns";
import { findRepeated } from "@/lib/returns/find-repeated";
import { chooseWanted } from "@/lib/returns/requests/choose-wanted";
import { planLines } from "@/lib/returns/plan-lines";
import type { ReturnableOrder, StoredReturn } from "@/lib/returns/read-returnable";
import { requireAskable } from "@/lib/returns/require-askable";
import type { AskReturnInput } from "@/lib/returns/requests/schema";
import type { UserDto } from "@/lib/accounts/users/dto";
import { RETURN_STEPS } from "@/lib/orders/lifecycle";

interface AskReturnOptions {
  user: UserDto;
  orderId: string;
  input: AskReturnInput;
  /** Idempotency key: a repeat with the same one is the first request. */
  key: string;
}

/**
 * A customer asks, within the return window, that pieces of his own order are taken back. It binds nobody before the desk has
 * accepted it; until then no other is asked for of this order. Returns the id of the return. Throws NOT_FOUND, also for
 * somebody else's order, RETURN_STATE, RETURN_WINDOW, INVALID_FIELDS, KEY_REUSED and IN_PROGRESS.
 */
export async function askReturn({ user, orderId, input, key }: AskReturnOptions): Promise<string> {
  const keyed = { key: `${user._id} ${key}`, digest: digest([input]) };
  const newId = new Types.ObjectId();
  let returnId = newId;
  await changeReturns({
    orderId,
    whose: { userId: user._id },
    plan: async (order) => {
      const known = findRepeated(order, keyed);
      returnId = known?.id ?? newId;
      if (known) return null;
      requireAskable(order);
      requireUnused(order, input.pictures);
      await keepReturnPictures({ pictureIds: input.pictures, userId: user._id, orderId });
      const entry = await makeEntry(order, { user, input, id: newId, keyed });
      const { wish, lines } = input;
      const details = { returnId: newId.toString(), wish, lines, value: valueOf(entry.lines) };
      return { entry, event: makeEvent({ by: customerActor(user), kind: "returnAsked", details }) };
    },
  });
  return returnId.toString();
}

interface Asked {
  user: UserDto;
  input: AskReturnInput;
  id: Types.ObjectId;
  keyed: { key: string; digest: string };
}

async function makeEntry(order: ReturnableOrder, { user, input, id, keyed }: Asked): Promise<StoredReturn> {
  const planned = planLines(order, input.lines);
  const wanted = await chooseWanted(order, input);
  return {
    id,
    at: new Date(),
    by: { role: "customer", id: new Types.ObjectId(user._id) },
    ...keyed,
    state: RETURN_STEPS.ask.to,
    wish: input.wish,
    lines: planned.map((line) => {
      const option = wanted.get(line.lineId.toString());
      return { ...line, ...(option && { wanted: option }) };
    }),
    ...(input.note && { note: input.note }),
    ...(input.pictures.length > 0 && { pictures: input.pictures.map((one) => new Types.ObjectId(one)) }),
  };
}

/** Throws INVALID_FIELDS for a picture of another return: it goes when that one's time is over. */
function requireUnused({ returns }: ReturnableOrder, pictureIds: string[]): void {
  const used = returns?.flatMap(({ pictures }) => pictures?.map(String) ?? []) ?? [];
  if (pictureIds.some((id) => used.includes(id))) throw pictureGone();
}
