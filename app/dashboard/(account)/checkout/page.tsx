import type { Metadata } from "next";
import { CheckoutView } from "@/components/checkout/checkout-view";
import { requireUser } from "@/lib/auth/current-user";

export const metadata: Metadata = { title: "Checkout" };

export default async function CheckoutPage() {
  const user = await requireUser();
  return (
    <>
      <h1 className="mb-6 text-3xl">Checkout</h1>
      <CheckoutView email={user.email} name={user.name} />
    </>
  );
}
