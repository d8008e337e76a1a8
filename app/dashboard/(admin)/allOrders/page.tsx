import type { Metadata } from "next";
import { AllOrdersView } from "@/components/admin/all-orders-view";
import { requireAdmin } from "@/lib/auth/current-user";

export const metadata: Metadata = { title: "All Orders" };

export default async function AllOrdersPage() {
  await requireAdmin();
  return (
    <>
      <h1 className="mb-6 text-3xl">All Orders</h1>
      <AllOrdersView />
    </>
  );
}
