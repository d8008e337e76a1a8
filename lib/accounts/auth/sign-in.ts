import "server-only";
import { z } from "zod";
import { MAX_PASSWORD_LENGTH } from "@/lib/accounts/passwords/rules";
import { verifyPassword } from "@/lib/accounts/passwords/password";
import { connectDb } from "@/lib/platform/database/db";
import { type TrustedDevice, isTrustedFor } from "@/lib/accounts/auth/trusted-device-cookie";
import { resetAttempts, type RateRule, reserve } from "@/lib/platform/http/rate-limit";
import { toUserDto, type UserDto } from "@/lib/accounts/users/dto";
import { emailSchema } from "@/lib/accounts/users/schema";
import { User } from "@/models/user";

const WINDOW_SECONDS = 15 * 60;
const PER_ACCOUNT_AND_ADDRESS: RateRule = { name: "sign-in", points: 10, windowSeconds: WINDOW_SECONDS };
const PER_DEVICE: RateRule = { name: "sign-in-device", points: 10, windowSeconds: WINDOW_SECONDS };
/** Bounds guessing at many accounts; a carrier has thousands of shoppers behind one address. */
const PER_ADDRESS: RateRule = { name: "sign-in-address", points: 400, windowSeconds: WINDOW_SECONDS };

const credentialsSchema = z.object({
  email: emailSchema,
  password: z.string().min(1).max(MAX_PASSWORD_LENGTH),
});

interface CheckedUser extends UserDto {
  /** The version at the check of the password: a reset since then revokes the session that is about to start. */
  sessionVersion: number;
}

interface Visitor {
  address: string;
  device: TrustedDevice | null;
}

/**
 * The account that e-mail and password belong to, or null: one answer for a wrong password and an unknown e-mail.
 * Throws TOO_MANY_REQUESTS, and OVERLOADED while too many passwords are looked at. Only failures count, for account and
 * address together, so that nobody can lock a victim out; a device that is known for the account has a count of its
 * own, which nobody else behind its address uses up.
 */
export async function checkCredentials(input: unknown, visitor: Visitor): Promise<CheckedUser | null> {
  await connectDb();
  const parsed = credentialsSchema.safeParse(input);
  if (!parsed.success) {
    await reserve([{ rule: PER_ADDRESS, key: visitor.address }]);
    return null;
  }
  const { email, password } = parsed.data;
  const user = await User.findOne({ email, expiresAt: null }).select("+passwordHash").lean();
  const isTrusted = user !== null && isTrustedFor(visitor.device, user);
  const ofDevice = isTrusted ? { rule: PER_DEVICE, key: `${email} ${visitor.device?.id}` } : null;
  // Counted before the password is looked at, and taken back if it is right: guesses at the same moment count too.
  const refund = await reserve(
    ofDevice
      ? [ofDevice]
      : [
          { rule: PER_ACCOUNT_AND_ADDRESS, key: `${email} ${visitor.address}` },
          { rule: PER_ADDRESS, key: visitor.address },
        ],
  );
  const isCorrect = await verifyPassword(password, user?.passwordHash).catch(async (error: unknown) => {
    await refund();
    throw error;
  });
  if (!user || !isCorrect) return null;
  await (ofDevice ? resetAttempts(ofDevice.rule, ofDevice.key) : refund());
  return { ...toUserDto(user), sessionVersion: user.sessionVersion };
}
