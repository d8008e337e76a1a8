import "server-only";
import { digestPhoneCode, MOST_TRIES } from "@/lib/messages/phone-proof/phone-code";
import type { ConfirmPhoneCodeInput } from "@/lib/messages/phone-proof/schema";
import { unlessDuplicate } from "@/lib/platform/database/db";
import { AppError } from "@/lib/platform/http/errors";
import { PhoneProof } from "@/models/phone-proof";
import { User } from "@/models/user";
import type { UserDto } from "@/lib/accounts/users/dto";

interface ConfirmPhoneCodeOptions {
  user: UserDto;
  input: ConfirmPhoneCodeInput;
}

/** Takes a code for the proof that a phone is this account's. Throws INVALID_FIELDS. */
export async function confirmPhoneCode({
  user,
  input: { phone, code },
}: ConfirmPhoneCodeOptions): Promise<void> {
  const userId = user._id;
  // Counted before it is compared: guesses at the same moment are guesses too.
  const proof = await PhoneProof.findOneAndUpdate(
    { userId, phone, tries: { $lt: MOST_TRIES }, expiresAt: { $gt: new Date() } },
    { $inc: { tries: 1 } },
    { returnDocument: "after" },
  ).lean();
  if (proof?.codeDigest !== digestPhoneCode({ userId, phone, code }))
    throw refused(
      "This code is wrong, used already, or older than ten minutes. Please check it, or ask for a new one.",
    );
  const { deletedCount } = await PhoneProof.deleteOne({ _id: proof._id, codeDigest: proof.codeDigest });
  if (deletedCount === 0) throw refused("This code was used already.");
  const proved = await unlessDuplicate(User.updateOne({ _id: userId }, { provedPhone: phone }));
  if (!proved)
    throw refused(
      "This number belongs to another account. Please log in to that account, or use another number.",
    );
}

function refused(message: string): AppError {
  return new AppError("INVALID_FIELDS", { message, fields: { code: message } });
}
