import "server-only";
import type { MessagePreferencesInput } from "@/lib/messages/schema";
import { User } from "@/models/user";

/** Notes in which language an account is written to, and whether it wants mails about its orders. */
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
}
