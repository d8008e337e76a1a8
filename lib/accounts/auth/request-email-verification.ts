import "server-only";
import { writeLinkMail } from "@/lib/accounts/auth/write-link-mail";
import { issueOneTimeToken } from "@/lib/accounts/auth/one-time-token";
import { AppError } from "@/lib/platform/http/errors";
import { tryConsume } from "@/lib/platform/http/rate-limit";
import type { Mail } from "@/lib/platform/mail/send-mail";
import { confirmEmailPath } from "@/lib/paths";
import { EmailVerification } from "@/models/one-time-link";
import { User } from "@/models/user";
import { HOUR_MS } from "@/lib/platform/time/durations.mjs";
import type { Language } from "@/lib/words/constants";
import { wordsOf } from "@/lib/words/of-request";

const PROOF_TTL_HOURS = 24;
const SECONDS_PER_HOUR = 3_600;
/** A stranger who registers somebody else's address cannot fill that mailbox. */
const MAILS_PER_ACCOUNT = {
  name: "proof-mails",
  points: 3,
  windowSeconds: PROOF_TTL_HOURS * SECONDS_PER_HOUR,
};

interface RequestOptions {
  userId: string;
  /** Of the page that asks; otherwise the account's. */
  language?: Language | undefined;
}

/**
 * The mail with a link by which the user of this account proves that its e-mail is theirs, or null if that is proved
 * already. Throws TOO_MANY_REQUESTS.
 */
export async function requestEmailVerification(options: RequestOptions): Promise<Mail | null> {
  const { userId } = options;
  const user = await User.findOne({ _id: userId, isEmailVerified: { $ne: true } })
    .select("email language")
    .lean();
  if (!user) return null;
  if (!(await tryConsume(MAILS_PER_ACCOUNT, userId))) {
    throw new AppError("TOO_MANY_REQUESTS", {
      message: "We have sent you three links today. Please check your spam folder, or ask again tomorrow.",
      retryAfterSeconds: MAILS_PER_ACCOUNT.windowSeconds,
    });
  }
  const token = await issueOneTimeToken(EmailVerification, {
    userId: user._id,
    ttlMs: PROOF_TTL_HOURS * HOUR_MS,
  });
  const language = options.language ?? user.language ?? "en";
  const { helloWithoutName, confirmEmail } = wordsOf("accountMails", language);
  const mail = {
    ...confirmEmail,
    // Until the e-mail is proved, a stranger may have chosen the name as a message.
    greeting: helloWithoutName,
    ask: confirmEmail.ask(PROOF_TTL_HOURS),
    link: confirmEmailPath(token),
  };
  return { to: user.email, ...writeLinkMail(language, mail) };
}
