import type { Metadata } from "next";
import { CheckoutView } from "@/components/checkout/checkout-view";
import { requireUser } from "@/lib/accounts/auth/current-user";
import { hasPassword } from "@/lib/accounts/users/queries";
import { withPageDeadline } from "@/lib/platform/http/page-deadline";
import { firstContact, listUsedContacts } from "@/lib/orders/used-contacts";
import { wordsOf } from "@/lib/words/of-request";

export const generateMetadata = (): Metadata => ({ title: wordsOf("account").titles.checkout });

export default async function CheckoutPage() {
  const user = await requireUser();
  const [used, canSignInByPassword] = await withPageDeadline(() =>
    Promise.all([listUsedContacts(user._id), hasPassword(user._id)]),
  );
  return (
    <>
      <h1 className="mb-6 text-3xl">{wordsOf("account").titles.checkout}</h1>
      <CheckoutView
        email={user.email}
        hasPassword={canSignInByPassword}
        contact={firstContact(user, used)}
        used={used}
      />
    </>
  );
}
