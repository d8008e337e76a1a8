"use client";

import { useLanguage, useWords } from "#words";
import Link from "next/link";
import { useState } from "react";
import { EmptyCart } from "@/components/cart/empty-cart";
import { CheckoutForm } from "@/components/checkout/checkout-form";
import { QueryState } from "@/components/ui/query-state";
import { useCart } from "@/lib/orders/cart/api";
import type { CartLineDto } from "@/lib/orders/cart/dto";
import type { Contact, UsedContact } from "@/lib/orders/dto";
import { PATHS } from "@/lib/paths";
import { localPath } from "@/lib/words/local-path.mjs";

interface CheckoutViewProps {
  email: string;
  hasPassword: boolean;
  contact: Contact;
  used: readonly UsedContact[];
}

export function CheckoutView({ email, ...known }: CheckoutViewProps) {
  const { cart: words } = useWords("ordering");
  const cart = useCart(email);
  return (
    <QueryState query={cart} say={words.failure}>
      {(lines) => <Checkout email={email} {...known} lines={lines} />}
    </QueryState>
  );
}

/** The form stays even when the cart turns out empty: sending it again tells whether the order succeeded. */
function Checkout(props: CheckoutViewProps & { lines: CartLineDto[] }) {
  const { justOrdered } = useWords("ordering").checkout;
  const language = useLanguage();
  const [wasEmpty] = useState(props.lines.length === 0);
  if (!wasEmpty) return <CheckoutForm {...props} />;
  return (
    <>
      <EmptyCart />
      <p className="mt-6">
        {justOrdered.before}{" "}
        <Link href={localPath(language, PATHS.orders)} className="link">
          {justOrdered.link}
        </Link>
        {justOrdered.after}
      </p>
    </>
  );
}
