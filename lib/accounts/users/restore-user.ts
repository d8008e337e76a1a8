import "server-only";
import { unlessDuplicate } from "@/lib/platform/database/db";
import { dropCopy } from "@/lib/platform/deleted-documents/keep-copy";
import { getCopy } from "@/lib/platform/deleted-documents/queries";
import { KEPT_DAYS } from "@/lib/platform/deleted-documents/constants";
import { AppError } from "@/lib/platform/http/errors";
import { toUserDto, type UserDto } from "@/lib/accounts/users/dto";
import { CartLine } from "@/models/cart-line";
import { Identity } from "@/models/identity";
import { User } from "@/models/user";

/**
 * Brings a deleted account back with its password and role, without its sessions, its cart and its social sign-ins, and
 * without its proved phone where somebody else has proved that since.
 * Throws NOT_FOUND, and NAME_TAKEN where somebody has registered with the e-mail since, or the account itself is there.
 */
export async function restoreUser(userId: string): Promise<UserDto> {
  const copy = await getCopy("user", userId);
  if (!copy) {
    throw new AppError("NOT_FOUND", {
      message: `No account with this id was deleted in the last ${KEPT_DAYS} days.`,
    });
  }
  const { document, documentId } = copy;
  if (!(await User.exists({ _id: documentId }))) {
    // A deletion that was cut short may have left these.
    await Promise.all([
      Identity.deleteMany({ userId: documentId }),
      CartLine.deleteMany({ userId: documentId, orderId: null }),
    ]);
  }
  // Tokens from before the deletion stay dead.
  const account = { ...document, sessionVersion: document.sessionVersion + 1 };
  const { provedPhone: _, ...withoutPhone } = account;
  const isRestored =
    (await unlessDuplicate(User.collection.insertOne(account))) ??
    (await unlessDuplicate(User.collection.insertOne(withoutPhone)));
  if (!isRestored)
    throw new AppError("NAME_TAKEN", { message: "An account with this email already exists." });
  await dropCopy("user", documentId);
  return toUserDto({ ...document, _id: documentId });
}
