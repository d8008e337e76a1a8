import "server-only";
import { checkCredentials } from "@/lib/accounts/auth/sign-in";
import { AppError } from "@/lib/platform/http/errors";
import type { UserDto } from "@/lib/accounts/users/dto";
import { hasPassword } from "@/lib/accounts/users/queries";
import { Session } from "@/models/session";
import { MINUTE_MS } from "@/lib/platform/time/durations.mjs";

/** How long a sign-in counts as proof for an account without a password. */
const FRESH_MS = 10 * MINUTE_MS;

interface FreshProofOptions {
  user: UserDto;
  sessionId: string;
  password: string | undefined;
  clientAddress: string;
}

/**
 * Asks for the password again or, where the account has none, for a sign-in of just now: the finder of a signed-in
 * phone is not its owner. Throws INVALID_FIELDS, SIGN_IN_AGAIN and TOO_MANY_REQUESTS.
 */
export async function requireFreshProof(options: FreshProofOptions): Promise<void> {
  const { user, sessionId, password, clientAddress } = options;
  if (await hasPassword(user._id)) {
    if (password === undefined) throw wrong("Please enter your password.");
    const visitor = { address: clientAddress, device: null };
    const checked = await checkCredentials({ email: user.email, password }, visitor);
    if (checked?._id !== user._id) throw wrong("This is not your password.");
    return;
  }
  const since = new Date(Date.now() - FRESH_MS);
  if (!(await Session.exists({ _id: sessionId, userId: user._id, createdAt: { $gte: since } })))
    throw new AppError("SIGN_IN_AGAIN");
}

const wrong = (password: string): AppError => new AppError("INVALID_FIELDS", { fields: { password } });
