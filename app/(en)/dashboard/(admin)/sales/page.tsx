import type { Metadata } from "next";
import { SalesView } from "@/components/products-desk/sales/sales-view";
import { requireAdmin } from "@/lib/accounts/auth/current-user";

export const metadata: Metadata = { title: "Sales" };

export default async function SalesPage() {
  await requireAdmin();
  return (
    <>
      <h1 className="text-3xl">Sales</h1>
      <p className="mt-2 mb-6 max-w-prose text-muted">
        The shop lowers the prices when a sale begins, and puts the old ones back when it ends. A price that
        you change meanwhile stays as you set it.
      </p>
      <SalesView />
    </>
  );
}
