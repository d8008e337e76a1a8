import { EmailProof } from "@/components/profile/email-proof";
import { MessagePreferences } from "@/components/profile/message-preferences";
import { PhoneSignIn } from "@/components/profile/phone-sign-in";
import { YourData } from "@/components/profile/your-data";
import type { MessagePreferencesDto } from "@/lib/messages/dto";

interface AccountMattersProps {
  user: { name: string; email: string };
  /** Whether the e-mail is proved. */
  isProved: boolean;
  preferences: MessagePreferencesDto;
  offersCartMail: boolean;
  hasPassword: boolean;
  /** The proved phone, or null; undefined where the shop can send no SMS to prove one. */
  provedPhone: string | null | undefined;
}

/** The settings of a user's own account. */
export function AccountMatters({
  user,
  isProved,
  preferences,
  offersCartMail,
  hasPassword,
  provedPhone,
}: AccountMattersProps) {
  return (
    <>
      <MessagePreferences {...{ preferences, isProved, offersCartMail }} />
      {!isProved && <EmailProof email={user.email} />}
      {hasPassword && provedPhone !== undefined && <PhoneSignIn provedPhone={provedPhone} />}
      <YourData name={user.name} email={user.email} hasPassword={hasPassword} />
    </>
  );
}
