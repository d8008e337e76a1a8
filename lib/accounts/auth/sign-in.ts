import "server-only";
import { z } from "zod";
import { MAX_PASSWORD_LENGTH } from "@/lib/accounts/passwords/rules";
import { verifyPassword } from "@/lib/accounts/passwords/password";
import { connectDb } from "@/lib/platform/database/db";
import { type Account, type TrustedDevice, isTrustedFor } from "@/lib/accounts/auth/trusted-device-cookie";
import { readBy } from "@/lib/platform/http/schema";
import { parseMobile } from "@/lib/platform/text/phone";
import {
  type Counter,
  type RateRule,
  refundAttempts,
  reserve,
  resetAttempts,
  tryConsume,
} from "@/lib/platform/http/rate-limit";
import { toUserDto, type UserDto } from "@/lib/accounts/users/dto";
import { emailSchema } from "@/lib/accounts/users/schema";
import { User } from "@/models/user";

const WINDOW_SECONDS = 15 * 60;
const PER_ACCOUNT_AND_ADDRESS: RateRule = { name: "sign-in", points: 10, windowSeconds: WINDOW_SECONDS };
/** Guesses by e-mail and by phone together: two names of one account are not twice as many guesses. */
const PER_PERSON_AND_ADDRESS: RateRule = { ...PER_ACCOUNT_AND_ADDRESS, name: "sign-in-person" };
const PER_DEVICE: RateRule = { name: "sign-in-device", points: 10, windowSeconds: WINDOW_SECONDS };
/** Bounds guessing at many accounts; a carrier has thousands of shoppers behind one address. */
const PER_ADDRESS: RateRule = { name: "sign-in-address", points: 400, windowSeconds: WINDOW_SECONDS };

/** Who signs in, as the account is found and as its attempts are counted. */
const loginSchema = z.union([
  emailSchema.transform((email) => ({ name: email, account: { email } })),
  z
    .string()
    .transform(readBy(parseMobile, "No mobile number."))
    .transform((provedPhone) => ({ name: provedPhone, account: { provedPhone } })),
]);

const credentialsSchema = z.object({
  email: loginSchema,
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
 * The account that e-mail and password belong to, or null: one answer for a wrong password and an unknown e-mail. A phone
 * stands for the e-mail of the one account that has proved it.
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
  const { email: login, password } = parsed.data;
  const user = await User.findOne({ ...login.account, expiresAt: null })
    .select("+passwordHash")
    .lean();
  const attempt = await countAttempt({ login: login.name, user, visitor });
  const isCorrect = await verifyPassword(password, attempt.isOpen ? user?.passwordHash : null).catch(
    async (error: unknown) => {
      await attempt.refund();
      throw error;
    },
  );
  if (!user || !isCorrect) return null;
  await attempt.succeed();
  return { ...toUserDto(user), sessionVersion: user.sessionVersion };
}

interface Attempted {
  /** As it was typed: an e-mail, or a phone. */
  login: string;
  user: (Account & { email: string }) | null;
  visitor: Visitor;
}

interface Attempt {
  /** Whether the password may be looked at. */
  isOpen: boolean;
  refund: () => Promise<void>;
  succeed: () => Promise<void>;
}

/** Counted before the password is looked at, and taken back if it is right: guesses at the same moment count too. */
async function countAttempt({ login, user, visitor: { address, device } }: Attempted): Promise<Attempt> {
  if (user && isTrustedFor(device, user)) {
    const key = `${user.email} ${device?.id}`;
    const refund = await reserve([{ rule: PER_DEVICE, key }]);
    return { isOpen: true, refund, succeed: () => resetAttempts(PER_DEVICE, key) };
  }
  const seen: Counter[] = [
    { rule: PER_ACCOUNT_AND_ADDRESS, key: `${login} ${address}` },
    { rule: PER_ADDRESS, key: address },
  ];
  const person: Counter = { rule: PER_PERSON_AND_ADDRESS, key: `${user?.email ?? login} ${address}` };
  await reserve(seen);
  // The answer does not tell of this limit: refused under one name after guesses under the other, it would tell that both
  // are of one account.
  const isOpen = await tryConsume(person.rule, person.key);
  const refund = () => refundAttempts([...seen, person]);
  return { isOpen, refund, succeed: refund };
}
