import "server-only";
import { cartStopDigestOf } from "@/lib/messages/cart-mail/stop-cart-mails";
import type { MessagePreferencesInput } from "@/lib/messages/schema";
import { Order } from "@/models/order";
import { User } from "@/models/user";

/**
 * Notes in which language an account is written to, from now on about the orders that it has too, and whether it wants
 * mails about its orders and its cart.
 */
export async function setMessagePreferences(
  userId: string,
  { language, isOrderMailWanted, isCartMailWanted }: MessagePreferencesInput,
): Promise<void> {
  await User.updateOne(
    { _id: userId },
    {
      ...(language && { language }),
      ...(isOrderMailWanted === false && { isOrderMailOff: true }),
      ...(isCartMailWanted === true && { cartStopDigest: cartStopDigestOf(userId) }),
      $unset: {
        ...(isOrderMailWanted === true && { isOrderMailOff: 1 as const }),
        ...(isCartMailWanted === false && { cartStopDigest: 1 as const }),
      },
    },
  );
  if (language)
    await Order.updateMany(
      { userId, language: { $exists: true, $ne: language } },
      { language },
      { timestamps: false },
    );
}
