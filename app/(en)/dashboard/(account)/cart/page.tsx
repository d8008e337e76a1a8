import type { Metadata } from "next";
import { CartView } from "@/components/cart/cart-view";
import { requireUser } from "@/lib/accounts/auth/current-user";
import { wordsOf } from "@/lib/words/of-request";

export const generateMetadata = (): Metadata => ({ title: wordsOf("account").titles.cart });

export default async function CartPage() {
  const user = await requireUser();
  return (
    <>
      <h1 className="mb-6 text-3xl">{wordsOf("account").titles.cart}</h1>
      <CartView email={user.email} />
    </>
  );
}
