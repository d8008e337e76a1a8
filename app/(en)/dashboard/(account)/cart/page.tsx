import type { Metadata } from "next";
import { CartView } from "@/components/cart/cart-view";
import { requireUser } from "@/lib/accounts/auth/current-user";

export const metadata: Metadata = { title: "Cart" };

export default async function CartPage() {
  const user = await requireUser();
  return (
    <>
      <h1 className="mb-6 text-3xl">Cart</h1>
      <CartView email={user.email} />
    </>
  );
}
