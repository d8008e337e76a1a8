import "server-only";
import { writeLinkMail } from "@/lib/accounts/auth/write-link-mail";
import { issueOneTimeToken } from "@/lib/accounts/auth/one-time-token";
import { tryConsume } from "@/lib/platform/http/rate-limit";
import { sendMail } from "@/lib/platform/mail/send-mail";
import { resetPath } from "@/lib/paths";
import { PasswordReset } from "@/models/one-time-link";
import { User } from "@/models/user";
import { MINUTE_MS } from "@/lib/platform/time/durations.mjs";
import type { Language } from "@/lib/words/constants";
import { wordsOf } from "@/lib/words/of-request";

const RESET_TTL_MINUTES = 30;
const SECONDS_PER_MINUTE = 60;
// Past this nothing more is mailed, and nobody is told: that would tell that there is an account. This locks no owner
// out, also if a stranger asked: for as long as nothing is mailed, a link that was mailed before is good.
const MAILS_PER_ACCOUNT = {
  name: "reset-mails",
  points: 5,
  windowSeconds: RESET_TTL_MINUTES * SECONDS_PER_MINUTE,
};

interface RequestOptions {
  email: string;
  /** Of the page that asks; otherwise the account's. */
  language?: Language | undefined;
}

/**
 * Mails a link that sets a new password, if there is an account of this e-mail. The caller answers before this is done,
 * so that a known and an unknown e-mail cannot be told apart. The link is built from the configured address.
 */
export async function requestPasswordReset({ email, language: asked }: RequestOptions): Promise<void> {
  const user = await User.findOne({ email, expiresAt: null }).select("name isEmailVerified language").lean();
  if (!user || !(await tryConsume(MAILS_PER_ACCOUNT, email))) return;
  const token = await issueOneTimeToken(PasswordReset, {
    userId: user._id,
    ttlMs: RESET_TTL_MINUTES * MINUTE_MS,
  });
  const language = asked ?? user.language ?? "en";
  const { hello, helloWithoutName, reset } = wordsOf("accountMails", language);
  const mail = {
    ...reset,
    // Until the e-mail is proved, a stranger may have chosen the name as a message to its owner.
    greeting: user.isEmailVerified ? hello(user.name) : helloWithoutName,
    ask: reset.ask(RESET_TTL_MINUTES),
    link: resetPath(token),
  };
  await sendMail({ to: email, ...writeLinkMail(language, mail) });
}
