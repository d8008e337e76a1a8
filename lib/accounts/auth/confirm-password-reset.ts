import "server-only";
import { hashPassword } from "@/lib/accounts/passwords/password";
import { hashOneTimeToken } from "@/lib/accounts/auth/one-time-token";
import type { ConfirmPasswordResetInput } from "@/lib/accounts/auth/schema";
import { AppError } from "@/lib/platform/http/errors";
import { nameFromEmail } from "@/lib/accounts/users/rules";
import { promoteNamedAdmin } from "@/lib/accounts/users/set-role";
import { PasswordReset } from "@/models/one-time-link";
import { Session } from "@/models/session";
import { User } from "@/models/user";

/**
 * Sets the password that a mailed link allows to set, once, and ends all sessions. The first such link of an account also
 * takes away the name that was registered with it. Throws INVALID_FIELDS.
 */
export async function confirmPasswordReset({ token, password }: ConfirmPasswordResetInput): Promise<void> {
  const passwordHash = await hashPassword(password);
  const reset = await PasswordReset.findOneAndDelete({
    tokenHash: hashOneTimeToken(token),
    expiresAt: { $gt: new Date() },
  }).lean();
  if (!reset) throw usedUp();
  const user = await User.findById(reset.userId).select("email isEmailVerified").lean();
  if (!user) throw usedUp();
  const isFirstProof = !user.isEmailVerified;
  const { matchedCount } = await User.updateOne(
    { _id: reset.userId },
    {
      $set: {
        passwordHash,
        isEmailVerified: true,
        // A stranger may have registered the account and chosen the name that its owner would be called by.
        ...(isFirstProof && { name: nameFromEmail(user.email) }),
      },
      $inc: { sessionVersion: 1 },
    },
  );
  if (matchedCount === 0) throw usedUp();
  if (isFirstProof) await promoteNamedAdmin(user.email);
  await Promise.all([
    Session.deleteMany({ userId: reset.userId }),
    PasswordReset.deleteMany({ userId: reset.userId }),
  ]);
}

function usedUp(): AppError {
  const message = "This link has been used or is too old. Please ask for a new one.";
  return new AppError("INVALID_FIELDS", { message, fields: { token: message } });
}
