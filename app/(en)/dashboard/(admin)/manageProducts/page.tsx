import type { Metadata } from "next";
import { ManageProductsView } from "@/components/products-desk/list/manage-products-view";
import { WantedBack } from "@/components/products-desk/list/wanted-back";
import { LinkButton } from "@/components/ui/link-button";
import { requireAdmin } from "@/lib/accounts/auth/current-user";
import { withPageDeadline } from "@/lib/platform/http/page-deadline";
import { PATHS } from "@/lib/paths";
import { listWanted } from "@/lib/messages/stock-alerts/queries";
import { wordsOf } from "@/lib/words/of-request";

export const generateMetadata = (): Metadata => ({ title: wordsOf("deskMenu").places.manageProducts });

export default async function ManageProductsPage() {
  await requireAdmin();
  const wanted = await withPageDeadline(listWanted);
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <h1 className="text-2xl md:text-3xl">{wordsOf("deskMenu").places.manageProducts}</h1>
        <WantedBack wanted={wanted} />
        <LinkButton variant="quiet" href={PATHS.addProduct} className="min-h-11 max-sm:px-3 max-sm:text-sm">
          {wordsOf("deskKit").products.add}
        </LinkButton>
      </div>
      <ManageProductsView />
    </>
  );
}
