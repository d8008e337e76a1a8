import "server-only";
import { Types } from "mongoose";
import { ERASED_ACCOUNT, erasePerson, markDeleted } from "@/lib/maintenance/personal-data/erase-person";
import { isOver, OVER_FIELDS } from "@/lib/maintenance/personal-data/is-over";
import { claimStockAlerts } from "@/lib/maintenance/personal-data/own-stock-alerts";
import { requireFreshProof } from "@/lib/maintenance/personal-data/require-fresh-proof";
import { AppError } from "@/lib/platform/http/errors";
import { runPostCommit } from "@/lib/platform/database/run-post-commit";
import type { UserDto } from "@/lib/accounts/users/dto";
import { AuditEntry } from "@/models/audit-entry";
import { Erasure } from "@/models/erasure";
import { Order } from "@/models/order";
import { User } from "@/models/user";
import { ORDER_STATUSES } from "@/lib/orders/lifecycle";

interface DeleteAccountOptions {
  user: UserDto;
  /** The session that asks. */
  sessionId: string;
  password: string | undefined;
  clientAddress: string;
}

/**
 * Somebody deletes their own account, after they have proved again who they are: it cannot be brought back. Their orders stay for the
 * books, without them. Throws INVALID_FIELDS, SIGN_IN_AGAIN, TOO_MANY_REQUESTS, ORDERS_OPEN, LAST_ADMIN and NOT_FOUND.
 */
export async function deleteAccount(options: DeleteAccountOptions): Promise<void> {
  const { user } = options;
  await requireFreshProof(options);
  await requireNothingOpen(user._id);
  const userId = new Types.ObjectId(user._id);
  const otherAdmins = { role: "admin" as const, _id: { $ne: userId } };
  if (user.role === "admin" && !(await User.exists(otherAdmins))) throw lastAdmin();
  // This comes before the account goes, so that a crash leaves nothing of them behind.
  await Erasure.updateOne({ _id: userId }, { $set: { at: new Date() } }, { upsert: true });
  await claimStockAlerts(user._id);
  const deleted = await User.findOneAndDelete({ _id: userId }).select("+passwordHash").lean();
  if (!deleted) throw new AppError("NOT_FOUND");
  // Two admins may go at once: the one who leaves the shop without an admin stays.
  if (deleted.role === "admin" && !(await User.exists(otherAdmins))) {
    await User.collection.insertOne(deleted);
    await Erasure.deleteOne({ _id: userId });
    throw lastAdmin();
  }
  await runPostCommit(async () => {
    await markDeleted(userId);
    await AuditEntry.create({
      at: new Date(),
      actorEmail: "its owner",
      verb: "delete",
      kind: "user",
      objectId: user._id,
      label: ERASED_ACCOUNT,
      isDone: true,
    });
    await erasePerson(userId);
  }, undefined);
}

/** Throws for an order that is still to be delivered, or comes back in part: it needs its customer. */
async function requireNothingOpen(userId: string): Promise<void> {
  const orders = await Order.find({ userId, status: { $in: ORDER_STATUSES } })
    .select(`orderNumber ${OVER_FIELDS}`)
    .lean();
  const open = orders.filter((order) => !isOver(order));
  if (open.length === 0) return;
  const numbers = open.map(({ orderNumber }) => orderNumber).join(", ");
  throw new AppError("ORDERS_OPEN", {
    message:
      open.length === 1
        ? `Order ${numbers} is not over yet. Cancel it, or wait until all of it is done.`
        : `Orders ${numbers} are not over yet. Cancel them, or wait until all of it is done.`,
  });
}

function lastAdmin(): AppError {
  return new AppError("LAST_ADMIN", {
    message: "You are the shop’s only admin. Make somebody else an admin first.",
  });
}
