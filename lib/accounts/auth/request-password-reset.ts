import "server-only";
import { hashOneTimeToken, createOneTimeToken } from "@/lib/accounts/auth/one-time-token";
import { getEnv } from "@/lib/env";
import { tryConsume } from "@/lib/platform/http/rate-limit";
import { sendMail } from "@/lib/platform/mail/send-mail";
import { resetPath } from "@/lib/paths";
import { brandFacts } from "@/lib/shop-facts";
import { PasswordReset } from "@/models/one-time-link";
import { User } from "@/models/user";
import { MINUTE_MS } from "@/lib/platform/time/durations.mjs";

const RESET_TTL_MINUTES = 30;
const SECONDS_PER_MINUTE = 60;
// Past this nothing more is mailed, and nobody is told: that would tell that there is an account. This locks no owner
// out, also if a stranger asked: for as long as nothing is mailed, a link that was mailed before is good.
const MAILS_PER_ACCOUNT = {
  name: "reset-mails",
  points: 5,
  windowSeconds: RESET_TTL_MINUTES * SECONDS_PER_MINUTE,
};

/**
 * Mails a link that sets a new password, if there is an account of this e-mail. The caller answers before this is done,
 * so that a known and an unknown e-mail cannot be told apart. The link is built from the configured address.
 */
export async function requestPasswordReset(email: string): Promise<void> {
  const user = await User.findOne({ email, expiresAt: null }).select("name isEmailVerified").lean();
  if (!user || !(await tryConsume(MAILS_PER_ACCOUNT, email))) return;
  const token = createOneTimeToken();
  await PasswordReset.create({
    tokenHash: hashOneTimeToken(token),
    userId: user._id,
    expiresAt: new Date(Date.now() + RESET_TTL_MINUTES * MINUTE_MS),
  });
  await sendMail({
    to: email,
    subject: `Choose a new password for ${brandFacts().name}`,
    text: [
      // Until the e-mail is proved, a stranger may have chosen the name as a message to its owner.
      user.isEmailVerified ? `Hello ${user.name},` : "Hello,",
      `Open this link to choose a new password. It works once, for ${RESET_TTL_MINUTES} minutes:`,
      new URL(resetPath(token), getEnv().NEXTAUTH_URL).href,
      "If you didn't ask for this, ignore this email: nothing has changed.",
      `${brandFacts().name}, ${brandFacts().phone}`,
    ].join("\n\n"),
  });
}
