import "server-only";
import type { MessagePreferencesInput } from "@/lib/messages/schema";
import { Order } from "@/models/order";
import { User } from "@/models/user";

/**
 * Notes in which language an account is written to, from now on about the orders that it has too, and whether it wants
 * mails about its orders.
 */
export async function setMessagePreferences(
  userId: string,
  { language, isOrderMailWanted }: MessagePreferencesInput,
): Promise<void> {
  await User.updateOne(
    { _id: userId },
    {
      ...(language && { language }),
      ...(isOrderMailWanted === false && { isOrderMailOff: true }),
      ...(isOrderMailWanted === true && { $unset: { isOrderMailOff: 1 } }),
    },
  );
  if (language)
    await Order.updateMany(
      { userId, language: { $exists: true, $ne: language } },
      { language },
      { timestamps: false },
    );
}
