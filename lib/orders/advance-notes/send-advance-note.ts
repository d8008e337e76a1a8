import "server-only";
import { Types } from "mongoose";
import type { UserDto } from "@/lib/accounts/users/dto";
import { mostAhead } from "@/lib/orders/pay-ahead";
import type { SendAdvanceNoteInput } from "@/lib/orders/advance-notes/schema";
import { PLACED } from "@/lib/orders/lifecycle/rules";
import { orderGone } from "@/lib/orders/order-gone";
import { CHARGED_FIELDS } from "@/lib/orders/payment";
import { findTrackedId } from "@/lib/orders/tracking/queries";
import { atVersion, compareAndSet, RACED } from "@/lib/platform/database/compare-and-set";
import { AppError, invalidField } from "@/lib/platform/http/errors";
import { advanceAccount } from "@/lib/shop-facts";
import { orders } from "@/lib/words/en/orders";
import { Order } from "@/models/order";

const { told } = orders.payAhead;

interface SendAdvanceNoteOptions {
  /** Null for a visitor, who needs the token of the order's link. */
  user: UserDto | null;
  input: SendAdvanceNoteInput;
}

/**
 * Keeps what a customer says to have sent ahead for their own order. No money changes by it: the desk takes it over as an
 * advance, or finds nothing. Throws NOT_SIGNED_IN, NOT_FOUND, also for somebody else's order, STALE_VERSION where the shop
 * takes none, the courier has the parcel or an earlier note waits, and INVALID_FIELDS for more than is due.
 */
export async function sendAdvanceNote({ user, input }: SendAdvanceNoteOptions): Promise<void> {
  const owned = await ownFilter({ user, input });
  await compareAndSet({
    read: async () => await Order.findOne(owned).select(FIELDS).lean(),
    plan: (order) => {
      // Of an erased order nobody is left who could have sent anything.
      if (!order || order.phone === "") throw orderGone();
      const to = advanceAccount();
      const most = mostAhead(order);
      if (!to || most === 0) throw new AppError("STALE_VERSION", { message: told.closed });
      if (order.advanceNote && !order.advanceNote.notFoundAt)
        throw new AppError("STALE_VERSION", { message: told.waits, details: { isTold: true } });
      if (input.amount > most) throw invalidField("amount", told.most(most));
      const { amount, digits } = input;
      return { id: new Types.ObjectId(), at: new Date(), wallet: to.wallet, amount, digits };
    },
    write: async (order, advanceNote) => {
      const seen = { ...owned, ...atVersion(order?.version) };
      const { matchedCount } = await Order.updateOne(seen, { $set: { advanceNote }, $inc: { version: 1 } });
      return matchedCount > 0 ? true : RACED;
    },
    giveUp: () => {
      throw new AppError("STALE_VERSION");
    },
  });
}

const FIELDS = `status phone version parcel.state advanceNote ${CHARGED_FIELDS}`;

async function ownFilter({ user, input: { orderId, token } }: SendAdvanceNoteOptions) {
  if (token !== undefined) {
    const linked = await findTrackedId(token);
    if (!linked || (orderId !== undefined && linked.toString() !== orderId)) throw orderGone();
    return { _id: linked, ...PLACED };
  }
  if (!user) throw new AppError("NOT_SIGNED_IN");
  return { _id: orderId, userId: user._id, ...PLACED };
}
