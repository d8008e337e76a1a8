import "server-only";
import { hashOneTimeToken, createOneTimeToken } from "@/lib/accounts/auth/one-time-token";
import { getEnv } from "@/lib/env";
import { AppError } from "@/lib/platform/http/errors";
import { tryConsume } from "@/lib/platform/http/rate-limit";
import type { Mail } from "@/lib/platform/mail/send-mail";
import { confirmEmailPath } from "@/lib/paths";
import { brandFacts } from "@/lib/shop-facts";
import { EmailVerification } from "@/models/one-time-link";
import { User } from "@/models/user";
import { HOUR_MS } from "@/lib/platform/time/durations.mjs";

const PROOF_TTL_HOURS = 24;
const SECONDS_PER_HOUR = 3_600;
/** A stranger who registers somebody else's address cannot fill that mailbox. */
const MAILS_PER_ACCOUNT = {
  name: "proof-mails",
  points: 3,
  windowSeconds: PROOF_TTL_HOURS * SECONDS_PER_HOUR,
};

/**
 * The mail with a link by which the user of this account proves that its e-mail is theirs, or null if that is proved
 * already. Throws TOO_MANY_REQUESTS.
 */
export async function requestEmailVerification(userId: string): Promise<Mail | null> {
  const user = await User.findOne({ _id: userId, isEmailVerified: { $ne: true } })
    .select("email")
    .lean();
  if (!user) return null;
  if (!(await tryConsume(MAILS_PER_ACCOUNT, userId))) {
    throw new AppError("TOO_MANY_REQUESTS", {
      message: "We have sent you three links today. Please check your spam folder, or ask again tomorrow.",
      retryAfterSeconds: MAILS_PER_ACCOUNT.windowSeconds,
    });
  }
  const token = createOneTimeToken();
  await EmailVerification.create({
    tokenHash: hashOneTimeToken(token),
    userId: user._id,
    expiresAt: new Date(Date.now() + PROOF_TTL_HOURS * HOUR_MS),
  });
  // The mail leaves the name out: until the e-mail is proved, a stranger may have chosen it as a message.
  return {
    to: user.email,
    subject: `Confirm your email for ${brandFacts().name}`,
    text: [
      "Hello,",
      `open this link to confirm that this email address is yours. It works once, for ${PROOF_TTL_HOURS} hours, while you are logged in:`,
      new URL(confirmEmailPath(token), getEnv().NEXTAUTH_URL).href,
      "If you have no account with us, somebody has entered your address. Ignore this email, and nothing happens.",
      `${brandFacts().name}, ${brandFacts().phone}`,
    ].join("\n\n"),
  };
}
