import "server-only";
import { digestToken, secretTokenOf } from "@/lib/orders/tracking/tracking-token";
import { User } from "@/models/user";

interface Id {
  toString(): string;
}

/** The token of the link that stops the mails about an account's cart. */
export const cartStopTokenOf = (userId: Id): string => secretTokenOf(`stop cart mails ${userId.toString()}`);

/** The digest that an account keeps of it as long as it wants such mails. */
export const cartStopDigestOf = (userId: Id): string => digestToken(cartStopTokenOf(userId));

/** Stops them for the account with this token. The caller is not told whether there is one. */
export async function stopCartMails(token: string): Promise<void> {
  await User.updateMany({ cartStopDigest: digestToken(token) }, { $unset: { cartStopDigest: 1 } });
}
