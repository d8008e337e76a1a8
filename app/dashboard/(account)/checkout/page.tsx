import type { Metadata } from "next";
import { CheckoutView } from "@/components/checkout/checkout-view";
import { requireUser } from "@/lib/accounts/auth/current-user";
import { withPageDeadline } from "@/lib/platform/http/page-deadline";
import { getLastContact } from "@/lib/orders/queries";

export const metadata: Metadata = { title: "Checkout" };

export default async function CheckoutPage() {
  const user = await requireUser();
  const contact = await withPageDeadline(() => getLastContact(user));
  return (
    <>
      <h1 className="mb-6 text-3xl">Checkout</h1>
      <CheckoutView email={user.email} contact={contact} />
    </>
  );
}
