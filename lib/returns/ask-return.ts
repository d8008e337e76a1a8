import "server-only";
import { Types } from "mongoose";
import { customerActor } from "@/lib/orders/events";
import { addReturn } from "@/lib/returns/add-return";
import { chooseWanted } from "@/lib/returns/choose-wanted";
import { keepOrderPictures } from "@/lib/orders/pictures/keep-order-pictures";
import { planLines } from "@/lib/returns/plan-lines";
import { requireAskable } from "@/lib/returns/return-window";
import type { AskReturnInput } from "@/lib/returns/schema";
import type { UserDto } from "@/lib/accounts/users/dto";

interface AskReturnOptions {
  user: UserDto;
  orderId: string;
  input: AskReturnInput;
  /** Idempotency key: a repeat with the same one is the first request. */
  key: string;
}

/**
 * A customer asks, within the return window, that pieces of their own order are taken back. It binds nobody before the desk has
 * accepted it; until then no other is asked for of this order. Returns the id of the return. Throws NOT_FOUND, also for
 * somebody else's order, RETURN_STATE, RETURN_WINDOW, INVALID_FIELDS, KEY_REUSED and IN_PROGRESS.
 */
export async function askReturn({ user, orderId, input, key }: AskReturnOptions): Promise<string> {
  const { wish, lines, pictures, payTo } = input;
  return await addReturn({
    step: "ask",
    by: { ...customerActor(user), id: user._id },
    orderId,
    whose: { userId: user._id },
    input,
    key,
    plan: async (order) => {
      requireAskable(order);
      await keepOrderPictures({ pictureIds: pictures, userId: user._id, order });
      const planned = planLines(order, lines);
      const wanted = await chooseWanted(order, input);
      return {
        lines: planned.map((line) => {
          const option = wanted.get(line.lineId.toString());
          return { ...line, ...(option && { wanted: option }) };
        }),
        set: {
          ...(pictures.length > 0 && { pictures: pictures.map((id) => new Types.ObjectId(id)) }),
          ...(payTo && { payTo: { account: "", ...payTo } }),
        },
        details: { wish, lines },
      };
    },
  });
}
