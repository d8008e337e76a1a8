import type { Metadata } from "next";
import { AccountMatters } from "@/components/profile/account-matters";
import { requireUser } from "@/lib/accounts/auth/current-user";
import { hasPassword, isEmailVerified } from "@/lib/accounts/users/queries";
import { getMessagePreferences } from "@/lib/messages/queries";
import { wordsOf } from "@/lib/words/of-request";

export const generateMetadata = (): Metadata => ({ title: wordsOf("account").titles.account });

export default async function AccountPage() {
  const { _id, name, email } = await requireUser();
  const [isProved, preferences, canSignInByPassword] = await Promise.all([
    isEmailVerified(_id),
    getMessagePreferences(_id),
    hasPassword(_id),
  ]);
  return (
    <>
      <h1 className="text-3xl">{wordsOf("account").titles.account}</h1>
      <p className="mt-2 wrap-anywhere text-muted">
        {name}, {email}
      </p>
      <AccountMatters
        user={{ name, email }}
        isProved={isProved}
        preferences={preferences}
        hasPassword={canSignInByPassword}
      />
    </>
  );
}
