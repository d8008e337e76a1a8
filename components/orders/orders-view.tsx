"use client";

import { OrderCard } from "@/components/orders/order-card";
import { LinkButton } from "@/components/ui/link-button";
import { QueryState } from "@/components/ui/query-state";
import { useOrders } from "@/lib/orders/api";
import { PATHS } from "@/lib/paths";

export function OrdersView({ email }: { email: string }) {
  const orders = useOrders(email);
  return (
    <QueryState query={orders}>
      {(list) =>
        list.length === 0 ? (
          <div className="grid justify-items-start gap-4">
            <p className="text-lg">You have not ordered anything yet.</p>
            <LinkButton href={PATHS.home}>Find something to wear</LinkButton>
          </div>
        ) : (
          <ul aria-label="Your orders" className="grid gap-6">
            {list.map((order) => (
              <li key={order._id}>
                <OrderCard order={order} />
              </li>
            ))}
          </ul>
        )
      }
    </QueryState>
  );
}
