import { EmailProof } from "@/components/profile/email-proof";
import { MessagePreferences } from "@/components/profile/message-preferences";
import { YourData } from "@/components/profile/your-data";
import type { MessagePreferencesDto } from "@/lib/messages/dto";

interface AccountMattersProps {
  user: { name: string; email: string };
  /** Whether the e-mail is proved. */
  isProved: boolean;
  preferences: MessagePreferencesDto;
  offersCartMail: boolean;
  hasPassword: boolean;
}

/** The settings of a user's own account. */
export function AccountMatters({
  user,
  isProved,
  preferences,
  offersCartMail,
  hasPassword,
}: AccountMattersProps) {
  return (
    <>
      <MessagePreferences {...{ preferences, isProved, offersCartMail }} />
      {!isProved && <EmailProof email={user.email} />}
      <YourData name={user.name} email={user.email} hasPassword={hasPassword} />
    </>
  );
}
