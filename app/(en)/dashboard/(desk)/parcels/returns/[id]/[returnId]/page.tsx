import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ExchangeForm } from "@/components/returns-desk/exchange-form";
import { requireStaff } from "@/lib/accounts/auth/current-user";
import { withPageDeadline } from "@/lib/platform/http/page-deadline";
import { listProductsByIds } from "@/lib/catalogue/products/queries";
import { readDiscountPercent } from "@/lib/orders/contents/queries";
import { findReturnDto } from "@/lib/returns/queries";
import { returnParamsSchema } from "@/lib/returns/schema";
import { wordsOf } from "@/lib/words/of-request";

export const generateMetadata = (): Metadata => ({ title: wordsOf("deskKit").titles.exchange });

export default async function ExchangePage({
  params,
}: PageProps<"/dashboard/parcels/returns/[id]/[returnId]">) {
  const user = await requireStaff();
  const parsed = returnParamsSchema.safeParse(await params);
  const entry = parsed.success ? await withPageDeadline(() => findReturnDto(parsed.data)) : null;
  if (!entry) notFound();
  const productIds = entry.order.cartItems.map(({ productId }) => productId);
  const [products, discountPercent] = await withPageDeadline(() =>
    Promise.all([listProductsByIds(productIds), readDiscountPercent(user)]),
  );
  const { title: words } = wordsOf("deskReturns").exchange;
  return (
    <>
      <h1 className="mb-6 text-3xl">
        {words.before}
        <span className="price">{wordsOf("orders").number(entry.order.orderNumber)}</span>
        {words.of(entry.order.name)}
      </h1>
      <ExchangeForm entry={entry} products={products} discountPercent={discountPercent} />
    </>
  );
}
