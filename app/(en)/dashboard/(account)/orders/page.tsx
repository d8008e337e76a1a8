import type { Metadata } from "next";
import { OrdersView } from "@/components/orders/orders-view";
import { requireUser } from "@/lib/accounts/auth/current-user";

export const metadata: Metadata = { title: "Orders" };

export default async function OrdersPage() {
  const user = await requireUser();
  return (
    <>
      <h1 className="mb-6 text-3xl">Orders</h1>
      <OrdersView email={user.email} />
    </>
  );
}
