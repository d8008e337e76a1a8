"use client";

import { useEffect } from "react";
import { refreshCartCount, useCartCount } from "@/lib/orders/cart/count";

/** How many lines the cart holds, beside its menu entry; nothing while it is empty. */
export function CartCount() {
  const count = useCartCount();
  useEffect(() => void refreshCartCount(), []);
  if (count === 0) return null;
  return (
    <span className="price ml-1.5 min-w-5 rounded-full bg-indigo px-1 text-center text-xs leading-5 text-white">
      {count}
      <span className="sr-only"> in it</span>
    </span>
  );
}
