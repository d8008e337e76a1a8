import "server-only";
import { signAccessToken, TOKEN_TTL_SECONDS } from "@/lib/accounts/auth/access-token";
import { readSessionCookie } from "@/lib/accounts/auth/session-cookie";
import { findSessionUser } from "@/lib/accounts/auth/sessions";
import { AppError } from "@/lib/platform/http/errors";

interface IssueTokenOptions {
  /** Value of the sign-in cookie. */
  cookie: string | undefined;
  /** The e-mail that the client says it is signed in with. */
  email: string;
}

interface IssuedToken {
  token: string;
  /** Seconds. */
  expiresIn: number;
}

/** A bearer token for the owner of the sign-in session. Throws NOT_SIGNED_IN, and FORBIDDEN for another's e-mail. */
export async function issueToken({ cookie, email }: IssueTokenOptions): Promise<IssuedToken> {
  const subject = await readSessionCookie(cookie);
  const user = subject && (await findSessionUser(subject));
  if (!user) throw new AppError("NOT_SIGNED_IN");
  if (user.email !== email) throw new AppError("FORBIDDEN");
  return { token: await signAccessToken(subject), expiresIn: TOKEN_TTL_SECONDS };
}
