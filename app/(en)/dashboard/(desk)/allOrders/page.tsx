import type { Metadata } from "next";
import { AllOrdersView } from "@/components/orders-desk/all-orders-view";
import { DeskSwitch } from "@/components/desk-kit/desk-switch";
import { requireStaff } from "@/lib/accounts/auth/current-user";
import { wordsOf } from "@/lib/words/of-request";

export const generateMetadata = (): Metadata => ({ title: wordsOf("deskKit").titles.allOrders });

export default async function AllOrdersPage() {
  await requireStaff();
  return (
    <>
      <DeskSwitch title="allOrders" />
      <AllOrdersView />
    </>
  );
}
