import "server-only";
import type { Types } from "mongoose";
import { eraseOrder } from "@/lib/maintenance/personal-data/erase-order";
import { isOver, OVER_FIELDS } from "@/lib/maintenance/personal-data/is-over";
import { claimStockAlerts } from "@/lib/maintenance/personal-data/own-stock-alerts";
import { eraseEntries } from "@/lib/accounts/audit-log/erase-entries";
import { forgetReviewer } from "@/lib/orders/reviews/forget-reviewer";
import { connectDb } from "@/lib/platform/database/db";
import { dropCopy } from "@/lib/platform/deleted-documents/keep-copy";
import { CartKey } from "@/models/cart-key";
import { CartLine } from "@/models/cart-line";
import { EmailVerification, PasswordReset } from "@/models/one-time-link";
import { Erasure } from "@/models/erasure";
import { Identity } from "@/models/identity";
import { Message } from "@/models/message";
import { Order } from "@/models/order";
import { ReturnPicture } from "@/models/return-picture";
import { Session } from "@/models/session";
import { StockAlert } from "@/models/stock-alert";
import { User } from "@/models/user";
import { MINUTE_MS } from "@/lib/platform/time/durations.mjs";

/** What the audit log calls somebody who has deleted their account. */
export const ERASED_ACCOUNT = "An account";

/** Younger ones are their requests', which may still put the account back. */
const REQUEST_MS = 2 * MINUTE_MS;
/** A sign-in or an order that was under way may leave something behind for so long. */
const WATCHED_MS = 15 * MINUTE_MS;

/**
 * Removes what there is of somebody whose account is gone, and takes them off their orders that have ended. Can be repeated.
 * Returns how many orders still need them: those that were placed at the last moment are delivered first.
 */
export async function erasePerson(userId: Types.ObjectId): Promise<number> {
  await Promise.all([
    Session.deleteMany({ userId }),
    Identity.deleteMany({ userId }),
    CartLine.deleteMany({ userId, orderId: null }),
    CartKey.deleteMany({ userId }),
    PasswordReset.deleteMany({ userId }),
    EmailVerification.deleteMany({ userId }),
    ReturnPicture.deleteMany({ userId }),
    forgetReviewer(userId),
    StockAlert.deleteMany({ userId }),
    Message.deleteMany({ userId }),
    dropCopy("user", userId),
    eraseEntries({ kind: "user", objectIds: [userId.toString()], label: ERASED_ACCOUNT }),
  ]);
  const orders = await Order.find({ userId }).select(OVER_FIELDS).lean();
  let left = 0;
  for (const order of orders) if (!isOver(order) || !(await eraseOrder(order._id))) left += 1;
  return left;
}

/** Goes on with every deletion that is not done, such as after a crash. Any server may, at any time. */
export async function sweepErasures(now = Date.now()): Promise<void> {
  await connectDb();
  for (const { _id, at, isDeleted } of await Erasure.find({
    at: { $lt: new Date(now - REQUEST_MS) },
  }).lean()) {
    // Where the crash came before the account was deleted, nothing has happened.
    const isDone = (!isDeleted && (await User.exists({ _id }))) || (await eraseAgain(_id)) === 0;
    if (isDone && at.getTime() < now - WATCHED_MS) await Erasure.deleteOne({ _id });
  }
}

/** Erases a person once more, also one who is back with a backup that was read just before they went. */
async function eraseAgain(userId: Types.ObjectId): Promise<number> {
  await markDeleted(userId);
  await claimStockAlerts(userId);
  await User.deleteOne({ _id: userId });
  return await erasePerson(userId);
}

/** To be called once the account is gone for good. */
export async function markDeleted(userId: Types.ObjectId): Promise<void> {
  await Erasure.updateOne({ _id: userId }, { isDeleted: true });
}
