import type { Metadata } from "next";
import { CodesView } from "@/components/orders-desk/codes/codes-view";
import { requireAdmin } from "@/lib/accounts/auth/current-user";

export const metadata: Metadata = { title: "Codes" };

export default async function CodesPage() {
  await requireAdmin();
  return (
    <>
      <h1 className="text-3xl">Codes</h1>
      <p className="mt-2 mb-6 max-w-prose text-muted">
        A code takes something off an order at the checkout. A change counts for orders from now on.
      </p>
      <CodesView />
    </>
  );
}
