import type { Metadata } from "next";
import { NewOrderView } from "@/components/orders-desk/new-order/new-order-view";
import { requireStaff } from "@/lib/accounts/auth/current-user";

export const metadata: Metadata = { title: "New order" };

export default async function NewOrderPage() {
  await requireStaff();
  return (
    <>
      <h1 className="mb-6 text-3xl">New order</h1>
      <NewOrderView />
    </>
  );
}
