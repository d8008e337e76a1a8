import "server-only";
import { hashPassword } from "@/lib/auth/password";
import { hashResetToken } from "@/lib/auth/reset-token";
import type { ConfirmPasswordResetInput } from "@/lib/auth/schema";
import { AppError } from "@/lib/http/errors";
import { PasswordReset } from "@/models/password-reset";
import { Session } from "@/models/session";
import { User } from "@/models/user";

/** Sets the password that a mailed link allows to set, once, and ends all sessions. Throws INVALID_FIELDS. */
export async function confirmPasswordReset({ token, password }: ConfirmPasswordResetInput): Promise<void> {
  const passwordHash = await hashPassword(password);
  const reset = await PasswordReset.findOneAndDelete({
    tokenHash: hashResetToken(token),
    expiresAt: { $gt: new Date() },
  }).lean();
  if (!reset) throw usedUp();
  const { matchedCount } = await User.updateOne(
    { _id: reset.userId },
    { $set: { passwordHash, isEmailVerified: true }, $inc: { sessionVersion: 1 } },
  );
  if (matchedCount === 0) throw usedUp();
  await Promise.all([
    Session.deleteMany({ userId: reset.userId }),
    PasswordReset.deleteMany({ userId: reset.userId }),
  ]);
}

function usedUp(): AppError {
  const message = "This link has been used or is too old. Please ask for a new one.";
  return new AppError("INVALID_FIELDS", { message, fields: { token: message } });
}
