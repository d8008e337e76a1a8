import "server-only";
import { Types } from "mongoose";
import { dropCopy, keepCopy } from "@/lib/platform/deleted-documents/keep-copy";
import { AppError } from "@/lib/platform/http/errors";
import type { UserDto } from "@/lib/accounts/users/dto";
import { CartKey } from "@/models/cart-key";
import { CartLine } from "@/models/cart-line";
import { Identity } from "@/models/identity";
import { Session } from "@/models/session";
import { User } from "@/models/user";

interface DeleteUserOptions {
  actor: UserDto;
  userId: string;
}

/**
 * Deletes an account, its sessions and its cart; orders stay, and the account can be brought back for a while. Throws
 * CANNOT_DELETE_SELF, LAST_ADMIN, NOT_FOUND.
 */
export async function deleteUser({ actor, userId }: DeleteUserOptions): Promise<void> {
  if (actor._id === userId) throw new AppError("CANNOT_DELETE_SELF");
  const otherAdmins = { role: "admin" as const, _id: { $ne: new Types.ObjectId(userId) } };
  if (!(await User.exists(otherAdmins))) throw new AppError("LAST_ADMIN");
  const seen = await User.findById(userId).select("+passwordHash").lean();
  if (!seen) throw new AppError("NOT_FOUND");
  await keepCopy({ kind: "user", document: seen });
  const user = await User.findOneAndDelete({ _id: userId }).select("+passwordHash").lean();
  if (!user) throw new AppError("NOT_FOUND");
  await keepCopy({ kind: "user", document: user });
  // Two admins may delete each other at once: the call that leaves the shop without an admin puts theirs back.
  if (user.role === "admin" && !(await User.exists(otherAdmins))) {
    await User.collection.insertOne(user);
    await dropCopy("user", user._id);
    throw new AppError("LAST_ADMIN");
  }
  await Promise.all([
    Session.deleteMany({ userId }),
    Identity.deleteMany({ userId }),
    CartLine.deleteMany({ userId, orderId: null }),
    CartKey.deleteMany({ userId }),
  ]);
}
