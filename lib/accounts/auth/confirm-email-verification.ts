import "server-only";
import { hashOneTimeToken } from "@/lib/accounts/auth/one-time-token";
import type { ConfirmEmailVerificationInput } from "@/lib/accounts/auth/schema";
import { AppError } from "@/lib/platform/http/errors";
import { promoteNamedAdmin } from "@/lib/accounts/users/set-role";
import { EmailVerification } from "@/models/one-time-link";
import { User } from "@/models/user";

/**
 * Takes a mailed link for the proof that the e-mail of this account is its user's. Only of their own account, and so only
 * to somebody who is signed in: a stranger who registered the address has the password, and its owner has the mail, and
 * neither has both. Throws INVALID_FIELDS.
 */
export async function confirmEmailVerification(
  userId: string,
  { token }: ConfirmEmailVerificationInput,
): Promise<void> {
  const proof = await EmailVerification.findOneAndDelete({
    tokenHash: hashOneTimeToken(token),
    userId,
    expiresAt: { $gt: new Date() },
  }).lean();
  if (!proof) {
    const message = "This link was used, is older than 24 hours, or was sent for another account.";
    throw new AppError("INVALID_FIELDS", { message, fields: { token: message } });
  }
  const user = await User.findOneAndUpdate({ _id: userId }, { isEmailVerified: true }).lean();
  await EmailVerification.deleteMany({ userId });
  if (user) await promoteNamedAdmin(user.email);
}
