"use client";

import { AdminOrderCard } from "@/components/admin/admin-order-card";
import { QueryState } from "@/components/ui/query-state";
import { useAllOrders } from "@/lib/orders/api";

export function AllOrdersView() {
  const orders = useAllOrders();
  return (
    <QueryState query={orders}>
      {(list) =>
        list.length === 0 ? (
          <p className="text-lg">There are no orders yet.</p>
        ) : (
          <ul aria-label="All orders" className="grid gap-6">
            {list.map((order) => (
              <li key={order._id}>
                <AdminOrderCard order={order} />
              </li>
            ))}
          </ul>
        )
      }
    </QueryState>
  );
}
