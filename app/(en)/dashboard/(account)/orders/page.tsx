import type { Metadata } from "next";
import { OrdersView } from "@/components/orders/orders-view";
import { ReturnConditions } from "@/components/returns/return-conditions";
import { requireUser } from "@/lib/accounts/auth/current-user";
import { readPage } from "@/lib/settings/pages/queries";
import { firstListOf } from "@/lib/settings/pages/rules";
import { wordsOf } from "@/lib/words/of-request";

export const generateMetadata = (): Metadata => ({ title: wordsOf("orders").title });

export default async function OrdersPage() {
  const user = await requireUser();
  const { blocks, lang } = await readPage("returns");
  return (
    <>
      <h1 className="mb-6 text-3xl">{wordsOf("orders").title}</h1>
      <ReturnConditions conditions={firstListOf(blocks)} lang={lang}>
        <OrdersView email={user.email} />
      </ReturnConditions>
    </>
  );
}
