import type { Metadata } from "next";
import { NewOrderView } from "@/components/orders-desk/new-order/new-order-view";
import { requireStaff } from "@/lib/accounts/auth/current-user";
import { readDiscountPercent } from "@/lib/orders/contents/queries";
import { withPageDeadline } from "@/lib/platform/http/page-deadline";
import { wordsOf } from "@/lib/words/of-request";

export const generateMetadata = (): Metadata => ({ title: wordsOf("deskKit").titles.newOrder });

export default async function NewOrderPage() {
  const user = await requireStaff();
  const discountPercent = await withPageDeadline(() => readDiscountPercent(user));
  return (
    <>
      <h1 className="mb-6 text-3xl">{wordsOf("deskKit").titles.newOrder}</h1>
      <NewOrderView discountPercent={discountPercent} />
    </>
  );
}
