import "server-only";
import { z } from "zod";
import { MAX_PASSWORD_LENGTH } from "@/lib/auth/rules";
import { isPasswordCorrect } from "@/lib/auth/password";
import { connectDb } from "@/lib/db";
import { consume, forgive, type RateRule } from "@/lib/http/rate-limit";
import { toUserDto, type UserDto } from "@/lib/users/dto";
import { emailSchema } from "@/lib/users/schema";
import { User } from "@/models/user";

const PER_ACCOUNT_AND_ADDRESS: RateRule = { name: "sign-in", points: 10, windowSeconds: 15 * 60 };
const PER_ADDRESS: RateRule = { name: "sign-in-address", points: 200, windowSeconds: 15 * 60 };

const credentialsSchema = z.object({
  email: emailSchema,
  password: z.string().min(1).max(MAX_PASSWORD_LENGTH),
});

export interface CheckedUser extends UserDto {
  /** As it was when the password was looked at: a reset since then revokes the session that is about to start. */
  sessionVersion: number;
}

/**
 * The account that e-mail and password belong to, or null: one answer for a wrong password and an unknown e-mail.
 * Throws TOO_MANY_REQUESTS. Counted for account and address together, so that nobody can lock a victim out.
 */
export async function checkCredentials(input: unknown, address: string): Promise<CheckedUser | null> {
  await connectDb();
  const parsed = credentialsSchema.safeParse(input);
  await consume(PER_ADDRESS, address);
  if (!parsed.success) return null;
  const { email, password } = parsed.data;
  const attempt = `${email} ${address}`;
  await consume(PER_ACCOUNT_AND_ADDRESS, attempt);
  const user = await User.findOne({ email, expiresAt: null }).select("+passwordHash").lean();
  const isCorrect = await isPasswordCorrect(password, user?.passwordHash);
  if (!user || !isCorrect) return null;
  await forgive(PER_ACCOUNT_AND_ADDRESS, attempt);
  return { ...toUserDto(user), sessionVersion: user.sessionVersion };
}
