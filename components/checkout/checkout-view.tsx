"use client";

import { EmptyCart } from "@/components/cart/cart-view";
import { CheckoutForm } from "@/components/checkout/checkout-form";
import { QueryState } from "@/components/ui/query-state";
import { useCart } from "@/lib/cart/api";

interface CheckoutViewProps {
  email: string;
  name: string;
}

export function CheckoutView({ email, name }: CheckoutViewProps) {
  const cart = useCart(email);
  return (
    <QueryState query={cart}>
      {(lines) => (lines.length === 0 ? <EmptyCart /> : <CheckoutForm name={name} lines={lines} />)}
    </QueryState>
  );
}
