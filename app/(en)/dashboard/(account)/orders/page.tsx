import type { Metadata } from "next";
import { OrdersView } from "@/components/orders/orders-view";
import { MoreProducts } from "@/components/product/more-products";
import { ReturnTerms } from "@/components/returns/return-terms";
import { requireUser } from "@/lib/accounts/auth/current-user";
import { listGoesWith } from "@/lib/catalogue/products/goes-with";
import { listCalledOff } from "@/lib/orders/list-called-off";
import { listLastProducts } from "@/lib/orders/list-last-products";
import { withPageDeadline } from "@/lib/platform/http/page-deadline";
import { brandTexts } from "@/lib/settings/brand/words";
import { readPage } from "@/lib/settings/pages/queries";
import { firstListOf } from "@/lib/settings/pages/rules";
import { languageOfRequest, wordsOf } from "@/lib/words/of-request";

export const generateMetadata = (): Metadata => ({ title: wordsOf("orders").title });

export default async function OrdersPage() {
  const user = await requireUser();
  const { blocks, lang } = await readPage("returns");
  const { address } = brandTexts(languageOfRequest());
  const [goesWith, calledOff] = await withPageDeadline(() =>
    Promise.all([listLastProducts(user._id).then(listGoesWith), listCalledOff(user._id)]),
  );
  return (
    <>
      <h1 className="mb-6 text-3xl">{wordsOf("orders").title}</h1>
      <ReturnTerms conditions={firstListOf(blocks)} lang={lang} address={address.text}>
        <OrdersView email={user.email} calledOff={calledOff} />
      </ReturnTerms>
      <MoreProducts title={wordsOf("orders").goesWith} products={goesWith} />
    </>
  );
}
