import type { Metadata } from "next";
import { SalesView } from "@/components/products-desk/sales/sales-view";
import { requireAdmin } from "@/lib/accounts/auth/current-user";
import { wordsOf } from "@/lib/words/of-request";

export const generateMetadata = (): Metadata => ({ title: wordsOf("deskSales").title });

export default async function SalesPage() {
  await requireAdmin();
  const words = wordsOf("deskSales");
  return (
    <>
      <h1 className="text-3xl">{words.title}</h1>
      <p className="mt-2 mb-6 max-w-prose text-muted">{words.intro}</p>
      <SalesView />
    </>
  );
}
