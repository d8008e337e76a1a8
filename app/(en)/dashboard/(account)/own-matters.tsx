import { AccountMatters } from "@/components/profile/account-matters";
import { getProvedPhone, hasPassword, isEmailVerified } from "@/lib/accounts/users/queries";
import type { UserDto } from "@/lib/accounts/users/dto";
import { smsChannel } from "@/lib/messages/channels/configured";
import { getMessagePreferences, offersCartMails } from "@/lib/messages/queries";

/** The settings of the account of who is signed in. */
export async function OwnMatters({ user: { _id, name, email } }: { user: UserDto }) {
  const [isProved, preferences, offersCartMail, canSignInByPassword, provedPhone] = await Promise.all([
    isEmailVerified(_id),
    getMessagePreferences(_id),
    offersCartMails(),
    hasPassword(_id),
    smsChannel() && getProvedPhone(_id),
  ]);
  return (
    <AccountMatters
      user={{ name, email }}
      isProved={isProved}
      preferences={preferences}
      offersCartMail={offersCartMail}
      hasPassword={canSignInByPassword}
      provedPhone={provedPhone}
    />
  );
}
