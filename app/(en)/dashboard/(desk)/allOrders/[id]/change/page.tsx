import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ChangeOrderView } from "@/components/orders-desk/contents/change-order-view";
import { requireStaff } from "@/lib/accounts/auth/current-user";
import { idSchema } from "@/lib/platform/http/id-schema";
import { withPageDeadline } from "@/lib/platform/http/page-deadline";
import { readDiscountPercent } from "@/lib/orders/contents/queries";
import { listOrdersByIds } from "@/lib/orders/queries";
import { wordsOf } from "@/lib/words/of-request";

export const generateMetadata = (): Metadata => ({ title: wordsOf("deskKit").titles.changeAnOrder });

export default async function ChangeOrderPage({ params }: { params: Promise<{ id: string }> }) {
  const user = await requireStaff();
  const id = idSchema.safeParse((await params).id);
  const [order] = id.success ? await withPageDeadline(() => listOrdersByIds([id.data])) : [];
  if (!order) notFound();
  const words = wordsOf("deskOrders");
  const discountPercent = await withPageDeadline(() => readDiscountPercent(user));
  return (
    <>
      <h1 className="mb-6 text-3xl">
        {words.change.before}
        <span className="price">{wordsOf("orders").number(order.orderNumber)}</span>
        {words.change.after}
      </h1>
      <ChangeOrderView orderId={order._id} discountPercent={discountPercent} />
    </>
  );
}
