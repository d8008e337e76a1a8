import type { Metadata } from "next";
import { AllOrdersView } from "@/components/admin/all-orders-view";
import { DeskSwitch } from "@/components/call-queue/desk-switch";
import { requireStaff } from "@/lib/auth/current-user";

export const metadata: Metadata = { title: "All Orders" };

export default async function AllOrdersPage() {
  await requireStaff();
  return (
    <>
      <DeskSwitch title="All Orders" />
      <AllOrdersView />
    </>
  );
}
