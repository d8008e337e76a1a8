"use client";

import Link from "next/link";
import { useState } from "react";
import { EmptyCart } from "@/components/cart/empty-cart";
import { CheckoutForm } from "@/components/checkout/checkout-form";
import { QueryState } from "@/components/ui/query-state";
import { useCart } from "@/lib/orders/cart/api";
import type { CartLineDto } from "@/lib/orders/cart/dto";
import type { Contact } from "@/lib/orders/dto";
import { PATHS } from "@/lib/paths";

interface CheckoutViewProps {
  email: string;
  contact: Contact;
}

export function CheckoutView({ email, contact }: CheckoutViewProps) {
  const cart = useCart(email);
  return (
    <QueryState query={cart}>
      {(lines) => <Checkout email={email} contact={contact} lines={lines} />}
    </QueryState>
  );
}

/** The form stays even when the cart turns out empty: sending it again tells whether the order succeeded. */
function Checkout({ email, contact, lines }: CheckoutViewProps & { lines: CartLineDto[] }) {
  const [wasEmpty] = useState(lines.length === 0);
  if (!wasEmpty) return <CheckoutForm email={email} contact={contact} lines={lines} />;
  return (
    <>
      <EmptyCart />
      <p className="mt-6">
        If you have just ordered, you'll find it on your{" "}
        <Link href={PATHS.orders} className="link">
          Orders page
        </Link>
        .
      </p>
    </>
  );
}
