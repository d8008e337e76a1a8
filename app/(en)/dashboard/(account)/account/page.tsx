import type { Metadata } from "next";
import { OwnMatters } from "@/app/(en)/dashboard/(account)/own-matters";
import { requireUser } from "@/lib/accounts/auth/current-user";
import { wordsOf } from "@/lib/words/of-request";

export const generateMetadata = (): Metadata => ({ title: wordsOf("account").titles.account });

export default async function AccountPage() {
  const user = await requireUser();
  return (
    <>
      <h1 className="text-3xl">{wordsOf("account").titles.account}</h1>
      <p className="mt-2 wrap-anywhere text-muted">
        {user.name}, {user.email}
      </p>
      <OwnMatters user={user} />
    </>
  );
}
