"use client";

import { useState } from "react";
import { EmptyCart } from "@/components/cart/empty-cart";
import { CheckoutForm } from "@/components/checkout/checkout-form";
import { QueryState } from "@/components/ui/query-state";
import { useCart } from "@/lib/cart/api";
import type { CartLineDto } from "@/lib/cart/dto";

interface CheckoutViewProps {
  email: string;
  name: string;
}

export function CheckoutView({ email, name }: CheckoutViewProps) {
  const cart = useCart(email);
  return <QueryState query={cart}>{(lines) => <Checkout name={name} lines={lines} />}</QueryState>;
}

/** The form stays once it is there, also when the cart is found empty: its repeat is what tells whether it succeeded. */
function Checkout({ name, lines }: { name: string; lines: CartLineDto[] }) {
  const [wasEmpty] = useState(lines.length === 0);
  return wasEmpty ? <EmptyCart /> : <CheckoutForm name={name} lines={lines} />;
}
